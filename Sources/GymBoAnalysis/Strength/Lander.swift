/// Percent of the 1RM: intercept, and what each repetition takes away.
private let atZero = 101.3
private let perRepetition = 2.67123

/// 1RM / load at a number of repetitions.
@inline(__always)
func landerMultiplier(_ repetitions: Double) -> Double {
  100 / (atZero - perRepetition * repetitions)
}

extension StrengthFormula {
  /// Lander: 1RM = 100 · load / (101.3 − 2.67123 · repetitions).
  package static let lander = StrengthFormula(
    name: "Lander",
    formula: "1RM = 100 · w / (a − b · r)",
    constants: [.init("a", atZero), .init("b", perRepetition)],
    evidence: .validated,
    source: "Lander J (1985) Maximum based on reps. NSCA J 6(6):60–61",
    limit: atZero / perRepetition,
    example: Example(load: 100, repetitions: 5, maximum: 113.7089, decimals: 4),
    multiplier: { landerMultiplier($0) },
    repetitions: { (atZero - 100 / $0) / perRepetition },
    sensitivity: { perRepetition / (atZero - perRepetition * $0) })
}
