internal import GymBoLog

/// Takes the rows of one table cell by cell, each with the type of its column.
///
/// Rows of a file and columns for data engines are made by sinks, from the same declared columns. A
/// value of nil is missing.
protocol TableSink {
  /// Begins the rows of an athlete.
  mutating func begin(athlete: String?)
  /// Begins a row, with the athlete's name where the table has that column.
  mutating func beginRow()
  mutating func endRow()

  mutating func text(_ text: String?)
  mutating func number(_ number: Double?)
  mutating func count(_ count: Int?)
  mutating func date(_ date: CivilDate?)
  mutating func time(_ time: WallTime?)
  mutating func flag(_ flag: Bool?)
  mutating func list(_ texts: [String]?, separator: String)
  mutating func mixed(_ value: MixedValue?)

  /// Writes the cells that depend on an exercise alone. The same exercise comes again with other
  /// athletes, so a sink may remember what was written.
  mutating func repeated(_ exercise: LoggedExercise, _ write: (inout Self) -> Void)

  /// Writes whole rows. A sink that stores columns takes them column by column: the table `sets` of a million rows takes half
  /// of the time. Cells that share work with the cell beside them are written row by row instead.
  mutating func rows<Row>(_ rows: [Row], _ columns: [TableColumn<Row>], _ source: TableSource)

  /// Writes whole rows about the weeks of a subject, of the given columns.
  mutating func weeks<let counts: Int, let numbers: Int>(
    _ rows: [WeekRow<counts, numbers>], of subject: String,
    _ columns: [TableColumn<SubjectWeek<counts, numbers>>], _ source: TableSource)
}

extension TableSink {
  mutating func repeated(_ exercise: LoggedExercise, _ write: (inout Self) -> Void) {
    write(&self)
  }

  mutating func rows<Row>(_ rows: [Row], _ columns: [TableColumn<Row>], _ source: TableSource) {
    for row in rows {
      beginRow()
      for column in columns { column.write(row, of: source, to: &self) }
      endRow()
    }
  }

  mutating func weeks<let counts: Int, let numbers: Int>(
    _ rows: [WeekRow<counts, numbers>], of subject: String,
    _ columns: [TableColumn<SubjectWeek<counts, numbers>>], _ source: TableSource
  ) {
    self.rows(rows.map { SubjectWeek(subject: subject, week: $0) }, columns, source)
  }
}
