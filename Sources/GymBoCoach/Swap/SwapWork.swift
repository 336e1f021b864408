package import GymBoAnalysis
package import GymBoLog

/// What was done of an exercise the last time: the work that stays when it is swapped for another.
package struct SwapWork: Sendable, Hashable {
  /// Its working sets, warm-ups left out.
  package let sets: Int
  /// Of the heaviest set, or of the set that represents the session; nil for work by time alone.
  package let repetitions: Int?
  package let load: Load?
  package let seconds: Double?
  package let rpe: Double?
  /// Seconds of rest, where a timer was logged.
  package let rest: Double?
  package let semantics: LoadSemantics
  package let date: CivilDate

  /// - Returns: nil for a lift that was only warmed up for.
  package init?(_ lift: LiftFinding, _ history: PreparedHistory) {
    guard let session = lift.sessions.last(where: { $0.standingRow != nil }),
      let row = session.standingRow
    else { return nil }
    let columns = history.log.columns
    sets = max(1, session.rows.count { !history.traits.isInferredWarmUp[$0] })
    repetitions = columns.repetitions[row].map(Int.init)
    load = columns.load[row].map(Load.init(units:))
    seconds = columns.seconds[row]
    rpe = SetTraits.effort(row, of: columns)
    rest = columns.rest[row]
    semantics = columns.semantics[row]
    date = session.date
  }

  /// Repetitions in reserve where the effort is not known.
  private static let usualReserve = 2.0

  /// Repetitions in reserve that the effort says.
  package var reserve: Double { rpe.map { max(0, 10 - $0) } ?? SwapWork.usualReserve }
}
