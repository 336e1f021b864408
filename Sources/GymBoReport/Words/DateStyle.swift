internal import GymBoAnalysis
internal import GymBoLog

/// How a language writes days and spans of days.
struct DateStyle: Sendable {
  /// Short names of the months, from January.
  let months: [String]
  /// Short names of the days of the week, from Monday.
  let weekdays: [String]
  /// Their whole names.
  let wholeWeekdays: [String]
  /// What follows the number of a day: `12 Nov`, `12. Nov.`
  let dayMark: String

  /// `12`.
  private func number(_ day: CivilDate) -> String { "\(day.components.day)\(dayMark)" }

  /// `12 Nov`.
  func day(_ day: CivilDate) -> String {
    "\(number(day)) \(months[(day.components.month - 1) % months.count])"
  }

  /// Appends `12 Nov` in UTF-8: a page has tens of thousands.
  func append(day: Int, month: Int, to bytes: inout [UInt8]) {
    MachineNumber.append(Int64(day), to: &bytes)
    bytes.append(contentsOf: dayMark.utf8)
    bytes.append(UInt8(ascii: " "))
    bytes.append(contentsOf: months[(month - 1) % months.count].utf8)
  }

  /// `12 Nov 2026`.
  func date(_ day: CivilDate) -> String { "\(self.day(day)) \(day.components.year)" }

  /// Without the year where it is that of the other day; with it where there is no other.
  func date(_ day: CivilDate, near other: CivilDate?) -> String {
    day.components.year == other?.components.year ? self.day(day) : date(day)
  }

  /// `Mo`.
  func name(_ weekday: Weekday) -> String { weekdays[(weekday.number - 1) % weekdays.count] }

  /// `Monday`.
  func wholeName(_ weekday: Weekday) -> String {
    wholeWeekdays[(weekday.number - 1) % wholeWeekdays.count]
  }

  /// `9–15 Nov 2026`, `28 Sep – 4 Oct 2026`, `29 Dec 2025 – 4 Jan 2026`.
  func range(_ days: DayRange) -> String { range(days, last: date(days.last)) }

  /// The same without the year, where both days are of that of another day.
  func range(_ days: DayRange, near other: CivilDate?) -> String {
    let years = (days.first.components.year, days.last.components.year)
    return years.1 == other?.components.year && years.0 == years.1
      ? range(days, last: day(days.last)) : range(days)
  }

  private func range(_ days: DayRange, last: String) -> String {
    if days.first == days.last { return last }
    let (from, to) = (days.first.components, days.last.components)
    if from.year != to.year { return "\(date(days.first)) – \(last)" }
    return from.month == to.month
      ? "\(number(days.first))–\(last)" : "\(day(days.first)) – \(last)"
  }
}

extension Weekday {
  /// 1 for Monday to 7 for Sunday, as ISO 8601 counts.
  var number: Int { rawValue }
}
