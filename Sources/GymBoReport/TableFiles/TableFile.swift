extension ResultTable {
  /// The first bytes of the table's file: in CSV the names of the columns, in JSON Lines nothing.
  /// - Parameters:
  ///   - format: of the file.
  ///   - hasAthlete: whether the first column is the athlete's name.
  package func head(_ format: TableFormat, hasAthlete: Bool = true) -> [UInt8] {
    guard format == .csv else { return [] }
    var writer = TableWriter(hasAthlete ? columnsWithAthlete : columns, format: .csv)
    writer.writeHead()
    return writer.take()
  }

  /// The table of one athlete as CSV, without the athlete's name.
  func csv(_ source: TableSource) -> [UInt8] {
    var writer = TableWriter(self, format: .csv, hasAthlete: false)
    writer.writeHead()
    write(source, to: &writer)
    return writer.take()
  }
}

extension WeeklyReport {
  /// One table as CSV (RFC 4180, UTF-8, a header row), in kilograms, seconds and metres for any
  /// ``unit``.
  public func csv(_ table: ResultTable) -> [UInt8] { table.csv(TableSource(self, athlete: nil)) }

  /// The rows of one athlete in tables over several athletes, without heads.
  /// - Parameters:
  ///   - tables: which.
  ///   - athlete: the name in the first column.
  ///   - format: how the rows are written.
  /// - Returns: one a table, in their order.
  package func rows(
    of tables: [ResultTable], athlete: String, format: TableFormat
  ) -> [[UInt8]] {
    var writer = BatchWriter(tables, format: format)
    return writer.rows(of: TableSource(self, athlete: athlete))
  }
}

extension TriageList {
  /// The rows of ``ResultTable/triage`` as a file has them, without a head.
  package func rows(_ format: TableFormat) -> [UInt8] {
    var writer = TableWriter(.triage, format: format, hasAthlete: true)
    write(to: &writer)
    return writer.take()
  }

  /// ``ResultTable/triage`` as columns.
  package var columns: ColumnarTable {
    var sink = ColumnSink(.triage)
    write(to: &sink)
    return sink.table
  }

  private func write(to sink: inout some TableSink) {
    let columns = TriageTable.columns
    for row in rows {
      sink.begin(athlete: row.entry.athlete)
      sink.beginRow()
      for column in columns { column.write(row, of: .empty, to: &sink) }
      sink.endRow()
    }
  }
}

extension SuggestionReport {
  /// ``ResultTable/suggestions`` as CSV.
  public func csv() -> [UInt8] { ResultTable.suggestions.csv(TableSource(self)) }
}

extension CheckReport {
  /// ``ResultTable/issues`` as CSV.
  public func csv() -> [UInt8] { ResultTable.issues.csv(TableSource(self)) }
}

extension ExerciseReport {
  /// ``ResultTable/series`` as CSV.
  public func csv() -> [UInt8] { ResultTable.series.csv(TableSource(self)) }
}
