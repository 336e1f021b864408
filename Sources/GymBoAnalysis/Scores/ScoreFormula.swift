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

  /// Horner's rule over all rows, one coefficient after the other: the inner loops use vector instructions.
  @unsafe
  func fill(
    _ results: UnsafeMutablePointer<Double>, _ bodyWeights: UnsafePointer<Double>, count: Int
  ) {
    let (least, most) = (limits.lowerBound, limits.upperBound)
    unsafe withChunkBuffer { bounded in
      for row in 0..<count {
        unsafe bounded[row] = min(max(bodyWeights[row], least), most)
        unsafe results[row] = 0
      }
      for coefficient in coefficients.reversed() {
        for row in 0..<count {
          unsafe results[row] = results[row] * bounded[row] + coefficient
        }
      }
    }
    for row in 0..<count { unsafe results[row] = numerator / results[row] }
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
