internal import GymBoKernels

/// Whether a lift moves, from a robust line through its recent sessions.
///
/// Huber line through the window's sessions; slope b in percent of the fitted level at the last session per week;
/// P(b < x) by Student's t with n − 2 degrees of freedom. With δ the smallest slope that counts:
/// P(b < −δ) > 0.8 is declining, else P(b < δ) > 0.8 plateau, P(b < δ) < 0.2 progressing, anything else unclear.
/// "Not significant" is not a plateau. At least 6 sessions over at least 21 days.
/// Source: science §5.5, with its simulated operating characteristics in §5.4.
public struct PlateauRule: Sendable, Hashable {
  /// δ, percent of the level per week.
  public var threshold: Double

  /// A rule with its δ, in percent of the level per week.
  public init(threshold: Double) { self.threshold = threshold }

  /// Days of the window where the lift was trained at least 1.5 times a week, and where it was not.
  public static let shortWindow = 42
  /// Days of the window where the lift was trained less often.
  public static let longWindow = 56
  /// Sessions that a judgement needs.
  public static let fewestSessions = 6
  /// Days that the sessions have to span.
  public static let shortestSpan = 21.0
  /// The certainty that a state needs.
  public static let certainty = 0.8
  /// The scale of the residuals is at least this share of the median level.
  public static let scaleFloor = 0.003

  /// - Parameters:
  ///   - days: days since any day, ascending.
  ///   - values: one a day, positive, larger is better.
  /// - Returns: nil for too few sessions, too short a span, or values without a positive level.
  public func judge(days: [Double], values: [Double]) -> TrendEstimate? {
    guard days.count >= PlateauRule.fewestSessions, let first = days.first, let last = days.last,
      last - first >= PlateauRule.shortestSpan,
      let middle = median(values.span), middle > 0,
      let fit = huberLine(
        t: days.span, y: values.span, scaleFloor: PlateauRule.scaleFloor * middle)
    else { return nil }
    let line = fit.line
    let level = line.value(at: last)
    guard level > 0, let error = line.slopeError else { return nil }
    // Percent of the level per week from units per day.
    let scale = 700 / level
    guard let below = line.probability(slopeBelow: threshold / scale),
      let declining = line.probability(slopeBelow: -threshold / scale),
      let interval = line.slopeInterval(confidence: PlateauRule.certainty)
    else { return nil }
    return TrendEstimate(
      state: PlateauRule.state(below: below, declining: declining),
      percentPerWeek: line.slope * scale,
      standardError: error * scale,
      interval: (interval.lowerBound * scale)...(interval.upperBound * scale), level: level,
      probabilityBelowThreshold: below, probabilityDeclining: declining,
      days: days, values: values,
      onsetDay: nil,
      isLeastSquares: fit.weights.allSatisfy { $0 == 1 })
  }

  /// Probabilities are compared to nine decimals, so that the last bits of a processor decide no state.
  static func state(below: Double, declining: Double) -> TrendState {
    func rounded(_ p: Double) -> Double { (p * 1e9).rounded() / 1e9 }
    if rounded(declining) > PlateauRule.certainty { return .declining }
    if rounded(below) > PlateauRule.certainty { return .plateau }
    if rounded(below) < 1 - PlateauRule.certainty { return .progressing }
    return .unclear
  }
}
