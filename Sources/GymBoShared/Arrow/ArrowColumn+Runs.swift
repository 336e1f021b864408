extension ArrowColumn {
  /// The values of some rows that are not those of the row before, and that of the first row; each with its index in the rows.
  @inline(__always)
  func changes<Value>(
    in rows: ArraySlice<Int>, _ value: (Int) -> Value
  ) -> [(index: Int, value: Value)] {
    var changes: [(index: Int, value: Value)] = []
    var last: Int?
    for (index, row) in rows.enumerated() {
      if let last, hasSameValue(row, last) { continue }
      changes.append((index, value(row)))
      last = row
    }
    return changes
  }

  /// The first of each of the rows in a row that have one value.
  var runStarts: [Int] {
    (0..<count).filter { $0 == 0 || !hasSameValue($0, $0 - 1) }
  }
}
