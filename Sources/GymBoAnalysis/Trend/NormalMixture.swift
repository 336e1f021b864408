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
    while high - low > 1e-9 {
      let middle = 0.5 * (low + high)
      guard middle > low, middle < high else { break }
      if probability(below: middle) < p { low = middle } else { high = middle }
    }
    return 0.5 * (low + high)
  }
}
