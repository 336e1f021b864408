internal import GymBoPlatform

/// Strength differs from day to day by this share of itself.
private let variationOfDay = 0.02
/// The standard deviation of the repetitions of a set whose reserve is known: Mitter et al. (2022)
/// PLoS ONE 17:e0268074 found 0.7 (at 90 % of the 1RM) to 1.1 (at 70 %) between two tests to failure.
private let deviationOfKnownEffort = 1.0
/// The same where nothing is known of the reserve: half as much again, a decision of this project.
/// (Lifters who say what they left are wrong by about one repetition: Halperin et al. 2022, Sports
/// Med 52:377–390; who does not say may have left any number.)
private let deviationOfUnknownEffort = 1.5

/// The 80 % interval of an estimated 1RM: value · e^(± 1.28 · variation), but never below the load, which was lifted.
package struct EstimateInterval: Sendable {
  /// One of its two ends.
  package enum Bound: Sendable { case low, high }

  /// The bounds, in the unit of the load.
  package let low, high: Double

  /// Strength differs from day to day by this share of itself.
  package static var dayVariation: Double { variationOfDay }

  /// The standard deviation of the repetitions to failure of a set.
  package static func repetitionsSD(isReserveKnown: Bool) -> Double {
    isReserveKnown ? deviationOfKnownEffort : deviationOfUnknownEffort
  }

  /// - Returns: nil where the bounds are no numbers.
  package init?(around value: Double, load: Double, variation: Double) {
    guard let quantile = intervalQuantile else { return nil }
    let factor = exp(quantile * variation)
    let (low, high) = (max(value / factor, load), value * factor)
    guard value.isFinite, factor.isFinite, low <= high else { return nil }
    (self.low, self.high) = (low, high)
  }

  /// The value of a bound.
  package subscript(bound: Bound) -> Double { bound == .low ? low : high }
}
