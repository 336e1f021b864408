internal import COpenBLAS

/// The product of two matrices, c = a · b, through BLAS (`cblas_dgemm`).
///
/// c[i, j] = Σₖ a[i, k] · b[k, j]. Where all entries are integers (or all multiples of one power of
/// two, as half sets are) and every sum stays below 2⁵³ of that unit, the result is exact, and the
/// same bits on every machine and thread count; elsewhere the last bits depend on both.
///
/// Edge cases: an extent of 0 gives an empty product or zeros. What is not finite is carried
/// through as IEEE 754 says: the products and sums of this file are the only kernels that can
/// return NaN, and only for input that is not finite or overflows.
///
/// Complexity: rows × inner × columns multiplications.
///
/// Measured (Benchmarks, KernelBenchmark; one thread of an AVX-512 Xeon) in microseconds for weeks ×
/// exercises × muscles, with five of six entries of the first matrix 0, as in a training log:
///
///                     BLAS   plain loop   loop passing over zeros
///     1 × 10 × 21      0.5          0.5                       0.1
///     8 × 30 × 21      0.8          7.1                       1.7
///     52 × 30 × 21     3.6         46.9                       9.4
///     500 × 60 × 21   81.9      1,227                       273
///
/// From eight weeks on BLAS is ahead even of a loop that does a sixth of the work; for one week it is
/// less than half a microsecond behind, which is not worth a second way.
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

/// The dot product Σ aᵢ bᵢ of two columns: from 32 values up through BLAS (`cblas_ddot`), below as a
/// plain loop.
///
/// Exact, and the same bits on every machine, where all products and sums are integers below 2⁵³ (or
/// multiples of one power of two); elsewhere the last bits depend on the processor.
///
/// Edge cases: 0 for empty columns; what is not finite is carried through as IEEE 754 says.
///
/// Measured (Benchmarks, KernelBenchmark; one thread of an AVX-512 Xeon): a call into BLAS costs 17 to
/// 25 ns before it multiplies, a plain loop 0.5 ns per value and then 0.85, because it must add in
/// order. Nanoseconds, BLAS against the loop: 10 values 24 : 9, 64 values 17 : 39, 100 values 23 : 75,
/// 1,000 values 125 : 850, 10,000 values 2,500 : 8,800, 100,000 values 36,000 : 86,000, where
/// memory is the limit.
/// - Precondition: the columns have the same count.
public func dot(_ a: Span<Double>, _ b: Span<Double>) -> Double {
  precondition(a.count == b.count, "a dot product of \(a.count) and \(b.count) values")
  guard a.count >= 32 else {
    var total = 0.0
    for i in a.indices { total += a[i] * b[i] }
    return total
  }
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
  // The threads that began with the library would go on waiting for work.
  gymbo_end_blas_threads()
}
