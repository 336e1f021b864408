internal import GymBoLog

/// Takes the rows of one table, cell by cell: as bytes of a file, or as columns.
protocol TableSink {
  /// Neighbouring cells of text that stand in many rows, written once.
  associatedtype Prepared

  /// - Parameters:
  ///   - texts: nil is a missing cell.
  ///   - column: of the first, from 0.
  func prepared(_ texts: [String?], from column: Int) -> Prepared
  mutating func cells(_ prepared: Prepared)
  /// What is so of an exercise by itself, behind the name of an athlete.
  mutating func cells(of exercise: LoggedExercise)
  mutating func cell(_ text: String)
  mutating func cell(_ number: Int)
  mutating func cell(_ number: Double?)
  mutating func missing()
  mutating func endRow()
  /// Whole rows about weeks.
  /// - Parameters:
  ///   - athlete: the first cell of every row.
  ///   - subject: the second.
  mutating func rows<let counts: Int, let numbers: Int>(
    _ athlete: Prepared, _ subject: String, _ rows: [WeekRow<counts, numbers>])
}

/// What stands in a row about a week: the week and the day on which it begins are cells of it, then come the numbers.
struct WeekRow<let counts: Int, let numbers: Int> {
  var week: ISOWeek
  var counts: InlineArray<counts, Int>
  /// nil is a missing cell.
  var numbers: InlineArray<numbers, Double?>
}

extension TableSink {
  mutating func cells(of exercise: LoggedExercise) {
    cells(prepared(ExerciseColumn.cells(exercise), from: 1))
  }

  mutating func cell(_ cell: CSVCell) {
    switch cell {
    case .missing: missing()
    case .text(let text): self.cell(text)
    case .integer(let number): self.cell(number)
    case .number(let number): self.cell(number)
    }
  }

  mutating func rows<let counts: Int, let numbers: Int>(
    _ athlete: Prepared, _ subject: String, _ rows: [WeekRow<counts, numbers>]
  ) {
    for row in rows { cells(athlete, subject, row) }
  }

  /// Writes a whole row cell by cell.
  mutating func cells<let counts: Int, let numbers: Int>(
    _ athlete: Prepared, _ subject: String, _ row: WeekRow<counts, numbers>
  ) {
    cells(athlete)
    cell(subject)
    cell(row.week.description)
    cell(row.week.start.description)
    for index in row.counts.indices { cell(row.counts[index]) }
    for index in row.numbers.indices { cell(row.numbers[index]) }
    endRow()
  }
}
