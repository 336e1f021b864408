internal import GymBoAnalysis
internal import GymBoLog

/// What the next session of a lift goes on from: its last session that was work, and the heaviest set of it that was work.
///
/// Tests of the maximum and sets that the data check doubts are no work. A lifter who does nothing but singles goes on from
/// those.
struct WorkBase {
  /// One session and its heaviest set that was work.
  struct Session {
    let session: ExerciseSession
    let row: Int
  }

  /// The lift's last sessions that were work, in order of time; at least one. The last is continued.
  let sessions: [Session]
  /// Tells the tests among their sets.
  let test: TestSet

  /// The session that is continued.
  var last: ExerciseSession { sessions[sessions.count - 1].session }
  /// The set of it that is continued.
  var row: Int { sessions[sessions.count - 1].row }

  /// Sessions that are looked at.
  static let most = 12

  /// - Parameters:
  ///   - lift: without the sessions that were light by plan.
  ///   - day: of the lift's last session. A base more than 42 days older is none.
  ///   - body: what the lift moves of the body; zero where that is not known.
  init?(
    _ lift: LiftFinding, day: CivilDate, log: TrainingLog, traits: SetTraits, body: Load
  ) {
    let recent = WorkBase.recent(lift.sessions, isSuspect: traits.isSuspect)
    guard let latest = recent.first, WorkBase.isRecent(latest, on: day) else { return nil }
    let first = recent.last?.date ?? latest.date
    let test = TestSet(
      maximum: lift.bestEstimate(
        from: min(first, latest.date.advanced(by: -AnalysisOptions.activeDays)),
        through: latest.date),
      body: body)
    self.test = test
    let work = recent.compactMap { session in
      WorkBase.row(of: session, log, traits, test).map { Session(session: session, row: $0) }
    }
    if let first = work.first, WorkBase.isRecent(first.session, on: day) {
      sessions = work.reversed()
    } else {
      sessions = recent.compactMap { session in
        session.standingRow.map { Session(session: session, row: $0) }
      }
      .reversed()
    }
  }

  /// What the next working set follows from: the top sets of the lift, but where one was a test the set that was work.
  func next(of lift: LiftFinding, _ predictions: Predictions, _ log: TrainingLog) -> NextSet? {
    let sets = log.columns
    let first = sessions[0].session.date
    return predictions.next(of: lift) { top in
      guard top.date >= first, let load = sets.load[top.row],
        test.isTest(load: load, repetitions: top.repetitions)
      else { return top }
      guard let row = sessions.last(where: { $0.session.date == top.date })?.row
      else { return nil }
      return row == top.row ? top : TopSet(row: row, on: top.date, of: sets)
    }
  }

  /// The last sessions whose standing set is not suspect, latest first.
  private static func recent(
    _ sessions: [ExerciseSession], isSuspect: SetMarks.Column
  ) -> [ExerciseSession] {
    var recent: [ExerciseSession] = []
    recent.reserveCapacity(most)
    for index in sessions.indices.reversed() {
      guard recent.count < most else { break }
      guard let row = sessions[index].standingRow, !isSuspect[row] else { continue }
      recent.append(sessions[index])
    }
    return recent
  }

  private static func isRecent(_ session: ExerciseSession, on day: CivilDate) -> Bool {
    day.days(since: session.date) <= AnalysisOptions.activeDays
  }

  /// The heaviest set of a session that is no test; of equals the one with most repetitions, then the first.
  /// - Returns: nil where every set was a test.
  private static func row(
    of session: ExerciseSession, _ log: TrainingLog, _ traits: SetTraits, _ test: TestSet
  ) -> Int? {
    guard let standing = session.standingRow else { return nil }
    let sets = log.columns
    guard sets.semantics[standing] == .loaded else { return standing }
    var best: (load: Int64, repetitions: Int32, row: Int)?
    for row in session.rows where !traits.isSuspect[row] && sets.semantics[row] == .loaded {
      guard let load = sets.load[row], let repetitions = sets.repetitions[row],
        !test.isTest(load: load, repetitions: Int(repetitions))
      else { continue }
      if let best, (load, repetitions) <= (best.load, best.repetitions) { continue }
      best = (load, repetitions, row)
    }
    return best?.row
  }
}
