internal import Glibc

/// A score's formula: the points per kilogram as a curve of body weight, one a sex.
struct ScoreFormula: Sendable {
  struct Example: Sendable {
    let sex: Sex
    let bodyWeight, total, points: Double
    let decimals: Int
    let source: String
  }

  let name: String
  let formula: String
  let rangeReason: String
  let source: String
  let men: any ScoreCurve
  let women: any ScoreCurve
  let example: Example

  func curve(_ sex: Sex) -> any ScoreCurve { sex == .male ? men : women }
}

/// Points per kilogram lifted, as a function of body weight in kilograms.
protocol ScoreCurve: Sendable {
  /// Body weight below which there is no value; nil if there always is one.
  var leastBodyWeight: Double? { get }
  /// The body weights within which it is kept; nil where it is not.
  var bounds: ClosedRange<Double>? { get }
  var range: String { get }
  var constants: [MethodDeclaration.Constant] { get }
  func coefficient(_ bodyWeight: Double) -> Double
}

/// N / (c0 + c1 · b + c2 · b² + …), b = body weight kept within bounds.
struct PolynomialCurve: ScoreCurve {
  static let formula =
    "points = N · total / (c0 + c1 · b + c2 · b² + …), b = body weight in kg, "
    + "kept within bmin…bmax"

  let numerator: Double
  /// From the constant up.
  let coefficients: [Double]
  let limits: ClosedRange<Double>

  var bounds: ClosedRange<Double>? { limits }
  var leastBodyWeight: Double? { nil }

  var range: String {
    "\(wholeText(limits.lowerBound))–\(wholeText(limits.upperBound)) kg"
  }

  var constants: [MethodDeclaration.Constant] {
    [.init("N", numerator)]
      + coefficients.enumerated().map { .init("c\($0.offset)", $0.element) }
      + [.init("bmin", limits.lowerBound), .init("bmax", limits.upperBound)]
  }

  func coefficient(_ bodyWeight: Double) -> Double {
    let b = min(max(bodyWeight, limits.lowerBound), limits.upperBound)
    return numerator / coefficients.reversed().reduce(0) { $0 * b + $1 }
  }
}

/// 100 / (A − B · e^(−C · b)), b = body weight: the IPF's GL ("Good Lift") points.
struct GoodLiftCurve: ScoreCurve {
  static let formula = "points = 100 · total / (A − B · e^(−C · b)), b = body weight in kg"

  let a, b, c: Double

  var leastBodyWeight: Double? { 35 }
  var bounds: ClosedRange<Double>? { nil }

  var range: String { "from \(leastBodyWeight.map(wholeText) ?? "0") kg" }

  var constants: [MethodDeclaration.Constant] {
    [.init("A", a), .init("B", b), .init("C", c)]
  }

  func coefficient(_ bodyWeight: Double) -> Double {
    100 / (a - b * exp(-c * bodyWeight))
  }
}
