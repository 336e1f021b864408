/// The load that is left, as a share of the 1RM: intercept, and what each repetition takes away.
private let atZero = 1.0278
private let perRepetition = 0.0278

extension StrengthFormula {
  /// Brzycki as first printed, with rounded decimals: 1RM = load / (1.0278 − 0.0278 · repetitions).
  package static let brzyckiDecimal = StrengthFormula(
    name: "Brzycki, decimal",
    formula: "1RM = w / (a − b · r)",
    constants: [.init("a", atZero), .init("b", perRepetition)],
    evidence: .validated,
    source: "Brzycki M (1993) Strength testing: predicting a one-rep max from reps-to-fatigue. "
      + "J Phys Educ Recreat Dance 64(1):88–90",
    limit: atZero / perRepetition,
    example: Example(load: 100, repetitions: 5, maximum: 112.5113, decimals: 4),
    multiplier: { 1 / (atZero - perRepetition * $0) },
    repetitions: { (atZero - 1 / $0) / perRepetition },
    sensitivity: { perRepetition / (atZero - perRepetition * $0) })
}
