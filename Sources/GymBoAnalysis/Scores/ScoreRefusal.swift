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

extension ScoreRefusal: CustomStringConvertible {
  public var description: String {
    switch self {
    case .totalNotPositive:
      "A score needs a total above 0."
    case .bodyWeightNotPositive:
      "A score needs a body weight above 0."
    case .bodyWeightBelow(let score, let least):
      "\(score.method.name) has no value below \(wholeText(least)) kg of body weight."
    case .ageOutsideTable(let age, let ages):
      "The age table has ages \(ages.lowerBound) to \(ages.upperBound), not \(age)."
    }
  }
}
