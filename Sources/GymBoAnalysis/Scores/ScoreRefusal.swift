/// Why there is no score.
public enum ScoreRefusal: Error, Hashable, Sendable {
  /// The total is 0, negative, or not a number.
  case totalNotPositive
  /// The body weight is 0, negative, or not a number.
  case bodyWeightNotPositive
  /// A body weight in kilograms below the least that the score is defined for.
  case bodyWeightBelow(RelativeScore, least: Double)
  /// An age outside the published table.
  case ageOutsideTable(Int, ClosedRange<Int>)
}
