extension ScoreFormula {
  /// DOTS, the default: the one formula of OpenPowerlifting for lifters of all federations.
  static let dots = ScoreFormula(
    name: "DOTS",
    formula: PolynomialCurve.formula,
    rangeReason: "fitted to competition totals; the polynomials turn beyond these body weights",
    source: "Konertz T (2019) Dynamic Objective Team Scoring, for the BVDK; constants as of "
      + "OpenPowerlifting",
    men: PolynomialCurve(
      numerator: 500,
      coefficients: [-307.75076, 24.0900756, -0.1918759221, 7.391293e-4, -1.0930e-6],
      limits: 40...210),
    women: PolynomialCurve(
      numerator: 500,
      coefficients: [-57.96288, 13.6175032, -0.1126655495, 5.158568e-4, -1.0706e-6],
      limits: 40...150),
    example: Example(
      sex: .male, bodyWeight: 100, total: 1000, points: 615.516, decimals: 3, source: "computed"))
}
