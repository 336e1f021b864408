import GymBoLog

/// Issues about rows, and rows that are left out.
extension FileReader {
  /// The most issues and left-out rows of a file. Each is kept in memory with its text, so files made to harm need a bound. A
  /// spreadsheet that was saved to its last row has 1,048,576 rows, nearly all of them empty.
  static let mostFindings = 2_000_000
  /// The most exercise names of a file. The apps have some hundred.
  static let mostNames = 100_000
  /// The most workouts of a file: one a day for 270 years.
  static let mostWorkouts = 100_000

  /// Adds an issue about a cell of the present row, or about the whole row.
  mutating func note(
    _ bytes: Span<UInt8>, _ rule: IssueRule, _ severity: Issue.Severity, _ column: ExportColumn?,
    proposal: Issue.Proposal? = nil
  ) {
    var start = reader.range.lowerBound
    var place = SourcePlace(file: file, line: reader.line, byteOffset: start)
    var original = reader.range
    if let column, map.has(column), map.cell(column) < reader.cells.count {
      let cell = reader.cells[map.cell(column)]
      place.column = Int32(map.cell(column) + 1)
      place.columnName = map.names[map.cell(column)]
      start = cell.start
      original = cell.range
    }
    place.byteOffset = history.offset + start
    countFinding()
    history.issues.append(
      Issue(
        rule: rule, severity: severity, place: place,
        original: CellBytes.excerpt(bytes, original), proposal: proposal))
  }

  @inline(__always)
  mutating func noteInvalid(_ bytes: Span<UInt8>, _ isValid: Bool, _ column: ExportColumn) {
    guard !isValid else { return }
    note(
      bytes, .invalidUTF8, .warning, column,
      proposal: .saveAsUTF8)
  }

  mutating func reject(_ bytes: Span<UInt8>, _ rejection: RowRejection) {
    note(bytes, rejection.rule, .error, rejection.column, proposal: rejection.proposal)
    leaveOut(bytes, .rejected)
  }

  private mutating func countFinding() {
    if history.issues.count + history.leftOut.count >= FileReader.mostFindings {
      excess = .findings(most: FileReader.mostFindings)
    }
  }

  mutating func leaveOut(_ bytes: Span<UInt8>, _ reason: LeftOutRow.Reason) {
    countFinding()
    history.leftOut.append(
      LeftOutRow(
        reason: reason, file: file, line: reader.line,
        original: CellBytes.excerpt(bytes, reader.range)))
  }
}
