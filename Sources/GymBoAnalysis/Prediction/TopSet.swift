package import GymBoLog
internal import GymBoPlatform

/// The heaviest set of a lift on one day, by which its next set is predicted.
///
/// Of the day's loaded working sets with 1 to 15 repetitions, neither drop sets nor suspect: the heaviest; of equals the one
/// with most repetitions, then the first.
package struct TopSet: Sendable, Hashable {
  /// Row of the set in the log.
  package let row: Int
  /// The day.
  package let date: CivilDate
  /// The natural logarithm of the load in kilograms.
  package let logLoad: Double
  /// Completed repetitions, 1 to ``mostRepetitions``.
  package let repetitions: Int

  /// Sets with more repetitions are endurance work, whose load says little.
  package static let mostRepetitions = 15

  /// A set of a log, in place of the top set of its day.
  /// - Returns: nil for a set without a load above zero, or with other than 1 to 15 repetitions.
  package init?(row: Int, on date: CivilDate, of sets: SetColumns) {
    guard let load = sets.load[row], load > 0, let repetitions = sets.repetitions[row],
      1...TopSet.mostRepetitions ~= Int(repetitions)
    else { return nil }
    self.init(
      row: row, date: date, logLoad: log(Load(units: load).kilograms),
      repetitions: Int(repetitions))
  }

  /// Whether its load is above a load, or below it, by no more than a share of the heavier of both.
  package func isNear(_ load: Load, share: Double) -> Bool {
    load > .zero && (logLoad - log(load.kilograms)).magnitude <= -log(1 - share)
  }

  init(row: Int, date: CivilDate, logLoad: Double, repetitions: Int) {
    self.row = row
    self.date = date
    self.logLoad = logLoad
    self.repetitions = repetitions
  }

  /// The top sets of a lift, one a day that has one, in order of time. O(sets).
  /// - Parameter sessions: of the lift, in order of time.
  static func all(of sessions: [ExerciseSession], history: PreparedHistory) -> [TopSet] {
    let (columns, marks) = (history.log.columns, history.traits.marks)
    let (loads, repetitions) = (columns.load.values, columns.repetitions.values)
    let kinds = columns.kind
    var found: [TopSet] = []
    found.reserveCapacity(sessions.count)
    // The best set of the day so far.
    var best: (load: Int64, repetitions: Int32) = (0, 0)
    // A span, because a loop over an array would copy each session.
    let all = sessions.span
    for index in all.indices {
      let date = all[index].date
      if date != found.last?.date { best = (0, 0) }
      let earlier = best
      var top = -1
      for row in all[index].rows {
        let (load, count) = (loads[row], repetitions[row])
        guard load > 0, (load, count) > best, count >= 1, count <= mostRepetitions,
          marks[row].contains(.loaded), !marks[row].contains(.suspect), kinds[row] != .drop
        else { continue }
        best = (load, count)
        top = row
      }
      guard top >= 0 else { continue }
      if earlier.load > 0 { found.removeLast() }
      found.append(
        TopSet(
          row: top, date: date, logLoad: log(Load(units: best.load).kilograms),
          repetitions: Int(best.repetitions)))
    }
    return found
  }
}
