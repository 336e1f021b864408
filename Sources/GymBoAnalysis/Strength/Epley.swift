/// The repetitions that double the load.
private let doubling = 30.0

/// 1RM / load at a number of repetitions.
@inline(__always)
func epleyMultiplier(_ repetitions: Double) -> Double {
  1 + repetitions / doubling
}

extension StrengthFormula {
  /// Epley: 1RM = load · (1 + repetitions / 30).
  ///
  /// One repetition is not its own maximum here: it gives 103.3 % of the load.
  package static let epley = StrengthFormula(
    name: "Epley",
    formula: "1RM = w · (1 + r / a)",
    constants: [.init("a", doubling)],
    evidence: .validated,
    source: "Epley B (1985) Poundage Chart. Boyd Epley Workout, Lincoln, Nebraska",
    example: Example(load: 100, repetitions: 5, maximum: 116.6667, decimals: 4),
    multiplier: { epleyMultiplier($0) },
    repetitions: { doubling * ($0 - 1) },
    sensitivity: { 1 / (doubling + $0) })
}
