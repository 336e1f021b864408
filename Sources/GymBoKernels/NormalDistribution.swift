internal import GymBoPlatform

/// The distribution function Φ(x) of the standard normal distribution: ½ erfc(−x/√2).
///
/// Edge cases: 0 and 1 at ∓∞; nil for NaN. Relative error a few units in the last place, in both
/// tails.
public func normalCDF(_ x: Double) -> Double? {
  x.isNaN ? nil : 0.5 * erfc(-x / 2.0.squareRoot())
}

/// The quantile of the standard normal distribution: the x with Φ(x) = p.
///
/// A rational approximation (Abramowitz and Stegun 26.2.23, error below 4.5 × 10⁻⁴), polished by
/// Halley's method on the tail that is below one half, where nothing cancels.
///
/// Edge cases: nil unless 0 < p < 1, where the quantile is a number.
public func normalQuantile(_ p: Double) -> Double? {
  guard p > 0, p < 1 else { return nil }
  if p == 0.5 { return 0 }
  let tail = min(p, 1 - p)
  let u = (-2 * log(tail)).squareRoot()
  let numerator = 2.515517 + u * (0.802853 + u * 0.010328)
  let denominator = 1 + u * (1.432788 + u * (0.189269 + u * 0.001308))
  var x = u - numerator / denominator
  for _ in 0..<3 {
    let excess = 0.5 * erfc(x / 2.0.squareRoot()) - tail
    let density = exp(-0.5 * x * x) / (2 * Double.pi).squareRoot()
    // Below the smallest normal numbers the density is 0 and there is nothing left to improve.
    guard density > 0 else { break }
    let newton = excess / density
    x += newton / (1 - 0.5 * x * newton)
  }
  return p < 0.5 ? -x : x
}
