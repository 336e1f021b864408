package import GymBoAnalysis
package import GymBoLog

/// One lift as the progression rules see it: its loaded work, session by session. Warm-ups, inferred ones too, and
/// suspect sets are left out.
package struct LiftWork: Sendable, Hashable {
  /// A loaded set.
  package struct WorkSet: Sendable, Hashable {
    /// In the log's sets.
    package var row: Int
    /// Above 0.
    package var load: Load
    /// 0 is a failed set.
    package var repetitions: Int
    /// Its RPE, 1…10; nil where none was logged.
    package var rpe: Double?

    /// Repetitions and reserve; nil without an RPE of 6 or more, and for a failed set.
    package var effectiveRepetitions: Double? {
      rpe.flatMap(repetitionsInReserve).flatMap {
        GymBoAnalysis.effectiveRepetitions(done: Double(repetitions), inReserve: $0)
      }
    }
  }

  /// A session's sets of the lift.
  package struct Session: Sendable, Hashable {
    /// Index into the log's sessions.
    package var session: Int
    /// The day of the session.
    package var date: CivilDate
    /// In the order in which they were done; at least one with a repetition.
    package var sets: [WorkSet]
    /// Whether a set was failed, with or without a load; of the last session also where it was in one since.
    package var hasFailedSet: Bool
  }

  /// Index into the log's exercises.
  package var exercise: Int
  /// Which half of the body the lift is of; nil where it is not known.
  package var region: BodyRegion?
  /// What it is done with; nil where it is not known.
  package var implement: Implement?
  /// In which the lift's loads were chosen.
  package var unit: LoadUnit
  /// In order of time.
  package var sessions: [Session]
  /// The heaviest load of each session, tests of the maximum too.
  private var tops: [TopLoad] = []

  private struct TopLoad: Sendable, Hashable {
    var date: CivilDate
    var load: Load
  }

  /// - Parameter usualUnit: of the lifter, for a lift whose loads do not tell.
  /// - Returns: nil for cardio and stretching, and for a lift without a loaded set.
  package init?(
    _ lift: LiftFinding, log: TrainingLog, traits: SetTraits, usualUnit: LoadUnit = .kilogram
  ) {
    let facts = log.exercises[lift.exercise].facts
    guard (facts?.modality ?? .strength) == .strength else { return nil }
    exercise = lift.exercise
    region = facts?.region
    implement = facts?.implement
    let (sets, isSuspect, isWarmUp) = (log.columns, traits.isSuspect, traits.isInferredWarmUp)
    sessions = lift.sessions.compactMap {
      Session($0, $0.span, of: sets, isSuspect, isWarmUp)
    }
    guard let last = sessions.last else { return nil }
    // No rule goes on from a later session in which nothing but a failed set was done, but its failure counts.
    sessions[sessions.count - 1].hasFailedSet = lift.hasFailedSet(since: last.session)
    tops = sessions.compactMap { session in
      session.topLoad.map { TopLoad(date: session.date, load: $0) }
    }
    unit = LoadUnit.native(
      of: sessions.suffix(LiftWork.recent).flatMap { $0.sets.map(\.load) }, usual: usualUnit)
  }

  /// Sessions from which the unit is told.
  private static let recent = 12

  /// The lift without tests of its maximum: of the sessions that are gone on from, the sets up to the heaviest that was
  /// work, and no other sessions since the first of them.
  func work(of base: [WorkBase.Session], log: TrainingLog) -> LiftWork {
    var work = self
    let tops = Dictionary(
      base.map { ($0.session.session, log.columns.load[$0.row] ?? .max) },
      uniquingKeysWith: { first, _ in first })
    let first = base.first?.session.session ?? .max
    work.sessions = sessions.compactMap { session in
      guard session.session >= first else { return session }
      guard let top = tops[session.session] else { return nil }
      var session = session
      session.sets.removeAll { $0.load.units > top }
      return session.sets.isEmpty ? nil : session
    }
    if let last = work.sessions.last {
      work.sessions[work.sessions.count - 1].hasFailedSet =
        sessions.reversed().prefix { $0.session >= last.session }.contains(where: \.hasFailedSet)
    }
    return work
  }

  /// The heaviest load of some days, tests of the maximum too.
  func heaviest(from first: CivilDate, through last: CivilDate) -> Load? {
    tops.lazy.filter { $0.date >= first && $0.date <= last }.map(\.load).max()
  }

  /// The same lift with the sessions of some days.
  func since(_ first: CivilDate, through last: CivilDate) -> LiftWork {
    var work = self
    work.sessions = sessions.filter { $0.date >= first && $0.date <= last }
    return work
  }
}

extension LiftWork.Session {
  /// - Parameter rows: of the exercise's sets in the session; others may lie between them.
  fileprivate init?(
    _ session: ExerciseSession, _ rows: Range<Int>, of sets: SetColumns,
    _ isSuspect: SetMarks.Column, _ isWarmUp: SetMarks.Column
  ) {
    self.session = session.session
    date = session.date
    hasFailedSet = session.hasFailedSet
    self.sets = []
    self.sets.reserveCapacity(session.rows.count)
    for row in rows where Int(sets.exercise[row]) == session.exercise {
      guard sets.kind[row] != .warmUp, sets.semantics[row] == .loaded, !isWarmUp[row],
        !isSuspect[row], let load = sets.load[row], load > 0,
        let repetitions = sets.repetitions[row]
      else { continue }
      self.sets.append(
        LiftWork.WorkSet(
          row: row, load: Load(units: load), repetitions: Int(repetitions),
          rpe: SetTraits.effort(row, of: sets)))
    }
    guard self.sets.contains(where: { $0.repetitions >= 1 }) else { return nil }
  }

  /// The heaviest load of a set that was not failed.
  package var topLoad: Load? {
    var top: Load?
    for set in sets where set.repetitions >= 1 { top = max(top ?? set.load, set.load) }
    return top
  }

  /// The sets at a load, failed ones too.
  package func sets(at load: Load) -> [LiftWork.WorkSet] {
    sets.filter { $0.load.isSame(as: load) }
  }

  /// The sets at the top load.
  package var topSets: [LiftWork.WorkSet] { topLoad.map { sets(at: $0) } ?? [] }

  /// Mean repetitions and reserve of the rated sets at a load.
  /// - Returns: nil where fewer than half of the sets at it have an RPE of 6 or more.
  func effectiveRepetitions(at load: Load) -> Double? {
    let sets = sets(at: load)
    let rated = sets.compactMap(\.effectiveRepetitions)
    guard !rated.isEmpty, Double(rated.count) >= DeloadTrigger.coverage * Double(sets.count) else {
      return nil
    }
    return rated.reduce(0, +) / Double(rated.count)
  }

  /// What the session took out of the lift: its last rated set against its best.
  /// - Returns: nil with fewer than two sets on the chart.
  package var fatigue: FatiguePercent? {
    let rated = sets.compactMap { set -> FatiguePercent.RatedSet? in
      guard let rpe = set.rpe, set.repetitions >= 1 else { return nil }
      let rated = FatiguePercent.RatedSet(
        load: set.load.kilograms, repetitions: set.repetitions, rpe: rpe)
      return rated.estimate == nil ? nil : rated
    }
    guard rated.count >= 2, let last = rated.last,
      let best = rated.max(by: { ($0.estimate ?? 0) < ($1.estimate ?? 0) })
    else { return nil }
    return FatiguePercent(initial: best, set: last)
  }
}
