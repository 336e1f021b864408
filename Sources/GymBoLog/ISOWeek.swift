/// A week of ISO 8601: it begins on Monday and belongs to the year that holds its Thursday.
public struct ISOWeek: Sendable, Hashable, Comparable {
  /// The Monday on which the week begins.
  public let start: CivilDate

  /// The week that holds a day.
  public init(containing day: CivilDate) {
    start = day.advanced(by: 1 - day.weekday.rawValue)
  }

  /// Reads `2026-W29`.
  /// - Returns: nil if the text has another form or the year has no such week.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].count == 4, parts[1].count == 3, parts[1].first == "W",
      parts[0].utf8.allSatisfy({ (48...57).contains($0) }),
      parts[1].dropFirst().utf8.allSatisfy({ (48...57).contains($0) }),
      let year = Int(parts[0]), let week = Int(parts[1].dropFirst()), week >= 1,
      let fourthOfJanuary = CivilDate(year: year, month: 1, day: 4)
    else { return nil }
    self.init(containing: fourthOfJanuary.advanced(by: 7 * (week - 1)))
    guard self.year == year else { return nil }
  }

  /// The Sunday on which the week ends.
  public var end: CivilDate { start.advanced(by: 6) }

  /// The ISO year, which may differ from the calendar year in the first and last days of one.
  public var year: Int { start.advanced(by: 3).components.year }

  /// The number of the week in its ISO year, 1…53.
  public var number: Int {
    let thursday = start.advanced(by: 3)
    guard let newYear = CivilDate(year: thursday.components.year, month: 1, day: 1) else {
      return 1
    }
    return thursday.days(since: newYear) / 7 + 1
  }

  /// The week before.
  public var previous: ISOWeek { ISOWeek(containing: start.advanced(by: -7)) }

  /// The week after.
  public var next: ISOWeek { ISOWeek(containing: start.advanced(by: 7)) }

  /// Whether a day is one of its seven.
  public func contains(_ day: CivilDate) -> Bool { day >= start && day <= end }

  /// Weeks from another week to this one.
  public func weeks(since other: ISOWeek) -> Int { start.days(since: other.start) / 7 }

  /// Earlier weeks come first.
  public static func < (a: ISOWeek, b: ISOWeek) -> Bool { a.start < b.start }
}

extension ISOWeek: CustomStringConvertible {
  /// `2026-W29`.
  public var description: String {
    let (year, number) = (year, number)
    return ZeroPadded.text { text in
      text.append(year, width: 4)
      text.append("-")
      text.append("W")
      text.append(number, width: 2)
    }
  }
}
