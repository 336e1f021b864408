internal import COpenBLAS

/// The product of two matrices, c = a · b, through BLAS (`cblas_dgemm`).
///
/// c[i, j] = Σₖ a[i, k] · b[k, j]. Where all entries are integers (or all multiples of one power of
/// two, as half sets are) and every sum stays below 2⁵³ of that unit, the result is exact, and the
/// same bits on every machine and thread count; elsewhere the last bits depend on both.
///
/// Edge cases: an extent of 0 gives an empty product or zeros. What is not finite is carried
/// through as IEEE 754 says: this is the one kernel that can return NaN, and only for input that is
/// not finite or overflows.
///
/// Complexity: rows × inner × columns multiplications.
/// - Parameters:
///   - a: rows × inner, row after row.
///   - b: inner × columns, row after row.
/// - Returns: rows × columns, row after row.
/// - Precondition: the spans have the sizes that the extents say.
public func matrixProduct(
  _ a: Span<Double>, _ b: Span<Double>, rows: Int, inner: Int, columns: Int
) -> [Double] {
  precondition(
    a.count == rows * inner && b.count == inner * columns,
    "a product of \(rows) × \(inner) and \(inner) × \(columns) of \(a.count) and \(b.count) values")
  guard rows > 0, inner > 0, columns > 0 else {
    return [Double](repeating: 0, count: rows * columns)
  }
  var product = [Double](repeating: 0, count: rows * columns)
  unsafe a.withUnsafeBufferPointer { a in
    unsafe b.withUnsafeBufferPointer { b in
      unsafe cblas_dgemm(
        CblasRowMajor, CblasNoTrans, CblasNoTrans,
        Int32(rows), Int32(columns), Int32(inner),
        1, a.baseAddress, Int32(inner), b.baseAddress, Int32(columns),
        0, &product, Int32(columns))
    }
  }
  return product
}

/// The dot product Σ aᵢ bᵢ of two columns.
///
/// Exact, and the same bits on every machine, where all products and sums are integers below 2⁵³
/// (or multiples of one power of two); elsewhere the last bits depend on the processor.
///
/// Edge cases: 0 for empty columns; what is not finite is carried through as IEEE 754 says.
/// - Precondition: the columns have the same count.
public func dot(_ a: Span<Double>, _ b: Span<Double>) -> Double {
  precondition(a.count == b.count, "a dot product of \(a.count) and \(b.count) values")
  return unsafe a.withUnsafeBufferPointer { a in
    unsafe b.withUnsafeBufferPointer { b in
      unsafe cblas_ddot(Int32(a.count), a.baseAddress, 1, b.baseAddress, 1)
    }
  }
}

/// The sum of a column, from first to last; 0 for an empty one.
///
/// A plain loop, so the same bits on every machine; exact where all partial sums are integers below
/// 2⁵³. What is not finite is carried through as IEEE 754 says.
public func sum(_ values: Span<Double>) -> Double {
  var total = 0.0
  for i in values.indices { total += values[i] }
  return total
}

/// Keeps BLAS to one thread, for the whole process.
///
/// The products here are far too small for a second thread to pay (see
/// ``matrixProduct(_:_:rows:inner:columns:)``). Called once by the tool as it starts; a library
/// does not decide this for its host.
public func useOneBLASThread() {
  openblas_set_num_threads(1)
}
