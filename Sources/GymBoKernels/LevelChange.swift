internal import GymBoPlatform

/// What is believed of a level over time before any value is seen; see ``levelChange(weeks:values:prior:)``. Values are in
/// percent, times in weeks.
public struct LevelChangePrior: Sendable, Hashable {
  /// The standard deviation of the slope of a course that is flat, percent a week.
  public var flat: Double
  /// The standard deviation of the slope of a course that moves, percent a week.
  public var moving: Double
  /// The probability that a slope is flat.
  public var shareFlat: Double
  /// The probability that there is a bend, where one is allowed.
  public var shareBent: Double
  /// The standard deviation of the level, percent.
  public var level: Double
  /// The middle of the standard deviation of a value, percent, and the standard deviation of its logarithm.
  public var noise, noiseSpread: Double
  /// Values this many noises off count as less.
  public var bound: Double
  /// The weeks over which the change is judged.
  public var span: Double
  /// The weeks before the last value at which a bend may be, from the latest to the earliest.
  public var bends: ClosedRange<Int>
  /// The values that are needed after a bend.
  public var fewestAfterBend: Int

  /// A prior with all its numbers.
  public init(
    flat: Double, moving: Double, shareFlat: Double, shareBent: Double, level: Double,
    noise: Double, noiseSpread: Double, bound: Double, span: Double, bends: ClosedRange<Int>,
    fewestAfterBend: Int
  ) {
    self.flat = flat
    self.moving = moving
    self.shareFlat = shareFlat
    self.shareBent = shareBent
    self.level = level
    self.noise = noise
    self.noiseSpread = noiseSpread
    self.bound = bound
    self.span = span
    self.bends = bends
    self.fewestAfterBend = fewestAfterBend
  }
}

/// How fast a level changed over the last weeks: a mixture of normal distributions, one a course and noise.
public struct LevelChange: Sendable, Hashable {
  /// One course of the level, with all sizes of noise side by side.
  struct Part: Sendable, Hashable {
    /// Weeks before the last value at which it bends; 0 for a straight course.
    var bend: Int
    var weight: Lanes
    /// The change, percent a week, and its standard deviation.
    var mean, deviation: Lanes
    /// By how much the slope fell at the bend, and the standard deviation of that.
    var slowed, slowedDeviation: Lanes
  }

  let parts: [Part]
  /// The weeks that were judged.
  public let weeks: Double
  /// The standard deviation of a value, percent.
  public let noise: Double
  /// How much each value counts, 0 to 1.
  public let weights: [Double]
  /// The expected change, percent a week.
  public let mean: Double

  /// P(change < x), x in percent a week.
  public func probability(below x: Double) -> Double {
    var sum = Lanes()
    for part in parts { sum += part.weight * normal((x - part.mean) / part.deviation).below }
    return sum.sum()
  }

  /// The change below which a share p of the probability lies, percent a week.
  ///
  /// Halley's method within a bracket that each step narrows; the bracket is halved where a step leaves it. The error falls with
  /// the third power of a step, so a step below 10⁻⁴ of the spread is the last. It begins at the expansion of Cornish and Fisher
  /// (1938) by the first four moments, from which two steps are mostly enough.
  /// - Parameter p: between 0 and 1.
  public func quantile(_ p: Double) -> Double {
    let (spread, start) = start(of: p)
    // No distribution reaches further (Cantelli's inequality).
    var low = mean - spread * ((1 - p) / p).squareRoot()
    var high = mean + spread * (p / (1 - p)).squareRoot()
    var x = min(max(start, low), high)
    for _ in 0..<200 {
      let (below, density, slope) = distribution(at: x)
      let excess = below - p
      if excess < 0 { low = x } else { high = x }
      let newton = excess / density
      let step = newton / max(0.5, 1 - 0.5 * newton * slope / density)
      let next = x - step
      guard next > low, next < high else {
        guard high - low > 1e-12 else { return x }
        x = 0.5 * (low + high)
        continue
      }
      x = next
      if step.magnitude <= 1e-4 * spread { return x }
    }
    return x
  }

  /// The standard deviation of the change, percent a week.
  public var standardDeviation: Double {
    var seconds = Lanes()
    for part in parts {
      let distance = part.mean - mean
      seconds += part.weight * (distance * distance + part.deviation * part.deviation)
    }
    return seconds.sum().squareRoot()
  }

  /// The standard deviation of the mixture, and about where its quantile is.
  private func start(of p: Double) -> (spread: Double, quantile: Double) {
    var (seconds, thirds, fourths) = (Lanes(), Lanes(), Lanes())
    for part in parts {
      let distance = part.mean - mean
      let (square, variance) = (distance * distance, part.deviation * part.deviation)
      seconds += part.weight * (square + variance)
      thirds += part.weight * distance * (square + 3 * variance)
      fourths += part.weight * (square * (square + 6 * variance) + 3 * variance * variance)
    }
    let (second, third, fourth) = (seconds.sum(), thirds.sum(), fourths.sum())
    let spread = second.squareRoot()
    let (skewness, excess) = (third / (second * spread), fourth / (second * second) - 3)
    // The normal quantile to about one in a hundred, which is enough to begin with.
    let z = 0.5833 * log(p / (1 - p))
    let shape =
      skewness / 6 * (z * z - 1) + excess / 24 * z * (z * z - 3)
      - skewness * skewness / 36 * z * (2 * z * z - 5)
    return (spread, mean + spread * (z + shape))
  }

  /// P(change < x), the density at x, and the slope of the density there.
  private func distribution(at x: Double) -> (below: Double, density: Double, slope: Double) {
    var (below, density, slope) = (Lanes(), Lanes(), Lanes())
    for part in parts {
      let distance = (x - part.mean) / part.deviation
      let at = normal(distance)
      let height = part.weight * at.density / part.deviation
      below += part.weight * at.below
      density += height
      slope -= height * distance / part.deviation
    }
    return (below.sum(), density.sum(), slope.sum())
  }

  /// The probability that the slope fell by at least δ at a bend, and the bend in the middle of this probability.
  /// - Parameter threshold: δ, percent a week.
  /// - Returns: the probability; and the weeks before the last value, nil where the probability is below one half.
  public func slowed(by threshold: Double) -> (probability: Double, weeksAgo: Int?) {
    var byBend = [Double](repeating: 0, count: 1 + (parts.map(\.bend).max() ?? 0))
    for part in parts where part.bend > 0 {
      let sure = normal((part.slowed - threshold) / part.slowedDeviation).below
      byBend[part.bend] += (part.weight * sure).sum()
    }
    let total = byBend.reduce(0, +)
    guard total >= 0.5 else { return (total, nil) }
    var sum = 0.0
    for bend in byBend.indices {
      sum += byBend[bend]
      if sum >= 0.5 * total { return (total, bend) }
    }
    return (total, byBend.count - 1)
  }
}

/// How fast a level changed over the last weeks, from noisy values.
///
/// The level follows a line that may bend once, at a whole number of weeks before the last value. Its slopes are each flat or
/// moving, with normal priors; the noise is one of eight sizes. Every course is solved exactly (a Bayesian linear model with
/// three coefficients), and all count by their evidence. Three passes: after the first and the second, values far from the
/// expected course count less. Nothing is iterated to convergence.
///
/// The change is that of the level over the last ``LevelChangePrior/span`` weeks, or over all of them where there are fewer,
/// per week.
///
/// - Parameters:
///   - weeks: weeks before the last value, ascending to 0.
///   - values: 100 · ln(value / level), for any level near the values.
/// - Returns: nil for fewer than two values, columns of different length, and what is not finite.
/// Complexity: O(values · bends), and 280 systems of three equations, three times.
///
/// Source: MacKay DJC (2003) Information Theory, Inference, and Learning Algorithms, 28 (evidence of models).
public func levelChange(
  weeks: Span<Double>, values: Span<Double>, prior: LevelChangePrior
) -> LevelChange? {
  guard weeks.count == values.count, weeks.count >= 2, areFinite(weeks), areFinite(values),
    weeks[0] < 0
  else { return nil }
  var fit = CourseFits(weeks: weeks, prior: prior)
  for pass in 0..<3 {
    fit.solve(weeks: weeks, values: values)
    if pass < 2 { fit.reweigh(weeks: weeks, values: values) }
  }
  return fit.change
}
