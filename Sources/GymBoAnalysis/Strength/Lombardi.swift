internal import GymBoPlatform

private let exponent = 0.10

/// 1RM / load at a number of repetitions.
@inline(__always)
func lombardiMultiplier(_ repetitions: Double) -> Double {
  pow(repetitions, exponent)
}

extension StrengthFormula {
  /// Lombardi: 1RM = load · repetitions^0.10. One repetition gives the load itself.
  package static let lombardi = StrengthFormula(
    name: "Lombardi",
    formula: "1RM = w · r^a",
    constants: [.init("a", exponent)],
    evidence: .validated,
    source: "Lombardi VP (1989) Beginning Weight Training. Brown, Dubuque, Iowa",
    example: Example(load: 100, repetitions: 5, maximum: 117.4619, decimals: 4),
    multiplier: { lombardiMultiplier($0) },
    repetitions: { pow($0, 1 / exponent) },
    sensitivity: { exponent / $0 })
}
