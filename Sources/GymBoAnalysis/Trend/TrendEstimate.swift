internal import GymBoKernels
public import GymBoLog

/// What a lift does: the words of every format.
public enum TrendState: String, MachineWord, Hashable {
  case progressing, plateau, declining
  /// Neither progress nor a plateau nor a decline is shown.
  case unclear
  /// There are too few sessions to judge by.
  case new
}

/// The slope of a lift's recent sessions and what it says.
package struct TrendEstimate: Sendable, Hashable {
  /// What the slope and its uncertainty say.
  package var state: TrendState
  /// Slope in percent of the level at the last session per week.
  package var percentPerWeek: Double
  /// Of the slope, percent per week.
  package var standardError: Double
  /// 80 % interval of the slope, percent per week.
  package var interval: ClosedRange<Double>
  /// Fitted value at the last session, in the measure's unit.
  package var level: Double
  /// P(slope < δ).
  package var probabilityBelowThreshold: Double
  /// P(slope < −δ).
  package var probabilityDeclining: Double
  /// The points that were judged: days, and values in the measure's unit, of which more is better.
  var (days, values): ([Double], [Double])
  /// The day of the bend after which the lift gains less, in the days of the points; nil where the rule does not
  /// look for one or finds none.
  package var onsetDay: Double?
  /// True for a straight line of which no point was down-weighted: that of least squares.
  package var isLeastSquares: Bool

  /// Median of pairwise slopes, percent per week: a cross-check that no outlier moves. O(points²).
  package var theilSen: Double? {
    theilSenLine(t: days.span, y: values.span, confidence: intervalConfidence).map {
      $0.slope * 700 / level
    }
  }
}
