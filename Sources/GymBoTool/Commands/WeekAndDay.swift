import GymBo
import GymBoPlatform

/// The day of `--as-of`.
enum DayChoice {
  /// Reads `today`, `yesterday` or a day such as `2026-07-19`.
  static func day(_ text: String) -> CivilDate? {
    switch text.lowercased() {
    case "today": today
    case "yesterday": today?.advanced(by: -1)
    default: CivilDate(iso: text)
    }
  }

  /// The day on this computer's clock and in its time zone.
  private static var today: CivilDate? {
    var now = time(nil)
    var parts = unsafe tm()
    guard unsafe localtime_r(&now, &parts) != nil else { return nil }
    return unsafe CivilDate(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }
}

/// The week of `--week`.
enum WeekChoice {
  /// The week of the last workout, or of `--as-of`.
  case latest
  /// A number of weeks before that one.
  case back(Int)
  case week(ISOWeek)

  /// Reads `latest`, `last` (the week before), `-1`, a week such as `2026-W29`, or any day in it.
  init?(_ text: String) {
    if let week = ISOWeek(text.uppercased()) ?? DayChoice.day(text).map(ISOWeek.init(containing:)) {
      self = .week(week)
      return
    }
    switch text.lowercased() {
    case "latest": self = .latest
    case "last": self = .back(1)
    default:
      guard text.hasPrefix("-"), let weeks = Int(text), (-5200 ... -1).contains(weeks) else {
        return nil
      }
      self = .back(-weeks)
    }
  }
}

extension Request {
  /// Refuses `--as-of` with a day before the week of `--week`: the report of that week would be empty.
  func checkWeekAndDay() throws(ToolError) {
    guard let day = analysis.asOf, case .week(let week) = week, day < week.start else { return }
    throw ToolError(
      message: "--as-of \(day) lies before --week \(week), which begins on \(week.start); give a "
        + "later day or an earlier week, or leave one of them out.",
      code: .usage)
  }

  /// Takes the week that `--week` means in a history, and refuses one outside of it: its report would be empty.
  mutating func chooseWeek(in history: History) throws(ToolError) {
    let days = history.log.sessions.map(\.date)
    guard let first = days.min(), let last = days.max() else { return }
    let chosen: ISOWeek
    switch week {
    case .latest: return
    case .week(let week): chosen = week
    case .back(let weeks):
      let base = analysis.asOf ?? last
      chosen = ISOWeek(containing: base.advanced(by: -7 * weeks))
    }
    guard chosen.start <= last, chosen.end >= first else {
      let edge =
        chosen.start > last ? "the last workout is on \(last)" : "the first workout is on \(first)"
      throw ToolError(message: "The week \(chosen) is without data: \(edge).", code: .usage)
    }
    analysis.week = chosen
    // A past week is reported as of its last day.
    if analysis.asOf == nil, !chosen.contains(last) { remedies.day = chosen.end }
  }
}
