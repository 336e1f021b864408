@testable import GymBoLog

extension Replay {
  /// Days after a break in which a deload makes no sense: the break was one.
  private static let reentry = 28

  /// Counts whether a deload was due at the end of a week.
  func countDeloadDue(_ advice: Advice, in week: Week, _ tally: inout Tally) {
    let isDue = advice.isDeloadDue
    tally.count(
      week.hasTraining ? .dueInTrainingWeek : .dueInIdleWeek, isDue, "\(week.day)")
    if hasBreak(of: 14, before: week.day) { tally.count(.dueAfter14Days, isDue, "\(week.day)") }
    if hasBreak(of: 28, before: week.day) { tally.count(.dueAfter28Days, isDue, "\(week.day)") }
  }

  /// Whether the first session after a break of at least so many days lies within the 28 days before a day.
  private func hasBreak(of length: Int, before day: CivilDate) -> Bool {
    zip(days, days.dropFirst()).contains { before, after in
      after <= day && day.days(since: after) <= Replay.reentry
        && after.days(since: before) >= length
    }
  }
}
