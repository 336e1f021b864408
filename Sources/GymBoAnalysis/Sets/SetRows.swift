/// Rows of the log's sets, ascending: nearly always a run of neighbours, which needs no memory of its own.
public struct SetRows: RandomAccessCollection, Sendable, Hashable {
  /// The first row of the run.
  private var first: Int32 = 0
  private var length: Int32 = 0
  /// The rows where they are no run: of an exercise that others were done between.
  private var scattered: [Int32]?

  /// No rows.
  public init() {}

  /// Rows in ascending order.
  public init(_ rows: some Sequence<Int>) {
    for row in rows { append(row) }
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

  /// Adds a row behind the others.
  @inline(__always)
  mutating func append(_ row: Int) {
    if length == 0 { first = Int32(row) }
    // The next of a run, nearly always. No row that is scattered stands there: they ascend, and one is left out.
    if row == Int(first) + Int(length) { length += 1 } else { scatter(row) }
  }

  private mutating func scatter(_ row: Int) {
    if scattered == nil { scattered = Array(first..<(first + length)) }
    scattered?.append(Int32(row))
    length += 1
  }
}

extension SetRows: ExpressibleByArrayLiteral {
  /// Rows in ascending order.
  public init(arrayLiteral rows: Int...) { self.init(rows) }
}
