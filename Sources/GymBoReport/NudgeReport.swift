package import GymBoAnalysis
package import GymBoCoach
public import GymBoLog
internal import GymBoProgram
package import GymBoProgression

/// What an app would remind a lifter of from now on, and what it would hold back and why.
public struct NudgeReport: Sendable {
  /// The history as read.
  package let log: TrainingLog
  /// nil where the history has no session up to now.
  package let findings: HistoryFindings?
  package let plan: NudgePlan
  package let habits: TrainingHabits
  /// What today is about; nil without a session.
  package let focus: TodaysFocus?
  /// From when on.
  public let now: CivilTime
  package let options: NudgeOptions
  package let open: OpenSession?
  package let clock: WallClock
  /// The zone's name; nil where only the wall clock is known.
  public let zoneName: String?
  /// Minutes that the next workout will take.
  package let workoutMinutes: Int
  /// The unit of what people read.
  public var unit: LoadUnit

  /// What else is known than the history.
  package struct Circumstances: Sendable {
    package var options = NudgeOptions()
    package var open: OpenSession?
    package var zone: (name: String, rules: ZoneRules)?
    /// What the lifter's program says; nil without one.
    package var program: PlanReport?
    package var suggesting = SuggestionOptions()

    package init() {}
  }

  /// - Parameters:
  ///   - findings: as of the day of `now`.
  ///   - now: nil for the end of the last session.
  package init(
    of log: TrainingLog, findings: HistoryFindings?, now: CivilTime?,
    _ circumstances: Circumstances, unit: LoadUnit?
  ) {
    let options = circumstances.options
    let next = findings.flatMap { NextSession(of: $0.liftFindings.history) }
    // Of the lifts of a program it is the program that says how they go on.
    let followed = circumstances.program?.lifts(of: log) ?? []
    let suggestions =
      (findings?.suggestions(circumstances.suggesting, of: next?.workout ?? ProposedWorkout()) ?? [])
      .filter { !followed.contains($0.exercise) }
    let all =
      findings.map {
        NudgeSession.all(
          of: $0, now: now, hour: options.reminderHour,
          suggestions: suggestions)
      } ?? []
    let now =
      now ?? all.map(\.end).max() ?? CivilTime(date: CivilDate(dayNumber: 0), secondOfDay: 0)
    let planned = circumstances.program?.plan.next
    let focus = findings.flatMap {
      TodaysFocus(
        of: $0.liftFindings.history, next: next, planned: planned.map { ($0.name, $0.date) },
        isOpen: circumstances.open != nil)
    }
    clock = WallClock(zone: circumstances.zone?.rules)
    plan = NudgePlan(
      sessions: all, now: now, options: options, open: circumstances.open,
      coming: NudgePlan.Coming(
        next: focus?.next?.kind,
        planned: circumstances.program?.plannedDays(
          through: now.date.advanced(by: NudgeOptions.horizon))),
      clock: clock)
    habits = TrainingHabits(
      all.filter { $0.start <= now }.map {
        TrainingHabits.Start(date: $0.start.date, minute: $0.hasTime ? $0.start.minuteOfDay : nil)
      })
    workoutMinutes = NudgeReport.minutes(findings, next, circumstances.program)
    self.log = log
    self.findings = findings
    self.focus = focus
    self.now = now
    self.options = options
    open = circumstances.open
    zoneName = circumstances.zone?.name
    self.unit = unit ?? log.nativeUnit
  }

  /// Minutes of an event of which nothing is known, and to which minutes are rounded.
  private static let (usualMinutes, roundedTo) = (60, 5)

  private static func minutes(
    _ findings: HistoryFindings?, _ next: NextSession?, _ program: PlanReport?
  ) -> Int {
    var minutes: Double?
    if let program, let day = program.plan.next {
      minutes = program.minutes(of: day)
    } else if let history = findings?.liftFindings.history, let last = history.log.sessions.last {
      let model = next.map { history.log.sessions[$0.model] } ?? last
      minutes = SessionDurations(of: history).expected(of: model, in: history) / 60
    }
    guard let minutes, minutes >= 1, minutes <= 360 else { return usualMinutes }
    return max(roundedTo, Int((minutes / Double(roundedTo)).rounded()) * roundedTo)
  }

  /// What today's usual week looks like: each of the next seven days that is usual.
  var usualDays: [DayHabit] {
    (0..<NudgeOptions.horizon).map { habits.habit(on: now.date.advanced(by: $0)) }
      .filter(\.isUsual)
      .sorted { $0.day.weekday.rawValue < $1.day.weekday.rawValue }
  }
}

extension PlanReport {
  /// The exercises of a log that the program has.
  fileprivate func lifts(of log: TrainingLog) -> Set<Int> {
    let state = plan.course.state
    let exercises = plan.course.program.weeks.flatMap(\.days).flatMap(\.exercises)
    let own = Set(exercises.flatMap(\.names).map(state.identity))
    return Set(
      log.exercises.indices.filter { index in
        let exercise = log.exercises[index]
        return own.contains((exercise.facts?.name ?? exercise.name).lowercased())
      })
  }

  /// The days of a program by calendar from its day on, with the names of their workouts; nil for days in turn.
  fileprivate func plannedDays(through last: CivilDate) -> [CivilDate: String]? {
    let course = plan.course
    guard course.program.isByCalendar, let calendar = course.calendar else { return nil }
    let days = calendar.planned(through: last)
      .filter { $0.date >= plan.asOf && !course.isDone($0.place, cycle: $0.cycle) }
    return Dictionary(
      days.map { ($0.date, course.program[$0.place].name) }, uniquingKeysWith: { first, _ in first }
    )
  }
}
