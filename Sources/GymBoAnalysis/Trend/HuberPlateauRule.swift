internal import GymBoKernels

/// A plateau rule without a bend: Huber's robust straight line through the sessions of 42 or 56 days. An option; the
/// default is ``PlateauRule``.
///
/// The slope b is in percent of the fitted level at the last session per week; P(b < x) follows from Student's t with n − 2
/// degrees of freedom. The probabilities decide as in `PlateauRule.state(below:declining:)`. Its operating characteristics
/// beside those of other rules: PlateauBenchmark.
///
/// Source of the line: Huber PJ (1981) Robust Statistics. Wiley, New York.
package struct HuberPlateauRule: Sendable, Hashable {
  /// δ, percent of the level per week.
  package var threshold: Double

  /// A rule with its δ, in percent of the level per week.
  package init(threshold: Double) { self.threshold = threshold }

  /// Days of the window of a lift that was trained at least 1.5 times a week.
  package static let shortWindow = 42
  /// Days of the window of a lift that was trained less often.
  package static let longWindow = 56
  /// The scale of the residuals is at least this share of the median level.
  package static let scaleFloor = 0.003

  /// Judges the sessions of a window.
  /// - Parameters:
  ///   - days: days since any day, ascending.
  ///   - values: one a day, positive, larger is better.
  /// - Returns: nil for fewer than 6 sessions, a span below 21 days, or values without a positive level.
  package func judge(days: [Double], values: [Double]) -> TrendEstimate? {
    guard days.count >= PlateauRule.fewestSessions, let first = days.first, let last = days.last,
      last - first >= PlateauRule.shortestSpan,
      let middle = median(values.span), middle > 0,
      let fit = huberLine(
        t: days.span, y: values.span, scaleFloor: HuberPlateauRule.scaleFloor * middle)
    else { return nil }
    let line = fit.line
    let level = line.value(at: last)
    guard level > 0, let error = line.slopeError else { return nil }
    // Percent of the level per week from units per day.
    let scale = 700 / level
    guard let below = line.probability(slopeBelow: threshold / scale),
      let declining = line.probability(slopeBelow: -threshold / scale),
      let interval = line.slopeInterval(confidence: intervalConfidence)
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
}
