/// Intercept and slope of the load that is left, in 36ths of the 1RM: 37 − 1 · repetitions.
private let whole = 36.0
private let noneLeft = 37.0

/// 1RM / load at a number of repetitions.
@inline(__always)
func brzyckiMultiplier(_ repetitions: Double) -> Double {
  whole / (noneLeft - repetitions)
}

extension StrengthFormula {
  /// Brzycki: 1RM = load · 36 / (37 − repetitions). One repetition gives the load itself.
  ///
  /// The published decimal form, ``brzyckiDecimal``, differs by at most 0.1 % up to 20 repetitions.
  package static let brzycki = StrengthFormula(
    name: "Brzycki",
    formula: "1RM = w · a / (b − r)",
    constants: [.init("a", whole), .init("b", noneLeft)],
    evidence: .validated,
    source: "Brzycki M (1993) Strength testing: predicting a one-rep max from reps-to-fatigue. "
      + "J Phys Educ Recreat Dance 64(1):88–90",
    limit: noneLeft,
    example: Example(load: 100, repetitions: 8, maximum: 124.1379, decimals: 4),
    multiplier: { brzyckiMultiplier($0) },
    repetitions: { noneLeft - whole / $0 },
    sensitivity: { 1 / (noneLeft - $0) })
}
