private let atZero = 0.9849
private let perRepetition = 0.0328

extension StrengthFormula {
  /// Brown: 1RM = load · (0.9849 + 0.0328 · repetitions). One repetition gives 101.8 % of the load.
  package static let brown = StrengthFormula(
    name: "Brown",
    formula: "1RM = w · (a + b · r)",
    constants: [.init("a", atZero), .init("b", perRepetition)],
    evidence: .practitioner,
    source: inCirculation("Brown"),
    example: Example(
      load: 100, repetitions: 5, maximum: 114.89, decimals: 2, source: "onerepmax.js, its tests"),
    multiplier: { atZero + perRepetition * $0 },
    repetitions: { ($0 - atZero) / perRepetition },
    sensitivity: { perRepetition / (atZero + perRepetition * $0) })
}
