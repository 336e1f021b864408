internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

/// What the rows of one athlete are made of.
struct BatchSource {
  let report: WeeklyReport
  let source: CSVSource
  /// nil where the table is one athlete's.
  let athlete: String?

  init(_ report: WeeklyReport, athlete: String?) {
    self.report = report
    self.athlete = athlete
    source = CSVSource(
      log: report.log, findings: report.findings, suggestions: report.suggestions,
      issues: report.issues)
  }

  func rows(of table: BatchTable, format: TableFormat) -> [UInt8] {
    var writer = TableWriter(table.columns.map(\.name), format: format)
    write(table, to: &writer)
    return writer.bytes
  }

  func write(_ table: BatchTable, to writer: inout some TableSink) {
    switch table {
    case .athletes: write(BatchSource.athleteColumns, [triage], to: &writer)
    case .triage:
      write(
        BatchSource.triageColumns, [triage].compactMap(\.self).filter { !$0.reasons.isEmpty },
        to: &writer)
    case .exercises:
      write(BatchSource.exerciseColumns, report.findings?.lifts ?? [], to: &writer)
    case .suggestions: write(CSVSource.suggestionColumns, report.suggestions, to: &writer)
    case .exerciseWeeks: writeExerciseWeeks(to: &writer)
    case .muscleWeeks: writeMuscleWeeks(to: &writer)
    case .issues: write(CSVSource.issueColumns, report.issues, to: &writer)
    }
  }

  private var triage: Triage? { report.findings.map(Triage.init) }

  func write<Row>(
    _ columns: [CSVColumn<Row>], _ rows: [Row], to writer: inout some TableSink
  ) {
    let name = athlete.map(writer.encoded)
    for row in rows {
      writer.cell(encoded: name)
      for column in columns { writer.cell(column.cell(source, row)) }
      writer.endRow()
    }
  }
}
