private let perRepetition = 0.025

/// 1RM / load at a number of repetitions.
@inline(__always)
func oconnerMultiplier(_ repetitions: Double) -> Double {
  1 + perRepetition * repetitions
}

extension StrengthFormula {
  /// O'Conner: 1RM = load · (1 + 0.025 · repetitions). One repetition gives 102.5 % of the load.
  package static let oconner = StrengthFormula(
    name: "O'Conner",
    formula: "1RM = w · (1 + a · r)",
    constants: [.init("a", perRepetition)],
    evidence: .validated,
    source: "O'Conner B, Simmons J, O'Shea P (1989) Weight Training Today. West, St Paul",
    example: Example(load: 100, repetitions: 5, maximum: 112.5, decimals: 4),
    multiplier: { oconnerMultiplier($0) },
    repetitions: { ($0 - 1) / perRepetition },
    sensitivity: { perRepetition / (1 + perRepetition * $0) })
}
