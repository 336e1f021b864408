internal import GymBoAnalysis
internal import GymBoLog

/// The lifts that were light in a deload. Their loads were light on purpose, so suggestions build on the session before the
/// deload. A lift that was not light in it goes on from that day. A workout that the lifter called a deload is one, be it found or
/// not: what was worth less in it than the time before was meant so.
struct LightSessions {
  private let deloads: [Deload]
  /// Workouts of the last weeks that the lifter called deloads.
  private let named: Set<Int>
  private let lifts: Set<Deload.LightLift>
  /// The exercises of these lifts.
  private let exercises: Set<Int>

  init(_ deloads: [Deload], _ history: PreparedHistory) {
    self.deloads = deloads
    let (log, first) = (history.log, history.asOf.advanced(by: -AnalysisOptions.activeDays))
    named = Set(
      log.sessions.indices.reversed().prefix { log.sessions[$0].date >= first }
        .filter { Deload.isNamed(log.sessions[$0], of: log) })
    lifts = Set(deloads.lazy.flatMap(\.lightLifts))
    exercises = Set(lifts.lazy.map(\.exercise))
  }

  /// The lift without its light sessions of deloads; the whole lift where none is left in the 42 days before its last one,
  /// because loads older than that are no base. A set that was failed in a later deload counts as failed in the last
  /// session that is left.
  func leftOut(of lift: LiftFinding, _ log: TrainingLog) -> LiftFinding {
    guard let latest = lift.sessions.last,
      exercises.contains(lift.exercise) || named.contains(latest.session)
    else { return lift }
    var usual = lift
    usual.done.sessions.removeAll { isLight(lift.exercise, $0.session) }
    // Days that were named and not found are left out as long as nothing followed them.
    if let before = usual.sessions.last(where: { !named.contains($0.session) }) {
      while let last = usual.sessions.last, named.contains(last.session),
        LightSessions.isLess(last, than: before, log)
      {
        usual.done.sessions.removeLast()
      }
    }
    guard let last = usual.sessions.last,
      latest.date.days(since: last.date) <= AnalysisOptions.activeDays
    else { return lift }
    usual.done.sessions[usual.sessions.count - 1].hasFailedSet =
      lift.hasFailedSet(since: last.session)
    return usual
  }

  /// The last day of a lift that the lifter called a deload, where it is left out though no deload was found; nil without one.
  /// - Parameter day: of the work that is gone on from.
  func namedDay(of lift: LiftFinding, since day: CivilDate) -> CivilDate? {
    guard let last = lift.sessions.last, last.date > day, named.contains(last.session) else {
      return nil
    }
    return last.date
  }

  /// Whether a session had clearly less load than another, or its best set was worth less, by load and repetitions, or its sets at
  /// that load were fewer; but not with more load: that is the beginning of other work.
  private static func isLess(
    _ session: ExerciseSession, than other: ExerciseSession, _ log: TrainingLog
  ) -> Bool {
    let sets = log.columns
    func worth(_ row: Int) -> Double {
      let done = Double(min(sets.repetitions[row] ?? 0, 36))
      guard sets.semantics[row] == .loaded, let load = sets.load[row], load > 0 else { return done }
      return Double(load) / (37 - done)
    }
    guard let now = session.standingRow, let then = other.standingRow,
      sets.semantics[now] == sets.semantics[then], sets.semantics[now] != .assisted,
      case (let light, let heavy) = (sets.load[now] ?? 0, sets.load[then] ?? 0),
      !Load(units: light).isClearlyAbove(Load(units: heavy))
    else { return false }
    // With many more repetitions it is no less worth, and yet no base for the loads of before.
    if Double(light) < lighterShare * Double(heavy) { return true }
    func count(_ session: ExerciseSession, _ row: Int) -> Int {
      session.rows.count { sets.load[$0] == sets.load[row] }
    }
    return worth(now) < worth(then)
      || worth(now) == worth(then) && count(session, now) < count(other, then)
  }

  /// Below this share of the load before, a day that was called a deload was light, however many repetitions it had.
  private static let lighterShare = 0.9

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

  /// Whether the last session of a lift was light in a deload.
  func endsLight(_ lift: LiftFinding) -> Bool {
    lift.sessions.last.map { isLight(lift.exercise, $0.session) } ?? false
  }

  private func isLight(_ exercise: Int, _ session: Int) -> Bool {
    lifts.contains(Deload.LightLift(exercise: exercise, session: session))
  }
}
