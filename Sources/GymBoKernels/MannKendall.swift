internal import GymBoPlatform

/// The Mann–Kendall test of a series for a monotone trend.
public struct MannKendall: Sendable, Equatable {
  /// S: the number of pairs that rise with time minus the number of pairs that fall.
  public let statistic: Int
  /// The variance of S where there is no trend, ties in values and times taken into account.
  public let variance: Double
  /// (S ∓ 1) / √variance, towards 0 for continuity; 0 for S = 0.
  public let z: Double
  /// The probability of an |S| as large or larger where there is no trend, by the normal
  /// distribution of z.
  public let twoSidedP: Double
  /// The same from the exact distribution of S; prefer it to ``twoSidedP``. nil for more than 10
  /// points, and if points share a time.
  public let exactTwoSidedP: Double?
}

/// The Mann–Kendall test of points (t, y) for a monotone trend.
///
/// S = Σ sgn(tⱼ − tᵢ) sgn(yⱼ − yᵢ) over all pairs. With k(k−1)(2k+5) summed over runs of k equal
/// values, and of k equal times, its variance is [n(n−1)(2n+5) − values − times]/18 + [Σk(k−1)(k−2)]
/// [same of times] / 9n(n−1)(n−2) + [Σk(k−1)][same of times] / 2n(n−1); without equal times the last
/// two are 0.
///
/// Edge cases: nil for fewer than two points and for values that are not finite. Where all values, or
/// all times, are equal S, variance and z are 0 and the probability is 1. The points are taken to be
/// independent of each other; not finding a trend is no evidence of none. Complexity: n² time.
///
/// Sources: Mann HB (1945) Nonparametric tests against trend. Econometrica 13:245–259; Kendall MG
/// (1970) Rank Correlation Methods, 4.
/// - Parameters:
///   - t: the times; no order of the points is assumed.
///   - y: the values.
/// - Precondition: the columns have the same count.
public func mannKendall(t: Span<Double>, y: Span<Double>) -> MannKendall? {
  precondition(t.count == y.count, "a trend of \(t.count) times and \(y.count) values")
  guard t.count >= 2, areFinite(t), areFinite(y) else { return nil }
  var statistic = 0
  for i in t.indices {
    for j in 0..<i { statistic += sign(t[i], t[j]) * sign(y[i], y[j]) }
  }
  let (values, times) = (runs(ofEqual: y), runs(ofEqual: t))
  let variance = kendallVariance(count: t.count, values: values, times: times)
  // The probability is 1 if nothing varies, and if S can only be −1 or 1, which are equally likely.
  let distance = Double(max(abs(statistic) - 1, 0))
  let size = variance > 0 ? distance / variance.squareRoot() : 0
  let exact = t.count <= 10 && times.allSatisfy { $0 == 1 }
  return MannKendall(
    statistic: statistic, variance: variance, z: statistic < 0 ? -size : size,
    twoSidedP: erfc(size / 2.0.squareRoot()),
    exactTwoSidedP: exact
      ? min(1, 2 * kendallUpperTail(atLeast: abs(statistic), values: values)) : nil)
}

/// P(S ≥ s) where there is no trend, for distinct times and runs of equal values of these lengths.
///
/// All orders of the values are equally likely. Merging a run of k equal values into m ordered ones
/// makes 0…mk inversions, and a Gaussian binomial coefficient counts the ways. S is the number of
/// untied pairs minus twice the inversions.
func kendallUpperTail(atLeast statistic: Int, values runs: [Int]) -> Double {
  var counts = [1.0]
  var (joined, pairs) = (0, 0)
  for run in runs {
    pairs += joined * run
    joined += run
    // Times (1 − q^(joined − run + k)) / (1 − q^k) for k = 1…run.
    for k in 1...run {
      counts = divided(multiplied(counts, joined - run + k), k)
    }
  }
  let total = counts.reduce(0, +)
  let inversions = (pairs - statistic) >> 1
  guard inversions >= 0 else { return 0 }
  return counts.prefix(inversions + 1).reduce(0, +) / total
}

/// The product of a polynomial and 1 − q^power.
private func multiplied(_ counts: [Double], _ power: Int) -> [Double] {
  var product = counts + [Double](repeating: 0, count: power)
  for (i, count) in counts.enumerated() { product[i + power] -= count }
  return product
}

/// The quotient of a polynomial and 1 − q^power, which must divide it exactly.
private func divided(_ counts: [Double], _ power: Int) -> [Double] {
  var quotient = Array(counts.dropLast(power))
  for i in quotient.indices.dropFirst(power) { quotient[i] += quotient[i - power] }
  return quotient
}

private func sign(_ a: Double, _ b: Double) -> Int { a > b ? 1 : a < b ? -1 : 0 }
