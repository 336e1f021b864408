import GymBo

extension Request {
  /// Says what is wrong where the day that counts as today lies before the week asked for, of which there is nothing then.
  func checkWeekAndDay() throws(ToolError) {
    guard let day = analysis.asOf, let week = analysis.week, day < week.start else { return }
    throw ToolError(
      message: "--as-of \(day) lies before --week \(week), which begins on \(week.start); give a "
        + "later day or an earlier week, or leave one of them out.",
      code: .usage)
  }
}
