/// A least-squares problem scaled to numbers of order 1: rows are multiplied by the root of their
/// weight, columns and observations divided by powers of two. That division is exact, and the
/// methods below undo it.
struct ScaledProblem {
  /// The number of observations with a weight above 0.
  let rows: Int
  let columns: Int
  /// The scaled design, rows × columns, column-major.
  private(set) var entries: [DoubleDouble]
  /// The observations.
  private(set) var values: [DoubleDouble]
  /// The roots of the weights, the largest of order 1.
  private let roots: [DoubleDouble]
  /// The exponents of the powers of two that were divided out.
  private let rootExponent: Int
  private let valueExponent: Int
  private var columnExponents: [Int] = []

  init(
    _ design: DesignMatrix, _ y: Span<Double>, _ weights: Span<Double>?
  ) throws(LeastSquaresError) {
    var kept = [Int]()
    var keptWeights = [Double]()
    for i in y.indices {
      var weight = 1.0
      if let weights { weight = weights[i] }
      guard y[i].isFinite, weight.isFinite else { throw .notFinite }
      guard weight >= 0 else { throw .negativeWeight(row: i) }
      guard weight > 0 else { continue }
      kept.append(i)
      keptWeights.append(weight)
    }
    rows = kept.count
    columns = design.columns
    guard columns > 0, rows >= columns else { throw .tooFewRows(rows: rows, columns: columns) }

    let rootExponent = largestExponent(keptWeights.span) / 2
    let roots = keptWeights.map {
      DoubleDouble($0).scaled(byPowerOfTwo: -2 * rootExponent).squareRoot()
    }
    let valueExponent = largestExponent(y)
    values = kept.indices.map {
      DoubleDouble(y[kept[$0]]).scaled(byPowerOfTwo: -valueExponent) * roots[$0]
    }
    (self.rootExponent, self.valueExponent, self.roots) = (rootExponent, valueExponent, roots)
    entries = []
    entries.reserveCapacity(rows * columns)
    for column in 0..<columns {
      var scaled = [DoubleDouble]()
      scaled.reserveCapacity(rows)
      for (k, row) in kept.enumerated() {
        let entry = design.entries[column * design.rows + row]
        guard entry.isFinite else { throw .notFinite }
        scaled.append(entry * roots[k])
      }
      let highs = scaled.map(\.value)
      guard areFinite(highs.span) else { throw .overflow }
      let exponent = largestExponent(highs.span)
      columnExponents.append(exponent)
      entries += scaled.map { $0.scaled(byPowerOfTwo: -exponent) }
    }
  }

  /// Σ w (y − mean)² of the scaled observations, or Σ w y² about 0.
  func totalSquares(centred: Bool) -> DoubleDouble {
    guard centred else { return sumOfSquares(values) }
    // The weighted mean. The values already contain one root of the weight.
    var (total, weight) = (DoubleDouble.zero, DoubleDouble.zero)
    for i in values.indices {
      total += values[i] * roots[i]
      weight += roots[i] * roots[i]
    }
    let mean = total / weight
    return sumOfSquares(values.indices.map { values[$0] - mean * roots[$0] })
  }

  /// Undoes the scaling of coefficient j, or of its standard error.
  func coefficient(_ scaled: DoubleDouble, _ j: Int) -> Double {
    scaled.scaled(byPowerOfTwo: valueExponent - columnExponents[j]).value
  }

  /// Undoes the scaling of the covariance of coefficients j and k.
  func covariance(_ scaled: DoubleDouble, _ j: Int, _ k: Int) -> Double {
    let exponent = 2 * valueExponent - columnExponents[j] - columnExponents[k]
    return scaled.scaled(byPowerOfTwo: exponent).value
  }

  /// Undoes the scaling of a residual with its root weight.
  func residual(_ scaled: DoubleDouble) -> Double {
    scaled.scaled(byPowerOfTwo: valueExponent + rootExponent).value
  }
}

func sumOfSquares(_ values: [DoubleDouble]) -> DoubleDouble {
  values.reduce(.zero) { $0 + $1 * $1 }
}
