/// Writes the tables of many athletes, one athlete after the other, and keeps what their rows have in common. For one thread
/// at a time.
public struct BatchWriter {
  private let tables: [BatchTable]
  private var writers: [TableWriter]

  /// - Parameters:
  ///   - tables: which.
  ///   - format: how the rows are written.
  public init(_ tables: [BatchTable], format: TableFormat) {
    self.tables = tables
    writers = tables.map { TableWriter($0, format: format) }
  }

  /// The rows of an athlete without heads, one a table, in their order.
  public mutating func rows(of athlete: BatchAthlete) -> [[UInt8]] {
    tables.indices.map { index in
      athlete.write(tables[index], to: &writers[index])
      return writers[index].take()
    }
  }
}
