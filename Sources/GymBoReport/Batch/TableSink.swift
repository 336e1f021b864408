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
  /// A whole row about a week: its first cells, the week, the day on which it begins, and numbers.
  mutating func row<let counts: Int, let numbers: Int>(
    _ first: Prepared, _ week: ISOWeek, _ counts: InlineArray<counts, Int>,
    _ numbers: InlineArray<numbers, Double?>)
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

  mutating func row<let counts: Int, let numbers: Int>(
    _ first: Prepared, _ week: ISOWeek, _ counts: InlineArray<counts, Int>,
    _ numbers: InlineArray<numbers, Double?>
  ) {
    cells(first, week, counts, numbers)
  }

  /// Writes a whole row cell by cell.
  mutating func cells<let counts: Int, let numbers: Int>(
    _ first: Prepared, _ week: ISOWeek, _ counts: InlineArray<counts, Int>,
    _ numbers: InlineArray<numbers, Double?>
  ) {
    cells(first)
    cell(week.description)
    cell(week.start.description)
    for index in counts.indices { cell(counts[index]) }
    for index in numbers.indices { cell(numbers[index]) }
    endRow()
  }
}
