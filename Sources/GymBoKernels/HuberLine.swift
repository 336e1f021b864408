/// A line fitted by Huber's method, and what the method thought of each point.
public struct HuberFit: Sendable, Equatable {
  /// The line; its errors are Huber's H1.
  public let line: LineFit
  /// The robust standard deviation of the residuals, in the unit of y, never below the floor.
  public let scale: Double
  /// The weight of each point, in (0, 1]: 1 where the residual is ordinary.
  public let weights: [Double]
}

/// The iterations after which the scale is held; the slowest reference series takes 73 in all.
private let freeIterations = 150

/// The line through points (t, y) that single bad points cannot drag away: Huber's M-estimate.
///
/// Iteratively reweighted least squares from the least-squares line: scale = median |residual| /
/// 0.67449, not below `scaleFloor`, anew in each iteration; weight = min(1, tuning · scale /
/// |residual|); a closed-form weighted line. Ends when the line moves by less than 10⁻¹⁰ of the
/// scale. About one coarse series in 300 makes scale and line chase each other for ever; after 150
/// iterations the scale is therefore held, with which the iteration always comes to rest.
///
/// The standard error is H1 of Huber (1981, 7.6) without its correction factor: scale² Σψ² / (n −
/// 2) / m² · (XᵀX)⁻¹ with ψ = clamp(residual / scale, ±tuning), m = the share of points with weight
/// 1. With all weights 1 line and error are those of least squares.
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
) -> HuberFit? {
  guard tuning > 0, tuning.isFinite, scaleFloor > 0, scaleFloor.isFinite,
    let start = ordinaryLeastSquares(t: t, y: y)
  else { return nil }

  // Centred on the line's middle throughout, so that far origins cost no digits; `level` is the
  // value there.
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
    let sizes = residuals.map(\.magnitude)
    if !holdingScale {
      scale = max((median(sizes.span) ?? 0) / upperQuartileOfNormal, scaleFloor)
    }
    for i in weights.indices {
      weights[i] = sizes[i] <= tuning * scale ? 1 : tuning * scale / sizes[i]
    }
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

  var (psi, ordinary) = (0.0, 0.0)
  for i in residuals.indices {
    let size = min((residuals[i] / scale).magnitude, tuning)
    psi += size * size
    if weights[i] == 1 { ordinary += 1 }
  }
  let share = ordinary / Double(t.count)
  let residualSD =
    t.count > 2 ? scale * (psi / Double(t.count - 2)).squareRoot() / share : nil
  guard residualSD?.isFinite ?? true else { return nil }
  return HuberFit(
    line: LineFit(
      slope: slope, meanT: start.meanT, valueAtMeanT: start.valueAtMeanT + level,
      spread: start.spread,
      residualSD: residualSD, rSquared: nil, count: t.count),
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
