/// How the tables of a batch are written.
public enum TableFormat: String, Sendable, Hashable, CaseIterable {
  /// RFC 4180 with a header, as the tables of a report.
  case csv
  /// JSON Lines: one object a row, its keys the columns' names; what is missing is null.
  case json

  /// Of the table's file.
  public var fileExtension: String {
    switch self {
    case .csv: "csv"
    case .json: "jsonl"
    }
  }
}

/// Writes the rows of one table, cell by cell, as bytes: a batch has millions of them.
struct TableWriter: TableSink {
  private(set) var bytes: [UInt8] = []
  let format: TableFormat
  /// By column, what stands before its cell.
  private let leads: [[UInt8]]
  private var column = 0

  init(_ names: [String], format: TableFormat) {
    self.format = format
    leads = names.enumerated().map { index, name in
      switch format {
      case .csv: index == 0 ? [] : [UInt8(ascii: ",")]
      case .json:
        [UInt8(ascii: index == 0 ? "{" : ",")] + JSONWriter.quoted(name) + [UInt8(ascii: ":")]
      }
    }
  }

  func encoded(_ text: String) -> [UInt8] {
    switch format {
    case .csv:
      var bytes: [UInt8] = []
      CSVWriter.append(text, to: &bytes)
      return bytes
    case .json: return JSONWriter.quoted(text)
    }
  }

  mutating func cell(encoded: [UInt8]) {
    lead()
    bytes += encoded
  }

  mutating func cell(_ number: Int) {
    lead()
    MachineNumber.append(Int64(number), to: &bytes)
  }

  mutating func cell(_ number: Double?) {
    lead()
    if let number, MachineNumber.append(number, to: &bytes) { return }
    appendMissing()
  }

  mutating func missing() {
    lead()
    appendMissing()
  }

  mutating func endRow() {
    assert(column == leads.count, "A row has a cell in each column")
    column = 0
    switch format {
    case .csv: bytes.append(contentsOf: "\r\n".utf8)
    case .json: bytes.append(contentsOf: "}\n".utf8)
    }
  }

  private mutating func lead() {
    bytes += leads[column]
    column += 1
  }

  private mutating func appendMissing() {
    if format == .json { bytes.append(contentsOf: "null".utf8) }
  }
}
