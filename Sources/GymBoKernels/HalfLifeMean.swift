internal import GymBoPlatform

/// The exponential mean of values at uneven times, in which a value loses half of its weight in a half-life.
///
/// T₁ = y₁; Tᵢ = Tᵢ₋₁ + (yᵢ − Tᵢ₋₁) (1 − 2^(−(tᵢ − tᵢ₋₁) / h)). With one value a day and h = ln 2 / −ln 0.9 = 6.58 days this is
/// Walker's trend, T + (y − T) / 10. A gap counts as the time that it is: the mean follows the value after it the more.
///
/// Edge cases: empty for no values; nil for values or times that are not finite, for times that go back, and unless h > 0.
/// Values of one time count as one step of no length, so that the first of them is kept. Complexity: n.
/// Source: Walker, J. (1991): The Hacker's Diet, "Signal and noise", http://www.fourmilab.ch/hackdiet/
/// - Parameters:
///   - t: the times, in order.
///   - y: the values.
///   - halfLife: h, in the unit of the times.
/// - Precondition: the columns have the same count.
public func halfLifeMean(t: Span<Double>, y: Span<Double>, halfLife: Double) -> [Double]? {
  precondition(t.count == y.count, "a mean of \(t.count) times and \(y.count) values")
  guard halfLife > 0, areFinite(t), areFinite(y) else { return nil }
  var means: [Double] = []
  means.reserveCapacity(y.count)
  for i in y.indices {
    guard let before = means.last else {
      means.append(y[i])
      continue
    }
    let gap = t[i] - t[i - 1]
    guard gap >= 0 else { return nil }
    means.append(before + (y[i] - before) * (1 - exp2(-gap / halfLife)))
  }
  return means
}
