import GymBoLog

/// A date with or without a time, read from text as the apps write it. It is the lifter's wall clock.
struct WrittenDate: Equatable {
  var date: CivilDate
  /// Seconds since midnight; nil where only the day is written.
  var secondOfDay: Int32?
  /// Whether it is written as universal time, which may be another day than the lifter's: with `Z`, `+00:00`, `UTC` or `GMT`.
  var isUniversal = false

  var start: CivilTime { CivilTime(date: date, secondOfDay: secondOfDay ?? 0) }

  /// Reads one of
  /// - `2021-07-07 17:05:17`, also with `T` or `/`, without seconds or time, and with AM or PM after a space or U+202F.
  ///   A fraction of a second is ignored, and so is a zone: another than the universal one is the lifter's own;
  /// - `15 Jan 2024, 18:03` with months in the languages of ``MonthName``, `5 9월 2026`;
  /// - `Jun 11, 2026, 1:01 PM`;
  /// - `22.09.2026, 17:00`, `22.09.26`;
  /// - `29/07/2024 17:51`, `7/29/24` or with hyphens, if their order is given.
  init?(_ bytes: Span<UInt8>, _ range: Range<Int>, order: DateOrder? = nil) {
    if let quick = WrittenDate.plain(bytes, range) ?? WrittenDate.short(bytes, range) {
      self = quick
      return
    }
    guard !range.isEmpty, range.count <= 64 else { return nil }
    let words = WrittenDate.words(
      String(decoding: CellBytes.content(bytes, range, hasEscapes: false), as: UTF8.self))
    guard let (date, used) = WrittenDate.date(words, order) else { return nil }
    self.date = date
    let rest = Array(words.dropFirst(used))
    guard let last = rest.last else { return }
    guard let second = WrittenDate.time(rest) else { return nil }
    secondOfDay = second
    isUniversal = WrittenDate.universal.contains { last.hasSuffix($0) }
  }

  /// What a wall clock shows at this time, if it is a universal one; a day alone stays as it is.
  func shown(in zone: ZoneRules) -> WrittenDate {
    guard isUniversal, secondOfDay != nil, let local = zone.wallTime(at: start.seconds) else {
      return self
    }
    return WrittenDate(date: local.date, secondOfDay: Int32(local.secondOfDay))
  }

  /// The seconds since midnight of a time alone: `17:05`, `17:05:17` or `1:01 PM`.
  static func timeOfDay(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int32? {
    guard !range.isEmpty, range.count <= 64 else { return nil }
    return time(
      words(String(decoding: CellBytes.content(bytes, range, hasEscapes: false), as: UTF8.self)))
  }

  private init(date: CivilDate, secondOfDay: Int32?) {
    self.date = date
    self.secondOfDay = secondOfDay
  }

  /// Reads `yyyy-MM-dd` and `yyyy-MM-dd HH:mm:ss`, the usual forms, without making a String.
  private static func plain(_ bytes: Span<UInt8>, _ range: Range<Int>) -> WrittenDate? {
    let start = range.lowerBound
    guard range.count == 10 || range.count == 19 else { return nil }
    @inline(__always)
    func number(_ offset: Int, _ count: Int) -> Int? {
      digits(bytes, start + offset..<start + offset + count)
    }
    let dash = UInt8(ascii: "-")
    guard bytes[start + 4] == dash, bytes[start + 7] == dash, let year = number(0, 4),
      let month = number(5, 2), let day = number(8, 2),
      let date = CivilDate(year: year, month: month, day: day)
    else { return nil }
    guard range.count == 19 else { return WrittenDate(date: date, secondOfDay: nil) }
    let colon = UInt8(ascii: ":")
    guard bytes[start + 10] == 0x20, bytes[start + 13] == colon, bytes[start + 16] == colon,
      let hour = number(11, 2), let minute = number(14, 2), let second = number(17, 2),
      let time = CivilTime(date: date, hour: hour, minute: minute, second: second)
    else { return nil }
    return WrittenDate(date: date, secondOfDay: time.secondOfDay)
  }

  /// Reads `15 Jan 2024, 18:03` with a month of three letters, as Hevy writes it, without making a String.
  private static func short(_ bytes: Span<UInt8>, _ range: Range<Int>) -> WrittenDate? {
    // The length without the second digit of the day.
    let extra = range.count - 17
    guard extra == 0 || extra == 1 else { return nil }
    let month = range.lowerBound + 2 + extra
    guard bytes[month - 1] == 0x20, bytes[month + 3] == 0x20,
      bytes[month + 8] == UInt8(ascii: ","), bytes[month + 9] == 0x20,
      bytes[month + 12] == UInt8(ascii: ":"),
      let day = digits(bytes, range.lowerBound..<month - 1),
      let monthNumber = MonthName.month(bytes[month], bytes[month + 1], bytes[month + 2]),
      let year = digits(bytes, month + 4..<month + 8),
      let hour = digits(bytes, month + 10..<month + 12),
      let minute = digits(bytes, month + 13..<month + 15),
      let date = CivilDate(year: year, month: monthNumber, day: day),
      let time = CivilTime(date: date, hour: hour, minute: minute)
    else { return nil }
    return WrittenDate(date: date, secondOfDay: time.secondOfDay)
  }

  @inline(__always)
  private static func digits(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
    var value = 0
    for position in range {
      let digit = bytes[position] &- 0x30
      guard digit <= 9 else { return nil }
      value = value * 10 + Int(digit)
    }
    return value
  }

  /// Splits a text at blanks, commas, and a `T` between two digits (`2025-02-23T10:13:53Z`).
  private static func words(_ text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    var words: [String] = []
    var word = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let isSeparator =
        switch scalar {
        case " ", ",", "\u{A0}", "\u{202F}": true
        case "T":
          index > 0 && index + 1 < scalars.count && ("0"..."9").contains(scalars[index - 1])
            && ("0"..."9").contains(scalars[index + 1])
        default: false
        }
      if !isSeparator {
        word.append(scalar)
      } else if !word.isEmpty {
        words.append(String(word))
        word = String.UnicodeScalarView()
      }
    }
    if !word.isEmpty { words.append(String(word)) }
    return words
  }

  /// The date at the beginning of some words, and how many of them it takes.
  private static func date(_ words: [String], _ order: DateOrder?) -> (CivilDate, Int)? {
    guard let first = words.first else { return nil }
    for separator in ["-", "/", "."] as [Character] {
      let parts = first.split(separator: separator, omittingEmptySubsequences: false)
      guard parts.count == 3 else { continue }
      guard let a = whole(parts[0]), let b = whole(parts[1]), let c = whole(parts[2]) else {
        return nil
      }
      // Year first has one meaning in any notation. With dots the day is always first.
      let date =
        parts[0].utf8.count == 4
        ? CivilDate(year: a, month: b, day: c)
        : slashed(a, b, year: c, parts[2], separator == "." ? .dayFirst : order)
      return date.map { ($0, 1) }
    }
    guard words.count >= 3, let year = whole(words[2]), words[2].utf8.count == 4 else { return nil }
    // `15 Jan 2024` or `Jun 11 2026`.
    if let day = dayNumber(words[0]), let month = MonthName.month(words[1]) {
      return CivilDate(year: year, month: month, day: day).map { ($0, 3) }
    }
    if let month = MonthName.month(words[0]), let day = dayNumber(words[1]) {
      return CivilDate(year: year, month: month, day: day).map { ($0, 3) }
    }
    return nil
  }

  /// A date whose year comes last; nil without an order. Two digits of a year are of this century.
  private static func slashed(
    _ first: Int, _ second: Int, year: Int, _ written: Substring, _ order: DateOrder?
  ) -> CivilDate? {
    let digits = written.utf8.count
    guard let order, digits == 4 || digits == 2 else { return nil }
    let (day, month) = order == .dayFirst ? (first, second) : (second, first)
    return CivilDate(year: digits == 2 ? 2000 + year : year, month: month, day: day)
  }

  /// The first two numbers of a date whose year comes last, with slashes or hyphens; nil for any other text.
  static func leadingNumbers(_ bytes: Span<UInt8>, _ range: Range<Int>) -> (Int, Int)? {
    // `2026-` begins with four digits. Most dates do, and are passed over at once.
    guard range.count >= 6, range.count <= 64,
      !(0..<4).allSatisfy({ isDigit(bytes[range.lowerBound + $0]) })
    else { return nil }
    let text = String(decoding: CellBytes.content(bytes, range, hasEscapes: false), as: UTF8.self)
    guard let word = words(text).first else { return nil }
    for separator in ["/", "-"] as [Character] {
      let parts = word.split(separator: separator, omittingEmptySubsequences: false)
      guard parts.count == 3, parts[2].utf8.count == 4 || parts[2].utf8.count == 2,
        let first = whole(parts[0]), let second = whole(parts[1]), whole(parts[2]) != nil,
        (1...31).contains(first), (1...31).contains(second)
      else { continue }
      return (first, second)
    }
    return nil
  }

  /// What a date says of the order of its numbers.
  enum ToldOrder {
    case told(DateOrder)
    /// It is a day in both orders.
    case open
    /// It is a day in neither: a slip, such as 09/31/26.
    case noDay
  }

  /// The order that a date tells: a number above 12 is the day.
  /// - Parameter numbers: the date's first two, by ``leadingNumbers(_:_:)``.
  static func order(
    toldBy bytes: Span<UInt8>, _ range: Range<Int>, _ numbers: (Int, Int)
  ) -> ToldOrder {
    guard numbers.0 > 12 || numbers.1 > 12 else { return .open }
    let order = numbers.0 > 12 ? DateOrder.dayFirst : .monthFirst
    return WrittenDate(bytes, range, order: order) == nil ? .noDay : .told(order)
  }

  /// How a universal time ends.
  private static let universal = ["Z", "z", "+00:00", "+0000", "+00", "UTC", "GMT"]

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 <= 9 }

  /// Reads `17:05`, `17:05:17` or `1:01 PM`. A zone (`Z`, `+01:00`) or a fraction is ignored.
  private static func time(_ words: [String]) -> Int32? {
    guard var clock = words.first?[...] else { return nil }
    var half = words.dropFirst().first?.lowercased()
    if let zone = clock.firstIndex(where: { $0 == "Z" || $0 == "+" || $0 == "-" }) {
      clock = clock[..<zone]
    }
    if let word = half,
      word.hasPrefix("+") || word.hasPrefix("-") || word == "z" || word == "utc"
        || word == "gmt"
    {
      half = nil
    }
    guard words.count <= 2 else { return nil }
    if let fraction = clock.firstIndex(of: ".") { clock = clock[..<fraction] }
    let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, var hour = whole(parts[0]),
      let minute = whole(parts[1]), let second = parts.count == 3 ? whole(parts[2]) : 0,
      minute < 60, second < 60
    else { return nil }
    if let half {
      guard (1...12).contains(hour) else { return nil }
      switch half {
      case "am", "a.m.": hour %= 12
      case "pm", "p.m.": hour = hour % 12 + 12
      default: return nil
      }
    }
    guard hour < 24 else { return nil }
    return Int32(hour * 3600 + minute * 60 + second)
  }

  /// A day of the month, which may have a dot (`5.`).
  private static func dayNumber(_ word: String) -> Int? {
    whole(word.hasSuffix(".") ? word.dropLast() : word[...])
  }

  /// A whole number of up to 4 digits, with nothing else around it.
  private static func whole(_ text: some StringProtocol) -> Int? {
    guard (1...4).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) })
    else { return nil }
    return Int(text)
  }
}
