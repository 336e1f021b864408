/// A line fitted by an M-estimate, with the weight that the method gave each point.
public struct RobustFit: Sendable, Equatable {
  /// The line; its errors are Huber's H1.
  public let line: LineFit
  /// The robust standard deviation of the residuals, in the unit of y, never below the floor.
  public let scale: Double
  /// The weight of each point, in 0…1: near 1 where the residual is ordinary.
  public let weights: [Double]
}

/// The functions that define an M-estimate, of u = residual / scale.
protocol WeightFunction {
  /// ψ(u)/u, in 0…1.
  func weight(_ u: Double) -> Double
  /// ψ(u), the influence of a point.
  func influence(_ u: Double) -> Double
  /// ψ′(u).
  func slope(_ u: Double) -> Double
}

/// The number of iterations after which the scale is fixed; the slowest reference series takes 73.
private let freeIterations = 150

/// Iteratively reweighted least squares from a line: scale = median |residual| / 0.67449, not below
/// the floor, anew in each iteration; weights by the function; a closed-form weighted line.
///
/// Ends when the line moves by less than 10⁻¹⁰ of the scale. On about one in 300 coarsely rounded
/// series, scale and line would alternate for ever, so the scale is fixed after 150 iterations.
///
/// The standard error is H1 of Huber (1981, 7.6) without its correction factor: scale² Σψ² / (n −
/// 2) / m² · (XᵀX)⁻¹ with m the mean of ψ′.
///
/// Edge cases: nil if the weighted points do not determine a line, if m is not positive, and if the
/// iteration has not converged after 500 steps.
func reweightedLine(
  t: Span<Double>, y: Span<Double>, start: LineFit, scaleFloor: Double,
  by function: some WeightFunction
) -> RobustFit? {
  // Times are centred on the line's mean time, so that a distant origin costs no digits; `level` is
  // the value of the line there.
  var times = [Double]()
  var values = [Double]()
  var reach = 0.0
  for i in t.indices {
    times.append(t[i] - start.meanT)
    values.append(y[i] - start.valueAtMeanT)
    reach = max(reach, times[i].magnitude)
  }
  var (level, slope) = (0.0, start.slope)

  var residuals = [Double](repeating: 0, count: t.count)
  var scale = scaleFloor
  var weights = [Double](repeating: 1, count: t.count)
  func weigh(holdingScale: Bool) {
    for i in residuals.indices { residuals[i] = (values[i] - level) - slope * times[i] }
    if !holdingScale {
      let sizes = residuals.map(\.magnitude)
      scale = max((median(sizes.span) ?? 0) / upperQuartileOfNormal, scaleFloor)
    }
    for i in weights.indices { weights[i] = function.weight(residuals[i] / scale) }
  }

  var isAtRest = false
  var iteration = 0
  while !isAtRest, iteration < 500 {
    weigh(holdingScale: iteration >= freeIterations)
    iteration += 1
    guard let next = weightedLine(t: times, y: values, weights: weights) else { return nil }
    let move = max((next.level - level).magnitude, (next.slope - slope).magnitude * reach)
    (level, slope) = next
    isAtRest = move <= 1e-10 * scale
  }
  guard isAtRest else { return nil }
  weigh(holdingScale: iteration > freeIterations)

  var (squares, slopes) = (0.0, 0.0)
  for residual in residuals {
    let influence = function.influence(residual / scale)
    squares += influence * influence
    slopes += function.slope(residual / scale)
  }
  let mean = slopes / Double(t.count)
  guard mean > 0 else { return nil }
  let residualSD =
    t.count > 2 ? scale * (squares / Double(t.count - 2)).squareRoot() / mean : nil
  guard residualSD?.isFinite ?? true else { return nil }
  return RobustFit(
    line: LineFit(
      slope: slope, meanT: start.meanT, valueAtMeanT: start.valueAtMeanT + level,
      spread: start.spread, residualSD: residualSD, rSquared: nil, count: t.count),
    scale: scale, weights: weights)
}

/// The weighted least-squares line through points centred near 0, as its value at 0 and its slope.
private func weightedLine(
  t: [Double], y: [Double], weights: [Double]
) -> (level: Double, slope: Double)? {
  var (total, sumT, sumY) = (0.0, 0.0, 0.0)
  for i in t.indices {
    total += weights[i]
    sumT += weights[i] * t[i]
    sumY += weights[i] * y[i]
  }
  let (meanT, meanY) = (sumT / total, sumY / total)
  var (tt, ty) = (0.0, 0.0)
  for i in t.indices {
    tt += weights[i] * (t[i] - meanT) * (t[i] - meanT)
    ty += weights[i] * (t[i] - meanT) * (y[i] - meanY)
  }
  guard tt > 0 else { return nil }
  let slope = ty / tt
  let level = meanY - slope * meanT
  return slope.isFinite && level.isFinite ? (level, slope) : nil
}
