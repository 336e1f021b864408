/// Why a 1RM formula gives no value.
public enum StrengthRefusal: Error, Hashable, Sendable {
  /// The load is 0, negative, or not a number: bodyweight and assisted sets have no 1RM of their
  /// load.
  case loadNotPositive
  /// Fewer repetitions than one, or not a number: a failed set shows no strength.
  case repetitionsBelowOne
  /// As many repetitions as the formula's limit (its pole, peak or end), or more.
  case repetitionsOutOfRange(OneRepetitionMaximumFormula, limit: Double)
  /// The formula gives this percentage of the 1RM at no number of repetitions from 1 up.
  case percentageOutOfRange(OneRepetitionMaximumFormula, percentage: Double)
  /// A load in kilograms below the least that the formula is defined for.
  case loadOutOfRange(OneRepetitionMaximumFormula, least: Double)
  /// The formula gives no percentage without the 1RM in kilograms, and no change per repetition
  /// without the load.
  case dependsOnLoad(OneRepetitionMaximumFormula)
  /// The regression holds for sets at about this percentage of the 1RM, and the set is not.
  case notAtPercentage(Double)
}
