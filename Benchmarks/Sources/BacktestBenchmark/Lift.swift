import GymBo

/// A working set with a load and repetitions.
struct PastSet {
  var load: Double
  var repetitions: Double
  /// nil where no RPE of 6 or more is logged.
  var inReserve: Double?
}

/// One session of a lift: its sets, and the heaviest of them, which is what is predicted.
struct PastSession {
  var day: Double
  var sets: [PastSet]
  var top: PastSet
  /// What the lifter's own curve is fitted to.
  var curveSets: [RepetitionCurve.FitSet]
}

/// A lift with enough sessions to predict.
struct Lift {
  var sessions: [PastSession]

  static let fewestSessions = 20

  /// The lifts of a history that have at least 20 sessions with a loaded set of 1…15 repetitions on top.
  static func all(in log: TrainingLog) -> [Lift] {
    guard let findings = HistoryFindings(of: log, options: AnalysisOptions()) else { return [] }
    let sets = findings.log.columns
    func past(_ row: Int) -> PastSet? {
      guard let units = sets.load[row], units > 0, let repetitions = sets.repetitions[row],
        (1...15).contains(repetitions), sets.semantics[row] == .loaded,
        !findings.traits.isSuspect[row]
      else { return nil }
      return PastSet(
        load: Load(units: units).kilograms, repetitions: Double(repetitions),
        inReserve: SetTraits.effort(row, of: sets).flatMap { repetitionsInReserve(rpe: $0) })
    }
    return findings.lifts.compactMap { lift in
      guard let first = lift.sessions.first else { return nil }
      let sessions = lift.sessions.compactMap { session -> PastSession? in
        guard let top = session.topRow.flatMap(past) else { return nil }
        return PastSession(
          day: Double(session.date.days(since: first.date)), sets: session.rows.compactMap(past),
          top: top,
          curveSets: RepetitionCurve.sets(
            of: [session], log: findings.log, traits: findings.traits))
      }
      return sessions.count >= fewestSessions ? Lift(sessions: sessions) : nil
    }
  }
}
