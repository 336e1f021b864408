internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

/// How the week went, as the facts of the report's first sentences. None of them is praise or blame.
struct WeekVerdict: Sendable {
  enum State: String, Sendable {
    /// The week begins after the day of the report.
    case notBegun = "not_begun"
    case inProgress = "in_progress"
    case complete
  }

  /// What was done, against the week before or, in a running week, against the same days of it.
  enum Work: Sendable, Hashable {
    /// A change of the volume in percent.
    case volume(percent: Double)
    /// A change of the number of sets, where not most of them have a load.
    case sets(Int)
  }

  struct LastWorkout: Sendable, Hashable {
    /// nil where the file has none.
    var title: String?
    var date: CivilDate
    /// Days from it to the report's day or, where the week has no workout, to the week's end.
    var days: Int
  }

  /// The week before one that has just begun.
  struct FinishedWeek: Sendable, Hashable {
    var week: ISOWeek
    var workouts: Int
    /// Workouts of the week before it; nil where that had none.
    var workoutsBefore: Int?
    /// nil where there is nothing to compare with.
    var work: Work?
    /// Whether all its workouts were of a deload.
    var isDeload: Bool
  }

  var week: ISOWeek
  /// Up to the day of the report.
  var days: DayRange
  var state: State
  /// The day of the week that the report is of.
  var day: Weekday
  var workouts: Int
  /// Workouts of the week before, where they were more or fewer: the volume says little more than that. nil else.
  var workoutsBefore: Int?
  /// The change of sets, where the number of workouts alone would tell the opposite: more workouts of half the sets or fewer, or
  /// fewer of twice the sets or more.
  var setsDespite: Int?
  /// Workouts a week, where a goal was set; a goal that nobody set is neither met nor missed.
  var goal: Int?
  /// Whether the history begins in this week.
  var isFirst: Bool
  /// Days from the workout before to the week's first one, where they were a break.
  var daysOff: Int?
  /// Whether the week before had no workout, where that was no break of which ``daysOff`` tells.
  var isAfterEmptyWeek: Bool
  /// Whether nothing was lifted in the week's workouts.
  var isWithoutLifting: Bool
  /// The last workout with a lift, where nothing was lifted in those of the week; nil otherwise.
  var lastLifting: LastWorkout?
  /// nil where there is nothing to compare with, and where nothing was lifted.
  var work: Work?
  /// How the week before went, where this one has just begun: its few days do not tell yet how training goes. nil where that week
  /// had no workout, which is told by how long ago the last one was.
  var finished: FinishedWeek?
  /// Whether all workouts of the week before were of a deload, so that the change is mostly the way back.
  var isAfterDeload: Bool
  /// Workouts of the week that were of a deload.
  var deloads: Int
  /// Lifts with a new best of load, e1RM, repetitions or time.
  var newBests: [String]
  /// Lifts of the week that are falling, as far as they need attention; of isolation lifts only the list below says so.
  var falling: [String]
  /// The lifts that are trained, where none of them is stuck; nil where one is, and where all are light for a while.
  var unstuck: Unstuck?
  /// The lifts that had a light day, where they are many; nil otherwise.
  var light: Concerns.LightWeek?
  var isDeloadDue: Bool
  /// The first day of a deload that goes on.
  var deloadSince: CivilDate?
  /// The last workout, where the week has none or the report's day is in a later week.
  var lastWorkout: LastWorkout?

  /// Days since the last workout from which they are an absence.
  static let awayDays = 7

  /// The largest share of the volume of the week before that is told beside fewer workouts, and how much of what their number
  /// explains is left then.
  private static let (littleVolume, littleOfExplained) = (0.5, 0.7)
  /// A fall of the volume that fewer workouts do not explain; nil where they do.
  var unexplainedFall: Work? {
    guard case .volume(let percent) = work, isCompared, setsDespite == nil,
      let before = workoutsBefore, before > workouts
    else { return nil }
    let share = 1 + percent / 100
    let explained = Double(workouts) / Double(before)
    return share <= WeekVerdict.littleVolume
      && share <= WeekVerdict.littleOfExplained * explained ? work : nil
  }

  /// Whether nobody trained for so many days that this is what a report has to tell first.
  var isAway: Bool { lastWorkout.map { $0.days >= WeekVerdict.awayDays } ?? false }

  /// Lifts of which none is stuck.
  struct Unstuck: Sendable, Hashable {
    /// Of the week; none trained in the last three weeks is stuck.
    var lifts: Int
    /// With too few sessions, or too uneven to tell.
    var unjudged: Int
    /// Of these, those with too few sessions.
    var early = 0
    /// Whether the week is before today's.
    var isPast = false

    /// Too uneven to tell.
    var unclear: Int { unjudged - early }
    /// Whether half of them or more have too few sessions: then it is not known that none is stuck.
    var isMostlyEarly: Bool { 2 * early >= lifts }
    /// Whether there is more to say of what is not known than of what is.
    var isMostlyUnjudged: Bool { 2 * unjudged > lifts }
  }

  /// How many times the volume of the week before this week's is, from twice it on: percent of a small number say little.
  var timesTheVolume: Double? {
    guard case .volume(let percent) = work, percent >= 100 else { return nil }
    return 1 + percent / 100
  }

  /// The last day of a running week on which its sums are too small to compare.
  private static let lastEarlyDay = 3
  /// Whether its work is compared with that of the week before: not where the week has just begun, or was light.
  var isCompared: Bool { light == nil && !isEarly && deloads == 0 }

  private var isEarly: Bool { state == .inProgress && WeekVerdict.isEarly(day) }

  /// Whether a running week has just begun on a day.
  static func isEarly(_ day: Weekday) -> Bool { day.number <= lastEarlyDay }

  /// The least share of sets with a load by which a week is judged by its volume.
  private static let leastCoverage = 0.5
  /// Changes that are none, in percent of the volume.
  static let sameVolume = 2.5

  init(
    _ findings: HistoryFindings, bests: [RecordsOfTheWeek.Best], attention: AttentionList,
    lifts: LiftsOfTheWeek
  ) {
    let (week, log, asOf) = (findings.week, findings.log, findings.asOf)
    self.week = week.week
    days = week.isInProgress ? week.period.range : DayRange(week.week.start, week.week.end)
    state = asOf < week.week.start ? .notBegun : week.isInProgress ? .inProgress : .complete
    day = asOf.weekday
    workouts = week.period.current.workouts
    goal = findings.options.weeklyGoal
    isFirst = log.sessions.first.map { week.week.contains($0.date) } ?? false
    daysOff = WeekVerdict.daysOff(before: findings)
    let monday = week.week.start
    isAfterEmptyWeek =
      !isFirst && daysOff == nil
      && log.sessions(in: DayRange(monday.advanced(by: -7), monday.advanced(by: -1))).isEmpty
    isAfterDeload = WeekVerdict.isAfterDeload(findings)
    let sessions = findings.weekSessions.map(\.session)
    deloads = sessions.count { WeekVerdict.isOfDeload($0, findings) }
    isWithoutLifting = !sessions.isEmpty && !sessions.contains { log.hasLift(inSession: $0) }
    if isWithoutLifting, let first = sessions.first {
      lastLifting = log.sessions.indices.last { $0 < first && log.hasLift(inSession: $0) }
        .map { LastWorkout(log.sessions[$0], on: min(asOf, week.week.end)) }
    }
    let isAlone = WeekVerdict.followsFirstDays(findings)
    work =
      workouts > 0 && !isWithoutLifting && !isAlone ? WeekVerdict.work(week.period) : nil
    let before = week.period.previous.workouts
    workoutsBefore = work != nil && before != workouts ? before : nil
    let (sets, setsBefore) = (week.period.current.workingSets, week.period.previous.workingSets)
    let isOpposite = workouts > before ? 2 * sets <= setsBefore : sets >= 2 * setsBefore
    setsDespite = workoutsBefore != nil && isOpposite ? sets - setsBefore : nil
    newBests = bests.map(\.exercise)
    // A curl that falls needs attention, but does not make a week.
    let trained = Set(
      findings.lifts.lazy
        .filter { $0.weekComparison != nil }.map { log.exercises[$0.exercise] }
        .filter { $0.facts?.mechanics != .isolation }.map(\.name))
    falling = attention.falling.filter(trained.contains)
    // Beside new bests it is no news that most lifts are too uneven to tell.
    unstuck =
      isFirst || workouts == 0 || isWithoutLifting
      ? nil
      : WeekVerdict.unstuck(findings, lifts).flatMap {
        $0.isMostlyUnjudged && !$0.isMostlyEarly && !bests.isEmpty ? nil : $0
      }
    light = findings.liftFindings.concerns.lightWeek.flatMap { $0.isOver ? nil : $0 }
    isDeloadDue = attention.isDeloadDue
    deloadSince = findings.breaks.deloads.last { $0.isOpen }?.first
    lastWorkout = WeekVerdict.lastWorkout(findings)
    finished = isEarly ? finished(findings) : nil
    if finished?.workouts == 0 { isAfterEmptyWeek = false }
  }

  private func finished(_ findings: HistoryFindings) -> FinishedWeek? {
    guard let period = findings.week.lastComplete else { return nil }
    let (workouts, before) = (period.current.workouts, period.previous.workouts)
    // The days off tell of a week without one.
    guard workouts > 0 || (before > 0 && daysOff == nil && lastWorkout == nil) else { return nil }
    return FinishedWeek(
      week: week.previous, workouts: workouts,
      workoutsBefore: workouts > 0 && before > 0 ? before : nil,
      work: workouts > 0 ? WeekVerdict.work(period) : nil, isDeload: isAfterDeload)
  }

  private static func isAfterDeload(_ findings: HistoryFindings) -> Bool {
    let monday = findings.week.week.start
    let before = findings.log.sessions(
      in: DayRange(monday.advanced(by: -7), monday.advanced(by: -1)))
    return !before.isEmpty && before.allSatisfy { isOfDeload($0, findings) }
  }

  /// Whether a workout was of a deload, by its lifter or by its loads.
  static func isOfDeload(_ index: Int, _ findings: HistoryFindings) -> Bool {
    let session = findings.log.sessions[index]
    let date = session.date
    return Deload.isNamed(session, of: findings.log)
      || findings.breaks.deloads.contains { $0.first <= date && date <= $0.last }
  }

  private static func lastWorkout(_ findings: HistoryFindings) -> LastWorkout? {
    let (week, asOf) = (findings.week, findings.asOf)
    let isEmpty = week.period.current.workouts == 0
    guard isEmpty || asOf > week.week.end else { return nil }
    let day = isEmpty ? min(asOf, week.week.end) : asOf
    return findings.log.sessions.last { $0.date <= day }.map { LastWorkout($0, on: day) }
  }

  /// - Parameter lifts: of the week, whose directions are counted as the list of them says.
  private static func unstuck(_ findings: HistoryFindings, _ lifts: LiftsOfTheWeek) -> Unstuck? {
    let concerns = findings.liftFindings.concerns
    guard !concerns.isLight else { return nil }
    for lift in findings.lifts where lift.trend.result.reason != .notALift {
      guard let last = lift.sessions.last?.date,
        findings.asOf.days(since: last) <= Concerns.currentDays
      else { continue }
      switch concerns.told(lift) {
      case .declining, .notRising, .plateau, .unchanged: return nil
      case .unclear, .new, .progressing, .record, nil: break
      }
    }
    let directions = lifts.lifts.compactMap(\.direction)
    guard !directions.isEmpty else { return nil }
    let early = directions.count { $0 == .early }
    return Unstuck(
      lifts: directions.count, unjudged: early + directions.count { $0 == .unclear }, early: early,
      isPast: findings.asOf > findings.week.week.end)
  }

  /// Whether the log begins so late in the week before that its few days are no week to compare with.
  static func followsFirstDays(_ findings: HistoryFindings) -> Bool {
    findings.log.sessions.first.map {
      findings.week.week.previous.contains($0.date) && !isEarly($0.date.weekday)
    } ?? false
  }

  private static func work(_ period: PeriodFinding) -> Work? {
    guard period.previous.workouts > 0 else { return nil }
    let isLoaded = [period.current, period.previous].allSatisfy {
      Double($0.loadedSets) >= leastCoverage * Double($0.workingSets)
    }
    if isLoaded, let percent = period.volume.percent.value { return .volume(percent: percent) }
    return .sets(period.current.workingSets - period.previous.workingSets)
  }

  /// Days without a workout before the first one of the week, where they were a break.
  private static func daysOff(before findings: HistoryFindings) -> Int? {
    let sessions = findings.log.sessions
    guard let first = findings.weekSessions.first?.session, first > 0 else { return nil }
    let before = sessions[first - 1].date
    let days = sessions[first].date.days(since: before)
    if days >= TrainingBreaks.shortest { return days - 1 }
    // Who trains often is off after fewer days.
    let known = min(usualDays, before.days(since: sessions[0].date) + 1)
    guard known >= fewestKnown else { return nil }
    let usual = sessions[..<first].count { before.days(since: $0.date) < known }
    let missed = days * usual / known - 1
    return days >= shortestOff && missed >= fewestMissed ? days - 1 : nil
  }

  /// Days up to the workout before that tell how often somebody trains, and how many are needed.
  private static let (usualDays, fewestKnown) = (56, 14)
  /// Days from one workout to the next that are told of somebody who trains often, and the workouts that were missed in them.
  private static let (shortestOff, fewestMissed) = (8, 3)
}

extension WeekVerdict.LastWorkout {
  /// - Parameter day: to which the days are counted.
  fileprivate init(_ session: Session, on day: CivilDate) {
    title = session.title.flatMap { $0.isEmpty ? nil : $0 }
    date = session.date
    days = day.days(since: session.date)
  }
}

extension TrainingLog {
  /// Whether a session has a set of strength training.
  fileprivate func hasLift(inSession session: Int) -> Bool {
    sessions[session].sets.contains {
      (exercises[Int(columns.exercise[$0])].facts?.modality ?? .strength) == .strength
    }
  }
}
