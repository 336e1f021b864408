public import GymBoLog

/// Why a rule has no answer for a lift, and which rule answers instead.
public enum RuleRefusal: Error, Sendable, Hashable {
  /// The lift, or its last session, is done without a load.
  case noLoadedSession
  /// No set of the last session has an RPE of 6 or more; of the sets of the last 42 days this percentage has one.
  case noRatedSet(ratedPercent: Double)
  /// More repetitions and reserve than the chart has.
  case offChart(repetitions: Int, rpe: Double)
  /// No training max is given, and the rule takes no other.
  case noTrainingMax
  /// No training max is given, and none can be taken from a 1RM of the last 42 days.
  case noMaximum
  /// Percentages are for compound lifts with a barbell.
  case notAMainLift
  /// Nothing is predicted of the lift: it has no loaded set of at most 15 repetitions.
  case noPrediction
  /// The plan's heaviest set is more than 10 % above everything lifted in the 42 days before the last session's end.
  case planTooHeavy(percent: Double, heaviest: Load)
  /// A set of the last session was failed, and the plan goes up.
  case failedSet
  /// A number of the rule is outside its range.
  case invalidPlan

  /// What answers instead: with no load there are repetitions and time to add, which the linear rule does; without
  /// ratings it needs none; a plan that cannot be followed gives way to what the last sessions say.
  public var fallback: RuleChoice {
    switch self {
    case .noLoadedSession, .noRatedSet, .failedSet: .linear
    case .offChart, .noTrainingMax, .noMaximum, .planTooHeavy, .invalidPlan, .notAMainLift,
      .noPrediction:
      .auto
    }
  }
}

extension RuleRefusal {
  /// The words of machine formats.
  package enum Code: String, MachineWord, Hashable {
    case noLoadedSession = "no_loaded_session"
    case noRatedSet = "no_rated_set"
    case offChart = "off_chart"
    case noTrainingMax = "no_training_max"
    case noMaximum = "no_maximum"
    case notAMainLift = "not_a_main_lift"
    case noPrediction = "no_prediction"
    case planTooHeavy = "plan_too_heavy"
    case failedSet = "failed_set"
    case invalidPlan = "invalid_plan"
  }

  /// The word of machine formats.
  package var code: Code {
    switch self {
    case .noLoadedSession: .noLoadedSession
    case .noRatedSet: .noRatedSet
    case .offChart: .offChart
    case .noTrainingMax: .noTrainingMax
    case .noMaximum: .noMaximum
    case .notAMainLift: .notAMainLift
    case .noPrediction: .noPrediction
    case .planTooHeavy: .planTooHeavy
    case .failedSet: .failedSet
    case .invalidPlan: .invalidPlan
    }
  }
}
