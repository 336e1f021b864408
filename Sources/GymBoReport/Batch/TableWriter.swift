/// Writes the rows of one table, cell by cell, as bytes: a batch has millions of them.
struct TableWriter: TableSink {
  /// The bytes of some cells, with what stands before each.
  struct Prepared {
    fileprivate var bytes: [UInt8] = []
    fileprivate var count = 0
  }

  private(set) var bytes: [UInt8] = []
  private let format: TableFormat
  /// By column, what stands before its cell.
  private let leads: [[UInt8]]
  private var column = 0

  init(_ table: BatchTable, format: TableFormat) {
    self.format = format
    leads = table.columnNames.enumerated().map { index, name in
      switch format {
      case .csv: index == 0 ? [] : [UInt8(ascii: ",")]
      case .json:
        [UInt8(ascii: index == 0 ? "{" : ",")] + JSONWriter.quoted(name) + [UInt8(ascii: ":")]
      }
    }
  }

  func prepared(_ texts: [String?], from column: Int) -> Prepared {
    var prepared = Prepared()
    for (index, text) in texts.enumerated() {
      prepared.bytes += leads[column + index]
      if let text {
        append(text, to: &prepared.bytes)
      } else if format == .json {
        prepared.bytes += TableWriter.null
      }
    }
    prepared.count = texts.count
    return prepared
  }

  mutating func cells(_ prepared: Prepared) {
    bytes += prepared.bytes
    column += prepared.count
  }

  mutating func cell(_ text: String) {
    lead()
    append(text, to: &bytes)
  }

  mutating func cell(_ number: Int) {
    lead()
    MachineNumber.append(Int64(number), to: &bytes)
  }

  mutating func cell(_ number: Double?) {
    lead()
    if let number, MachineNumber.append(number, to: &bytes) { return }
    if format == .json { bytes += TableWriter.null }
  }

  mutating func missing() { cell(Double?.none) }

  mutating func endRow() {
    assert(column == leads.count, "A row has a cell in each column")
    column = 0
    bytes.append(UInt8(ascii: format == .csv ? "\r" : "}"))
    bytes.append(UInt8(ascii: "\n"))
  }

  private static let null = Array("null".utf8)

  private mutating func lead() {
    if format == .json {
      bytes += leads[column]
    } else if column > 0 {
      bytes.append(UInt8(ascii: ","))
    }
    column += 1
  }

  private func append(_ text: String, to bytes: inout [UInt8]) {
    switch format {
    case .csv: CSVWriter.append(text, to: &bytes)
    case .json: bytes += JSONWriter.quoted(text)
    }
  }
}
