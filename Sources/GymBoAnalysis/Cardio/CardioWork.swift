/// What was done of one cardio exercise in some days: sets, distance, time and pace.
package struct CardioWork: Sendable, Hashable {
  /// Working sets with a distance or a time.
  package private(set) var sets = 0
  private var metres = 0.0
  private var seconds = 0.0
  /// Of the sets that have both, from which the pace follows.
  private var pacedMetres = 0.0
  private var pacedSeconds = 0.0

  /// Metres, over the sets that have a distance: 0 where nothing was done.
  package var distance: Finding<Double> {
    metres > 0 || sets == 0 ? .known(metres) : .missing(.noDistance)
  }

  /// Seconds, over the sets that have a time: 0 where nothing was done.
  package var time: Finding<Double> {
    seconds > 0 || sets == 0 ? .known(seconds) : .missing(.notTimed)
  }

  /// Seconds a metre, over the sets that have both a distance and a time.
  package var pace: Finding<Double> {
    guard pacedMetres > 0 else {
      return .missing(sets == 0 ? .noSession : metres > 0 ? .notTimed : .noDistance)
    }
    return .known(pacedSeconds / pacedMetres)
  }

  /// Adds a set. A missing measure is nil or 0.
  /// - Parameter isSuspect: whether the data check doubts the set, which then has no pace.
  mutating func add(metres: Double?, seconds: Double?, isSuspect: Bool) {
    let (metres, seconds) = (metres ?? 0, seconds ?? 0)
    sets += 1
    self.metres += metres
    self.seconds += seconds
    guard metres > 0, seconds > 0, !isSuspect else { return }
    pacedMetres += metres
    pacedSeconds += seconds
  }
}
