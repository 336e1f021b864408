/// Takes the rows of one table, cell by cell: as bytes of a file, or as columns.
protocol TableSink {
  /// A cell's bytes, for text that stands in many rows.
  func encoded(_ text: String) -> [UInt8]
  mutating func cell(encoded: [UInt8])
  mutating func cell(_ number: Int)
  mutating func cell(_ number: Double?)
  mutating func missing()
  mutating func endRow()
}

extension TableSink {
  mutating func cell(encoded text: [UInt8]?) {
    if let text { cell(encoded: text) } else { missing() }
  }

  mutating func cell(_ cell: CSVCell) {
    switch cell {
    case .missing: missing()
    case .text(let text): self.cell(encoded: encoded(text))
    case .integer(let number): self.cell(number)
    case .number(let number): self.cell(number)
    }
  }
}
