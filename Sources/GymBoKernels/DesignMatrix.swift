/// The design matrix of a linear model: one row per observation, one column per coefficient.
///
/// Its entries have twice the precision of a double. In doubles the powers of a polynomial would be
/// rounded, which alone loses 6 of the 14 digits that the data determine (NIST, Filip).
public struct DesignMatrix: Sendable {
  /// The number of observations.
  public let rows: Int
  /// The number of coefficients, that of the intercept included.
  public let columns: Int
  /// Whether the first column is all ones: r² is then about the mean, otherwise about 0.
  public let hasIntercept: Bool
  /// The entries in column-major order.
  let entries: [DoubleDouble]

  /// A design with these columns, after a column of ones if it has an intercept.
  /// - Parameters:
  ///   - values: rows × columns, row-major, without the ones.
  ///   - rows: the number of observations.
  ///   - columns: the number of columns in `values`.
  ///   - intercept: whether to insert a column of ones as the first.
  /// - Precondition: `values` has rows × columns values.
  public init(_ values: Span<Double>, rows: Int, columns: Int, intercept: Bool) {
    precondition(
      rows >= 0 && columns >= 0 && values.count == rows * columns,
      "a design of \(rows) × \(columns) with \(values.count) values")
    var entries = [DoubleDouble](repeating: .one, count: intercept ? rows : 0)
    entries.reserveCapacity(rows * (columns + 1))
    for column in 0..<columns {
      for row in 0..<rows { entries.append(DoubleDouble(values[row * columns + column])) }
    }
    self.rows = rows
    self.columns = intercept ? columns + 1 : columns
    self.hasIntercept = intercept
    self.entries = entries
  }

  /// The powers 1, x, x², … up to a degree.
  /// - Precondition: the degree is not negative.
  public init(powersOf x: Span<Double>, degree: Int) {
    precondition(degree >= 0, "a polynomial of degree \(degree)")
    var entries = [DoubleDouble](repeating: .one, count: x.count)
    entries.reserveCapacity(x.count * (degree + 1))
    for power in 0..<degree {
      for row in x.indices {
        entries.append(entries[power * x.count + row] * DoubleDouble(x[row]))
      }
    }
    self.rows = x.count
    self.columns = degree + 1
    self.hasIntercept = true
    self.entries = entries
  }
}
