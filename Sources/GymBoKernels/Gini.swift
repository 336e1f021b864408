/// The Gini coefficient of amounts: 0 where all are equal, towards 1 where one has everything.
///
/// Σ(2i − n − 1) x₍ᵢ₎ / (n Σx) over the amounts in ascending order, counted from 1; for n amounts
/// the largest possible value is (n − 1)/n.
///
/// Edge cases: nil for an empty column, one that sums to 0, a negative amount or one that is not
/// finite, and where the sum overflows; 0 for one amount. Complexity: n log n.
///
/// Source: Gini C (1912) Variabilità e mutabilità; the form for sorted amounts as in Dixon PM et al.
/// (1987) Bootstrapping the Gini coefficient of inequality. Ecology 68:1548–1551.
/// - Parameter amounts: in any unit, such as sets per muscle, zeros included.
public func giniCoefficient(_ amounts: Span<Double>) -> Double? {
  for i in amounts.indices where !(amounts[i] >= 0) { return nil }
  guard areFinite(amounts), let total = exactSum(amounts), total > 0 else { return nil }
  let ascending = sorted(amounts)
  let count = Double(ascending.count)
  var weighted = 0.0
  for (i, amount) in ascending.enumerated() {
    weighted += (2 * Double(i) + 1 - count) * (amount / total)
  }
  // Rounding can carry equal amounts a little below 0.
  return max(0, weighted / count)
}
