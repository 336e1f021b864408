internal import GymBoLog

extension RepetitionCurve {
  /// The form of a curve: how the load falls with the repetitions that can be done.
  package enum Form: String, MachineWord {
    /// load = 1RM / (1 + k · (repetitions − 1)), k = 0.0353 for people in general.
    case modifiedEpley = "modified_epley"
    /// load = 1RM · (1 − (repetitions − 1) / k), k = 33 for people in general.
    case linear

    /// The formula that has the population's k.
    package var populationFormula: OneRepetitionMaximumFormula {
      self == .modifiedEpley ? .modifiedEpley : .linear
    }

    /// The population's k in repetitions: those beyond the first at which half the 1RM is left
    /// (modified Epley, 1/k), or none (linear, k).
    var populationRepetitions: Double {
      self == .modifiedEpley ? 1 / modifiedEpleySlope : linearRepetitions
    }

    /// The published k, from the same in repetitions and back.
    func k(_ repetitions: Double) -> Double {
      self == .modifiedEpley ? 1 / repetitions : repetitions
    }

    /// What the repetitions beyond the first are linear in: 1/load or load.
    func regressor(_ kilograms: Double) -> Double {
      self == .modifiedEpley ? 1 / kilograms : kilograms
    }

    /// 1RM / load at some repetitions beyond the first, for a k in repetitions; nil where nothing is
    /// left.
    func multiplier(_ beyondFirst: Double, _ repetitions: Double) -> Double? {
      switch self {
      case .modifiedEpley: 1 + beyondFirst / repetitions
      case .linear: beyondFirst < repetitions ? 1 / (1 - beyondFirst / repetitions) : nil
      }
    }

    /// The inverse: repetitions beyond the first at a 1RM / load.
    func beyondFirst(_ multiplier: Double, _ repetitions: Double) -> Double {
      switch self {
      case .modifiedEpley: (multiplier - 1) * repetitions
      case .linear: (1 - 1 / multiplier) * repetitions
      }
    }
  }
}
