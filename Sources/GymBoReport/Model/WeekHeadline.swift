internal import GymBoAnalysis
internal import GymBoLog

/// How the week went: what a reader sees first.
struct WeekHeadline: Sendable {
  enum State: Sendable, Hashable {
    case notBegun
    case inProgress(day: Weekday)
    case complete
  }

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
  }

  /// The unit of loads was not in the file.
  enum UnitNotice: Sendable, Hashable {
    case looksLikePounds
    case kilogramsAssumed
  }

  struct Day: Sendable, Hashable {
    var weekday: Weekday
    var sessions: Int
    /// After the day of the report.
    var isFuture: Bool
  }

  struct Session: Sendable {
    var date: CivilDate
    var title: String
    var workingSets: Int
    /// In kilograms.
    var volume: Double?
    /// In seconds.
    var duration: Double?
    var averageRPE: Double?
  }

  var week: ISOWeek
  var days: DayRange
  var state: State
  var metGoal: Bool
  /// Workouts a week.
  var goal: Int
  /// The week so far, against the same days of the week before.
  var period: PeriodFinding
  var coverage: [Coverage]
  /// The week before, where this one is in progress.
  var lastComplete: PeriodFinding?
  var unitNotice: UnitNotice?
  var strip: [Day]
  var sessions: [Session]
  /// Whether any session has a duration, so that one without is worth a sign.
  var hasDurations: Bool

  init(_ findings: HistoryFindings, log: TrainingLog, issues: [Issue]) {
    let week = findings.week
    self.week = week.week
    days = DayRange(week.week.start, week.week.end)
    state =
      findings.asOf < week.week.start
      ? .notBegun : week.isInProgress ? .inProgress(day: findings.asOf.weekday) : .complete
    metGoal = week.metGoal
    goal = week.goal
    period = week.period
    coverage = WeekHeadline.coverage(of: week.period)
    lastComplete = week.lastComplete
    if issues.contains(where: { $0.rule == .unitLooksLikePounds }) {
      unitNotice = .looksLikePounds
    } else if log.files.contains(where: { $0.unit == .assumedKilograms }) {
      unitNotice = .kilogramsAssumed
    }
    strip = week.days.map { day in
      Day(
        weekday: day.date.weekday, sessions: day.sessions.count,
        isFuture: day.date > findings.asOf)
    }
    hasDurations = week.period.current.timedWorkouts > 0
    sessions = findings.weekSessions.map { session in
      let logged = findings.log.sessions[session.session]
      return Session(
        date: logged.date, title: findings.log.title(of: logged),
        workingSets: session.totals.workingSets, volume: session.totals.volume.value,
        duration: session.totals.duration.value, averageRPE: session.averageRPE.value)
    }
  }

  private static func coverage(of period: PeriodFinding) -> [Coverage] {
    let totals = period.current
    var notes: [Coverage] = []
    if totals.loadedSets < totals.workingSets, totals.loadedSets > 0 {
      notes.append(.volume(sets: totals.loadedSets, of: totals.workingSets))
    }
    if totals.timedWorkouts < totals.workouts, totals.timedWorkouts > 0 {
      notes.append(.time(workouts: totals.timedWorkouts, of: totals.workouts))
    }
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
