internal import GymBoPlatform

/// The load that is left, as a share of the 1RM: at no repetition, and how fast it fades.
private let atZero = 1.0261
private let rate = 0.0262

extension StrengthFormula {
  /// Berger: 1RM = load / (1.0261 · e^(−0.0262 · repetitions)).
  ///
  /// Copies with the exponent −0.00262, and a linear "Berger", are errors of transcription.
  package static let berger = StrengthFormula(
    name: "Berger",
    formula: "1RM = w / (a · e^(−b · r))",
    constants: [.init("a", atZero), .init("b", rate)],
    evidence: .practitioner,
    source: inCirculation("Berger"),
    example: Example(load: 100, repetitions: 5, maximum: 111.0971, decimals: 4),
    multiplier: { exp(rate * $0) / atZero },
    repetitions: { log($0 * atZero) / rate },
    sensitivity: { _ in rate })
}
