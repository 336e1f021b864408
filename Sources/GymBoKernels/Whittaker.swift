internal import COpenBLAS

/// The order of the derivative that a Whittaker smoother keeps small.
public enum WhittakerOrder: Int, Sendable {
  /// First: as λ grows the series becomes a constant.
  case first = 1
  /// Second: as λ grows the series becomes a straight line.
  case second = 2
}

/// The Whittaker smoother of a series at irregular times: the z that minimises Σ w (y − z)² + λ |D z|².
///
/// D is the derivative by divided differences: (zᵢ₊₁ − zᵢ)/(tᵢ₊₁ − tᵢ), or twice the second divided
/// difference. (W + λ DᵀD) z = W y is positive definite with one or two diagonals beside the main
/// one, and solved by LAPACK's banded Cholesky factorization (`dpbsv`).
///
/// Edge cases: nil for values that are not finite, for times that do not ascend (two values of one
/// time have no derivative between them: join them before), for weights that are negative or, in a
/// series longer than the order, positive for no more points than the order, for λ negative or not
/// finite, and where λ is so large that the weights drown in rounding. A series no longer than the
/// order comes back as it is, an empty one too. The last bits of LAPACK's answer depend on the
/// processor: round them in a report. Complexity: n.
///
/// Sources: Whittaker ET (1923) On a new method of graduation. Proc Edinburgh Math Soc 41:63–75;
/// Eilers PHC (2003) A perfect smoother. Anal Chem 75:3631–3636.
/// - Parameters:
///   - t: the times, strictly ascending.
///   - y: the values.
///   - weights: one per value, in units of 1/variance; nil for 1.
///   - lambda: λ, in units of t to the power 2 · order.
/// - Returns: the smooth series, in the unit of y.
/// - Precondition: the columns have the same count.
public func whittakerSmooth(
  t: Span<Double>, y: Span<Double>, weights: Span<Double>? = nil, lambda: Double,
  order: WhittakerOrder = .second
) -> [Double]? {
  precondition(
    t.count == y.count && weights?.count ?? y.count == y.count,
    "smoothing \(y.count) values at \(t.count) times with \(weights?.count ?? 0) weights")
  guard areFinite(t), areFinite(y), lambda >= 0, lambda.isFinite else { return nil }
  var kept = [Double]()
  var solution = [Double]()
  for i in y.indices {
    if i > 0, t[i] <= t[i - 1] { return nil }
    var weight = 1.0
    if let weights { weight = weights[i] }
    guard weight >= 0, weight.isFinite else { return nil }
    kept.append(weight)
    solution.append(weight * y[i])
  }
  guard y.count > order.rawValue else {
    var unchanged = [Double]()
    for i in y.indices { unchanged.append(y[i]) }
    return unchanged
  }
  guard kept.count(where: { $0 > 0 }) > order.rawValue else { return nil }

  var bands = whittakerBands(t: t, weights: kept, lambda: lambda, order: order)
  let largest = bands.reduce(0) { max($0, $1.magnitude) }
  guard areFinite(bands.span), largest < 1e13 * (kept.max() ?? 0) else { return nil }
  let width = Int32(order.rawValue)
  let count = Int32(y.count)
  let code = unsafe LAPACKE_dpbsv(
    LAPACK_COL_MAJOR, CChar(UInt8(ascii: "L")), count, width, 1, &bands, width + 1, &solution,
    count)
  guard code == 0, areFinite(solution.span) else { return nil }
  return solution
}

/// W + λ DᵀD: for each column the diagonal and the `order` values below it.
func whittakerBands(
  t: Span<Double>, weights: [Double], lambda: Double, order: WhittakerOrder
) -> [Double] {
  let width = order.rawValue
  var bands = [Double](repeating: 0, count: (width + 1) * weights.count)
  for (i, weight) in weights.enumerated() { bands[i * (width + 1)] = weight }
  for i in 0..<max(0, weights.count - width) {
    let row = derivative(t, at: i, order)
    for a in 0...width {
      for b in a...width {
        bands[(i + a) * (width + 1) + b - a] += lambda * row[a] * row[b]
      }
    }
  }
  return bands
}

/// The row of D that begins at a time.
private func derivative(_ t: Span<Double>, at i: Int, _ order: WhittakerOrder) -> [Double] {
  let first = t[i + 1] - t[i]
  switch order {
  case .first: return [-1 / first, 1 / first]
  case .second:
    let second = t[i + 2] - t[i + 1]
    let both = first + second
    return [2 / (first * both), -2 / (first * second), 2 / (second * both)]
  }
}
