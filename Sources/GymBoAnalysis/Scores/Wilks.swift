private let turning = "fitted to competition totals; the polynomials turn beyond these body weights"

extension ScoreFormula {
  /// The Wilks of 1994, in use until 2019.
  static let wilks = ScoreFormula(
    name: "Wilks",
    formula: PolynomialCurve.formula,
    rangeReason: turning,
    source: "Wilks R (1994), validated by Vanderburgh PM, Batterham AM (1999) Med Sci Sports Exerc "
      + "31(12):1869–1875; constants as of OpenPowerlifting",
    men: PolynomialCurve(
      numerator: 500,
      coefficients: [
        -216.0475144, 16.2606339, -0.002388645, -0.00113732, 7.01863e-6, -1.291e-8,
      ],
      limits: 40...201.9),
    women: PolynomialCurve(
      numerator: 500,
      coefficients: [
        594.31747775582, -27.23842536447, 0.82112226871, -0.00930733913, 4.731582e-5, -9.054e-8,
      ],
      limits: 26.51...154.53),
    example: Example(
      sex: .female, bodyWeight: 60, total: 500, points: 557.4434, decimals: 4,
      source: "OpenPowerlifting, the tests of its coefficients"))

  /// The Wilks of 2020 as OpenPowerlifting has it.
  static let wilks2020 = ScoreFormula(
    name: "Wilks 2020",
    formula: PolynomialCurve.formula,
    rangeReason: turning,
    source: "Wilks R (2020); constants as of OpenPowerlifting",
    men: PolynomialCurve(
      numerator: 600,
      coefficients: [
        -99.22855411, 14.40581421, -0.015415771, -7.69734e-4, 4.97549e-6, -9.35418e-9,
      ],
      limits: 40...200.95),
    women: PolynomialCurve(
      numerator: 600,
      coefficients: [
        -219.6791486, 19.55345493, -0.167792909, 4.06937e-4, 1.84095e-6, -8.31427e-9,
      ],
      limits: 40...150.95),
    example: Example(
      sex: .male, bodyWeight: 100, total: 1000, points: 730.4, decimals: 1,
      source: "the published table: 0.7304 at 100 kg"))

  /// The Wilks of 2020 as most calculators have it, under the name Wilks-2.
  static let wilks2 = ScoreFormula(
    name: "Wilks-2",
    formula: PolynomialCurve.formula,
    rangeReason: turning,
    source: "Wilks R (2020), another set of constants, as transcribed by many calculators",
    men: PolynomialCurve(
      numerator: 600,
      coefficients: [
        47.4617885411949, 8.47206137941125, 0.073694103462609, -1.39583381094385e-3,
        7.07665973070743e-6, -1.20804336482315e-8,
      ],
      limits: 40...200.95),
    women: PolynomialCurve(
      numerator: 600,
      coefficients: [
        -125.425539779509, 13.7121941940668, -0.0330725063103405, -1.0504000506583e-3,
        9.38773881462799e-6, -2.3334613884954e-8,
      ],
      limits: 40...150.95),
    example: Example(
      sex: .male, bodyWeight: 93, total: 777.5, points: 586.553, decimals: 3, source: "computed"))
}
