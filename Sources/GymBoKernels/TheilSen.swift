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
/// out. Complexity: n² time on average, and memory for n² / 2 slopes, less those between equal
/// values.
///
/// Source: Sen PK (1968) Estimates of the regression coefficient based on Kendall's tau. JASA
/// 63:1379–1389.
/// - Precondition: the columns have the same count.
public func theilSenLine(t: Span<Double>, y: Span<Double>, confidence: Double) -> TheilSenFit? {
  precondition(t.count == y.count, "a line through \(t.count) times and \(y.count) values")
  guard confidence > 0, confidence < 1, let z = normalQuantile(0.5 + 0.5 * confidence),
    let medianT = median(t), let medianY = median(y)
  else { return nil }

  guard var slopes = Slopes(t, y) else { return nil }

  let ties = runs(ofEqual: t) + runs(ofEqual: y)
  let variance = ties.reduce(kendallTerm(t.count)) { $0 - kendallTerm($1) } / 18
  let half = z * max(0, variance).squareRoot()
  let count = Double(slopes.count)
  let low = max(((count - half) / 2).rounded(.toNearestOrEven) - 1, 0)
  let high = min(((count + half) / 2).rounded(.toNearestOrEven), count - 1)
  guard low <= high else { return nil }
  let middle = slopes.count / 2
  let around = slopes.sorted(at: [Int(low), max(0, middle - 1), middle, Int(high)])
  let slope =
    slopes.count % 2 == 1
    ? around[2] : quantile(ofSorted: [around[1], around[2]].span, 0.5)
  let intercept = medianY - slope * medianT
  guard intercept.isFinite else { return nil }
  return TheilSenFit(
    slope: slope, intercept: intercept, slopeInterval: around[0]...around[3])
}

/// The slopes between all pairs of points at different times. Those between equal values are 0 and are only counted: a plan that
/// was done as it was asked for has hardly any others.
private struct Slopes {
  /// The others.
  private var inclined: [Double] = []
  /// How many are 0 between equal values.
  private var level = 0

  /// - Returns: nil without any, and where one is not finite.
  init?(_ t: Span<Double>, _ y: Span<Double>) {
    for i in t.indices {
      for j in 0..<i where t[i] != t[j] {
        if y[i] == y[j] {
          level += 1
        } else {
          inclined.append((y[i] - y[j]) / (t[i] - t[j]))
        }
      }
    }
    guard count > 0, areFinite(inclined.span) else { return nil }
  }

  var count: Int { inclined.count + level }

  /// The slopes that are at some places in ascending order, counted from 0.
  mutating func sorted(at places: [Int]) -> [Double] {
    var falling = 0
    for slope in inclined where slope < 0 { falling += 1 }
    let ranks = places.map { place -> Int? in
      place < falling ? place : place < falling + level ? nil : place - level
    }
    bringToPlace(ranks.compactMap(\.self).sorted(), in: &inclined)
    return ranks.map { $0.map { inclined[$0] } ?? 0 }
  }
}
