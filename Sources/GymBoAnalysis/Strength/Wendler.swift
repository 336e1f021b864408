private let perRepetition = 0.0333

extension StrengthFormula {
  /// Welday, spread by Wendler: 1RM = load · (1 + 0.0333 · repetitions), Epley's 1/30 with four
  /// decimals.
  package static let wendler = StrengthFormula(
    name: "Welday–Wendler",
    formula: "1RM = w · (1 + a · r)",
    constants: [.init("a", perRepetition)],
    evidence: .practitioner,
    source: "Welday J (1988) Should you check for strength with periodic max lifts? Scholastic "
      + "Coach 57(9):49–68; Wendler J (2009) 5/3/1",
    example: Example(
      load: 100, repetitions: 5, maximum: 116.65, decimals: 2, source: "onerepmax.js, its tests"),
    multiplier: { 1 + perRepetition * $0 },
    repetitions: { ($0 - 1) / perRepetition },
    sensitivity: { perRepetition / (1 + perRepetition * $0) })
}
