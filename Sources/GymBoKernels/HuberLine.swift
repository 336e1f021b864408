/// The line through points (t, y) that single bad points cannot drag away: Huber's M-estimate.
///
/// Iteratively reweighted least squares from the least-squares line, with weight = min(1, tuning ·
/// scale / |residual|); see ``RobustFit`` for what comes out. The scale, anew in each iteration, is
/// the median |residual| / 0.67449, not below `scaleFloor`. Slopes as sure as the least-squares ones
/// where all weights are 1; line and error are then the same.
///
/// The standard error is H1 of Huber (1981, 7.6) without its correction factor: scale² Σψ² / (n −
/// 2) / m² · (XᵀX)⁻¹ with ψ = clamp(residual / scale, ±tuning), m = the share of points with weight
/// 1.
///
/// Edge cases: nil where ``ordinaryLeastSquares(t:y:)`` is nil and unless tuning and floor are
/// positive and finite; also where the line has not come to rest after 500 iterations (no such
/// series is known). The floor keeps a history that is more than half on one line from making
/// every other point worthless. Two points give a line without errors.
///
/// Source: Huber PJ (1981) Robust Statistics, 7.6–7.8.
/// - Parameters:
///   - tuning: 1.345 loses 5 % of efficiency where the errors are normal after all.
///   - scaleFloor: in the unit of y.
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
