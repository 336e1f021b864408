internal import GymBoCoach
internal import GymBoLog

/// What the repetitions of an exercise are counted in, as machine formats say it.
enum AmountUnit: String, CaseIterable {
  case repetitions, seconds
}

/// Why an exercise is in a workout, as machine formats say it.
enum ChoiceReason: String, CaseIterable {
  case pattern, lack
}

/// Where the load that a workout begins with comes from, as machine formats say it.
enum StartSource: String, CaseIterable {
  case estimate
  case lastLoad = "last_load"
  case lastAmount = "last_amount"
  case none
}

extension WorkoutExercise {
  var amountUnit: AmountUnit { candidate.isHold ? .seconds : .repetitions }

  /// Whether it is done with something to lift.
  var needsLoad: Bool { candidate.facts.loading == .total || candidate.facts.loading == .perHand }
}

extension WorkoutExercise.Choice {
  var reason: ChoiceReason {
    switch self {
    case .pattern: .pattern
    case .lack: .lack
    }
  }

  /// The muscles that lacked sets.
  var muscles: [Muscle] {
    if case .lack(let muscles) = self { muscles } else { [] }
  }
}

extension StartingLoad {
  var source: StartSource {
    switch self {
    case .estimate: .estimate
    case .last: .lastLoad
    case .amount: .lastAmount
    case .unknown: .none
    }
  }

  /// The e1RM that it is computed from.
  var maximum: Load? {
    if case .estimate(_, let maximum) = self { maximum } else { nil }
  }
}
