public import GymBoLog

/// The rule by which a lift's state is decided. The raw values are the names in options.
public enum PlateauMethod: String, MachineWord, Hashable {
  /// The slope after the last bend of a line, averaged over the places where it may bend: `PlateauRule`.
  case bentLine = "bent_line"
  /// The slope of a robust straight line through 42 or 56 days: `HuberPlateauRule`.
  case huber
  /// For comparison only: a plateau wherever the slope of a straight line is not significant (two-sided p < 0.05).
  case leastSquares = "least_squares"
  /// For comparison only: a plateau wherever the Mann–Kendall test shows no trend (two-sided p < 0.10).
  case mannKendall = "mann_kendall"
  /// For comparison only: a plateau wherever the best value is at least 21 days older than the last session.
  case noRecord = "no_record"

  /// Whether the rule takes the lack of evidence for a plateau, which no good rule does.
  public var isForComparison: Bool {
    switch self {
    case .bentLine, .huber: false
    case .leastSquares, .mannKendall, .noRecord: true
    }
  }
}
