internal import GymBoKernels

/// Plateau rules that are in common use, kept for comparison. They take missing evidence of progress for a plateau. Each
/// decides only the state; the numbers shown with it are those of the Huber line.
enum ComparisonRules {
  /// Two-sided p below which a trend is shown.
  static let leastSquaresLevel = 0.05
  static let mannKendallLevel = 0.1
  static let daysWithoutRecord = 21.0

  /// "Not significant" is a plateau: two-sided p ≥ 0.05 of the slope of a straight line.
  static func leastSquares(days: [Double], values: [Double]) -> TrendState? {
    guard let line = ordinaryLeastSquares(t: days.span, y: values.span),
      let below = line.probability(slopeBelow: 0)
    else { return nil }
    // A perfectly flat line has no error and no significance.
    guard line.slope != 0 else { return .plateau }
    return below < 0.5 * leastSquaresLevel
      ? .progressing : below > 1 - 0.5 * leastSquaresLevel ? .declining : .plateau
  }

  /// No monotone trend is a plateau: two-sided p ≥ 0.10 of the Mann–Kendall test.
  static func mannKendall(days: [Double], values: [Double]) -> TrendState? {
    guard let test = GymBoKernels.mannKendall(t: days.span, y: values.span) else { return nil }
    guard test.exactTwoSidedP ?? test.twoSidedP < mannKendallLevel else { return .plateau }
    return test.statistic > 0 ? .progressing : .declining
  }

  /// No record for 21 days is a plateau.
  static func noRecord(days: [Double], values: [Double]) -> TrendState? {
    guard let best = values.max(), let row = values.firstIndex(of: best), let last = days.last
    else { return nil }
    return last - days[row] >= daysWithoutRecord ? .plateau : .progressing
  }
}
