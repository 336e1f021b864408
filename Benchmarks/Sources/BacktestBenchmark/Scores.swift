import BenchmarkSupport
import Glibc
import SeededNumbers

@testable import GymBoKernels

/// How near predicted numbers were to what was done.
struct PointScore {
  private(set) var count = 0
  private(set) var sum = 0
  private var withinOne = 0

  init() {}

  /// - Parameter predicted: the number that a rule says.
  init(_ predictions: some Sequence<Prediction>, _ predicted: (Prediction) -> Int) {
    for prediction in predictions {
      let error = abs(predicted(prediction) - prediction.actual)
      count += 1
      sum += error
      if error <= 1 { withinOne += 1 }
    }
  }

  /// The mean absolute error in repetitions.
  var error: Double { count > 0 ? Double(sum) / Double(count) : .nan }

  /// The mean absolute error, and the percentage that was at most one repetition off.
  var text: String {
    guard count > 0 else { return padLeft("–", to: 8) + padLeft("–", to: 10) }
    return fixed(error, decimals: 3, width: 8) + percent(withinOne, of: count, width: 10)
  }
}

/// How good the probabilities were.
struct DistributionScore {
  /// The shares whose coverage is measured.
  static let shares = [0.5, 0.8, 0.95]

  private(set) var count = 0
  private var ranked = 0.0
  private var logarithmic = 0.0
  /// By share, how often the outcome was in the central interval of the randomised transform.
  private var covered = [Int](repeating: 0, count: shares.count)
  /// By share, how often the outcome was in the interval of whole repetitions.
  private var inInterval = [Int](repeating: 0, count: shares.count)

  /// - Parameter seed: of the randomised transform.
  init(_ predictions: some Sequence<Prediction>, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for prediction in predictions { add(prediction, uniform: random.uniform()) }
  }

  private mutating func add(_ prediction: Prediction, uniform: Double) {
    let probabilities = prediction.distribution.probabilities
    let actual = min(prediction.actual, probabilities.count)
    var cumulative = 0.0
    for (index, probability) in probabilities.enumerated() {
      cumulative += probability
      let step = cumulative - (index + 1 >= actual ? 1 : 0)
      ranked += step * step
    }
    let below = probabilities[..<(actual - 1)].reduce(0, +)
    let own = probabilities[actual - 1]
    logarithmic -= log(own)
    // Uniform between 0 and 1 where the probabilities are right, although repetitions are whole numbers.
    let transform = below + uniform * own
    for (index, share) in DistributionScore.shares.enumerated() {
      if (transform - 0.5).magnitude <= share / 2 { covered[index] += 1 }
      if prediction.distribution.interval(share).contains(prediction.actual) {
        inInterval[index] += 1
      }
    }
    count += 1
  }

  /// The mean ranked probability score; of a single number it would be the absolute error.
  var rankedProbability: Double { ranked / Double(count) }
  /// The mean negative logarithm of the probability of what happened, in nats.
  var logScore: Double { logarithmic / Double(count) }
  /// By share, the share of outcomes that were covered.
  var coverage: [Double] { covered.map { Double($0) / Double(count) } }

  var coverageText: String {
    "  50/80/95 % intervals covered, randomised: "
      + covered.map { percent($0, of: count) }.joined(separator: " / ")
      + " %; as whole repetitions: "
      + inInterval.map { percent($0, of: count) }.joined(separator: " / ") + " %"
  }
}

/// On how many lifts the predictor had the smaller error than the naive rule.
struct Wins {
  private var lifts = 0
  private var won = 0
  private var equal = 0

  init(_ lifts: [BacktestedLift]) {
    for lift in lifts where !lift.predictions.isEmpty {
      let ours = PointScore(lift.predictions) { $0.distribution.median }.sum
      let naive = PointScore(lift.predictions) { $0.last }.sum
      self.lifts += 1
      if ours < naive { won += 1 }
      if ours == naive { equal += 1 }
    }
  }

  var text: String {
    "\(won) of \(lifts) lifts (\(percent(won, of: lifts)) %), equal on \(equal) "
      + "(\(percent(equal, of: lifts)) %)"
  }
}
