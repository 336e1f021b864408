internal import GymBoLog

/// The two cells of a week, its name and its Monday, with their leads, in three 16-byte words.
struct WeekText {
  let words: InlineArray<3, UInt128>
  /// Bytes of the text; 0 for no text.
  let count: Int

  init(_ bytes: [UInt8]) {
    precondition(bytes.count <= WeekText.mostBytes)
    words = InlineArray { PackedText.word(bytes, from: $0 * PackedText.wordBytes) }
    count = bytes.count
  }

  /// Enough for every week of the years 1 to 9999, in CSV and in JSON Lines.
  static let mostBytes = 3 * PackedText.wordBytes
}

/// A cache of the cells of weeks, from athlete to athlete: all athletes train in the same weeks.
struct WeekTexts {
  /// Index n is the n-th week from the first Monday of 1970 on. Index 0 holds the last week that is
  /// outside the cache.
  private var texts = [WeekText([])]

  /// Two centuries of weeks.
  private static let limit = 10_400
  /// The day number of the Monday before 1970-01-05, which has index 1.
  private static let firstDay = -3

  @inline(__always)
  subscript(place: Int) -> WeekText {
    @inline(__always) _read { yield texts[place] }
  }

  /// The index of a week's text, valid until the next call.
  /// - Parameters:
  ///   - layout: of the table.
  ///   - column: of the week's name.
  @inline(__always)
  mutating func place(of week: ISOWeek, _ layout: TableLayout, column: Int) -> Int {
    let days = Int(week.start.dayNumber) &- WeekTexts.firstDay
    let place = days < 0 ? 0 : days / 7
    return place > 0 && place < texts.count && texts[place].count > 0
      ? place : remember(week, at: place, layout, column: column)
  }

  @inline(never)
  private mutating func remember(
    _ week: ISOWeek, at place: Int, _ layout: TableLayout, column: Int
  ) -> Int {
    let text = layout.cells([week.description, week.start.description], from: column)
    let place = place < WeekTexts.limit ? place : 0
    // Space for ten years at once: weeks mostly come in order.
    let missing = place + 1 - texts.count
    if missing > 0 { texts += Array(repeating: WeekText([]), count: missing + 520) }
    texts[place] = WeekText(text)
    return place
  }
}
