/// Indices of sets in a log, ascending. Nearly always they are consecutive, and are then held without allocating memory.
///
/// What tables read for every session is inlinable: otherwise each access from another module is several calls.
@usableFromInline package struct SetIndices: RandomAccessCollection, Sendable, Hashable {
  /// The first row of the run.
  @usableFromInline var first: Int32 = 0
  @usableFromInline var length: Int32 = 0
  /// The rows where they are not consecutive, because other exercises were done in between; else nil.
  @usableFromInline var scattered: [Int32]?

  /// No rows.
  package init() {}

  /// Rows in ascending order.
  package init(_ rows: some Sequence<Int>) {
    for row in rows { append(row..<row + 1) }
  }

  /// The position of the first row: 0.
  @inlinable package var startIndex: Int { 0 }
  /// The number of rows.
  @inlinable package var endIndex: Int { Int(length) }
  /// The number of rows.
  @inlinable package var count: Int { Int(length) }

  /// A row of the log's sets.
  /// - Parameter position: from 0 to below their count, as an array's.
  @inlinable package subscript(position: Int) -> Int {
    if let scattered { return Int(scattered[position]) }
    precondition(position >= 0 && position < Int(length), "no such position")
    return Int(first) + position
  }

  /// Appends consecutive rows. They must follow the rows that are there.
  @inline(__always)
  mutating func append(_ rows: Range<Int>) {
    if length == 0 { first = Int32(rows.lowerBound) }
    // Nearly always the rows continue the run. Scattered rows never meet this: they ascend and have gaps.
    if rows.lowerBound == Int(first) + Int(length) {
      length += Int32(rows.count)
    } else {
      scatter(rows)
    }
  }

  private mutating func scatter(_ rows: Range<Int>) {
    if scattered == nil { scattered = Array(first..<(first + length)) }
    for row in rows { scattered?.append(Int32(row)) }
    length += Int32(rows.count)
  }
}

extension SetIndices: ExpressibleByArrayLiteral {
  /// Rows in ascending order.
  @usableFromInline package init(arrayLiteral rows: Int...) { self.init(rows) }
}
