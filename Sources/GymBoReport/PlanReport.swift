package import GymBoAnalysis
internal import GymBoCoach
public import GymBoLog
package import GymBoProgram
package import GymBoProgression

/// What a program says for a day: the next workout with its loads, the week, and how the plan was kept.
public struct PlanReport: Sendable {
  package let plan: ProgramPlan
  /// How many times as long as sets and rests the lifter's workouts take.
  let pace: Double
  /// The days of the coming week on which the lifter usually trains; none by the calendar of a program.
  let usualDays: [CivilDate]
  /// Days besides the usual ones, where the lifter trains on more days a week than are usual, each as far from the others as can
  /// be.
  let proposedDays: [CivilDate]
  /// The first day from today on without a workout, and not before the program begins.
  let firstFreeDay: CivilDate
  /// The unit of what people read; machine formats are always in kilograms.
  public var unit: LoadUnit

  /// - Parameters:
  ///   - state: of the program as its text says.
  ///   - start: goes before the program's own.
  ///   - findings: nil for a history without a session.
  ///   - asOf: today.
  package init(
    _ state: ProgramState, start: CivilDate?, findings: LiftFindings?,
    suggesting: SuggestionOptions, asOf: CivilDate, unit: LoadUnit
  ) {
    plan = ProgramPlan(
      state, start: start, findings: findings, options: suggesting, asOf: asOf, unit: unit)
    pace = PlannedPace.of(plan.days.map(\.prescription), state, after: findings?.history)
    let sessions = findings?.history.log.sessions ?? []
    let isDone = sessions.contains { $0.date == asOf }
    let first = max(isDone ? asOf.advanced(by: 1) : asOf, plan.course.start ?? asOf)
    firstFreeDay = first
    if state.program.isByCalendar {
      (usualDays, proposedDays) = ([], [])
    } else {
      let past = sessions.filter { $0.date <= asOf }
      let habits = TrainingHabits(past.map { TrainingHabits.Start($0) })
      let week = (0..<7).map { first.advanced(by: $0) }
      usualDays = week.filter { habits.habit(on: $0).isUsual }
      let lately = past.suffix(7 * PlanReport.recentWeeks)
        .count { asOf.days(since: $0.date) < 7 * PlanReport.recentWeeks }
      let aWeek = Int((Double(lately) / Double(PlanReport.recentWeeks)).rounded())
      proposedDays = PlanReport.proposals(
        in: week, besides: usualDays, upTo: min(aWeek, plan.days.count))
    }
    self.unit = unit
  }

  /// Weeks in which is counted on how many days a week the lifter trains.
  private static let recentWeeks = 4

  /// Days of a week that make the usual ones as many as wanted; none where no day is usual.
  private static func proposals(
    in week: [CivilDate], besides usual: [CivilDate], upTo wanted: Int
  ) -> [CivilDate] {
    guard !usual.isEmpty else { return [] }
    var proposed: [CivilDate] = []
    func distance(_ day: CivilDate) -> Int {
      // The same weekdays come again a week later.
      let apart = (usual + proposed).map { Int(day.days(since: $0).magnitude) }
      return apart.map { min($0, 7 - $0) }.min() ?? 0
    }
    while usual.count + proposed.count < wanted,
      let day = week.reversed().max(by: { distance($0) < distance($1) }), distance(day) > 0
    {
      proposed.append(day)
    }
    return proposed.sorted()
  }

  /// The program as its progressions have made it, in its own language.
  public func programText() -> String { ProgramText.of(plan.course.continued) }

  /// Minutes that a day takes.
  func minutes(of day: ProgramPlan.Day) -> Double {
    pace * DurationModel.structuralSeconds(day.prescription.durations) / 60
  }
}

/// What a program asks for, week by week, and what is doubtful about it.
public struct PreviewReport: Sendable {
  package let preflight: Preflight
  /// Whether its days have weekdays.
  let isByCalendar: Bool
  /// The program's name; nil where it has none.
  public let name: String?
  /// The unit of what people read; machine formats are always in kilograms.
  public var unit: LoadUnit

  /// - Parameters:
  ///   - state: of the program as its text says.
  ///   - findings: nil without a history.
  ///   - minutes: the longest workout that is wanted; nil for any.
  package init(
    _ state: ProgramState, findings: LiftFindings?, suggesting: SuggestionOptions,
    minutes: Double?, unit: LoadUnit
  ) {
    let state = findings.map { ReferenceEstimates.complete(state, with: $0.history) } ?? state
    let finder = findings.map { OpenLoadFinder($0, suggesting, for: state) }
    let open: OpenLoads? = finder.map { finder in { finder.load(of: $0, lift: $1, $2) } }
    let pace = findings.map { findings in
      let week = state.program.trainingDays.filter { $0.week == 0 }
      return PlannedPace.of(
        week.map { state.prescription(on: $0, open: open) }, state, after: findings.history)
    }
    preflight = Preflight(
      state, minutes: minutes, pace: pace ?? DurationModel.pace, open: open,
      own: findings?.history.log.exercises.map(\.name) ?? [])
    name = state.program.annotations.name
    isByCalendar = state.program.isByCalendar
    self.unit = unit
  }
}
