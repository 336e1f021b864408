internal import GymBoPlatform

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
  /// Writes the values of at most ``rowsOfChunk`` body weights; NaN below ``leastBodyWeight``.
  @unsafe
  func fill(
    _ coefficients: UnsafeMutablePointer<Double>, _ bodyWeights: UnsafePointer<Double>, count: Int)
}

extension ScoreCurve {
  /// The value at one body weight, as a batch of one.
  func coefficient(_ bodyWeight: Double) -> Double {
    var coefficient = Double.nan
    unsafe withUnsafePointer(to: bodyWeight) { unsafe fill(&coefficient, $0, count: 1) }
    return coefficient
  }
}

/// N / (c0 + c1 · b + c2 · b² + …), b = body weight kept within bounds.
struct PolynomialCurve: ScoreCurve {
  static let formula =
    "points = N · total / (c0 + c1 · b + c2 · b² + …), b = body weight in kg, "
    + "kept within bmin…bmax"

  let numerator: Double
  /// From the constant up, at most six.
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

  /// Horner's rule, in one loop for all degrees: a coefficient that a score does not have is 0, which changes no bit.
  @unsafe
  func fill(
    _ results: UnsafeMutablePointer<Double>, _ bodyWeights: UnsafePointer<Double>, count: Int
  ) {
    let (least, most) = (limits.lowerBound, limits.upperBound)
    func c(_ power: Int) -> Double { power < coefficients.count ? coefficients[power] : 0 }
    let (c0, c1, c2, c3, c4, c5) = (c(0), c(1), c(2), c(3), c(4), c(5))
    for row in 0..<count {
      let b = unsafe min(max(bodyWeights[row], least), most)
      let divisor = ((((c5 * b + c4) * b + c3) * b + c2) * b + c1) * b + c0
      unsafe results[row] = numerator / divisor
    }
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

  @unsafe
  func fill(
    _ results: UnsafeMutablePointer<Double>, _ bodyWeights: UnsafePointer<Double>, count: Int
  ) {
    let least = leastBodyWeight ?? 0
    for row in 0..<count {
      let bodyWeight = unsafe bodyWeights[row]
      unsafe results[row] =
        bodyWeight >= least ? 100 / (a - b * exp(-c * bodyWeight)) : .nan
    }
  }
}
