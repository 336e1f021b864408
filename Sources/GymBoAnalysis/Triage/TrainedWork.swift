internal import GymBoLog

/// All that an athlete trained, in a few numbers: two histories that agree in them are most likely one, given twice.
package struct TrainedWork: Sendable, Hashable {
  private var first: CivilDate
  private var last: CivilDate
  private var workouts: Int
  private var workingSets: Int
  private var volume: Volume

  /// Sets from which on two histories are not alike by chance.
  private static let fewestSets = 20

  /// - Returns: nil for a history that is too short to be told from another.
  init?(of log: TrainingLog, volume: WeeklyVolume) {
    guard let first = log.sessions.first?.date, let last = log.sessions.last?.date else {
      return nil
    }
    (self.first, self.last) = (first, last)
    workouts = log.sessions.count
    workingSets = Int(volume.workingSets.reduce(0, +))
    self.volume = volume.tonnage.reduce(.zero, +)
    guard workingSets >= TrainedWork.fewestSets, self.volume > .zero else { return nil }
  }
}
