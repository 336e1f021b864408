internal import Glibc
internal import GymBoKernels

/// A weighted sum of normal distributions.
struct NormalMixture {
  struct Part {
    /// The weights of all parts add up to 1.
    var weight: Double
    var mean: Double
    var deviation: Double
  }

  let parts: [Part]

  init(_ parts: [Part]) { self.parts = parts }

  var mean: Double { parts.reduce(0) { $0 + $1.weight * $1.mean } }

  /// The spread within the parts and between them.
  var deviation: Double {
    let mean = mean
    return parts.reduce(0) { sum, part in
      let off = part.mean - mean
      return sum + part.weight * (part.deviation * part.deviation + off * off)
    }.squareRoot()
  }

  func probability(below bound: Double) -> Double {
    parts.reduce(0) {
      $0 + $1.weight * (normalCDF((bound - $1.mean) / $1.deviation) ?? 0)
    }
  }

  /// The value with this probability below it, 0 < p < 1, by bisection to nine decimals.
  func quantile(_ p: Double) -> Double {
    var low = parts.map { $0.mean - 10 * $0.deviation }.min() ?? 0
    var high = parts.map { $0.mean + 10 * $0.deviation }.max() ?? 0
    let known = bracket(p, low, high)
    while high - low > 1e-9 {
      let middle = 0.5 * (low + high)
      guard middle > low, middle < high else { break }
      let isBelow =
        if middle <= known.low {
          true
        } else if middle >= known.high {
          false
        } else {
          probability(below: middle) < p
        }
      if isBelow { low = middle } else { high = middle }
    }
    return 0.5 * (low + high)
  }

  /// Values on both sides of a quantile, by Newton's method: between them the bisection has few steps left, and outside of
  /// them none has to look at the probability.
  private func bracket(
    _ p: Double, _ low: Double, _ high: Double
  ) -> (low: Double, high: Double) {
    // Far more than rounding can do to a probability, and less than matters.
    let margin = 1e-11
    var (low, high) = (low, high)
    // Where it would be of one normal distribution.
    var x = mean + deviation * (normalQuantile(p) ?? 0)
    for _ in 0..<20 {
      guard x > low, x < high else { break }
      let excess = probability(below: x) - p
      if excess < -margin { low = x } else if excess > margin { high = x }
      let density = density(at: x)
      guard density > 0 else { break }
      // A step beyond the quantile, so that the next value comes to lie on its other side.
      let step = excess / density
      let reach = max(step.magnitude * 1e-3, 3 * margin / density)
      x -= step + (excess < 0 ? -reach : reach)
      if high - low <= 16 * margin / density { break }
    }
    return (low, high)
  }

  private func density(at x: Double) -> Double {
    parts.reduce(0) { sum, part in
      let z = (x - part.mean) / part.deviation
      return sum + part.weight * exp(-0.5 * z * z) / (part.deviation * (2 * Double.pi).squareRoot())
    }
  }
}
