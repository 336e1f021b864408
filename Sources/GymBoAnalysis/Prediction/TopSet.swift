internal import Glibc
package import GymBoLog

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

  init(row: Int, date: CivilDate, logLoad: Double, repetitions: Int) {
    self.row = row
    self.date = date
    self.logLoad = logLoad
    self.repetitions = repetitions
  }

  /// The top sets of a lift, one a day that has one, in order of time. O(sets).
  /// - Parameter sessions: of the lift, in order of time.
  static func all(of sessions: [ExerciseSession], history: PreparedHistory) -> [TopSet] {
    let (columns, traits) = (history.log.columns, history.traits)
    var found: [TopSet] = []
    found.reserveCapacity(sessions.count)
    var best: (load: Int64, repetitions: Int32) = (0, 0)
    for session in sessions {
      if session.date != found.last?.date { best = (0, 0) }
      for row in session.rows {
        let (load, repetitions) = (columns.load.values[row], columns.repetitions.values[row])
        guard (load, repetitions) > best, repetitions >= 1, repetitions <= mostRepetitions,
          columns.semantics[row] == .loaded, columns.kind[row] != .drop, !traits.isSuspect[row]
        else { continue }
        if best.load > 0 { found.removeLast() }
        best = (load, repetitions)
        found.append(
          TopSet(
            row: row, date: session.date, logLoad: log(Load(units: load).kilograms),
            repetitions: Int(repetitions)))
      }
    }
    return found
  }
}
