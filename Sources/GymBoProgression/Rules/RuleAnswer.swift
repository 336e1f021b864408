package import GymBoLog

/// The answer of a rule: what to lift next, with the reason.
package struct RuleAnswer: Sendable, Hashable {
  /// What changes.
  package var action: SuggestedChange
  /// The sets to do, in order.
  package var work: [PlannedSets]
  /// Why.
  package var reason: RuleReason
  /// Rows of the sets that decided.
  package var evidence: [Int]
  /// The day of the session that it continues.
  package var lastSession: CivilDate

  /// The heaviest load of the work.
  package var heaviest: Load? { work.map(\.load).max() }
}
