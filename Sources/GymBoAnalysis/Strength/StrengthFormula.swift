/// The declaration of a 1RM formula. The other files of this folder define one formula each.
///
/// In the texts w is the load and r the repetitions to failure. It is an object, so that a function that asks for it for each
/// set copies one address.
package final class StrengthFormula: Sendable {
  /// A load, the repetitions done with it, and the 1RM that the formula gives, rounded to
  /// `decimals`.
  package struct Example: Sendable {
    /// The load and the 1RM in one unit of load, and the repetitions done.
    package let load, repetitions, maximum: Double
    /// Decimals to which the maximum is rounded.
    package let decimals: Int
    /// Where the maximum is printed.
    package var source = "computed from the published formula"
  }

  /// The name as people write it.
  package let name: String
  /// The formula in the symbols of its constants.
  package let formula: String
  /// The constants that the functions below use.
  package let constants: [MethodDeclaration.Constant]
  /// How good the evidence for it is.
  package let evidence: MethodDeclaration.Evidence
  /// Author, year and place of publication.
  package let source: String
  /// The repetitions for which the formula is usable.
  package let validRepetitions: ClosedRange<Double>
  /// The reason why the formula is not usable beyond that range.
  package let rangeReason: String
  /// The repetitions at and above which the formula has no value: its pole, its peak or its end; nil
  /// if it always has one.
  package let limit: Double?
  /// A worked example.
  package let example: Example
  /// Whether the repetitions mean nothing without the reserve that was left.
  package let needsEffort: Bool
  /// The load in kilograms below which the formula has no value, where the shape of the curve
  /// depends on the load; nil where the 1RM is a multiple of the load, in any unit.
  package let leastKilograms: Double?

  /// 1RM / load as a function of the repetitions, which are at least 1 and below the limit, and of the load.
  let multiplier: RowFunction
  /// The inverse of `multiplier`: repetitions as a function of 1RM / load and of the load; not a number or below 1 where
  /// there is none.
  let repetitions: RowFunction
  /// d ln(multiplier) / d repetitions, as a function of the repetitions and of the load.
  let sensitivity: RowFunction

  init(
    name: String, formula: String, constants: [MethodDeclaration.Constant],
    evidence: MethodDeclaration.Evidence, source: String, validRepetitions: ClosedRange<Double>,
    rangeReason: String, limit: Double?, example: Example, needsEffort: Bool = false,
    leastKilograms: Double?, multiplier: RowFunction, repetitions: RowFunction,
    sensitivity: RowFunction
  ) {
    (self.name, self.formula, self.constants) = (name, formula, constants)
    (self.evidence, self.source) = (evidence, source)
    (self.validRepetitions, self.rangeReason) = (validRepetitions, rangeReason)
    (self.limit, self.leastKilograms) = (limit, leastKilograms)
    (self.example, self.needsEffort) = (example, needsEffort)
    (self.multiplier, self.repetitions) = (multiplier, repetitions)
    self.sensitivity = sensitivity
  }

  /// A formula whose 1RM is a multiple of the load.
  @inline(__always)
  convenience init(
    name: String, formula: String, constants: [MethodDeclaration.Constant],
    evidence: MethodDeclaration.Evidence, source: String,
    validRepetitions: ClosedRange<Double> = 1...10, rangeReason: String = upToTenRepetitions,
    limit: Double? = nil, example: Example, needsEffort: Bool = false,
    multiplier: @escaping @Sendable (_ repetitions: Double) -> Double,
    repetitions: @escaping @Sendable (_ multiplier: Double) -> Double,
    sensitivity: @escaping @Sendable (_ repetitions: Double) -> Double
  ) {
    self.init(
      name: name, formula: formula, constants: constants, evidence: evidence, source: source,
      validRepetitions: validRepetitions, rangeReason: rangeReason, limit: limit, example: example,
      needsEffort: needsEffort, leastKilograms: nil,
      multiplier: RowFunction(multiplier), repetitions: RowFunction(repetitions),
      sensitivity: RowFunction(sensitivity))
  }
}

/// Every equation here has been found to lose validity as repetitions rise: Whisenant et al. (2003)
/// J Strength Cond Res 17(2):221–227; Reynolds et al. (2006) J Strength Cond Res 20(3):584–592.
let upToTenRepetitions = "validity falls as repetitions rise; no more than 10 (Reynolds 2006)"

/// The source of formulas that are in every calculator, where the original was not seen.
func inCirculation(_ attribution: String) -> String {
  "\(attribution), as transcribed by many calculators; the original was not seen"
}
