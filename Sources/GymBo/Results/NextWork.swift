public import GymBoLog
public import GymBoProgression

/// What to lift next in one exercise: sets × repetitions × load, with the rule and the sets that decided.
public struct NextWork: Sendable, Hashable {
  /// The exercise's name as logged.
  public let exercise: String
  /// Sets to do.
  public let sets: Int
  /// Repetitions of each; nil for work by time or distance.
  public let repetitions: Int?
  /// Whether more repetitions are to be done if they go: "12+".
  public let isAtLeast: Bool
  /// The load, or the assistance of an assisted lift.
  public let load: Load?
  /// Seconds of a timed set.
  public let seconds: Double?
  /// Metres of a set by distance.
  public let metres: Double?
  /// The RPE to aim at, where a rule was chosen that has one.
  public let targetRPE: Double?
  /// The RPE to expect of the hardest set, from what was done; nil where no effort is known.
  public let expectedRPE: Double?
  /// The RPE to expect of the easiest set; nil where it is not known, as where only the last set was rated.
  public let easiestExpectedRPE: Double?
  /// Sets to do in a deload; nil where none is due or goes on.
  public let deloadSets: Int?
  /// The load of each set in a deload; nil where none is due or goes on, and where the lift has no load.
  public let deloadLoad: Load?
  /// How likely it is that the sets at the load are completed, 0…1; nil where that cannot be said.
  public let probability: Double?
  /// The sets in the order in which they are done, where they are not all alike; otherwise empty.
  public let plan: [PlannedSets]
  /// What changes against the last session.
  public let action: SuggestedChange
  /// The rule that decided.
  public let rule: SuggestionRule
  /// The reason, with the numbers that decided.
  public let reason: SuggestionReason
  /// The day of the lift's last session, which the suggestion builds on.
  public let lastSession: CivilDate
  /// The sets that decided.
  public let evidence: [TrainingSet]

  /// The exercise's name as logged.
  public var name: String { exercise }

  package init(_ suggestion: Suggestion, _ log: TrainingLog) {
    let rows = log.sets
    exercise = log.exercises[suggestion.exercise].name
    sets = suggestion.sets
    repetitions = suggestion.repetitions
    isAtLeast = suggestion.isAtLeast
    load = suggestion.load
    seconds = suggestion.seconds
    metres = suggestion.metres
    targetRPE = suggestion.targetRPE
    expectedRPE = suggestion.expectedRPE
    easiestExpectedRPE = suggestion.easiestExpectedRPE
    deloadSets = suggestion.deloadWork?.sets
    deloadLoad = suggestion.deloadWork?.load
    probability = suggestion.probability
    plan = suggestion.plan
    action = suggestion.action
    rule = suggestion.rule
    reason = suggestion.reason
    lastSession = suggestion.lastSession
    evidence = suggestion.evidence.map { rows[$0] }
  }
}
