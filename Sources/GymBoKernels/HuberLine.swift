/// A robust line through points (t, y), which single bad points cannot drag away: Huber's M-estimate.
///
/// Iteratively reweighted least squares from the least-squares line, with weight = min(1, tuning ·
/// scale / |residual|); ``RobustFit`` describes the result. Each iteration estimates the scale anew
/// as the median |residual| / 0.67449, not below `scaleFloor`. If all weights are 1, line and error
/// are those of least squares.
///
/// The standard error is H1 of Huber (1981, 7.6) without its correction factor: scale² Σψ² / (n −
/// 2) / m² · (XᵀX)⁻¹ with ψ = clamp(residual / scale, ±tuning), m = the share of points with weight
/// 1.
///
/// Edge cases: nil if ``ordinaryLeastSquares(t:y:)`` is nil, unless tuning and floor are positive and
/// finite, and if the iteration has not converged after 500 steps (no such series is known). Without
/// the floor, a series with more than half of its points on one line would have a scale of 0, and
/// every other point a weight of 0. Two points give a line without errors.
///
/// Source: Huber PJ (1981) Robust Statistics, 7.6–7.8.
/// - Parameters:
///   - tuning: in multiples of the scale; 1.345 loses 5 % of efficiency if the errors are normal.
///   - scaleFloor: the least scale, in the unit of y.
/// - Precondition: the columns have the same count.
public func huberLine(
  t: Span<Double>, y: Span<Double>, tuning: Double = 1.345, scaleFloor: Double
) -> RobustFit? {
  guard tuning > 0, tuning.isFinite, scaleFloor > 0, scaleFloor.isFinite,
    let start = ordinaryLeastSquares(t: t, y: y)
  else { return nil }
  return reweightedLine(
    t: t, y: y, start: start, scaleFloor: scaleFloor, by: HuberWeights(tuning: tuning))
}

private struct HuberWeights: WeightFunction {
  let tuning: Double

  func weight(_ u: Double) -> Double { u.magnitude <= tuning ? 1 : tuning / u.magnitude }
  func influence(_ u: Double) -> Double { min(max(u, -tuning), tuning) }
  func slope(_ u: Double) -> Double { u.magnitude <= tuning ? 1 : 0 }
}
