/// The Theil–Sen line: the median slope over all pairs of points.
public struct TheilSenFit: Sendable, Equatable {
  /// The median of the slopes between points at different times.
  public let slope: Double
  /// median(y) − slope · median(t).
  public let intercept: Double
  /// Sen's interval of the slope, of the confidence that was asked for.
  public let slopeInterval: ClosedRange<Double>

  /// The value of the line at a time.
  public func value(at t: Double) -> Double { intercept + slope * t }
}

/// The Theil–Sen line through points (t, y) with Sen's interval of its slope.
///
/// With N slopes, ascending, and σ² = [n(n−1)(2n+5) − Σk(k−1)(2k+5)]/18 over runs of k equal times
/// and of k equal values, the interval runs from slope max(round((N − zσ)/2) − 1, 0) to slope
/// min(round((N + zσ)/2), N − 1), counted from 0, halves rounded to even, z the normal quantile.
///
/// Edge cases: nil for fewer than two points, for times that are all the same, for values that are
/// not finite, and unless 0 < confidence < 1. Pairs at the same time have no slope and are left
/// out. Complexity: n² log n time, n² / 2 slopes of memory: meant for windows of some hundred
/// points.
///
/// Source: Sen PK (1968) Estimates of the regression coefficient based on Kendall's tau. JASA
/// 63:1379–1389.
/// - Precondition: the columns have the same count.
public func theilSenLine(t: Span<Double>, y: Span<Double>, confidence: Double) -> TheilSenFit? {
  precondition(t.count == y.count, "a line through \(t.count) times and \(y.count) values")
  guard confidence > 0, confidence < 1, let z = normalQuantile(0.5 + 0.5 * confidence),
    let medianT = median(t), let medianY = median(y)
  else { return nil }

  var slopes = [Double]()
  for i in t.indices {
    for j in 0..<i where t[i] != t[j] { slopes.append((y[i] - y[j]) / (t[i] - t[j])) }
  }
  slopes.sort()
  guard !slopes.isEmpty, areFinite(slopes.span) else { return nil }

  let ties = runs(ofEqual: t) + runs(ofEqual: y)
  let variance = ties.reduce(kendallTerm(t.count)) { $0 - kendallTerm($1) } / 18
  let half = z * max(0, variance).squareRoot()
  let count = Double(slopes.count)
  let low = max(((count - half) / 2).rounded(.toNearestOrEven) - 1, 0)
  let high = min(((count + half) / 2).rounded(.toNearestOrEven), count - 1)
  let slope = quantile(ofSorted: slopes.span, 0.5)
  let intercept = medianY - slope * medianT
  guard intercept.isFinite, low <= high else { return nil }
  return TheilSenFit(
    slope: slope, intercept: intercept, slopeInterval: slopes[Int(low)]...slopes[Int(high)])
}
