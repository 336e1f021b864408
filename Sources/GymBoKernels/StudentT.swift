internal import GymBoPlatform

/// Above this, Student's t is computed through the normal distribution (Abramowitz and Stegun
/// 26.7.8), with an absolute error below 10⁻¹⁰; no history has as many sessions.
private let largeDegreesOfFreedom = 1e6

/// The distribution function of Student's t: P(T ≤ x).
///
/// For x > 0: 1 − ½ I_w(ν/2, ½) with w = ν/(ν + x²), and by symmetry below 0.
///
/// Edge cases: 0 and 1 at ∓∞, ½ at 0; nil for NaN and unless ν is positive and finite (ν need not
/// be an integer). Relative error about 10⁻¹⁵ ν in the lower tail: below 10⁻¹² up to ν = 1,000.
/// - Parameter degreesOfFreedom: ν.
public func studentTCDF(_ x: Double, degreesOfFreedom: Double) -> Double? {
  guard !x.isNaN, degreesOfFreedom > 0, degreesOfFreedom.isFinite else { return nil }
  guard let upper = upperTail(of: x.magnitude, degreesOfFreedom) else { return nil }
  return x < 0 ? upper : 1 - upper
}

/// The quantile of Student's t: the x with P(T ≤ x) = p.
///
/// Newton's method on the tail, from the normal quantile. That is never farther out than the
/// answer, and the tail falls convexly, so that every step goes outwards and none goes too far: no
/// bracket is needed.
///
/// Edge cases: nil unless 0 < p < 1 and ν is positive and finite, and where 1,000 steps do not reach
/// the quantile, which is then beyond 10²⁹⁰ (a p near 0 with a ν of about 1 or less).
/// - Parameter degreesOfFreedom: ν.
public func studentTQuantile(_ p: Double, degreesOfFreedom: Double) -> Double? {
  guard degreesOfFreedom > 0, degreesOfFreedom.isFinite, let start = normalQuantile(p) else {
    return nil
  }
  if p == 0.5 { return 0 }
  let tail = min(p, 1 - p)
  var x = start.magnitude
  for _ in 0..<1000 {
    guard let excess = tailExcess(at: x, over: tail, degreesOfFreedom) else { return nil }
    // In logarithms, because far out the density underflows before the tail does.
    let size = exp(log(excess.magnitude) - logDensity(at: x, degreesOfFreedom))
    let step = excess < 0 ? -size : size
    guard step.isFinite else { return nil }
    x += step
    // Only rounding makes a step go back: then there is nothing left to gain.
    if step <= 4 * x.ulp { return p < 0.5 ? -x : x }
  }
  return nil
}

/// P(T > x) for x ≥ 0.
private func upperTail(of x: Double, _ degreesOfFreedom: Double) -> Double? {
  if degreesOfFreedom > largeDegreesOfFreedom { return normalTail(of: x, degreesOfFreedom) }
  let (w, z) = tailShares(x, degreesOfFreedom)
  return regularizedIncompleteBeta(0.5 * degreesOfFreedom, 0.5, x: w, complement: z)
    .map { 0.5 * $0 }
}

/// P(T > x) − tail, for x ≥ 0. Near the centre it is taken from P(0 < T ≤ x), where the tail would
/// cancel.
private func tailExcess(at x: Double, over tail: Double, _ degreesOfFreedom: Double) -> Double? {
  if degreesOfFreedom > largeDegreesOfFreedom {
    return normalTail(of: x, degreesOfFreedom) - tail
  }
  let (w, z) = tailShares(x, degreesOfFreedom)
  if tail > 0.25 {
    return regularizedIncompleteBeta(0.5, 0.5 * degreesOfFreedom, x: z, complement: w)
      .map { (0.5 - tail) - 0.5 * $0 }
  }
  return regularizedIncompleteBeta(0.5 * degreesOfFreedom, 0.5, x: w, complement: z)
    .map { 0.5 * $0 - tail }
}

/// ν/(ν + x²) and x²/(ν + x²), neither by subtraction from 1, and without overflow of x².
private func tailShares(_ x: Double, _ degreesOfFreedom: Double) -> (Double, Double) {
  let ratio = x / degreesOfFreedom.squareRoot()
  if ratio > 1 {
    let inverse = 1 / (ratio * ratio)
    return (inverse / (1 + inverse), 1 / (1 + inverse))
  }
  let square = ratio * ratio
  return (1 / (1 + square), square / (1 + square))
}

private func normalTail(of x: Double, _ degreesOfFreedom: Double) -> Double {
  // Beyond this the tail is smaller than the smallest number.
  guard x < 100 else { return 0 }
  let z =
    x * (1 - 1 / (4 * degreesOfFreedom)) / (1 + x * x / (2 * degreesOfFreedom)).squareRoot()
  return 0.5 * erfc(z / 2.0.squareRoot())
}

/// The logarithm of the density Γ((ν+1)/2) / (√(νπ) Γ(ν/2)) · (1 + x²/ν)^(−(ν+1)/2).
private func logDensity(at x: Double, _ degreesOfFreedom: Double) -> Double {
  if degreesOfFreedom > largeDegreesOfFreedom { return -0.5 * (x * x + log(2 * Double.pi)) }
  let (above, _): (Double, Int) = lgamma(0.5 * (degreesOfFreedom + 1))
  let (below, _): (Double, Int) = lgamma(0.5 * degreesOfFreedom)
  return above - below - 0.5 * log(degreesOfFreedom * Double.pi)
    - 0.5 * (degreesOfFreedom + 1) * log1p(x / degreesOfFreedom * x)
}
