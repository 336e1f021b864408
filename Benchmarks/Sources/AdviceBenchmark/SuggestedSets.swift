@testable import GymBoLog

extension Replay {
  /// Counts suggestions with fewer sets than the session that they continue had, warm-ups and tests of the maximum left out.
  func countSets(_ work: SuggestedWork, on day: CivilDate, _ tally: inout Tally) {
    guard let last = done.last(work.exercise, through: min(day, work.base))?.repeatedSets.count
    else { return }
    let line = "\(name(work.exercise, day)), \(work.sets) sets after \(last)"
    tally.count(.fewerSets, work.sets < last, line)
    if last >= 3 { tally.count(.oneOfThreeSets, work.sets == 1, line) }
  }
}
