internal import GymBoPlatform

/// A line that bends once, at its knot.
///
/// The slopes are LAPACK's, so their last bits depend on the processor: round them in a report.
public struct BrokenStick: Sendable, Equatable {
  /// The time of the bend, rounded to 10⁻⁶ of the unit of t.
  public let knot: Double
  /// The change of y per unit of t before the knot.
  public let slopeBefore: Double
  /// The change of y per unit of t after the knot.
  public let slopeAfter: Double
  /// BIC with the bend (4 parameters) minus BIC of the straight line (2), with BIC = n ln(SSE/n) +
  /// p ln n, rounded to 10⁻⁶; the more negative, the better the evidence of a bend.
  public let deltaBIC: Double
}

/// Finds the one bend in a series of points (t, y), if the points show one; used to date the onset
/// of a plateau.
///
/// Least squares of y = a + b t + c (t − knot)₊. For a given knot that is a linear fit of three
/// columns, by LAPACK (`dgels`, QR). The best knot is either one of the times or the crossing of
/// the two lines fitted to the points before and after it (Hudson), so trying these two kinds is
/// exact, and no grid can miss it. Knots from the second time to the last but one are tried.
///
/// A bend is reported only if there are at least 8 points, at least 3 of them after the knot, and
/// ΔBIC < −2. The power of this test is low at the usual scatter of training data: nil is not
/// evidence of a straight line.
///
/// Edge cases: nil for fewer than 8 points, for times not in ascending order (equal ones are
/// welcome), for values that are not finite, and for points that lie on a straight line. The last
/// bits of LAPACK's answer depend on the processor: what decides is rounded, and of knots equally
/// good the earliest is taken.
///
/// Complexity: n², as each of up to 2 n knots is fitted to n points.
///
/// Source: Hudson DJ (1966) Fitting segmented curves whose join points have to be estimated. JASA
/// 61:1097–1129.
/// - Precondition: the columns have the same count.
public func brokenStick(t: Span<Double>, y: Span<Double>) -> BrokenStick? {
  guard t.count >= 8, let stick = bestBrokenStick(t: t, y: y), stick.deltaBIC < -2 else {
    return nil
  }
  var after = 0
  for i in t.indices where t[i] > stick.knot { after += 1 }
  return after >= 3 ? stick : nil
}

/// The best bend, however weak the evidence.
/// - Returns: nil for fewer than 5 points and the other edge cases of ``brokenStick(t:y:)``.
func bestBrokenStick(t: Span<Double>, y: Span<Double>) -> BrokenStick? {
  guard t.count >= 5, let line = ordinaryLeastSquares(t: t, y: y), let sd = line.residualSD else {
    return nil
  }
  var size = 0.0
  for i in y.indices { size = max(size, y[i].magnitude) }
  // Below this the points are on the line, and their residuals are rounding errors.
  guard sd > 1e-12 * size else { return nil }
  for i in 1..<t.count where t[i] < t[i - 1] { return nil }

  // Times to −1…1 and values to residuals of order 1, so that LAPACK's columns are of one size.
  let (center, half) = (t[0] + (t[t.count - 1] - t[0]) / 2, (t[t.count - 1] - t[0]) / 2)
  guard half > 0, half.isFinite else { return nil }
  var times = [Double]()
  var values = [Double]()
  for i in t.indices {
    times.append((t[i] - center) / half)
    values.append((y[i] - line.value(at: t[i])) / sd)
  }

  var best: BentFit?
  for knot in knots(times: times, values: values) {
    guard let fit = bentFit(times: times, values: values, knot: knot) else { continue }
    // A gain in the last digits is ignored: it differs between processors and would decide between
    // equally good knots.
    if best.map({ fit.squares < $0.squares * (1 - 1e-9) }) ?? true { best = fit }
  }
  guard let best else { return nil }

  let count = Double(t.count)
  // The squares of the straight line, in the scaled values, are n − 2. Those of the bend can be 0.
  let ratio = max(best.squares / (count - 2), 1e-24)
  let stick = BrokenStick(
    knot: rounded(center + half * best.knot),
    slopeBefore: line.slope + sd * best.slope / half,
    slopeAfter: line.slope + sd * (best.slope + best.bend) / half,
    deltaBIC: rounded(count * log(ratio) + 2 * log(count)))
  return stick.slopeBefore.isFinite && stick.slopeAfter.isFinite ? stick : nil
}

private func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }

/// A bent line in scaled units, with the sum of its squared residuals.
private struct BentFit {
  let knot, slope, bend, squares: Double
}

/// The candidates for the best knot, in ascending order: each time from the second to the last but
/// one, and each crossing of the lines before and after a gap that lies in that gap.
private func knots(times: [Double], values: [Double]) -> [Double] {
  var knots = [Double]()
  for last in 1..<(times.count - 1) where times[last] > times[0] {
    let (here, next) = (times[last], times[last + 1])
    if here < times[times.count - 1], here != knots.last { knots.append(here) }
    guard next > here, last + 2 < times.count,
      let before = ordinaryLeastSquares(
        t: times.span.extracting(...last), y: values.span.extracting(...last)),
      let after = ordinaryLeastSquares(
        t: times.span.extracting((last + 1)...), y: values.span.extracting((last + 1)...))
    else { continue }
    let crossing = -(before.intercept - after.intercept) / (before.slope - after.slope)
    if crossing > here, crossing < next { knots.append(crossing) }
  }
  return knots
}

/// The least-squares fit of a line that bends at a knot, by QR.
private func bentFit(times: [Double], values: [Double], knot: Double) -> BentFit? {
  let count = times.count
  var design = [Double](repeating: 1, count: count)
  design.reserveCapacity(3 * count)
  design += times
  for time in times { design.append(max(0, time - knot)) }
  // In: the values. Out: three coefficients, then the components of the residual.
  var solution = values
  guard LAPACK.leastSquares(&design, rows: count, columns: 3, &solution) else { return nil }
  let squares = solution[3...].reduce(0) { $0 + $1 * $1 }
  guard squares.isFinite, solution[1].isFinite, solution[2].isFinite else { return nil }
  return BentFit(knot: knot, slope: solution[1], bend: solution[2], squares: squares)
}
