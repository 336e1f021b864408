internal import GymBoKernels
internal import GymBoPlatform

/// What a lift did over the last weeks, with its probabilities.
package struct TrendVerdict: Sendable, Hashable {
  /// What the probabilities call for: progressing, plateau, not rising, declining or unclear.
  package let state: TrendState
  /// P(change > δ).
  package let probabilityRising: Double
  /// P(change < −δ).
  package let probabilityFalling: Double
  /// Weeks before the last session at which the lift slowed by at least δ; nil unless that is more likely than not.
  package let slowedWeeksAgo: Int?
  /// The probability that it slowed by at least δ.
  package let probabilitySlowed: Double
  /// The distribution that the probabilities come from.
  private let distribution: LevelChange

  /// The weeks that were judged, at most five.
  package var weeks: Double { distribution.weeks }
  /// The expected change, percent of the level a week.
  package var percentPerWeek: Double { distribution.mean }
  /// The standard deviation of a session, percent.
  package var noise: Double { distribution.noise }
  /// How much each point counts, 0 to 1.
  package var weights: [Double] { distribution.weights }

  /// The standard deviation of the change, percent a week: what is not known of it.
  package var standardError: Double { distribution.standardDeviation }

  /// The probability of what a state says; nil for a state that says nothing of the change.
  package func probability(of state: TrendState) -> Double? {
    switch state {
    case .progressing: probabilityRising
    case .declining: probabilityFalling
    case .plateau: max(0, 1 - probabilityRising - probabilityFalling)
    case .notRising: 1 - probabilityRising
    case .unclear, .unchanged, .record, .new: nil
    }
  }

  /// The 80 % interval of the change, percent a week. It is searched for on each call, because few reports show it.
  package var interval: ClosedRange<Double> {
    let tail = 0.5 * (1 - intervalConfidence)
    let low = distribution.quantile(tail)
    return low...max(low, distribution.quantile(1 - tail))
  }

  init(_ change: LevelChange, threshold: Double) {
    distribution = change
    probabilityRising = 1 - change.probability(below: threshold)
    probabilityFalling = change.probability(below: -threshold)
    (probabilitySlowed, slowedWeeksAgo) = change.slowed(by: threshold)
    state = TrendVerdict.state(rising: probabilityRising, falling: probabilityFalling)
  }

  /// The state that two probabilities call for. They are compared to nine decimals, so that the last bits of a processor
  /// decide no state.
  static func state(rising: Double, falling: Double) -> TrendState {
    func rounded(_ p: Double) -> Double { (p * 1e9).rounded() / 1e9 }
    let doubt = rounded(1 - TrendRule.certainty)
    if rounded(falling) > TrendRule.certainty { return .declining }
    if rounded(rising) > TrendRule.certainty { return .progressing }
    guard rounded(rising) < doubt else { return .unclear }
    return rounded(falling) < doubt ? .plateau : .notRising
  }

  /// A slope in percent a week as the change over the weeks that were judged, in percent.
  package func change(_ percentPerWeek: Double) -> Double {
    100 * (exp(percentPerWeek * weeks / 100) - 1)
  }

  /// The expected change over the weeks that were judged, in percent.
  package var change: Double { change(percentPerWeek) }
}
