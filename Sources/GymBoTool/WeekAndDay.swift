import GymBo

extension Request {
  /// Refuses `--as-of` with a day before the week of `--week`: the report of that week would be empty.
  func checkWeekAndDay() throws(ToolError) {
    guard let day = analysis.asOf, let week = analysis.week, day < week.start else { return }
    throw ToolError(
      message: "--as-of \(day) lies before --week \(week), which begins on \(week.start); give a "
        + "later day or an earlier week, or leave one of them out.",
      code: .usage)
  }
}
