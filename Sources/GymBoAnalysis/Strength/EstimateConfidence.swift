/// How far an estimate of the 1RM can be trusted, by the effective repetitions it comes from.
///
/// The bounds are a convention of this project; the reason is that error grows with distance from
/// the 1RM (about 3 % per misjudged repetition) and so does the difference between people.
public enum EstimateConfidence: String, CaseIterable, Sendable {
  /// Up to 5 repetitions.
  case high
  /// Up to 10.
  case medium
  /// Up to 15.
  case low
  /// More than 15: stays out of trends.
  case excluded

  /// - Parameter effectiveRepetitions: done and in reserve; 1 or more.
  public init(effectiveRepetitions: Double) {
    self =
      switch effectiveRepetitions {
      case ...5: .high
      case ...10: .medium
      case ...15: .low
      default: .excluded
      }
  }
}
