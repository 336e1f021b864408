internal import GymBoPlatform

/// The regularized incomplete beta function Iₓ(a, b), the distribution function of Beta(a, b).
///
/// Iₓ(a, b) = xᵃ yᵇ / (a B(a, b)) · continued fraction, y = 1 − x, by the modified Lentz method;
/// where x is above (a + 1)/(a + b + 2), where the fraction converges slowly, as 1 − I_y(b, a).
///
/// Both x and its complement y are parameters, because the caller often knows both to full precision
/// and computing 1 − x would lose digits.
///
/// Edge cases: 0 at x = 0 and 1 at y = 0; nil unless a, b > 0 and 0 ≤ x, y ≤ 1, and where the
/// fraction has not converged after 10,000 steps (a or b above about 10⁷). Relative error about
/// 10⁻¹⁵ (a + b), from logarithms of Γ that cancel.
///
/// Source: DLMF 8.17.22; Press et al., Numerical Recipes (2007), 6.4.
public func regularizedIncompleteBeta(
  _ a: Double, _ b: Double, x: Double, complement y: Double
) -> Double? {
  guard a > 0, b > 0, a.isFinite, b.isFinite, (0...1).contains(x), (0...1).contains(y) else {
    return nil
  }
  if x == 0 { return 0 }
  if y == 0 { return 1 }
  let front = betaFront(a, b, x: x, y: y)
  if x < (a + 1) / (a + b + 2) {
    guard let fraction = betaFraction(a, b, x: x) else { return nil }
    return min(1, front * fraction / a)
  }
  guard let fraction = betaFraction(b, a, x: y) else { return nil }
  return max(0, 1 - front * fraction / b)
}

/// xᵃ yᵇ / B(a, b), in logarithms.
private func betaFront(_ a: Double, _ b: Double, x: Double, y: Double) -> Double {
  let (both, _): (Double, Int) = lgamma(a + b)
  let (first, _): (Double, Int) = lgamma(a)
  let (second, _): (Double, Int) = lgamma(b)
  // The logarithm of the value near 1 is taken from its complement, which is exact there.
  let logX = x > 0.5 ? log1p(-y) : log(x)
  let logY = y > 0.5 ? log1p(-x) : log(y)
  return exp(both - first - second + a * logX + b * logY)
}

/// The continued fraction of DLMF 8.17.22, evaluated from the front (Lentz).
private func betaFraction(_ a: Double, _ b: Double, x: Double) -> Double? {
  // Replaces a denominator of 0, as the modified Lentz method prescribes.
  let tiny = 1e-300
  func nonZero(_ value: Double) -> Double { value.magnitude < tiny ? tiny : value }

  var c = 1.0
  var d = 1 / nonZero(1 - (a + b) * x / (a + 1))
  var fraction = d
  for step in 1...10_000 {
    let m = Double(step)
    let even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / nonZero(1 + even * d)
    c = nonZero(1 + even / c)
    fraction *= d * c
    let odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / nonZero(1 + odd * d)
    c = nonZero(1 + odd / c)
    let change = d * c
    fraction *= change
    if (change - 1).magnitude < 1e-15 { return fraction.isFinite ? fraction : nil }
  }
  return nil
}
