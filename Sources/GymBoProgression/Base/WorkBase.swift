internal import GymBoAnalysis
internal import GymBoLog

/// What the next session of a lift goes on from: its last session that was work, and the heaviest set of it that was work.
///
/// Tests of the maximum and sets that the data check doubts are no work. A lifter with tests in at least half of the sessions
/// goes on from those, but not from the heaviest one of all. One session that was much lighter than the three before it, was
/// broken off, or was too much, is passed over.
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
  /// The latest session, where it is passed over; nil where it is gone on from.
  let passedOver: PassedOver?
  /// A set that is doubted, as it is far above those of all days before; nil where there is none.
  let farSet: Int?
  /// The set before the latest day, where the lift's loads are counted in another way since then; nil where they are not.
  let beforeOtherCount: Int?

  /// The session that is continued.
  var last: ExerciseSession { sessions[sessions.count - 1].session }
  /// The set of it that is continued.
  var row: Int { sessions[sessions.count - 1].row }

  /// Sessions that are looked at.
  static let most = 12
  /// Sessions in a row with a heavier set at the top from which it belongs to the work.
  private static let fewestWithTop = 3
  /// Such sessions where that set had the same load in each.
  private static let fewestWithSameTop = 2

  /// Whether each of the last sessions had a heavier set beside the one that was work: it is done every time, and is no test.
  func endsHeavier(_ sets: SetColumns) -> Bool {
    func top(_ session: Session) -> Int64? {
      session.session.rows.filter { row in
        (sets.repetitions[row] ?? 0) > 0 && (sets.load[row] ?? 0) > (sets.load[session.row] ?? 0)
      }.compactMap { sets.load[$0] }.max()
    }
    let tops = sessions.suffix(WorkBase.fewestWithTop).map(top)
    let latest = tops.suffix(WorkBase.fewestWithSameTop).compactMap(\.self)
    let isSame = latest.count == WorkBase.fewestWithSameTop && Set(latest).count == 1
    return isSame || tops.count == WorkBase.fewestWithTop && tops.allSatisfy { $0 != nil }
  }

  /// Whether a set of the last session is the only one with its load or more, and none of the others, one of which is no warm-up,
  /// is worth about as much: such a set may be a typing error, and the others were the work.
  func isAlone(_ row: Int, _ sets: SetColumns) -> Bool {
    guard let load = sets.load[row] else { return false }
    let others = last.rows.filter { $0 != row && sets.load[$0] != nil }
    func estimate(_ row: Int) -> Double {
      TenRepetitionMaximum.estimate(
        load: Load(units: sets.load[row] ?? 0).kilograms,
        repetitions: Int(sets.repetitions[row] ?? 0)) ?? 0
    }
    let far = estimate(row) / WorkBase.farFactor
    return others.contains { Double(sets.load[$0] ?? 0) >= WorkBase.workShare * Double(load) }
      && others.allSatisfy { sets.load[$0] ?? 0 < load && estimate($0) < far }
  }

  /// Sets of at least this share of a doubted load were no warm-ups for it.
  private static let workShare = 0.5
  /// A set worth this many times the others of its day is far above them.
  private static let farFactor = 1.2

  /// Whether a set of the last session is the doubted one, or one with its load or more.
  func isFar(_ row: Int, _ sets: SetColumns) -> Bool {
    guard let farSet, last.span.contains(farSet), let far = sets.load[farSet] else { return false }
    return last.span.contains(row) && sets.load[row] ?? 0 >= far
  }

  /// - Parameters:
  ///   - lift: without the sessions that were light by plan.
  ///   - day: of the lift's last session. A base more than 42 days older is none.
  ///   - today: a light session is passed over only for one of the last 42 days.
  ///   - body: what the lift moves of the body; zero where that is not known.
  ///   - isUnwell: whether pain or an illness was noted of late: then a light day is what can be done, and is gone on from.
  ///   - farSet: a set that is doubted, and with its equals is not gone on from.
  ///   - usual: the days on which lifts had their usual loads.
  init?(
    _ lift: LiftFinding, day: CivilDate, today: CivilDate, log: TrainingLog, traits: SetTraits,
    body: Load, isUnwell: Bool = false,
    without farSet: Int? = nil, usual: UsualDays? = nil
  ) {
    self.farSet = farSet
    let recent = WorkBase.recent(lift.sessions, isSuspect: traits.isSuspect)
    guard let latest = recent.first, WorkBase.isRecent(latest, on: day) else { return nil }
    let first = recent.last?.date ?? latest.date
    let test = TestSet(
      maximum: lift.bestEstimate(
        from: min(first, latest.date.advanced(by: -AnalysisOptions.activeDays)),
        through: latest.date),
      body: body)
    var work = WorkBase.work(in: recent, log, traits, test, without: farSet)
    if WorkBase.endsWithTests(recent, log, test)
      || work.first.map({ WorkBase.isRecent($0.session, on: day) }) != true
    {
      work = WorkBase.work(in: recent, log, traits, .none, without: farSet)
      self.test = .none
    } else {
      self.test = test
    }
    let odd = isUnwell ? nil : WorkBase.oddDays(work, log, on: today)
    let other = odd == nil ? usual.flatMap { WorkBase.otherLoad(work, on: $0, log) } : nil
    beforeOtherCount = other == .count ? work[1].row : nil
    // After weeks without the lift nothing speaks for the day before.
    let isPaused = today.days(since: day) >= LiftReturn.longPause
    if let odd {
      passedOver = odd.passedOver
      work.removeFirst(odd.count)
    } else if beforeOtherCount != nil {
      passedOver = nil
    } else if !isPaused, !isUnwell, let next = Rotation.next(after: work, log),
      let first = next.first,
      WorkBase.isRecent(first.session, on: today)
    {
      passedOver = PassedOver(date: work[0].session.date, kind: .rotation)
      work = next
    } else if let kind = WorkBase.passedOver(work, lift, log)
      ?? (WorkBase.hasTestForWork(work, log, self.test) ? .test : nil),
      !isPaused || kind == .lightDay && WorkBase.isFarLighter(work, log),
      !isUnwell || !kind.isLess, WorkBase.isRecent(work[1].session, on: today)
    {
      let isFirstBack = LiftReturn.isFirst(work.reversed())
      let over = work.removeFirst()
      passedOver = PassedOver(
        over, kind, isOtherMachine: other == .machine, isFirstBack: isFirstBack, log)
      // Before a day that was broken off there may be a light one, which is no base either.
      if kind == .shortDay, WorkBase.isLightDay(work, lift, log, today) { work.removeFirst() }
    } else if let first = work.first?.session, first.session != latest.session {
      passedOver = PassedOver(date: latest.date, kind: .test)
    } else {
      passedOver = nil
    }
    guard !work.isEmpty else { return nil }
    sessions = work.reversed()
  }

  /// Whether the latest session was a light day, and there is one to go on from before it.
  private static func isLightDay(
    _ work: [Session], _ lift: LiftFinding, _ log: TrainingLog, _ today: CivilDate
  ) -> Bool {
    passedOver(work, lift, log) == .lightDay && isRecent(work[1].session, on: today)
  }

  /// The sessions that were work, latest first.
  private static func work(
    in recent: [ExerciseSession], _ log: TrainingLog, _ traits: SetTraits, _ test: TestSet,
    without farSet: Int?
  ) -> [Session] {
    recent.compactMap { session in
      row(of: session, log, traits, test, without: farSet).map {
        Session(session: session, row: $0)
      }
    }
  }

  /// Whether at least half of the sessions lead up to a test, and have no straight sets beside it.
  private static func endsWithTests(
    _ recent: [ExerciseSession], _ log: TrainingLog, _ test: TestSet
  ) -> Bool {
    guard recent.count >= TestSet.fewestSessions else { return false }
    let tests = recent.count { session in
      guard let top = session.standingRow, let load = log.columns.load[top],
        let repetitions = log.columns.repetitions[top],
        test.isTest(load: load, repetitions: Int(repetitions))
      else { return false }
      var (tests, straight) = (0, [Int64: Int]())
      for row in session.rows {
        guard let load = log.columns.load[row], let repetitions = log.columns.repetitions[row]
        else { continue }
        if test.isTest(load: load, repetitions: Int(repetitions)) {
          tests += 1
        } else {
          straight[load, default: 0] += 1
        }
      }
      return (straight.values.max() ?? 0) < max(TestSet.straightSets, tests + 1)
    }
    return Double(tests) >= TestSet.usualShare * Double(recent.count)
  }

  static func load(of session: Session, _ log: TrainingLog) -> Load? {
    log.columns.load[session.row].map(Load.init(units:))
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

  /// The last sessions whose set that represents them is not suspect, latest first.
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

  static func isRecent(_ session: ExerciseSession, on day: CivilDate) -> Bool {
    day.days(since: session.date) <= AnalysisOptions.activeDays
  }

  /// The first of the heaviest straight sets of a session: beside a test they are the work, not the sets that led up to it.
  /// - Returns: nil where no load has enough sets.
  private static func straightRow(
    of session: ExerciseSession, _ sets: SetColumns, _ traits: SetTraits
  ) -> Int? {
    var counts: [Int64: Int] = [:]
    for row in session.rows where !traits.isSuspect[row] && !traits.isInferredWarmUp[row] {
      if let load = sets.load[row], sets.repetitions[row] ?? 0 > 1 { counts[load, default: 0] += 1 }
    }
    guard let load = counts.filter({ $0.value >= TestSet.straightSets }).keys.max() else {
      return nil
    }
    let equal = session.rows.filter {
      sets.load[$0] == load && sets.repetitions[$0] ?? 0 > 1 && !traits.isSuspect[$0]
    }
    // Of equals the first, as elsewhere.
    return equal.max { first, second in
      (sets.repetitions[first] ?? 0, second) < (sets.repetitions[second] ?? 0, first)
    }
  }

  /// The heaviest load of some sets of more than one repetition; 0 where there is none.
  private static func heaviestOfSeveral(_ rows: [Int], _ sets: SetColumns) -> Int64 {
    rows.reduce(0) { heaviest, row in
      (sets.repetitions[row] ?? 0) > 1 ? max(heaviest, sets.load[row] ?? 0) : heaviest
    }
  }

  /// The RPE from which a set went on for as many as go, and up to which those before it were easy.
  private static let (openEffort, easyEffort) = (9.5, 8.0)

  private static func isMuchHarder(_ effort: Double?, than before: Double?) -> Bool {
    guard let effort, let before else { return false }
    return effort >= openEffort && before <= easyEffort
  }

  /// The heaviest set of a session that is no test; of equals the one with most repetitions, then the first. Sets
  /// that were not taken to failure are the work, not a set to failure after them at the same load; and easy sets are it, not a
  /// hard one after them that went on for as many as go.
  /// - Returns: nil where every set was a test.
  private static func row(
    of session: ExerciseSession, _ log: TrainingLog, _ traits: SetTraits, _ test: TestSet,
    without farSet: Int?
  ) -> Int? {
    guard let standing = session.standingRow else { return nil }
    let sets = log.columns
    guard sets.semantics[standing] == .loaded else { return standing }
    var best: (load: Int64, effort: Double?, repetitions: Int32, row: Int)?
    var (hasTest, triesMaximum) = (false, false)
    // A single on the way to a heavier set of more repetitions tests nothing.
    let heaviestSet = heaviestOfSeveral(session.rows.filter { !traits.isSuspect[$0] }, sets)
    let farLoad = farSet.flatMap { session.span.contains($0) ? sets.load[$0] : nil } ?? .max
    for row in session.rows where !traits.isSuspect[row] && sets.semantics[row] == .loaded {
      guard let load = sets.load[row], let repetitions = sets.repetitions[row],
        repetitions != 1 || load >= heaviestSet, load < farLoad
      else { continue }
      if test.isTest(load: load, repetitions: Int(repetitions)),
        session.rows.count(where: { sets.load[$0] == load }) < TestSet.straightSets
      {
        hasTest = true
        if test.triesMaximum(load: load) { triesMaximum = true }
        continue
      }
      let effort = SetTraits.effort(row, of: sets)
      if let best, load == best.load {
        let isOpen = effort == 10 && best.effort != 10 || isMuchHarder(effort, than: best.effort)
        if repetitions <= best.repetitions || isOpen { continue }
      } else if let best, load < best.load {
        continue
      }
      best = (load, effort, repetitions, row)
    }
    if hasTest, let straight = straightRow(of: session, sets, traits) { return straight }
    if triesMaximum, let best,
      test.onlyLeadsUp(load: best.load, repetitions: Int(best.repetitions)),
      session.rows.count(where: { sets.load[$0] == best.load }) < TestSet.straightSets
    {
      return nil
    }
    return best?.row
  }
}

extension PassedOver {
  /// - Parameters:
  ///   - kind: by the work.
  ///   - isOtherMachine: whether the lift's loads are of another machine.
  ///   - isFirstBack: whether it was the first day after a pause of the lift.
  fileprivate init(
    _ session: WorkBase.Session, _ kind: Kind, isOtherMachine: Bool, isFirstBack: Bool,
    _ log: TrainingLog
  ) {
    self.init(
      date: session.session.date, kind: isOtherMachine && kind.isLess ? .otherMachine : kind,
      load: kind == .tooMuch ? WorkBase.load(of: session, log) : nil,
      asksForNoMore: kind == .shortDay || kind == .lightDay && isFirstBack)
  }
}
