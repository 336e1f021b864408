internal import GymBoPlatform

/// The Jensen–Shannon divergence of two distributions, in bits: 0 where they are the same, 1 where
/// they share nothing.
///
/// With p and q scaled to sum 1 and m = (p + q)/2: ½ Σ p log₂(p/m) + ½ Σ q log₂(q/m), a term of 0
/// being 0.
///
/// Edge cases: nil if a column is empty or sums to 0, holds a negative value or one that is not
/// finite, or if the counts differ.
///
/// Source: Lin J (1991) Divergence measures based on the Shannon entropy. IEEE Trans Inf Theory
/// 37:145–151.
/// - Parameters:
///   - p: shares in any unit, such as sets per muscle.
///   - q: shares in any unit, in the same order.
public func jensenShannonDivergence(_ p: Span<Double>, _ q: Span<Double>) -> Double? {
  guard p.count == q.count, let totalP = total(ofShares: p), let totalQ = total(ofShares: q) else {
    return nil
  }
  var bits = 0.0
  for i in p.indices {
    let (a, b) = (p[i] / totalP, q[i] / totalQ)
    // Twice the middle: halving it would lose the smallest numbers.
    let both = a + b
    if a > 0 { bits += 0.5 * a * log2(2 * (a / both)) }
    if b > 0 { bits += 0.5 * b * log2(2 * (b / both)) }
  }
  // Rounding can carry the sum a few units of the last place over either end.
  return min(1, max(0, bits))
}

/// How alike two distributions are: 1 − the Jensen–Shannon divergence in bits; 1 where they are the
/// same.
/// - Returns: nil where ``jensenShannonDivergence(_:_:)`` is.
public func jensenShannonSimilarity(_ p: Span<Double>, _ q: Span<Double>) -> Double? {
  jensenShannonDivergence(p, q).map { 1 - $0 }
}

private func total(ofShares shares: Span<Double>) -> Double? {
  for i in shares.indices where !(shares[i] >= 0) { return nil }
  let total = sum(shares)
  return total > 0 && total.isFinite ? total : nil
}
