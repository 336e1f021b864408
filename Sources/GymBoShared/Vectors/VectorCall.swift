import CGymBo
import GymBo

/// The columns of a call with one result a row.
@safe struct VectorCall {
  let count: Int
  let first: NumberColumn
  var second: NumberColumn?
  var third: NumberColumn?
  var fourth: NumberColumn?

  /// Calls a function chunk by chunk: columns that do not lie as the library needs them are copied to the stack, and results
  /// from there.
  /// - Parameter others: for the second number of a row, of a function that gives two.
  func fill(
    _ results: ResultColumn, and others: ResultColumn? = nil, by function: VectorFunction
  ) {
    var memory = InlineArray<3072, Double>(repeating: 0)
    var span = memory.mutableSpan
    unsafe span.withUnsafeMutableBufferPointer { buffer in
      guard let buffer = buffer.baseAddress else { return }
      var start = 0
      while start < count {
        let rows = min(rowsOfChunk, count - start)
        let columns = unsafe pointers(from: start, rows: rows, in: buffer)
        let places = unsafe ResultPointers(
          results.place(from: start, in: buffer + 4 * rowsOfChunk),
          others?.place(from: start, in: buffer + 5 * rowsOfChunk))
        unsafe function.fill(places, columns, count: rows)
        let refusal = { (row: Int) in unsafe function.refusal(columns, row: row) }
        unsafe results.put(places.first, from: start, count: rows, refusal: refusal)
        unsafe others?.put(places.second, from: start, count: rows, refusal: refusal)
        start += rows
      }
    }
  }

  @unsafe
  private func pointers(
    from start: Int, rows: Int, in buffer: UnsafeMutablePointer<Double>
  ) -> RowPointers {
    func other(_ column: NumberColumn?, _ index: Int) -> UnsafePointer<Double>? {
      unsafe column?.rows(from: start, count: rows, in: buffer + index * rowsOfChunk)
    }
    return unsafe RowPointers(
      first.rows(from: start, count: rows, in: buffer), other(second, 1), other(third, 2),
      other(fourth, 3))
  }
}
