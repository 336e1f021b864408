internal import GymBoProgression

/// A sign or word beside the lifts of the next workout that does not explain itself.
enum NextSign: Sendable, CaseIterable {
  /// How likely it is that the best set is done.
  case chance
  /// A load so far above the last ones that nobody knows.
  case untried
  /// No chance beside others that have one.
  case unknown
  /// That number of repetitions or more: `8+`.
  case orMore
  /// The RPE of the hardest set, where others are easier.
  case hardest

  /// Those that suggestions have.
  /// - Parameter also: suggestions that are named in a sentence, without a chance.
  static func all(in suggestions: [Suggestion], also: [Suggestion] = []) -> [NextSign] {
    let hasChance = suggestions.contains { $0.probability != nil || $0.isUntried }
    return allCases.filter { sign in
      if sign == .orMore, also.contains(where: \.isAnyAtLeast) { return true }
      return suggestions.contains { suggestion in
        switch sign {
        case .chance: suggestion.probability != nil
        case .untried: suggestion.probability == nil && suggestion.isUntried
        case .unknown: suggestion.probability == nil && !suggestion.isUntried && hasChance
        case .orMore: suggestion.isAnyAtLeast
        case .hardest: suggestion.shownEffort.map { $0.easiest != $0.hardest } ?? false
        }
      }
    }
  }
}

extension Suggestion {
  /// Whether any of its sets has a number of repetitions or more.
  fileprivate var isAnyAtLeast: Bool { isAtLeast || plan.contains { $0.isAtLeast } }
}
