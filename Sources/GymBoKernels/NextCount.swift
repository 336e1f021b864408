internal import GymBoPlatform

/// How a count that is repeated over time comes about, for ``nextCount(days:levels:counts:habits:day:level:model:)``.
///
/// A person does something again and again at a level (a load), and each time counts what was done. The next count is
/// predicted from the earlier ones: they weigh more the later they are and the nearer their level is, they are often
/// repeated exactly, and a higher level moves the count down.
public struct NextCountModel: Sendable, Hashable {
  /// The weight of the j-th last count falls as j to this negative power.
  public var recency: Double
  /// The weight falls by e over this distance of logarithmic levels.
  public var nearness: Double
  /// The share of ``curve`` by which a change of level moves the count.
  public var shift: Double
  /// How steeply the level that is possible falls with the count: as 1 + curve · (count − 1).
  public var curve: Double
  /// The scale of the error in counts at the same level.
  public var width: Double
  /// What the scale of the error grows by per unit of logarithmic level.
  public var widthByLevel: Double
  /// Counts lost per logarithm of the pause over ``usualGap``.
  public var pause: Double
  /// The share by which the scale of the error grows per logarithm of the pause over ``usualGap``.
  public var pauseWidth: Double
  /// Pauses up to this many days change nothing.
  public var usualGap: Double
  /// Fewer earlier counts than this make the prediction less certain.
  public var few: Int
  /// The share of the rate of exact repeats that is lost without earlier counts.
  public var fewRepeat: Double
  /// The share by which the scale of the error grows without earlier counts.
  public var fewWidth: Double
  /// The probability that is spread evenly over the counts 1 to 20.
  public var floor: Double
  /// Logarithmic levels closer than this are the same level.
  public var sameLevel: Double
  /// The most earlier counts that are used.
  public var window: Int

  /// A model with all its numbers.
  public init(
    recency: Double, nearness: Double, shift: Double, curve: Double, width: Double,
    widthByLevel: Double, pause: Double, pauseWidth: Double, usualGap: Double, few: Int,
    fewRepeat: Double, fewWidth: Double, floor: Double, sameLevel: Double, window: Int
  ) {
    self.recency = recency
    self.nearness = nearness
    self.shift = shift
    self.curve = curve
    self.width = width
    self.widthByLevel = widthByLevel
    self.pause = pause
    self.pauseWidth = pauseWidth
    self.usualGap = usualGap
    self.few = few
    self.fewRepeat = fewRepeat
    self.fewWidth = fewWidth
    self.floor = floor
    self.sameLevel = sameLevel
    self.window = window
  }
}

/// How often a count is exactly that of an earlier time.
public struct RepeatRates: Sendable, Hashable {
  /// The probability that it is the same.
  public var same: Double
  /// At the same level, the probability of exactly one more where it is not the same.
  public var oneMore: Double

  /// Rates from 0 to 1.
  public init(same: Double, oneMore: Double) {
    self.same = same
    self.oneMore = oneMore
  }
}

/// The distribution of the next count, over 1 to 30.
///
/// Each earlier count r, the j-th last, at logarithmic level xᵢ, with Δ = x − xᵢ, has the weight j^−recency · e^(−|Δ|/nearness). It
/// speaks for r itself with the rate of repeats; at the same level for r + 1 with the rate of steps; and for the rest by a
/// discrete Laplace distribution about r − shift · Δ · (1 + curve (r − 1)) / curve − pause · g, with a scale that grows with
/// |Δ|, the pause g = ln(max(day − last day, usual gap) / usual gap), and few earlier counts. Counts above 30 count as 30.
///
/// - Parameters:
///   - days: of the earlier counts, ascending.
///   - levels: their levels as logarithms.
///   - counts: from 1.
///   - rates: how often counts are repeated.
///   - day: of the count to predict, not before the last.
///   - level: its logarithmic level.
/// - Returns: nil without earlier counts, for columns of different length, and where a number is not finite.
/// Complexity: O(window · 30).
public func nextCount(
  days: Span<Double>, levels: Span<Double>, counts: Span<Double>, rates: RepeatRates, day: Double,
  level: Double, model: NextCountModel
) -> CountDistribution? {
  let total = counts.count
  guard total > 0, days.count == total, levels.count == total, day.isFinite, level.isFinite
  else { return nil }
  let pause = log(max(day - days[total - 1], model.usualGap) / model.usualGap)
  let few = Double(max(0, model.few - total)) / Double(model.few)
  let repeats = rates.same * (1 - model.fewRepeat * few)
  var mass = CountMass()
  var weights = 0.0
  for lag in 1...min(total, model.window) {
    let index = total - lag
    let step = level - levels[index]
    let distance = step.magnitude
    let weight = pow(Double(lag), -model.recency) * exp(-distance / model.nearness)
    weights += weight
    let count = counts[index]
    let whole = Int(min(max(count, 1), Double(CountDistribution.most)))
    mass.add(weight * repeats, at: whole)
    var rest = weight * (1 - repeats)
    if distance < model.sameLevel {
      mass.add(rest * rates.oneMore, at: min(whole + 1, CountDistribution.most))
      rest *= 1 - rates.oneMore
    }
    let moved =
      count - model.shift * step * (1 + model.curve * (count - 1)) / model.curve
      - model.pause * pause
    mass.addLaplace(
      rest, center: min(max(moved, 1), Double(CountDistribution.most - 1)),
      scale: (model.width + model.widthByLevel * distance) * (1 + model.pauseWidth * pause)
        * (1 + model.fewWidth * few))
  }
  return mass.distribution(of: weights, floor: model.floor)
}

/// Probabilities of the counts 1 to 30.
public struct CountDistribution: Sendable, Hashable {
  /// The largest count; larger ones count as this.
  public static let most = 30

  /// Element k − 1 is the probability of the count k.
  public let probabilities: [Double]

  /// The least count that is reached with a probability of at least p.
  public func quantile(_ p: Double) -> Int {
    var sum = 0.0
    for (index, probability) in probabilities.enumerated() {
      sum += probability
      // Sums of exact thirds and tenths fall short of themselves in the last bits.
      if sum >= p - 1e-12 { return index + 1 }
    }
    return CountDistribution.most
  }

  /// The middle: it has the least expected error.
  public var median: Int { quantile(0.5) }

  /// The central interval that holds at least this share.
  public func interval(_ share: Double) -> ClosedRange<Int> {
    let low = quantile((1 - share) / 2)
    return low...max(low, quantile((1 + share) / 2))
  }

  /// The probability of this count or more.
  public func probability(atLeast count: Int) -> Double {
    guard count > 1 else { return 1 }
    return probabilities.dropFirst(count - 1).reduce(0, +)
  }
}

/// The sum of what the earlier counts speak for.
private struct CountMass {
  private var mass = [Double](repeating: 0, count: CountDistribution.most)

  mutating func add(_ amount: Double, at count: Int) { mass[count - 1] += amount }

  /// Adds an amount spread as e^(−|k − center| / scale).
  ///
  /// On either side of the center the terms are a geometric series, so that three exponentials are enough.
  mutating func addLaplace(_ amount: Double, center: Double, scale: Double) {
    let below = Int(center)
    let ratio = exp(-1 / scale)
    let fraction = center - Double(below)
    let (low, high) = (exp(-fraction / scale), exp(-(1 - fraction) / scale))
    // The sums of both series, from the center outwards.
    var sum = 0.0
    var term = low
    for _ in 0..<below {
      sum += term
      term *= ratio
    }
    term = high
    for _ in below..<CountDistribution.most {
      sum += term
      term *= ratio
    }
    let share = amount / sum
    term = share * low
    for count in stride(from: below, through: 1, by: -1) {
      mass[count - 1] += term
      term *= ratio
    }
    term = share * high
    for count in below..<CountDistribution.most {
      mass[count] += term
      term *= ratio
    }
  }

  func distribution(of total: Double, floor: Double) -> CountDistribution? {
    let spread = 20
    var probabilities = mass.enumerated().map { index, mass in
      (1 - floor) * mass / total + (index < spread ? floor / Double(spread) : 0)
    }
    let sum = probabilities.reduce(0, +)
    guard sum > 0, sum.isFinite else { return nil }
    for index in probabilities.indices { probabilities[index] /= sum }
    return CountDistribution(probabilities: probabilities)
  }
}
