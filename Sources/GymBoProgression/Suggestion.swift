package import GymBoAnalysis
package import GymBoLog

/// What to do next in one lift: sets × repetitions × load and effort, with its rule and evidence.
package struct Suggestion: Sendable, Hashable {
  /// Index into the log's exercises.
  package var exercise: Int
  /// The rule that decided.
  package var rule: SuggestionRule
  /// What changes.
  package var action: SuggestedChange
  /// The number of sets. In a plan with several kinds of sets, this, repetitions and load are those of the heaviest.
  package var sets: Int
  /// Repetitions of each set; nil for work by time or distance.
  package var repetitions: Int?
  /// Whether more repetitions are to be done if they go: "12+".
  package var isAtLeast = false
  /// The load, or the assistance of an assisted lift.
  package var load: Load?
  /// What the numbers mean.
  package var semantics: LoadSemantics
  /// Seconds of a timed set.
  package var seconds: Double?
  /// Metres of a set by distance.
  package var metres: Double?
  /// The RPE to aim at, where the lifter chose a rule that has one.
  package var targetRPE: Double?
  /// The RPE to expect of the hardest set, from what was done; nil where no effort is known.
  package var expectedRPE: Double?
  /// The RPE to expect of the easiest set; nil where it is not known, as where only the last set was rated.
  package var easiestExpectedRPE: Double?
  /// How likely it is that the sets at ``load`` are completed; nil where that cannot be said.
  package var probability: Double?
  /// Why.
  package var reason: SuggestionReason
  /// How the loadable loads changed the suggestion; nil if they did not.
  package var adjustment: LoadAdjustment?
  /// The sets that decided.
  package var evidence: [Int]
  /// The set that it continues.
  package var continued: Int
  /// The session that it continues.
  package var lastSession: CivilDate
  /// The deload since that session, in which the lift was light by plan; nil where there was none.
  package var deload: Deload?
  /// What to do instead while a deload is due or goes on; nil at other times.
  package var deloadWork: DeloadWork?
  /// The sets in the order in which they are done, if they are not all alike; otherwise empty.
  package var plan: [PlannedSets] = []
  /// The rule asked for, where another one answers.
  package var refused: RefusedRule?
  /// What to put on the bar for ``load``, where the inventory has one.
  package var plates: Inventory.BarLoading?
  /// The sets before the first work set of a compound lift, where the inventory says what can be loaded.
  package var warmUp: [WarmUpSet] = []
}

extension Suggestion {
  /// Whether it asks for no more than was done, so that no set of it may be harder than it was.
  var asksForNoMore: Bool {
    switch action {
    case .fewerRepetitions, .decreaseLoad, .startAgain: true
    case .hold: if case .effortDiffers = reason { true } else { false }
    default: false
    }
  }
}

/// A rule that was asked for and has no answer, so that another one answers.
package struct RefusedRule: Sendable, Hashable {
  /// The rule that was asked for.
  package var rule: SuggestionRule
  /// Why it has no answer.
  package var reason: RuleRefusal
}
