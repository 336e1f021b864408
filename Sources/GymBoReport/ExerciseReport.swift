package import GymBoAnalysis
internal import GymBoCoach
public import GymBoLog
package import GymBoProgression

/// One exercise: records, series, repetition bands, last sessions, trend and what to lift next.
public struct ExerciseReport: Sendable {
  /// The whole history as read.
  public var log: TrainingLog
  /// What was computed of the history.
  package var findings: HistoryFindings
  /// What was computed of the exercise.
  package var lift: LiftFinding
  /// nil where the lift is inactive, or no lift.
  package var suggestion: Suggestion?
  /// What the next top set will be, or why that cannot be told.
  package var expectation: Result<Expectation, Expectation.Refusal>
  /// nil for a lift that is not followed by its e1RM, or by too few.
  package var strengthCurve: StrengthCurve?
  /// The lifter's own curve of load and repetitions, or why the history does not carry one.
  package var repetitionCurve: Result<RepetitionCurve, RepetitionCurve.Refusal>
  /// Of the last 28 days.
  package var intensity: LiftIntensity
  /// Of the reported week.
  package var weekIntensity: LiftIntensity
  /// What the last session took out of the lift; nil with fewer than two sets on the chart.
  package var fatigue: FatiguePercent?
  /// The unit of what people read; machine formats are always in kilograms.
  public var unit: LoadUnit

  /// Sessions shown as runs of sets.
  public static let sessionsShown = 10

  /// The exercise's name as logged.
  public var name: String { log.exercises[lift.exercise].name }

  /// The last sessions, latest first.
  package var lastSessions: [ExerciseSession] {
    Array(lift.sessions.suffix(ExerciseReport.sessionsShown).reversed())
  }

  /// - Parameters:
  ///   - lift: one of the findings'.
  ///   - findings: of the history.
  ///   - log: the history as read.
  ///   - suggesting: how the suggestion is made.
  ///   - unit: of what people read; nil takes the unit in which most loads were chosen.
  package init(
    of lift: LiftFinding, findings: HistoryFindings, log: TrainingLog,
    suggesting: SuggestionOptions = SuggestionOptions(), unit: LoadUnit?
  ) {
    self.log = log
    self.findings = findings
    self.lift = lift
    let next = NextSession(of: findings.liftFindings.history)
    let suggestion = findings.liftFindings.suggestion(
      for: lift, suggesting, of: next?.workout ?? ProposedWorkout())
    self.suggestion = suggestion
    expectation = Result { () throws(Expectation.Refusal) in
      try Expectation(
        of: lift, suggestion, Predictions(of: findings.liftFindings.history), findings)
    }
    self.unit = unit ?? log.nativeUnit
    let traits = findings.traits
    let body = findings.log.bodyLoad(ofExercise: lift.exercise, findings.options)
    strengthCurve = StrengthCurve(of: lift, breaks: findings.breaks)
    repetitionCurve = Result {
      () throws(RepetitionCurve.Refusal) in
      try RepetitionCurve(
        sets: RepetitionCurve.sets(of: lift.sessions, log: log, traits: traits, body: body))
    }
    intensity = LiftIntensity(
      of: lift, in: findings.log.sessions(in: findings.recentDays), log: findings.log,
      traits: traits, body: body)
    weekIntensity = LiftIntensity(
      of: lift, in: findings.log.sessions(in: findings.week.period.range), log: findings.log,
      traits: traits, body: body)
    let work = LiftWork(lift, log: findings.log, traits: traits)?.sessions.last
    fatigue = work?.date == lift.sessions.last?.date ? work?.fatigue : nil
  }
}
