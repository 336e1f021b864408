private let bySexAndEvent = "fitted to results of the federation's own events, by sex and equipment"
private let published =
  "International Powerlifting Federation (2020) IPF GL Coefficients; constants as of "
  + "OpenPowerlifting"

extension ScoreFormula {
  /// IPF GL points of a raw total.
  static let ipfGL = ScoreFormula(
    name: "IPF GL, raw",
    formula: GoodLiftCurve.formula,
    rangeReason: bySexAndEvent,
    source: published,
    men: GoodLiftCurve(a: 1199.72839, b: 1025.18162, c: 0.009210),
    women: GoodLiftCurve(a: 610.32796, b: 1045.59282, c: 0.03048),
    example: Example(
      sex: .male, bodyWeight: 93, total: 777.5, points: 101.713, decimals: 3, source: "computed"))

  /// IPF GL points of an equipped total.
  static let ipfGLEquipped = ScoreFormula(
    name: "IPF GL, equipped",
    formula: GoodLiftCurve.formula,
    rangeReason: bySexAndEvent,
    source: published,
    men: GoodLiftCurve(a: 1236.25115, b: 1449.21864, c: 0.01644),
    women: GoodLiftCurve(a: 758.63878, b: 949.31382, c: 0.02435),
    example: Example(
      sex: .male, bodyWeight: 92.04, total: 1035, points: 112.85, decimals: 2,
      source: "OpenPowerlifting, the tests of its coefficients"))

  /// IPF GL points of a raw bench press.
  static let ipfGLBench = ScoreFormula(
    name: "IPF GL, raw bench press",
    formula: GoodLiftCurve.formula,
    rangeReason: bySexAndEvent,
    source: published,
    men: GoodLiftCurve(a: 320.98041, b: 281.40258, c: 0.01008),
    women: GoodLiftCurve(a: 142.40398, b: 442.52671, c: 0.04724),
    example: Example(
      sex: .female, bodyWeight: 70.5, total: 122.5, points: 96.78, decimals: 2,
      source: "OpenPowerlifting, the tests of its coefficients"))

  /// IPF GL points of an equipped bench press.
  static let ipfGLBenchEquipped = ScoreFormula(
    name: "IPF GL, equipped bench press",
    formula: GoodLiftCurve.formula,
    rangeReason: bySexAndEvent,
    source: published,
    men: GoodLiftCurve(a: 381.22073, b: 733.79378, c: 0.02398),
    women: GoodLiftCurve(a: 221.82209, b: 357.00377, c: 0.02937),
    example: Example(
      sex: .male, bodyWeight: 35, total: 100, points: 155.7331, decimals: 4, source: "computed"))
}
