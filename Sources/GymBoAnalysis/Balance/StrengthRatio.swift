internal import GymBoKernels
internal import GymBoLog
internal import GymBoPlatform

/// The ratio of the e1RMs of two lifts with its uncertainty, compared with the band that is usual among trained people. A
/// ratio outside its band is no diagnosis.
///
/// Sources of the bands: practitioners' norms; ratios of percentiles in competition from van den Hoek DJ et al. (2024) J Sci
/// Med Sport 27:734–742.
package struct StrengthRatio: Sendable, Hashable {
  /// Two catalogue movements and the band of their ratio, men's and women's together.
  package struct Reference: Sendable, Hashable {
    /// The name for people: `deadlift : squat`.
    package var name: String
    /// The lift of the numerator.
    package var first: Lift
    /// The lift of the denominator.
    package var second: Lift
    /// Ratios that are usual.
    package var band: ClosedRange<Double>
    /// Where the band comes from.
    package var source: String

    /// The word used in machine formats: `deadlift_squat`.
    package var identifier: String { "\(first.rawValue)_\(second.rawValue)" }
  }

  /// A lift by its movement and implement in the catalogue.
  package enum Lift: String, MachineWord, Hashable {
    case squat
    case benchPress = "bench_press"
    case deadlift
    case overheadPress = "overhead_press"
    case row

    /// Catalogue names that count as the lift.
    var names: [String] {
      switch self {
      case .squat: ["Squat (Barbell)"]
      case .benchPress: ["Bench Press (Barbell)"]
      case .deadlift: ["Deadlift (Barbell)"]
      case .overheadPress: ["Overhead Press (Barbell)"]
      case .row: ["Bent Over Row (Barbell)"]
      }
    }
  }

  /// The ratios that are computed.
  package static let references = [
    Reference(
      name: "deadlift : squat", first: .deadlift, second: .squat, band: 1.10...1.40,
      source: "typical range, secondary; ratio of 90th percentiles 1.15–1.18 (van den Hoek 2024)"),
    Reference(
      name: "bench press : squat", first: .benchPress, second: .squat, band: 0.45...0.80,
      source: "typical range, secondary; ratio of 90th percentiles 0.60–0.69 (van den Hoek 2024)"),
    Reference(
      name: "overhead press : bench press", first: .overheadPress, second: .benchPress,
      band: 0.55...0.75, source: "typical range, secondary"),
    Reference(
      name: "row : bench press", first: .row, second: .benchPress, band: 0.80...1.05,
      source: "typical range, secondary"),
  ]

  /// Where the ratio lies.
  package enum Verdict: String, MachineWord, Hashable {
    case within
    case below
    case above
    /// The 80 % interval reaches into the band.
    case unclear
  }

  /// The ratio of a history's two lifts.
  package struct Estimate: Sendable, Hashable {
    /// The first lift's e1RM divided by the second's.
    package var ratio: Double
    /// 80 % interval.
    package var interval: ClosedRange<Double>
    /// Where the ratio and its interval lie.
    package var verdict: Verdict
    /// The rows of the sets from which the two estimates were made.
    package var rows: [Int]
    /// Whether the lift that is weaker than usual is already the first of most workouts that have it.
    package var isWeakerDoneFirst = false
  }

  /// The two lifts and the band of their ratio.
  package var reference: Reference
  /// The ratio in the history, or why there is none.
  package var estimate: Finding<Estimate>

  /// - Parameters:
  ///   - best: the best e1RM of a lift in the last 42 days.
  ///   - isDoneFirst: whether the lift of a row is the first of most workouts that have it.
  static func all(
    best: (Lift) -> StrengthEstimate?, isDoneFirst: (_ row: Int) -> Bool
  ) -> [StrengthRatio] {
    references.map { reference in
      guard let first = best(reference.first), let second = best(reference.second),
        let quantile = intervalQuantile
      else { return StrengthRatio(reference: reference, estimate: .missing(.liftNotFound)) }
      let ratio = first.kilograms / second.kilograms
      let factor = exp(quantile * logError(first.variation, second.variation))
      let interval = (ratio / factor)...(ratio * factor)
      let band = reference.band
      let verdict: Verdict =
        if band.contains(ratio) {
          .within
        } else if interval.overlaps(band) {
          .unclear
        } else {
          ratio < band.lowerBound ? .below : .above
        }
      return StrengthRatio(
        reference: reference,
        estimate: .known(
          Estimate(
            ratio: ratio, interval: interval, verdict: verdict, rows: [first.row, second.row],
            isWeakerDoneFirst: isDoneFirst(ratio < band.lowerBound ? first.row : second.row))))
    }
  }

  /// SE(ln ratio) = √(v₁² + v₂²), of the coefficients of variation of the two estimates.
  static func logError(_ first: Double, _ second: Double) -> Double {
    (first * first + second * second).squareRoot()
  }
}
