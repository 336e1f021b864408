import GymBoAnalysis
import GymBoLog

/// The last session before one whose sets broke down, with as many sets at the same load, none of which did.
///
/// 9, 5, 5 repetitions after 9, 9, 9 are one tired day, and no new target: the next session is for 9, 9, 9 again. A set broke
/// down that had no more than two thirds of the repetitions of the best one. Who ends so every time means it, and who had more in
/// the best set than before paid for it. A decision of this project.
struct WholeSession {
  let date: CivilDate
  /// Of its sets at the load, in order.
  let repetitions: [Int]

  /// - Returns: nil where the last session's sets did not break down, or no such session is among those of the six weeks before
  ///   with at most three of other loads since.
  init?(before base: WorkBase, _ log: TrainingLog) {
    let last = base.sessions[base.sessions.count - 1]
    let now = WorkBase.repetitions(of: last, log)
    guard LinearRule.hasBrokenSet(now),
      let before = base.sessions.dropLast().suffix(LinearRule.mostBetween + 1).last(where: {
        log.columns.load[$0.row] == log.columns.load[last.row]
      }), last.session.date.days(since: before.session.date) <= AnalysisOptions.activeDays
    else { return nil }
    let then = WorkBase.repetitions(of: before, log)
    guard then.count == now.count, !LinearRule.hasBrokenSet(then),
      (now.max() ?? 0) <= (then.max() ?? 0)
    else { return nil }
    (date, repetitions) = (before.session.date, then)
  }
}
