/// Rows that are computed together: their columns stay in the first cache of a processor.
package let rowsOfChunk = 512

/// Memory for one column of a chunk, on the stack.
typealias ChunkBuffer = InlineArray<512, Double>

/// The first rows of up to four columns. Columns that a function does not have are those of the first.
@unsafe package struct RowPointers {
  /// One address a column.
  package var first, second, third, fourth: UnsafePointer<Double>

  /// Columns by their first rows.
  package init(
    _ first: UnsafePointer<Double>, _ second: UnsafePointer<Double>? = nil,
    _ third: UnsafePointer<Double>? = nil, _ fourth: UnsafePointer<Double>? = nil
  ) {
    unsafe self.first = first
    unsafe self.second = second ?? first
    unsafe self.third = third ?? first
    unsafe self.fourth = fourth ?? first
  }

  /// The same columns from a later row on.
  package func advanced(by rows: Int) -> RowPointers {
    unsafe RowPointers(first + rows, second + rows, third + rows, fourth + rows)
  }
}

/// Where results go: one column, or the two of a function that gives a pair a row.
@unsafe package struct ResultPointers {
  /// The first rows; those of a column that a function does not give are those of the first.
  package var first, second: UnsafeMutablePointer<Double>

  /// Columns by their first rows.
  package init(
    _ first: UnsafeMutablePointer<Double>, _ second: UnsafeMutablePointer<Double>? = nil
  ) {
    unsafe self.first = first
    unsafe self.second = second ?? first
  }

  /// The same columns from a later row on.
  package func advanced(by rows: Int) -> ResultPointers {
    unsafe ResultPointers(first + rows, second + rows)
  }
}

/// A function of one to four columns that gives one number a row, or two, or NaN and a reason.
///
/// Every door calls the same function: for one row it is called with one row.
@safe package struct VectorFunction: Sendable {
  /// The columns that it takes.
  package let columns: Int
  private let compute:
    @Sendable (_ columns: RowPointers, _ results: ResultPointers, _ count: Int) -> Void
  private let reason: @Sendable (_ row: RowPointers) -> Vectors.Refusal

  /// - Parameters:
  ///   - columns: that it takes.
  ///   - compute: fills the results of at most ``rowsOfChunk`` rows; NaN where there is none.
  ///   - reason: why the first row of the columns has no result. No value of it is missing.
  package init(
    columns: Int,
    compute: @escaping @Sendable (RowPointers, UnsafeMutablePointer<Double>, Int) -> Void,
    reason: @escaping @Sendable (RowPointers) -> Vectors.Refusal
  ) {
    self.columns = columns
    unsafe self.compute = { unsafe compute($0, $1.first, $2) }
    unsafe self.reason = reason
  }

  /// - Parameters:
  ///   - columns: that it takes.
  ///   - computePairs: fills both results of at most ``rowsOfChunk`` rows; NaN in both where there is none.
  ///   - reason: why the first row of the columns has no results. No value of it is missing.
  package init(
    columns: Int, computePairs: @escaping @Sendable (RowPointers, ResultPointers, Int) -> Void,
    reason: @escaping @Sendable (RowPointers) -> Vectors.Refusal
  ) {
    self.columns = columns
    unsafe self.compute = computePairs
    unsafe self.reason = reason
  }

  /// Fills the results of any number of rows.
  /// - Parameter refused: is told every row without a result, and why; chunk by chunk, while it is in the cache.
  @unsafe
  package func fill(
    _ results: ResultPointers, _ columns: RowPointers, count: Int,
    refused: ((_ row: Int, _ reason: Vectors.Refusal) -> Void)? = nil
  ) {
    var start = 0
    while start < count {
      let rows = min(rowsOfChunk, count - start)
      let chunk = unsafe results.advanced(by: start)
      unsafe compute(columns.advanced(by: start), chunk, rows)
      if let refused {
        let values = unsafe chunk.first
        // Only NaN differs from itself.
        for row in 0..<rows where unsafe values[row] != values[row] {
          unsafe refused(start + row, refusal(columns, row: start + row))
        }
      }
      start += rows
    }
  }

  /// Why a row without a result has none.
  @unsafe
  package func refusal(_ columns: RowPointers, row: Int) -> Vectors.Refusal {
    let values = unsafe columns.advanced(by: row)
    let (first, second) = unsafe (values.first.pointee, values.second.pointee)
    let (third, fourth) = unsafe (values.third.pointee, values.fourth.pointee)
    let isMissing = first.isNaN || second.isNaN || third.isNaN || fourth.isNaN
    return unsafe isMissing ? .missing : reason(values)
  }

  /// Appends the results of columns of one length.
  /// - Parameter refused: is told every row without a result, and why.
  package func append(
    _ first: Span<Double>, _ second: Span<Double>? = nil, _ third: Span<Double>? = nil,
    _ fourth: Span<Double>? = nil, to results: inout OutputSpan<Double>,
    refused: ((_ row: Int, _ reason: Vectors.Refusal) -> Void)?
  ) {
    precondition(results.freeCapacity >= first.count, "no room for \(first.count) results")
    unsafe results.withUnsafeMutableBufferPointer { buffer, initialized in
      guard let base = buffer.baseAddress else { return }
      let place = unsafe ResultPointers(base + initialized)
      unsafe fill(place, first, second, third, fourth, refused: refused)
      initialized += first.count
    }
  }

  /// Appends the pairs of columns of one length, by a function that gives two numbers a row.
  /// - Parameter refused: is told every row without a pair, and why.
  package func append(
    _ first: Span<Double>, _ second: Span<Double>? = nil, _ third: Span<Double>? = nil,
    to firsts: inout OutputSpan<Double>, and seconds: inout OutputSpan<Double>,
    refused: ((_ row: Int, _ reason: Vectors.Refusal) -> Void)?
  ) {
    let count = first.count
    precondition(
      firsts.freeCapacity >= count && seconds.freeCapacity >= count, "no room for \(count) pairs")
    unsafe firsts.withUnsafeMutableBufferPointer { one, filled in
      unsafe seconds.withUnsafeMutableBufferPointer { other, alsoFilled in
        guard let one = one.baseAddress, let other = other.baseAddress else { return }
        let places = unsafe ResultPointers(one + filled, other + alsoFilled)
        unsafe fill(places, first, second, third, nil, refused: refused)
        filled += count
        alsoFilled += count
      }
    }
  }

  /// The pairs of columns of one length, by a function that gives two numbers a row.
  package func pairs(
    _ first: [Double], _ second: [Double]? = nil, _ third: [Double]? = nil,
    refused: ((_ row: Int, _ reason: Vectors.Refusal) -> Void)?
  ) -> (first: [Double], second: [Double]) {
    let count = first.count
    var seconds: [Double] = []
    let firsts = unsafe [Double](unsafeUninitializedCapacity: count) { one, filled in
      unsafe seconds = [Double](unsafeUninitializedCapacity: count) { other, filled in
        guard let base = one.baseAddress else { return }
        let places = unsafe ResultPointers(base, other.baseAddress)
        unsafe fill(places, first.span, second?.span, third?.span, nil, refused: refused)
        filled = count
      }
      filled = count
    }
    return (firsts, seconds)
  }

  /// Fills the results of columns of one length, and tells the rows without.
  @unsafe
  private func fill(
    _ results: ResultPointers, _ first: Span<Double>, _ second: Span<Double>?,
    _ third: Span<Double>?, _ fourth: Span<Double>?,
    refused: ((_ row: Int, _ reason: Vectors.Refusal) -> Void)?
  ) {
    let count = first.count
    precondition(
      (second?.count ?? count) == count && (third?.count ?? count) == count
        && (fourth?.count ?? count) == count, "columns of different length")
    unsafe withRows(first, second, third, fourth) { columns in
      unsafe fill(results, columns, count: count, refused: refused)
    }
  }

  /// The results of columns of one length.
  package func callAsFunction(
    _ first: [Double], _ second: [Double]? = nil, _ third: [Double]? = nil,
    _ fourth: [Double]? = nil, refused: ((_ row: Int, _ reason: Vectors.Refusal) -> Void)?
  ) -> [Double] {
    Array(capacity: first.count) { results in
      append(
        first.span, second?.span, third?.span, fourth?.span, to: &results, refused: refused)
    }
  }
}

/// Calls a closure with the first rows of columns; not at all for empty ones.
@unsafe
private func withRows(
  _ first: Span<Double>, _ second: Span<Double>?, _ third: Span<Double>?, _ fourth: Span<Double>?,
  _ body: (RowPointers) -> Void
) {
  unsafe withFirstRow(first) { first in
    unsafe withFirstRow(second) { second in
      unsafe withFirstRow(third) { third in
        unsafe withFirstRow(fourth) { fourth in
          guard let first = unsafe first else { return }
          unsafe body(RowPointers(first, second, third, fourth))
        }
      }
    }
  }
}

@unsafe
private func withFirstRow(_ span: Span<Double>?, _ body: (UnsafePointer<Double>?) -> Void) {
  guard let span else { return body(nil) }
  unsafe span.withUnsafeBufferPointer { unsafe body($0.baseAddress) }
}

/// Calls a closure with memory for a column of a chunk.
@unsafe
@inline(__always)
func withChunkBuffer(_ body: (UnsafeMutablePointer<Double>) -> Void) {
  var buffer = ChunkBuffer(repeating: 0)
  var span = buffer.mutableSpan
  unsafe span.withUnsafeMutableBufferPointer { buffer in
    if let base = buffer.baseAddress { unsafe body(base) }
  }
}
