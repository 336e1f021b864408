/// Rows of the log's sets, ascending: nearly always a run of neighbours, which needs no memory of its own.
public struct SetIndices: RandomAccessCollection, Sendable, Hashable {
  /// The first row of the run.
  private var first: Int32 = 0
  private var length: Int32 = 0
  /// The rows where they are no run: of an exercise that others were done between.
  private var scattered: [Int32]?

  /// No rows.
  public init() {}

  /// Rows in ascending order.
  public init(_ rows: some Sequence<Int>) {
    for row in rows { append(row..<row + 1) }
  }

  /// The position of the first row: 0.
  public var startIndex: Int { 0 }
  /// How many rows there are.
  public var endIndex: Int { Int(length) }

  /// A row of the log's sets.
  /// - Parameter position: from 0 to below their count, as an array's.
  public subscript(position: Int) -> Int {
    if let scattered { return Int(scattered[position]) }
    precondition(position >= 0 && position < Int(length), "no such position")
    return Int(first) + position
  }

  /// Adds neighbours behind the others.
  @inline(__always)
  mutating func append(_ rows: Range<Int>) {
    if length == 0 { first = Int32(rows.lowerBound) }
    // The next of a run, nearly always. No rows that are scattered stand there: they ascend, and some are left out.
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
  public init(arrayLiteral rows: Int...) { self.init(rows) }
}
