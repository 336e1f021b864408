#if canImport(Accelerate)
  // Untried: there is no machine with macOS to build on here.
  internal import Accelerate
#else
  internal import COpenBLAS
#endif

/// The routines of LAPACK that the kernels call, by its Fortran interface, which OpenBLAS and Apple's Accelerate share. The only
/// file that knows which of the two is linked.
///
/// Matrices are column-major, without gaps between columns. A function returns false if LAPACK refuses its arguments, and, for
/// ``solveTriangle(_:_:order:rows:_:)`` and ``leastSquares(_:rows:columns:_:)``, if the matrix is singular.
enum LAPACK {
  /// Whether a matrix is taken as it is or transposed.
  enum Operation: Unicode.Scalar {
    case plain = "N"
    case transposed = "T"
  }

  /// `dgeqp3`: A P = Q R with column pivoting.
  /// - Parameters:
  ///   - matrix: A, rows × columns; becomes R on and above the diagonal, and below it the reflectors of Q.
  ///   - order: P, as the number from 1 of the column of A for each column of A P.
  ///   - reflectors: the factors of the reflectors, one a column.
  static func pivotedQR(
    _ matrix: inout [Double], rows: Int, columns: Int, order: inout [Int32],
    reflectors: inout [Double]
  ) -> Bool {
    var (m, n) = (Int32(rows), Int32(columns))
    var leading = m
    return unsafe withWorkspace { work, size, code in
      unsafe dgeqp3_(
        &m, &n, &matrix, &leading, &order, &reflectors, work, &size, &code)
    }
  }

  /// `dormqr`: Q v or Qᵀ v, of what ``pivotedQR(_:rows:columns:order:reflectors:)`` made.
  /// - Parameter vector: v, of as many numbers as rows; becomes the product.
  static func multiplyQ(
    _ operation: Operation, _ matrix: [Double], rows: Int, columns: Int, reflectors: [Double],
    _ vector: inout [Double]
  ) -> Bool {
    var (m, n, k) = (Int32(rows), Int32(1), Int32(columns))
    var (leading, height) = (m, m)
    var (side, turned) = (letter("L"), letter(operation.rawValue))
    // Fortran's interface says that it may write into its arguments; these it only reads.
    var (factors, scales) = (matrix, reflectors)
    return unsafe withWorkspace { work, size, code in
      #if canImport(Accelerate)
        unsafe dormqr_(
          &side, &turned, &m, &n, &k, &factors, &leading, &scales, &vector, &height, work, &size,
          &code)
      #else
        unsafe dormqr_(
          &side, &turned, &m, &n, &k, &factors, &leading, &scales, &vector, &height, work, &size,
          &code, 1, 1)
      #endif
    }
  }

  /// `dtrtrs`: R⁻¹ v or R⁻ᵀ v.
  /// - Parameters:
  ///   - matrix: R on and above the diagonal of a matrix of `rows` rows.
  ///   - order: the columns of R.
  ///   - vector: v, of `order` numbers; becomes the solution.
  static func solveTriangle(
    _ operation: Operation, _ matrix: [Double], order: Int, rows: Int, _ vector: inout [Double]
  ) -> Bool {
    var (n, count, leading, code) = (Int32(order), Int32(1), Int32(rows), Int32(0))
    var height = n
    var (part, turned, diagonal) = (letter("U"), letter(operation.rawValue), letter("N"))
    var factors = matrix
    #if canImport(Accelerate)
      unsafe dtrtrs_(
        &part, &turned, &diagonal, &n, &count, &factors, &leading, &vector, &height, &code)
    #else
      unsafe dtrtrs_(
        &part, &turned, &diagonal, &n, &count, &factors, &leading, &vector, &height, &code, 1, 1, 1)
    #endif
    return code == 0
  }

  /// `dgels`: least squares of A x = y by QR, for at least as many rows as columns.
  /// - Parameters:
  ///   - matrix: A; becomes its factors.
  ///   - values: y; becomes x, and then the components of the residual: their squares add up to that of the residual.
  static func leastSquares(
    _ matrix: inout [Double], rows: Int, columns: Int, _ values: inout [Double]
  ) -> Bool {
    var (m, n, count) = (Int32(rows), Int32(columns), Int32(1))
    var (leading, height) = (m, m)
    var turned = letter(Operation.plain.rawValue)
    return unsafe withWorkspace { work, size, code in
      #if canImport(Accelerate)
        unsafe dgels_(
          &turned, &m, &n, &count, &matrix, &leading, &values, &height, work, &size, &code)
      #else
        unsafe dgels_(
          &turned, &m, &n, &count, &matrix, &leading, &values, &height, work, &size, &code, 1)
      #endif
    }
  }

  /// Has OpenBLAS use the calling thread alone. Accelerate is left to decide by itself.
  static func useOneThread() {
    #if !canImport(Accelerate)
      openblas_set_num_threads(1)
      // End the threads that the library started when it was loaded; they would idle until the process ends.
      gymbo_end_blas_threads()
    #endif
  }

  private static func letter(_ scalar: Unicode.Scalar) -> CChar {
    CChar(truncatingIfNeeded: scalar.value)
  }

  /// Calls a routine twice: asked with the size −1 it says how much memory it wants, then it gets that.
  private static func withWorkspace(
    _ routine: (UnsafeMutablePointer<Double>, inout Int32, inout Int32) -> Void
  ) -> Bool {
    var (size, code, wanted) = (Int32(-1), Int32(0), 0.0)
    unsafe routine(&wanted, &size, &code)
    guard code == 0 else { return false }
    size = max(1, Int32(wanted))
    var work = [Double](repeating: 0, count: Int(size))
    unsafe routine(&work, &size, &code)
    return code == 0
  }
}
