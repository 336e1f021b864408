import Glibc

/// The exponentially weighted moving mean of a series at irregular times, by its half-life.
///
/// m₁ = y₁; mᵢ = mᵢ₋₁ + α (yᵢ − mᵢ₋₁) with α = 1 − 2^(−dt/halfLife): what was known a half-life ago
/// counts half.
///
/// Edge cases: nil for values that are not finite, for times not in ascending order, and unless the
/// half-life is positive and finite; an empty series for an empty one. A second value at the same
/// time has α = 0 and changes nothing: join such values before. Complexity: n.
///
/// Source: Eckner A (2012) Algorithms for unevenly spaced time series: moving averages and other
/// rolling operators; the form that takes the next point.
/// - Parameters:
///   - t: the times, such as days, ascending.
///   - y: the values.
///   - halfLife: in the unit of t.
/// - Returns: the mean at each time, in the unit of y.
/// - Precondition: the columns have the same count.
func halfLifeMean(t: [Double], y: [Double], halfLife: Double) -> [Double]? {
  precondition(t.count == y.count, "a mean of \(t.count) times and \(y.count) values")
  guard halfLife > 0, halfLife.isFinite, (t + y).allSatisfy(\.isFinite) else { return nil }
  var means = [Double]()
  means.reserveCapacity(t.count)
  for i in t.indices {
    guard i > 0 else {
      means.append(y[0])
      continue
    }
    guard t[i] >= t[i - 1] else { return nil }
    let share = -expm1(-(t[i] - t[i - 1]) / halfLife * log(2))
    let mean = means[i - 1] + share * (y[i] - means[i - 1])
    guard mean.isFinite else { return nil }
    means.append(mean)
  }
  return means
}
