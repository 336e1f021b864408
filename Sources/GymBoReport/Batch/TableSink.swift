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
  /// The week, and the day on which it begins.
  mutating func cells(_ week: ISOWeek)
  mutating func cell(_ text: String)
  mutating func cell(_ number: Int)
  mutating func cell(_ number: Double?)
  mutating func missing()
  mutating func endRow()
}

extension TableSink {
  mutating func cell(_ cell: CSVCell) {
    switch cell {
    case .missing: missing()
    case .text(let text): self.cell(text)
    case .integer(let number): self.cell(number)
    case .number(let number): self.cell(number)
    }
  }
}
