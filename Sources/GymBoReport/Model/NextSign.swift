internal import GymBoProgression

/// A sign or word beside the lifts of the next workout that does not explain itself.
enum NextSign: Sendable, CaseIterable {
  /// How likely it is that the best set is done.
  case chance
  /// A load so far above the last ones that nobody knows.
  case untried
  /// That number of repetitions or more: `8+`.
  case orMore
  /// The RPE of the hardest set, where others are easier.
  case hardest

  /// Those that suggestions have.
  static func all(in suggestions: [Suggestion]) -> [NextSign] {
    allCases.filter { sign in
      suggestions.contains { suggestion in
        switch sign {
        case .chance: suggestion.probability != nil
        case .untried: suggestion.probability == nil && suggestion.isUntried
        case .orMore: suggestion.isAtLeast || suggestion.plan.contains { $0.isAtLeast }
        case .hardest: suggestion.shownEffort.map { $0.easiest != $0.hardest } ?? false
        }
      }
    }
  }
}
