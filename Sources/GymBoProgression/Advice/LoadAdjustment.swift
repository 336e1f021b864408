package import GymBoLog

/// How the loads that can be made changed a suggestion.
package enum LoadAdjustment: Sendable, Hashable {
  /// The next loadable load would be more than 10 % up or down.
  case stepTooLarge(next: Load, percent: Double)
  /// The rule's own step would be more than 10 % up: the next loadable load is taken.
  case smallerStep(wanted: Load, percent: Double)
  /// The change rounds to the load in use.
  case roundsToSame
  /// Every set reached the top of the repetitions that the lift is trained with: the next load, for fewer repetitions.
  case topOfRange(repetitions: Int)
  /// The rule's load is less likely than not to be completed.
  case unlikely(wanted: Load, probability: Double)
  /// The step costs more repetitions than the range has.
  case stepNotFeasible(next: Load, percent: Double)
  /// Nothing heavier, or nothing lighter, can be loaded.
  case nothingToLoad
  /// The equipment cannot make the load in use: the next load below it is taken.
  case notLoadable(wanted: Load, percent: Double)
  /// The equipment makes nothing within 10 % of the load in use: that load stays.
  case nothingNear(nearest: Load, percent: Double)

  /// The load that was not taken, and how many percent away it is.
  package var refused: (load: Load, percent: Double)? {
    switch self {
    case .stepTooLarge(let load, let percent), .smallerStep(let load, let percent),
      .stepNotFeasible(let load, let percent), .notLoadable(let load, let percent),
      .nothingNear(let load, let percent):
      (load, percent)
    case .roundsToSame, .unlikely, .topOfRange, .nothingToLoad: nil
    }
  }
}

extension LoadAdjustment {
  /// The words of machine formats.
  package enum Code: String, MachineWord, Hashable {
    case stepTooLarge = "step_too_large"
    case roundsToSame = "rounds_to_same_load"
    case topOfRange = "top_of_range"
    case unlikely
    case smallerStep = "smaller_step"
    case stepNotFeasible = "step_not_feasible"
    case nothingToLoad = "nothing_to_load"
    case notLoadable = "not_loadable"
    case nothingNear = "nothing_near"
  }

  /// The word of machine formats.
  package var code: Code {
    switch self {
    case .stepTooLarge: .stepTooLarge
    case .smallerStep: .smallerStep
    case .roundsToSame: .roundsToSame
    case .topOfRange: .topOfRange
    case .unlikely: .unlikely
    case .stepNotFeasible: .stepNotFeasible
    case .nothingToLoad: .nothingToLoad
    case .notLoadable: .notLoadable
    case .nothingNear: .nothingNear
    }
  }
}
