internal import GymBoAnalysis
internal import GymBoLog

/// The work of a lift in one workout, and in the others that have it.
extension LiftAdvice {
  /// Whether the work that is continued is later than another one, has the same load, and more repetitions with it. The lift then
  /// goes on from this work, even where the other one belongs to the workout that comes next.
  func didMore(than other: LiftAdvice) -> Bool {
    guard last.date > other.last.date, let load = currentLoad, let before = other.currentLoad,
      load.isSame(as: before), repetitions >= other.repetitions
    else { return false }
    func total(_ advice: LiftAdvice) -> Int {
      advice.equalSets.reduce(0) { $0 + Int(log.columns.repetitions[$1] ?? 0) }
    }
    return total(self) > total(other)
  }
}
