/// What a repetition beyond the first adds to the load, as a share of it.
let modifiedEpleySlope = 0.0353

extension StrengthFormula {
  /// Epley made exact at one repetition: 1RM = load · (1 + 0.0353 · (repetitions − 1)).
  ///
  /// The form of the personal curve, ``RepetitionCurve``, whose slope is the lifter's own.
  package static let modifiedEpley = StrengthFormula(
    name: "Modified Epley",
    formula: "1RM = w · (1 + a · (r − 1))",
    constants: [.init("a", modifiedEpleySlope)],
    evidence: .practitioner,
    source: "Jovanović M, STMr: Strength Training Manual R functions (github mladenjovanovic/STMr)",
    example: Example(
      load: 87.627, repetitions: 5, maximum: 100.000, decimals: 3,
      source: "STMr: 0.876270 of the 1RM at 5 repetitions"),
    multiplier: { 1 + modifiedEpleySlope * ($0 - 1) },
    repetitions: { 1 + ($0 - 1) / modifiedEpleySlope },
    sensitivity: { modifiedEpleySlope / (1 + modifiedEpleySlope * ($0 - 1)) })
}
