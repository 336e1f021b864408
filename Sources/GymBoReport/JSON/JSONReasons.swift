internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

// The words of machine formats for refusals that carry numbers.

extension ScoreRefusal {
  var code: String {
    switch self {
    case .totalNotPositive: "total_not_positive"
    case .bodyWeightNotPositive: "body_weight_not_positive"
    case .bodyWeightBelow: "body_weight_below_range"
    case .ageOutsideTable: "age_outside_table"
    }
  }
}

extension DeloadTrigger.Gap {
  var code: String {
    switch self {
    case .historyTooShort: "history_too_short"
    case .fewSessions: "few_sessions"
    case .noTrend: "no_trend"
    case .fewRatings: "few_ratings"
    case .noEqualLoad: "no_equal_load"
    case .noSession: "no_session"
    }
  }
}

extension JSONWriter {
  /// Why a rule has no answer, with its numbers.
  mutating func refusal(_ refusal: RuleRefusal) {
    member("reason", refusal.code.rawValue)
    switch refusal {
    case .noRatedSet(let percent): member("ratedPercent", percent)
    case .offChart(let repetitions, let rpe):
      member("repetitions", repetitions)
      member("rpe", rpe)
    case .planTooHeavy(let percent, let heaviest):
      member("percent", percent)
      member("heaviest", heaviest.kilograms, unit: "kg")
    case .noLoadedSession, .noTrainingMax, .noMaximum, .notAMainLift, .noPrediction, .failedSet,
      .invalidPlan:
      break
    }
  }

  /// Why a trigger could not be evaluated, with its number.
  mutating func gap(_ gap: DeloadTrigger.Gap) {
    member("reason", gap.code)
    switch gap {
    case .historyTooShort(let weeks): member("weeks", weeks)
    case .fewRatings(let percent): member("ratedPercent", percent)
    case .fewSessions, .noTrend, .noEqualLoad, .noSession: break
    }
  }
}
