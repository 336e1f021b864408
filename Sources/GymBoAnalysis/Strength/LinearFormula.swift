/// The repetitions beyond the first at which no load would be left.
let linearRepetitions = 33.0

extension StrengthFormula {
  /// A share of the 1RM that falls linearly from one repetition: 1RM = load · 33 / (33 − r + 1).
  ///
  /// A form of the personal curve, ``RepetitionCurve``; Brzycki's is the one with 36.
  package static let linear = StrengthFormula(
    name: "Linear",
    formula: "1RM = w · k / (k − r + 1)",
    constants: [.init("k", linearRepetitions)],
    evidence: .practitioner,
    source: "Jovanović M, STMr: Strength Training Manual R functions (github mladenjovanovic/STMr)",
    limit: linearRepetitions + 1,
    example: Example(
      load: 87.8788, repetitions: 5, maximum: 100.000, decimals: 3,
      source: "STMr: 0.878788 of the 1RM at 5 repetitions"),
    multiplier: { linearRepetitions / (linearRepetitions - $0 + 1) },
    repetitions: { linearRepetitions + 1 - linearRepetitions / $0 },
    sensitivity: { 1 / (linearRepetitions - $0 + 1) })
}
