/// A line fitted by Huber's method, and what the method thought of each point.
public struct HuberFit: Sendable, Equatable {
  /// The line; its errors are Huber's H1.
  public let line: LineFit
  /// The robust standard deviation of the residuals, in the unit of y, never below the floor.
  public let scale: Double
  /// The weight of each point, in (0, 1]: 1 where the residual is ordinary.
  public let weights: [Double]
  /// Whether the iteration came to rest; if not, the line is its last.
  public let hasConverged: Bool
}

/// The line through points (t, y) that single bad points cannot drag away: Huber's M-estimate.
///
/// Iteratively reweighted least squares from the least-squares line: scale = median |residual| /
/// 0.67449, not below `scaleFloor`, anew in each iteration; weight = min(1, tuning · scale /
/// |residual|); a closed-form weighted line. Ends when the line moves by less than 10⁻¹⁰ of the
/// scale, or after 200 iterations.
///
/// The standard error is H1 of Huber (1981, 7.6) without its correction factor: scale² Σψ² / (n −
/// 2) / m² · (XᵀX)⁻¹ with ψ = clamp(residual / scale, ±tuning), m = the share of points with weight
/// 1. With all weights 1 line and error are those of least squares.
///
/// Edge cases: nil where ``ordinaryLeastSquares(t:y:)`` is nil and unless tuning and floor are
/// positive and finite. The floor keeps a history that is more than half on one line from making
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

  // Centred on the mean time throughout; `level` is the line's value there.
  let center = start.meanT
  var (level, slope) = (start.valueAtMeanT, start.slope)
  var reach = 0.0
  for i in t.indices { reach = max(reach, (t[i] - center).magnitude) }

  var residuals = [Double](repeating: 0, count: t.count)
  var scale = scaleFloor
  var weights = [Double](repeating: 1, count: t.count)
  func weigh() {
    for i in t.indices { residuals[i] = (y[i] - level) - slope * (t[i] - center) }
    let sizes = residuals.map(\.magnitude)
    scale = max((median(sizes.span) ?? 0) / upperQuartileOfNormal, scaleFloor)
    for i in t.indices {
      weights[i] = sizes[i] <= tuning * scale ? 1 : tuning * scale / sizes[i]
    }
  }

  var hasConverged = false
  for _ in 0..<200 {
    weigh()
    guard let next = weightedLine(t: t, y: y, weights: weights.span, center: center) else {
      return nil
    }
    let move = max((next.level - level).magnitude, (next.slope - slope).magnitude * reach)
    (level, slope) = next
    if move <= 1e-10 * scale {
      hasConverged = true
      break
    }
  }
  weigh()

  var (psi, ordinary) = (0.0, 0.0)
  for i in t.indices {
    let size = min((residuals[i] / scale).magnitude, tuning)
    psi += size * size
    if weights[i] == 1 { ordinary += 1 }
  }
  let share = ordinary / Double(t.count)
  let residualSD = scale * (psi / Double(t.count - 2)).squareRoot() / share
  return HuberFit(
    line: LineFit(
      slope: slope, meanT: center, valueAtMeanT: level, spread: start.spread,
      residualSD: t.count > 2 ? residualSD : nil, rSquared: nil, count: t.count),
    scale: scale, weights: weights, hasConverged: hasConverged)
}

/// The weighted least-squares line, as its value at `center` and its slope.
private func weightedLine(
  t: Span<Double>, y: Span<Double>, weights: Span<Double>, center: Double
) -> (level: Double, slope: Double)? {
  var (total, sumT, sumY) = (0.0, 0.0, 0.0)
  for i in t.indices {
    total += weights[i]
    sumT += weights[i] * (t[i] - center)
    sumY += weights[i] * y[i]
  }
  let (meanT, meanY) = (sumT / total, sumY / total)
  var (tt, ty) = (0.0, 0.0)
  for i in t.indices {
    let dt = (t[i] - center) - meanT
    tt += weights[i] * dt * dt
    ty += weights[i] * dt * (y[i] - meanY)
  }
  guard tt > 0 else { return nil }
  let slope = ty / tt
  let level = meanY - slope * meanT
  return slope.isFinite && level.isFinite ? (level, slope) : nil
}
