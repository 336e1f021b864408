internal import GymBoAnalysis
internal import GymBoLog

extension CivilDate {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private var monthName: String { CivilDate.months[(components.month - 1) % 12] }

  /// `12 Nov`.
  var dayText: String { "\(components.day) \(monthName)" }

  /// `12 Nov 2026`.
  var text: String { "\(dayText) \(components.year)" }

  /// Without the year where it is that of the other day.
  func text(near day: CivilDate) -> String {
    components.year == day.components.year ? dayText : text
  }

  /// How long ago it was on a day: `today`, `5 days ago`, `3 weeks ago`.
  func ago(on day: CivilDate) -> String {
    switch day.days(since: self) {
    case 0: "today"
    case 1: "yesterday"
    default: age(on: day) + " ago"
    }
  }

  /// How old it is on a day: `5 days`, `3 weeks`, `2.5 years`.
  func age(on day: CivilDate) -> String {
    let days = day.days(since: self)
    if days < 14 { return NumberText.count(days, "day") }
    return days < 7 * 104
      ? NumberText.count(days / 7, "week")
      : NumberText.fixed(Double(days) / 365.25, decimals: 1) + " years"
  }
}

extension Weekday {
  /// `Mo`.
  var shortName: String { ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"][rawValue - 1] }
}

extension DayRange {
  /// `9–15 Nov 2026`, `28 Sep – 4 Oct 2026`, `29 Dec 2025 – 4 Jan 2026`.
  var text: String { daysText(lastDay: last.text) }

  /// The same without the year, where both days are of that of another day.
  func text(near day: CivilDate) -> String {
    last.components.year == day.components.year && first.components.year == last.components.year
      ? daysText(lastDay: last.dayText) : text
  }

  private func daysText(lastDay: String) -> String {
    if first == last { return lastDay }
    let (from, to) = (first.components, last.components)
    if from.year != to.year { return "\(first.text) – \(lastDay)" }
    return from.month == to.month ? "\(from.day)–\(lastDay)" : "\(first.dayText) – \(lastDay)"
  }
}
