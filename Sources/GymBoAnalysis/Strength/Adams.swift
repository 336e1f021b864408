private let perRepetition = 0.02

extension StrengthFormula {
  /// Adams: 1RM = load / (1 − 0.02 · repetitions). One repetition gives 102.0 % of the load.
  package static let adams = StrengthFormula(
    name: "Adams",
    formula: "1RM = w / (1 − a · r)",
    constants: [.init("a", perRepetition)],
    evidence: .practitioner,
    source: inCirculation("Adams"),
    limit: 1 / perRepetition,
    example: Example(
      load: 80, repetitions: 8, maximum: 95.24, decimals: 2, source: "onerepmax.js, its tests"),
    multiplier: { 1 / (1 - perRepetition * $0) },
    repetitions: { (1 - 1 / $0) / perRepetition },
    sensitivity: { perRepetition / (1 - perRepetition * $0) })
}
