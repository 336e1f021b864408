private let perRepetition = 0.033

extension StrengthFormula {
  /// Baechle: 1RM = load · (1 + 0.033 · repetitions).
  package static let baechle = StrengthFormula(
    name: "Baechle",
    formula: "1RM = w · (1 + a · r)",
    constants: [.init("a", perRepetition)],
    evidence: .practitioner,
    source: "Baechle TR, Earle RW, Wathen D (2000) Resistance training. In: Essentials of Strength "
      + "Training and Conditioning, as transcribed at brianmac.co.uk/maxload.htm",
    example: Example(
      load: 80, repetitions: 8, maximum: 101.12, decimals: 2, source: "onerepmax.js, its tests"),
    multiplier: { 1 + perRepetition * $0 },
    repetitions: { ($0 - 1) / perRepetition },
    sensitivity: { perRepetition / (1 + perRepetition * $0) })
}
