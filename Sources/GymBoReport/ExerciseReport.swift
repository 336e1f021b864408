public import GymBoAnalysis
public import GymBoLog
public import GymBoProgression

/// One exercise: records, series, repetition bands, last sessions, trend and what to lift next.
public struct ExerciseReport: Sendable {
  public var log: TrainingLog
  public var findings: HistoryFindings
  public var lift: LiftFinding
  /// nil where the lift is inactive, or no lift.
  public var suggestion: Suggestion?
  public var unit: LoadUnit

  /// Sessions shown as runs of sets.
  public static let sessionsShown = 10

  /// The exercise's name as logged.
  public var name: String { log.exercises[lift.exercise].name }

  /// The last sessions, latest first.
  public var lastSessions: [ExerciseSession] {
    Array(lift.sessions.suffix(ExerciseReport.sessionsShown).reversed())
  }

  public init(
    of lift: LiftFinding, findings: HistoryFindings, log: TrainingLog, rule: RuleChoice,
    unit: LoadUnit?
  ) {
    self.log = log
    self.findings = findings
    self.lift = lift
    suggestion = findings.suggestions(rule: rule).first { $0.exercise == lift.exercise }
    self.unit = unit ?? log.nativeUnit
  }
}
