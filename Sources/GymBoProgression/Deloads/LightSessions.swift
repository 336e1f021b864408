internal import GymBoAnalysis
internal import GymBoLog

/// The lifts that were light in a deload. Their loads were light on purpose, so suggestions build on the session before the
/// deload. A lift that was not light in it goes on from that day.
struct LightSessions {
  private let deloads: [Deload]
  private let lifts: Set<Deload.LightLift>
  /// The exercises of these lifts.
  private let exercises: Set<Int>

  init(_ deloads: [Deload]) {
    self.deloads = deloads
    lifts = Set(deloads.lazy.flatMap(\.lightLifts))
    exercises = Set(lifts.lazy.map(\.exercise))
  }

  /// The lift without its light sessions of deloads; the whole lift where none is left in the 42 days before its last one,
  /// because loads older than that are no base. A set that was failed in a later deload counts as failed in the last
  /// session that is left.
  func leftOut(of lift: LiftFinding) -> LiftFinding {
    guard exercises.contains(lift.exercise), let latest = lift.sessions.last?.date
    else { return lift }
    var usual = lift
    usual.done.sessions.removeAll { isLight(lift.exercise, $0.session) }
    guard let last = usual.sessions.last,
      latest.days(since: last.date) <= AnalysisOptions.activeDays
    else { return lift }
    usual.done.sessions[usual.sessions.count - 1].hasFailedSet =
      lift.hasFailedSet(since: last.session)
    return usual
  }

  /// The last deload in which the lift was light after a day.
  func deload(of lift: LiftFinding, since day: CivilDate) -> Deload? {
    guard exercises.contains(lift.exercise) else { return nil }
    let since = lift.sessions.reversed().prefix { $0.date > day }.map(\.session)
    return deloads.last { deload in
      deload.lightLifts.contains { $0.exercise == lift.exercise && since.contains($0.session) }
    }
  }

  /// Whether a lift was at its full load after the first day of the deload that goes on: no deload work is asked of it then.
  func isBack(_ lift: LiftFinding, _ log: TrainingLog) -> Bool {
    func top(_ session: ExerciseSession) -> Load? {
      session.topRow.flatMap { log.columns.load[$0] }.map(Load.init(units:))
    }
    guard let deload = deloads.last, deload.isOpen,
      let usual = lift.sessions.last(where: { $0.date < deload.first }).flatMap(top)
    else { return false }
    return lift.sessions.reversed().prefix { $0.date > deload.first }.contains { session in
      !isLight(lift.exercise, session.session)
        && (top(session).map { !usual.isClearlyAbove($0) } ?? false)
    }
  }

  private func isLight(_ exercise: Int, _ session: Int) -> Bool {
    lifts.contains(Deload.LightLift(exercise: exercise, session: session))
  }
}
