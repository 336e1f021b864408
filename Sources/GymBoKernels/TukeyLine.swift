/// The line through points (t, y) that passes over bad points altogether: Tukey's bisquare
/// M-estimate, from Huber's.
///
/// Iteratively reweighted least squares from ``huberLine(t:y:tuning:scaleFloor:)``, with weight =
/// (1 − (residual / (tuning · scale))²)², 0 from tuning · scale on; scale and standard error as
/// there, with ψ′ = (1 − v²)(1 − 5v²), v = u / tuning.
///
/// Edge cases: nil where Huber's line is nil and unless the tuning is positive and finite; also where
/// the points with weight do not determine a line, where more points lie on the falling arms of ψ
/// than its middle can outweigh, and where the line does not come to rest. Its answer is one of
/// possibly several minima: the one that Huber's line leads to. Two points give a line without errors.
///
/// Source: Beaton AE, Tukey JW (1974) The fitting of power series, meaning polynomials, illustrated
/// on band-spectroscopic data. Technometrics 16:147–185.
/// - Parameters:
///   - tuning: 4.685 loses 5 % of efficiency where the errors are normal after all.
///   - scaleFloor: in the unit of y.
/// - Precondition: the columns have the same count.
public func tukeyLine(
  t: Span<Double>, y: Span<Double>, tuning: Double = 4.685, scaleFloor: Double
) -> RobustFit? {
  guard tuning > 0, tuning.isFinite, let huber = huberLine(t: t, y: y, scaleFloor: scaleFloor)
  else { return nil }
  return reweightedLine(
    t: t, y: y, start: huber.line, scaleFloor: scaleFloor, by: BisquareWeights(tuning: tuning))
}

private struct BisquareWeights: WeightFunction {
  let tuning: Double

  func weight(_ u: Double) -> Double {
    let v = u / tuning
    return v.magnitude < 1 ? (1 - v * v) * (1 - v * v) : 0
  }

  func influence(_ u: Double) -> Double { u * weight(u) }

  func slope(_ u: Double) -> Double {
    let v = u / tuning
    return v.magnitude < 1 ? (1 - v * v) * (1 - 5 * v * v) : 0
  }
}
