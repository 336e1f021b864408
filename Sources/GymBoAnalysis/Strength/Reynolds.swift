internal import GymBoLog

private let chestSlope = 1.1307
private let chestIntercept = 0.6999
private let chestError = 2.98
private let legSlope = 1.0970
private let legIntercept = 14.2546
private let legError = 16.16

/// Regressions of the measured 1RM on the measured 5RM, by exercise: 1RM = slope · 5RM + intercept,
/// in kilograms.
///
/// They hold for the exercise and for exactly five repetitions to failure, by men and women of 18–69
/// years, so they are no case of ``OneRepetitionMaximumFormula``.
///
/// Source: Reynolds JM et al. (2006) J Strength Cond Res 20(3):584–592.
package enum FiveRepetitionRegression: String, MachineWord {
  /// Flat barbell bench press.
  case chestPress = "chest_press_5rm"
  /// Plate-loaded leg press.
  case legPress = "leg_press_5rm"

  var coefficients: (slope: Double, intercept: Double) {
    switch self {
    case .chestPress: (chestSlope, chestIntercept)
    case .legPress: (legSlope, legIntercept)
    }
  }

  /// The standard error of the estimate, kg.
  package var standardError: Double { self == .chestPress ? chestError : legError }

  /// The estimated 1RM in kilograms.
  /// - Parameter kilograms: the load of a set of five repetitions to failure.
  /// - Throws: `loadNotPositive`.
  package func estimate(fiveRepetitionMaximum kilograms: Double) throws(StrengthRefusal) -> Double {
    guard kilograms > 0, kilograms.isFinite else { throw .loadNotPositive }
    let estimate = coefficients.slope * kilograms + coefficients.intercept
    guard estimate.isFinite else { throw .loadNotPositive }
    return estimate
  }

  /// The equation as it is declared: constants, range, evidence and source.
  package var method: MethodDeclaration {
    let (load, expected) = self == .chestPress ? (80.0, 91.1559) : (200.0, 233.6546)
    return MethodDeclaration(
      identifier: rawValue,
      name: self == .chestPress ? "Reynolds, chest press" : "Reynolds, leg press",
      kind: .oneRepetitionMaximum,
      formula: "1RM = a · w + b, w = load of 5 repetitions to failure; standard error s",
      constants: [
        .init("a", coefficients.slope), .init("b", coefficients.intercept),
        .init("s", standardError),
      ],
      range: "exactly 5 repetitions to failure; for callers of the library, no choice of formula",
      rangeReason: "regressed on the measured 5RM of 70 men and women, 18–69 years",
      unit: "kg", evidence: .populationFit,
      source: "Reynolds JM et al. (2006) J Strength Cond Res 20(3):584–592",
      example: .init(
        given: "\(wholeText(load)) kg × 5", expected: expected, decimals: 4,
        source: "computed from the published regression",
        answer: { try? estimate(fiveRepetitionMaximum: load) }))
  }
}
