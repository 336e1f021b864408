@testable import GymBoAnalysis
@testable import GymBoLog

extension Replay {
  /// Counts lifts that are shown with a record of the week and a verdict that contradicts it.
  func countRecordsAndVerdicts(_ advice: Advice, on day: CivilDate, _ tally: inout Tally) {
    for lift in advice.weekLifts where lift.hasRecord {
      tally.count(.recordAndPlateau, lift.state == .plateau, name(lift.exercise, day))
      tally.count(.recordAndDecline, lift.state == .declining, name(lift.exercise, day))
    }
  }
}
