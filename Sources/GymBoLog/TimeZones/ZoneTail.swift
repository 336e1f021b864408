/// The offsets after the last change of a TZif file, from its footer: a text such as `CET-1CEST,M3.5.0,M10.5.0/3`
/// (POSIX, environment variable TZ, with the extensions of RFC 8536, 3.3.1).
struct ZoneTail: Sendable, Hashable {
  /// Seconds east of UTC in standard time.
  private let standard: Int
  private let summer: Summer?

  private struct Summer: Sendable, Hashable {
    let offset: Int
    let begin: Change
    let end: Change
  }

  /// The text between the two line ends at the end of a file; nil without one.
  static func footer(of bytes: ArraySlice<UInt8>) -> String? {
    let newLine = UInt8(ascii: "\n")
    guard bytes.first == newLine, let end = bytes.dropFirst().firstIndex(of: newLine) else {
      return nil
    }
    return String(decoding: bytes[(bytes.startIndex + 1)..<end], as: UTF8.self)
  }

  init?(_ text: String) {
    var reader = Reader(rest: text[...])
    guard reader.name(), let offset = reader.clock(mostHours: 24) else { return nil }
    standard = -offset
    guard !reader.rest.isEmpty else {
      summer = nil
      return
    }
    guard reader.name() else { return nil }
    let summerOffset = reader.rest.first == "," ? nil : reader.clock(mostHours: 24)
    guard reader.take(","), let begin = reader.change(), reader.take(","),
      let end = reader.change(), reader.rest.isEmpty
    else { return nil }
    summer = Summer(
      offset: summerOffset.map { -$0 } ?? standard + 3600, begin: begin, end: end)
  }

  func offset(at instant: Int64) -> Int {
    guard let summer, let year = CivilTime(seconds: instant + Int64(standard))?.date.components.year
    else { return standard }
    let begin = summer.begin.seconds(in: year) - Int64(standard)
    let end = summer.end.seconds(in: year) - Int64(summer.offset)
    let isSummer =
      begin < end ? begin <= instant && instant < end : instant < end || begin <= instant
    return isSummer ? summer.offset : standard
  }

  /// The day and wall-clock time of a year's change.
  private struct Change: Sendable, Hashable {
    enum Day: Sendable, Hashable {
      /// The n-th weekday (0 for Sunday) of a month; the fifth is the last.
      case weekday(month: Int, week: Int, weekday: Int)
      /// A day of the year from 1, without 29 February.
      case withoutLeapDay(Int)
      /// A day of the year from 0.
      case ofYear(Int)
    }

    let day: Day
    let second: Int

    /// Seconds since 1970 on the wall clock.
    func seconds(in year: Int) -> Int64 {
      guard let newYear = CivilDate(year: year, month: 1, day: 1) else { return 0 }
      let date: CivilDate
      switch day {
      case .ofYear(let number): date = newYear.advanced(by: number)
      case .withoutLeapDay(let number):
        let isAfter = number >= 60 && CivilDate.daysIn(month: 2, year: year) == 29
        date = newYear.advanced(by: number - (isAfter ? 0 : 1))
      case .weekday(let month, let week, let weekday):
        guard let first = CivilDate(year: year, month: month, day: 1) else { return 0 }
        // Sunday is 7 in ISO 8601 and 0 here.
        let offset = (weekday - first.weekday.rawValue % 7 + 7) % 7
        let days = offset + 7 * (week - 1)
        let isBeyond = days >= CivilDate.daysIn(month: month, year: year)
        date = first.advanced(by: isBeyond ? days - 7 : days)
      }
      return Int64(date.dayNumber) * 86_400 + Int64(second)
    }
  }

  private struct Reader {
    var rest: Substring

    mutating func take(_ character: Character) -> Bool {
      guard rest.first == character else { return false }
      rest.removeFirst()
      return true
    }

    /// A zone's abbreviation: letters, or anything between angle brackets.
    mutating func name() -> Bool {
      if take("<") {
        guard let end = rest.firstIndex(of: ">") else { return false }
        rest = rest[rest.index(after: end)...]
        return true
      }
      let letters = rest.prefix { $0.isASCII && $0.isLetter }
      rest = rest.dropFirst(letters.count)
      return letters.count >= 3
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int? {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      return Int(digits).flatMap { range.contains($0) ? $0 : nil }
    }

    /// `[+-]hh[:mm[:ss]]` in seconds.
    mutating func clock(mostHours: Int) -> Int? {
      let sign = take("-") ? -1 : 1
      if sign == 1 { _ = take("+") }
      guard let hours = number(0...mostHours) else { return nil }
      var seconds = hours * 3600
      for unit in [60, 1] where take(":") {
        guard let part = number(0...59) else { return nil }
        seconds += unit * part
      }
      return sign * seconds
    }

    mutating func change() -> Change? {
      let day: Change.Day
      if take("M") {
        guard let month = number(1...12), take("."), let week = number(1...5), take("."),
          let weekday = number(0...6)
        else { return nil }
        day = .weekday(month: month, week: week, weekday: weekday)
      } else if take("J") {
        guard let number = number(1...365) else { return nil }
        day = .withoutLeapDay(number)
      } else {
        guard let number = number(0...365) else { return nil }
        day = .ofYear(number)
      }
      guard take("/") else { return Change(day: day, second: 2 * 3600) }
      return clock(mostHours: 167).map { Change(day: day, second: $0) }
    }
  }
}
