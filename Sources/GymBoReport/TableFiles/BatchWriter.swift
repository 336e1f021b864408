/// Writes the tables of many athletes, one athlete after the other, and remembers the cells that
/// come again with other athletes. One thread at a time may use it.
package struct BatchWriter {
  private let tables: [ResultTable]
  private let leftOut: ResultTable?
  private var writers: [TableWriter]

  /// - Parameters:
  ///   - tables: which.
  ///   - format: how the rows are written.
  ///   - leftOut: a table that gets no rows here, because they depend on all athletes.
  package init(_ tables: [ResultTable], format: TableFormat, leftOut: ResultTable? = nil) {
    self.tables = tables
    self.leftOut = leftOut
    writers = tables.map { TableWriter($0, format: format, hasAthlete: true) }
  }

  /// The rows of an athlete without heads, one a table, in their order.
  package mutating func rows(of source: TableSource) -> [[UInt8]] {
    tables.indices.map { index in
      if tables[index] == leftOut { return [] }
      tables[index].write(source, to: &writers[index])
      return writers[index].take()
    }
  }
}
