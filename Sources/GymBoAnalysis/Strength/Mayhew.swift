internal import GymBoPlatform

/// Percent of the 1RM: what many repetitions leave, what fades, and how fast it fades per
/// repetition.
private let floor = 52.2
private let fading = 41.9
private let rate = 0.055

/// 1RM / load at a number of repetitions.
@inline(__always)
func mayhewMultiplier(_ repetitions: Double) -> Double {
  100 / (floor + fading * exp(-rate * repetitions))
}

extension StrengthFormula {
  /// Mayhew: 1RM = 100 · load / (52.2 + 41.9 · e^(−0.055 · repetitions)), for the bench press.
  ///
  /// One repetition gives 108.9 % of the load.
  package static let mayhew = StrengthFormula(
    name: "Mayhew",
    formula: "1RM = 100 · w / (a + b · e^(−c · r))",
    constants: [.init("a", floor), .init("b", fading), .init("c", rate)],
    evidence: .validated,
    source: "Mayhew JL et al. (1992) Relative muscular endurance performance as a predictor of "
      + "bench press strength in college men and women. J Appl Sport Sci Res 6(4):200–206",
    example: Example(load: 100, repetitions: 5, maximum: 119.0107, decimals: 4),
    multiplier: { mayhewMultiplier($0) },
    repetitions: { -log((100 / $0 - floor) / fading) / rate },
    sensitivity: {
      let faded = fading * exp(-rate * $0)
      return rate * faded / (floor + faded)
    })
}
