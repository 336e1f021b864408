internal import GymBoPlatform

/// The load that is left, as a share of the 1RM: at no repetition, and how fast it fades.
private let atZero = 0.951
private let rate = 0.021

extension StrengthFormula {
  /// Naclerio: 1RM = load / (0.951 · e^(−0.021 · repetitions)). One repetition gives 107.4 % of the
  /// load.
  package static let naclerio = StrengthFormula(
    name: "Naclerio",
    formula: "1RM = w / (a · e^(−b · r))",
    constants: [.init("a", atZero), .init("b", rate)],
    evidence: .practitioner,
    source: inCirculation("Naclerio"),
    example: Example(load: 100, repetitions: 5, maximum: 116.7940, decimals: 4),
    multiplier: { exp(rate * $0) / atZero },
    repetitions: { log($0 * atZero) / rate },
    sensitivity: { _ in rate })
}
