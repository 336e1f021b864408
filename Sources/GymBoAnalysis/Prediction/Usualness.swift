internal import GymBoLog

/// How usual a set was, by what the earlier sets of the lift had led to expect.
package struct Usualness: Sendable, Hashable {
  /// What is said of a set.
  package enum Verdict: String, MachineWord {
    /// Within what the lifter usually does.
    case usual
    /// Better than could be expected.
    case surprising
    /// So much better that it is a jump or a typing error.
    case jump
  }

  /// The probability, before the set, of at least its repetitions with its load.
  package let probability: Double
  /// Whether the set is far above all that the lift had: a lifter who chose such a load usually does its repetitions, so that
  /// the probability alone would not show it.
  package let isFarAbove: Bool
  /// Whether the same or more was done on a later day: then it was no slip.
  package let isConfirmed: Bool

  package init(probability: Double, isFarAbove: Bool = false, isConfirmed: Bool = false) {
    self.probability = probability
    self.isFarAbove = isFarAbove
    self.isConfirmed = isConfirmed
  }

  /// Less probable sets are surprising.
  static let surprising = 0.10
  /// Less probable sets are a jump, or a typing error.
  static let jump = 0.02

  /// A set whose e10RM is this many times the best one of all days before it, of which there are at least this number, is far
  /// above them. A decision of this project.
  static let (farFactor, farDays) = (1.3, 5)

  /// Whether the logged load is all that is lifted. Twice the load beside the body is no feat.
  static func hasWholeLoad(_ exercise: LoggedExercise) -> Bool { exercise.facts?.loading != .added }

  /// What is said of the set.
  package var verdict: Verdict {
    if !isConfirmed, isFarAbove || probability < Usualness.jump { return .jump }
    return probability < Usualness.surprising ? .surprising : .usual
  }
}
