internal import GymBoAnalysis
internal import GymBoLog

/// The numbers of the week and its seven days.
struct WeekHeadline: Sendable {
  /// What a total leaves out or includes that a reader would not expect.
  enum Coverage: Sendable, Hashable {
    /// The volume is that of the sets with load and repetitions.
    case volume(sets: Int, of: Int)
    /// The time is that of the workouts with a duration.
    case time(workouts: Int, of: Int)
    /// The time includes workouts too long to be meant.
    case longWorkouts(Int)
    /// The time of the week before includes workouts too long to be meant.
    case longWorkoutsBefore(Int)
    /// There is no volume, or no time.
    case noVolume(MissingReason)
    case noTime(MissingReason)

    /// Whether it says how much a total counts, which no sign beside the total can say.
    var isPart: Bool {
      switch self {
      case .volume, .time: true
      case .longWorkouts, .longWorkoutsBefore, .noVolume, .noTime: false
      }
    }
  }

  struct Day: Sendable, Hashable {
    var date: CivilDate
    var weekday: Weekday
    var sessions: Int
    /// The day of the report.
    var isToday: Bool
    /// After the day of the report.
    var isFuture: Bool
  }

  struct Session: Sendable {
    /// Index into the log's sessions.
    var session: Int
    var date: CivilDate
    var title: String
    var workingSets: Int
    /// In kilograms.
    var volume: Double?
    /// In seconds.
    var duration: Double?
    var averageRPE: Double?
  }

  /// Weeks in a row that met the goal.
  struct WeekStreak: Sendable, Hashable {
    var weeks: Int
  }

  var isInProgress: Bool
  /// Whether its numbers are not compared: a Monday against a Monday says nothing, nor does a week against none or against the
  /// first days of a log.
  var isAlone: Bool
  /// The week so far, against the same days of the week before.
  var period: PeriodFinding
  /// Working sets of cardio.
  var cardioSets: Int
  /// Mean RPE of the working sets of the week; nil where none has one.
  var averageRPE: Double?
  /// nil for fewer than two weeks, and where nobody set a goal.
  var streak: WeekStreak?
  var coverage: [Coverage]
  /// The week before, where this one is in progress.
  var lastComplete: PeriodFinding?
  /// Whether loads read as kilograms look like pounds.
  var looksLikePounds: Bool
  var strip: [Day]
  var sessions: [Session]
  /// Whether any session has a duration, so that one without is worth a sign.
  var hasDurations: Bool
  /// The last time of two weeks or more without training, where it ended in the last four weeks: from the workout before
  /// to the one after.
  var pause: DayRange?

  /// Days after a pause in which it is told.
  private static let pauseDays = 28

  /// Whether more than a tenth of the sets that are no cardio have no load, which is told beside the volume.
  func isPart(_ unloaded: Int) -> Bool {
    10 * (unloaded - cardioSets) > period.current.workingSets - cardioSets
  }

  static func pause(_ log: TrainingLog, asOf: CivilDate) -> DayRange? {
    let dates = log.sessions.map(\.date).prefix { $0 <= asOf }
    return zip(dates, dates.dropFirst()).reversed().lazy
      .prefix { asOf.days(since: $0.1) <= pauseDays }
      .first { $0.1.days(since: $0.0) >= TrainingBreaks.shortest }
      .map { DayRange($0.0, $0.1) }
  }

  init(_ findings: HistoryFindings, log: TrainingLog, issues: [Issue]) {
    pause = WeekHeadline.pause(log, asOf: findings.asOf)
    let week = findings.week
    isInProgress = week.isInProgress
    isAlone =
      week.period.previous.workouts == 0 || WeekVerdict.followsFirstDays(findings)
      || (week.isInProgress && WeekVerdict.isEarly(findings.asOf.weekday))
    period = week.period
    cardioSets = findings.cardio.reduce(0) { $0 + $1.current.sets }
    averageRPE = WeekHeadline.averageRPE(findings.weekSessions)
    streak = WeekHeadline.streak(findings)
    coverage = WeekHeadline.coverage(of: week.period)
    lastComplete = week.lastComplete
    looksLikePounds = issues.contains { $0.rule == .unitLooksLikePounds }
    strip = week.days.map { day in
      Day(
        date: day.date, weekday: day.date.weekday, sessions: day.sessions.count,
        isToday: day.date == findings.asOf, isFuture: day.date > findings.asOf)
    }
    hasDurations = week.period.current.timedWorkouts > 0
    sessions = findings.weekSessions.map { session in
      let logged = findings.log.sessions[session.session]
      return Session(
        session: session.session, date: logged.date, title: findings.log.title(of: logged),
        workingSets: session.totals.workingSets, volume: session.totals.volume.value,
        duration: session.totals.duration.value, averageRPE: session.averageRPE.value)
    }
  }

  private static func averageRPE(_ sessions: [SessionFinding]) -> Double? {
    let rated = sessions.compactMap { session in
      session.effort.average.value.map {
        (sum: $0 * Double(session.effort.sets), session.effort.sets)
      }
    }
    let sets = rated.reduce(0) { $0 + $1.1 }
    return sets > 0 ? rated.reduce(0) { $0 + $1.sum } / Double(sets) : nil
  }

  private static func streak(_ findings: HistoryFindings) -> WeekStreak? {
    guard findings.options.weeklyGoal != nil,
      let streak = findings.streaks.first(where: { $0.kind == .goalWeeks }), streak.current > 1
    else { return nil }
    return WeekStreak(weeks: streak.current)
  }

  static func coverage(of period: PeriodFinding) -> [Coverage] {
    let totals = period.current
    var notes: [Coverage] = []
    if totals.loadedSets < totals.workingSets, totals.loadedSets > 0 {
      notes.append(.volume(sets: totals.loadedSets, of: totals.workingSets))
    }
    if totals.timedWorkouts < totals.workouts, totals.timedWorkouts > 0 {
      notes.append(.time(workouts: totals.timedWorkouts, of: totals.workouts))
    }
    if let reason = totals.volume.reason { notes.append(.noVolume(reason)) }
    if let reason = totals.duration.reason { notes.append(.noTime(reason)) }
    if totals.longWorkouts > 0 { notes.append(.longWorkouts(totals.longWorkouts)) }
    if period.previous.longWorkouts > 0 {
      notes.append(.longWorkoutsBefore(period.previous.longWorkouts))
    }
    return notes
  }
}

extension Totals {
  /// Workouts too long to be meant, which the time includes.
  var longWorkouts: Int { timedWorkouts - plausibleWorkouts }
}

extension TrainingLog {
  /// A session's title; without one, its exercises.
  func title(of session: Session) -> String {
    if let title = session.title, !title.isEmpty { return title }
    var seen: Set<Int32> = []
    return session.sets.map { columns.exercise[$0] }
      .filter { seen.insert($0).inserted }
      .map { exercises[Int($0)].name }.joined(separator: ", ")
  }
}
