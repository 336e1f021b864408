internal import GymBoLog

/// The cells of weeks as they stand in all rows of a table, kept from athlete to athlete: all have the same weeks. They
/// stand side by side, in as many words each.
struct WeekTexts {
  /// Zeros where a week did not come yet.
  private var words: [UInt128] = []
  private var wordsAWeek = 0
  /// Bytes of each.
  private(set) var count = 0

  /// Weeks that are kept: two centuries, from 1900.
  private static let mostWeeks = 10_500
  private static let firstDay = -25_567

  /// Where a week stands; nil where it is not kept.
  @inline(__always)
  func place(of week: ISOWeek) -> Int? {
    let place = WeekTexts.index(of: week) * wordsAWeek
    return place >= 0 && place < words.count && words[place] != 0 ? place : nil
  }

  /// Keeps a week's text, which has as many bytes as that of any other.
  /// - Returns: where it stands; nil for a week so far off that it is not kept.
  mutating func keep(_ text: [UInt8], of week: ISOWeek) -> Int? {
    let index = WeekTexts.index(of: week)
    guard index >= 0, index < WeekTexts.mostWeeks else { return nil }
    let packed = PackedText.words(text)
    count = text.count
    wordsAWeek = packed.count
    let place = index * wordsAWeek
    // Room for a year at once: weeks mostly come in order.
    let missing = place + wordsAWeek - words.count
    if missing > 0 { words += Array(repeating: 0, count: missing + 52 * wordsAWeek) }
    words.replaceSubrange(place..<place + wordsAWeek, with: packed)
    return place
  }

  /// Writes the week that stands at a place.
  @inline(__always)
  func write(_ week: Int, to bytes: inout MutableRawSpan, at place: inout Int) {
    var wordPlace = place
    for index in week..<week + wordsAWeek {
      bytes.write(words[index], at: wordPlace)
      wordPlace &+= PackedText.wordBytes
    }
    place += count
  }

  /// Below 0 for a week before those that are kept.
  @inline(__always)
  private static func index(of week: ISOWeek) -> Int {
    let days = Int(week.start.dayNumber) - firstDay
    return days < 0 ? -1 : days / 7
  }
}
