/// The QR factorization A P = Q R with column pivoting, for at least as many rows as columns.
///
/// LAPACK's `dgeqp3` takes the largest remaining column first, so the diagonal of R falls and shows
/// the rank.
/// - Precondition: columns of order 1, finite values, 1 ≤ columns ≤ rows.
struct PivotedQR {
  let rows: Int
  let columns: Int
  /// R on and above the diagonal, the reflectors of Q below it, column-major.
  private var factors: [Double]
  private var reflectors: [Double]
  /// The permutation P: for each column of A P, the number of the column of A, from 1.
  private var order: [Int32]

  /// The number of columns that are not, to 13 digits, combinations of others.
  let rank: Int

  /// - Parameter values: rows × columns, column-major.
  /// - Returns: nil if LAPACK fails, which happens only when it has no memory.
  init?(_ values: [Double], rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    factors = values
    reflectors = [Double](repeating: 0, count: columns)
    order = [Int32](repeating: 0, count: columns)
    guard
      LAPACK.pivotedQR(
        &factors, rows: rows, columns: columns, order: &order, reflectors: &reflectors)
    else { return nil }
    let largest = factors[0].magnitude
    var rank = 0
    while rank < columns, factors[rank * rows + rank].magnitude > 1e-13 * largest { rank += 1 }
    self.rank = rank
  }

  /// Solves r + A x = f and Aᵀ r = g for r and x, to the precision of the factorization.
  ///
  /// With f the observations and g = 0 this is least squares. With f = 0 and g the unit vector j, −x
  /// is row j of (AᵀA)⁻¹ (Björck 1967).
  func solve(_ f: [Double], _ g: [Double]) -> (r: [Double], x: [Double])? {
    var ordered = order.map { g[Int($0) - 1] }
    guard solveTriangle(.transposed, &ordered) else { return nil }
    var rotated = f
    guard multiply(.transposed, &rotated) else { return nil }
    var solved = (0..<columns).map { rotated[$0] - ordered[$0] }
    guard solveTriangle(.plain, &solved) else { return nil }
    rotated.replaceSubrange(..<columns, with: ordered)
    guard multiply(.plain, &rotated) else { return nil }
    var x = [Double](repeating: 0, count: columns)
    for (place, column) in order.enumerated() { x[Int(column) - 1] = solved[place] }
    return (rotated, x)
  }

  /// Q v or Qᵀ v.
  private func multiply(_ operation: LAPACK.Operation, _ v: inout [Double]) -> Bool {
    LAPACK.multiplyQ(
      operation, factors, rows: rows, columns: columns, reflectors: reflectors, &v)
  }

  /// R⁻¹ v or R⁻ᵀ v.
  private func solveTriangle(_ operation: LAPACK.Operation, _ v: inout [Double]) -> Bool {
    LAPACK.solveTriangle(operation, factors, order: columns, rows: rows, &v)
  }
}
