internal import GymBoAnalysis
internal import GymBoLog

/// Which latest session is passed over: a light day, a peak, a load that was too much, a lift that was broken off.
extension WorkBase {
  /// What the latest session was, where the next one does not go on from it; nil where it does.
  /// - Parameter work: latest first.
  static func passedOver(
    _ work: [Session], _ lift: LiftFinding, _ log: TrainingLog
  ) -> PassedOver.Kind? {
    if isHalved(work, log) { return .lightDay }
    if isLightInTrend(work, lift), mayBeLight(work, log), !isHard(work[0], log),
      !endsSpent(work[0], log), !hasMoreLoad(work[0], than: work[1], log)
    {
      return isWorthMore(work[0], than: work[1], log) ? .otherWorkout : .lightDay
    }
    if isLight(work, lift, log) {
      return hasHeavierSet(work[0], than: work[1], log) || isWorthMore(work[0], than: work[1], log)
        ? .otherWorkout : .lightDay
    }
    if isPeak(work, log) { return .test }
    if isTooMuch(work, log) { return .tooMuch }
    return ShortDay.isLast(of: work, log) ? .shortDay : nil
  }

  /// Whether the work of a session is known to have been hard: no light day is.
  private static func isHard(_ session: Session, _ log: TrainingLog) -> Bool {
    SetTraits.effort(session.row, of: log.columns).map { $0 >= RPERule.hardFrom } ?? false
  }

  /// Whether a set with the load of a session's work, or about it, left nothing, or its last equal sets fell apart: such a day was
  /// weak, and not light.
  private static func endsSpent(_ session: Session, _ log: TrainingLog) -> Bool {
    guard let load = load(of: session, log) else { return false }
    let sets = log.columns
    let rows = session.session.rows
    let last = rows.reversed().prefix { sets.load[$0] == rows.last.flatMap { sets.load[$0] } }
      .map { Int(sets.repetitions[$0] ?? 0) }
    // A single after others is a test.
    if let end = last.first, end > 1, fellApart(last.reversed()) { return true }
    return rows.contains { row in
      Double(log.columns.load[row] ?? 0) >= lightShare * Double(load.units)
        && SetTraits.effort(row, of: log.columns) ?? 0 >= RepeatedMisses.leastEffort
    }
  }

  /// Whether the latest session is a light day in the lift's trend, or an easy first day back: what is suggested does not go on from
  /// it.
  private static func isLightInTrend(_ work: [Session], _ lift: LiftFinding) -> Bool {
    (lift.trend.own?.isLightAtEnd(of: lift.trend.points.count) == true
      || lift.trend.isEasyFirstDayBack)
      && lift.trend.points.last?.date == work[0].session.date
  }

  /// Whether the work of a session had more load than that of another: then it was no lighter day.
  private static func hasMoreLoad(
    _ session: Session, than other: Session, _ log: TrainingLog
  ) -> Bool {
    guard let now = load(of: session, log), let before = load(of: other, log) else { return false }
    return now.isClearlyAbove(before)
  }

  /// Whether the best set of a session was worth more than that of another, by its load and repetitions: other work, and no
  /// lighter day.
  private static func isWorthMore(
    _ session: Session, than other: Session, _ log: TrainingLog
  ) -> Bool {
    bestWorth(session, log) > bestWorth(other, log)
  }

  /// What the best set of a session is worth, by its load and repetitions; 0 where it has none.
  private static func bestWorth(_ session: Session, _ log: TrainingLog) -> Double {
    session.session.rows.compactMap { row in
      guard let load = log.columns.load[row], let done = log.columns.repetitions[row], done < 37
      else { return nil }
      return Double(load) / Double(37 - done)
    }.max() ?? 0
  }

  /// Whether a session had a set about as heavy as the work of the one before it, such as singles: then it was no light day.
  private static func hasHeavierSet(
    _ session: Session, than before: Session, _ log: TrainingLog
  ) -> Bool {
    guard let before = load(of: before, log) else { return false }
    return session.session.rows.contains {
      Double(log.columns.load[$0] ?? 0) >= lighterLoadShare * Double(before.units)
    }
  }

  /// Of the repetitions of the best set: sets that fell to this share fell apart.
  private static let apartShare = 0.5

  /// A best set worth this many times that of before is better by more than a step: its load goes, and the sets after it follow.
  private static let farBetter = 1.1

  /// Whether the latest session had more load than the one before it, and its sets fell apart, as those before did not; but not
  /// where its best set was far better.
  private static func isTooMuch(_ work: [Session], _ log: TrainingLog) -> Bool {
    guard work.count >= usualSessions, let now = load(of: work[0], log),
      let before = load(of: work[1], log), now.isClearlyAbove(before)
    else { return false }
    return fellApart(work[0], log) && !fellApart(work[1], log)
      && bestWorth(work[0], log) <= farBetter * bestWorth(work[1], log)
  }

  private static func fellApart(_ session: Session, _ log: TrainingLog) -> Bool {
    fellApart(repetitions(of: session, log))
  }

  /// - Parameter done: the repetitions of sets with one load, in their order.
  private static func fellApart(_ done: [Int]) -> Bool {
    guard let best = done.max(), let last = done.last else { return false }
    return done.count > 1 && Double(last) <= apartShare * Double(best)
  }

  /// The repetitions of a session's sets at the load of its work, in their order; 0 where they are not known.
  static func repetitions(of session: Session, _ log: TrainingLog) -> [Int] {
    let sets = log.columns
    return session.session.rows.filter { sets.load[$0] == sets.load[session.row] }
      .map { Int(sets.repetitions[$0] ?? 0) }
  }

  /// Whether the latest session ended on a single that is heavier than the sets of all sessions before it, of a lift that is
  /// trained with singles.
  private static func isPeak(_ work: [Session], _ log: TrainingLog) -> Bool {
    guard work.count >= usualSessions, log.columns.repetitions[work[0].row] == 1,
      let now = load(of: work[0], log),
      work[0].session.rows.count(where: { log.columns.load[$0] == now.units })
        < TestSet.straightSets
    else { return false }
    return work.dropFirst().allSatisfy { session in
      load(of: session, log).map { now.isClearlyAbove($0) } ?? false
    }
  }

  /// Whether a test took the place of work in the latest session, and none did in the one before: with the same load as then it had
  /// at most half of the sets.
  static func hasTestForWork(_ work: [Session], _ log: TrainingLog, _ test: TestSet) -> Bool {
    guard work.count > 1, let load = load(of: work[0], log),
      work[0].session.date.days(since: work[1].session.date) <= longestToLight,
      Self.load(of: work[1], log)?.isSame(as: load) == true,
      case (let now, let before) = (repetitions(of: work[0], log), repetitions(of: work[1], log)),
      2 * now.count <= before.count, now.reduce(0, +) < before.reduce(0, +)
    else { return false }
    func isTested(_ session: Session) -> Bool {
      session.session.rows.contains { row in
        guard let own = log.columns.load[row], Load(units: own).isClearlyAbove(load) else {
          return false
        }
        return test.isTest(load: own, repetitions: Int(log.columns.repetitions[row] ?? 0))
      }
    }
    return isTested(work[0]) && !isTested(work[1])
  }

  /// A session whose best estimate is below this share of the usual one was light.
  static let lightShare = 0.9
  /// Sessions before it that say what is usual.
  static let usualSessions = 3

  /// Days from the work before to a light day, at most, and none of them in a break of all training: after one the lifter
  /// comes back.
  static let longestToLight = 28

  private static func hasBreak(
    from first: ExerciseSession, to last: ExerciseSession, _ log: TrainingLog
  ) -> Bool {
    let dates = log.sessions[first.session...last.session].map(\.date)
    return zip(dates, dates.dropFirst()).contains {
      $1.days(since: $0) >= TrainingBreaks.shortest
    }
  }

  /// A load below this share of the one before is lighter on purpose; the same load for fewer repetitions is a bad day.
  static let lighterLoadShare = 0.95

  /// A load below this share of the lightest of the three sessions before is none that the lift is trained with.
  static let farLighterShare = 0.7

  /// Whether the latest session alone was light: less load, for no more repetitions or with its best estimate below 90 % of
  /// the median of the three before it, and that of the one before it not; see ``isMuchLess(_:_:)`` for a lift with two
  /// sessions before it. A decision of this project: one light day is no new level, two in a row are. Nor
  /// is it a light day where the work before it was missed again and again: then the lifter took load off; or where its own
  /// sets lost repetitions: those of a light day keep them. A load below 70 % of each of the three before it is light
  /// however many repetitions its sets had. The first session after a pause of the lift is none, unless it is that
  /// light: it is the way back.
  /// - Parameter work: latest first.
  private static func isLight(
    _ work: [Session], _ lift: LiftFinding, _ log: TrainingLog
  ) -> Bool {
    guard mayBeLight(work, log),
      let (now, before) = load(of: work[0], log).flatMap({ now in
        load(of: work[1], log).map { (now, $0) }
      }), Double(now.units) < lighterLoadShare * Double(before.units),
      !LiftReturn.isFirst(work.reversed())
        || Double(now.units) < farLighterShare * Double(before.units)
    else { return false }
    if isOtherMachine(now, before, work, log) { return false }
    if isFarLighter(work, log) || isMuchLess(work, log) { return true }
    guard work.count > usualSessions, isKept(work[0], log), !endsSpent(work[0], log),
      let series = lift.series, series.measure.isEstimate
    else { return false }
    func value(_ session: Session) -> Double? {
      let date = session.session.date
      return series.points.last { $0.date <= date }
        .flatMap { $0.date == date ? series.oneRepetitionMaximum(of: $0.value) : nil }
    }
    let values = work.dropFirst().prefix(usualSessions).compactMap(value)
    // The series knows no set of many repetitions.
    guard values.count == usualSessions,
      let best = [value(work[0]), estimateOfMany(work[0], log)].compactMap(\.self).max()
    else { return false }
    let usual = values.sorted()[usualSessions / 2]
    return values[0] >= lightShare * usual
      && (best < lightShare * usual || best < min(usual, lightShare * values[0])
        || isEasier(work[0], than: work[1], log))
  }

  /// A load this many times another is not of the same machine, or not counted the same way.
  private static let otherMachine = 1.5
  /// Loads of one machine differ by no more than this from session to session.
  static let sameMachine = 1.2

  /// Whether the load before was far above the latest, and most of the sessions before that were not: then that one was the odd
  /// one out, done on another machine or in another gym, and the latest is what the lift is trained with.
  private static func isOtherMachine(
    _ now: Load, _ before: Load, _ work: [Session], _ log: TrainingLog
  ) -> Bool {
    guard Double(before.units) >= otherMachine * Double(now.units) else { return false }
    let loads = work.dropFirst().compactMap { load(of: $0, log) }
    let alike = loads.count { Double($0.units) <= sameMachine * Double(now.units) }
    return 2 * alike > loads.count
  }

  /// Loads this many times others of free weights are counted in another way, such as of both hands: twice, by a tenth.
  private static let otherCount = 1.8

  /// Why the load of a day is far below those before it, if the day was not light.
  enum OtherLoad {
    /// On another machine: most come back to the usual one.
    case machine
    /// Free weights that are counted in another way: so they are from then on.
    case count
  }

  /// Why the latest session, soon after the one before, had a load far below those before it, though most lifts of that day had
  /// their usual loads, and repetitions that are none of other work; nil where that is not so. A decision of this project.
  static func otherLoad(_ work: [Session], on days: UsualDays, _ log: TrainingLog) -> OtherLoad? {
    guard let latest = work.first, days.contains(latest.session.session), isFarLighter(work, log),
      let now = load(of: latest, log), let before = load(of: work[1], log),
      case let sets = log.columns, sets.semantics[latest.row] == .loaded,
      let done = sets.repetitions[latest.row], let then = sets.repetitions[work[1].row],
      !Rotation.areOtherRepetitions(then, done),
      latest.session.date.days(since: work[1].session.date) <= longestToLight,
      !hasBreak(from: work[1].session, to: latest.session, log)
    else { return nil }
    let implement = log.exercises[Int(sets.exercise[latest.row])].facts?.implement
    let isMachine = implement == .machine || implement == .cable
    let least = isMachine ? otherMachine : otherCount
    guard Double(before.units) >= least * Double(now.units) else { return nil }
    return isMachine ? .machine : .count
  }

  /// Whether the latest session can be a light day at all: it came soon after work that was not missed.
  private static func mayBeLight(_ work: [Session], _ log: TrainingLog) -> Bool {
    work.count >= usualSessions
      && work[0].session.date.days(since: work[1].session.date) <= longestToLight
      && !hasBreak(from: work[1].session, to: work[0].session, log)
      && RepeatedMisses.finding(RepeatedMisses.tops(of: work.dropFirst().reversed(), log)) == nil
  }

  /// The best estimate of a session from sets of more repetitions than the usual formulas allow.
  private static func estimateOfMany(_ session: Session, _ log: TrainingLog) -> Double? {
    session.session.rows.compactMap { row in
      guard let load = log.columns.load[row], let repetitions = log.columns.repetitions[row]
      else { return nil }
      return TenRepetitionMaximum.estimate(
        load: Load(units: load).kilograms, repetitions: Int(repetitions))
    }.max().map(TenRepetitionMaximum.oneRepetitionMaximum)
  }

  /// Of the repetitions of each of the sessions before: even sets with no more of them were easy by plan.
  private static let halvedShare = 0.6

  /// Whether the latest session alone had the load of those before it for about half of the repetitions, in three even sets or
  /// more that were not hard: a bad day does not end that evenly.
  private static func isHalved(_ work: [Session], _ log: TrainingLog) -> Bool {
    guard work.count > usualSessions, mayBeLight(work, log), !LiftReturn.isFirst(work.reversed()),
      let now = load(of: work[0], log), now > .zero
    else { return false }
    let sets = repetitions(of: work[0], log)
    guard sets.count >= TestSet.straightSets, let most = sets.max(), most == sets.min(),
      !isHard(work[0], log)
    else { return false }
    return work.dropFirst().prefix(usualSessions).allSatisfy { before in
      guard let load = load(of: before, log), let least = repetitions(of: before, log).min()
      else { return false }
      return load.isSame(as: now) && Double(most) <= halvedShare * Double(least)
    }
  }

  /// Whether a session with less load had no more repetitions in its best set, and no effort is known that says that it was hard.
  private static func isEasier(
    _ session: Session, than before: Session, _ log: TrainingLog
  ) -> Bool {
    let sets = log.columns
    guard let now = sets.repetitions[session.row], let then = sets.repetitions[before.row] else {
      return false
    }
    return now <= then
      && !isHard(session, log)
  }

  /// Loads and volumes below these shares of those before are light where a lift has only two sessions before the latest.
  private static let (lightLoadOfFew, lightVolumeOfFew) = (0.9, 0.75)

  /// Whether the latest session of a lift with two before it had less load than the one before, and much less volume than either.
  private static func isMuchLess(_ work: [Session], _ log: TrainingLog) -> Bool {
    guard work.count == usualSessions, isKept(work[0], log), let now = load(of: work[0], log),
      let before = load(of: work[1], log)
    else { return false }
    let least = work.dropFirst().map(\.session.tonnage).min() ?? .zero
    return Double(now.units) < lightLoadOfFew * Double(before.units)
      && work[0].session.tonnage.kilograms < lightVolumeOfFew * least.kilograms
  }

  /// Whether the latest session's load is far below each of the three before it, of two where there are no more.
  static func isFarLighter(_ work: [Session], _ log: TrainingLog) -> Bool {
    let before = work.dropFirst().prefix(usualSessions).compactMap { load(of: $0, log) }
    guard before.count >= usualSessions - 1, let least = before.min(),
      let now = load(of: work[0], log)
    else { return false }
    return Double(now.units) < farLighterShare * Double(least.units)
  }

  /// Whether no set at a session's load had fewer repetitions than one before it, but for one.
  static func isKept(_ session: Session, _ log: TrainingLog) -> Bool {
    let sets = log.columns
    var most: Int32 = 0
    for row in session.session.rows where sets.load[row] == sets.load[session.row] {
      let done = sets.repetitions[row] ?? 0
      if done < most - 1 { return false }
      most = max(most, done)
    }
    return true
  }
}
