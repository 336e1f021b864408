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
    (low, high) = EstimateInterval.bounds(
      around: value, load: load, factor: EstimateInterval.factor(variation: variation))
    if low.isNaN { return nil }
  }

  /// e^(1.28 · variation); not a number without one.
  @inline(__always)
  static func factor(variation: Double) -> Double { exp((intervalQuantile ?? .nan) * variation) }

  /// The bounds; NaN where they are no numbers.
  @inline(__always)
  static func bounds(
    around value: Double, load: Double, factor: Double
  ) -> (low: Double, high: Double) {
    let (below, high) = (value / factor, value * factor)
    let low = below > load ? below : load
    let areNumbers = value < .infinity && factor < .infinity && low <= high
    return areNumbers ? (low, high) : (.nan, .nan)
  }
}
