internal import GymBoPlatform

/// Percent of the 1RM: what many repetitions leave, what fades, and how fast it fades per
/// repetition.
private let floor = 48.8
private let fading = 53.8
private let rate = 0.075

/// 1RM / load at a number of repetitions.
@inline(__always)
func wathanMultiplier(_ repetitions: Double) -> Double {
  100 / (floor + fading * exp(-rate * repetitions))
}

extension StrengthFormula {
  /// Wathan: 1RM = 100 · load / (48.8 + 53.8 · e^(−0.075 · repetitions)).
  ///
  /// One repetition gives 101.3 % of the load.
  package static let wathan = StrengthFormula(
    name: "Wathan",
    formula: "1RM = 100 · w / (a + b · e^(−c · r))",
    constants: [.init("a", floor), .init("b", fading), .init("c", rate)],
    evidence: .validated,
    source: "Wathan D (1994) Load assignment. In: Baechle TR (ed) Essentials of Strength Training "
      + "and Conditioning. Human Kinetics, Champaign, 435–446",
    example: Example(load: 100, repetitions: 5, maximum: 116.5825, decimals: 4),
    multiplier: { wathanMultiplier($0) },
    repetitions: { -log((100 / $0 - floor) / fading) / rate },
    sensitivity: {
      let faded = fading * exp(-rate * $0)
      return rate * faded / (floor + faded)
    })
}
