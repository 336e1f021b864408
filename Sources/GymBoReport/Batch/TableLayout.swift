/// How the cells of a table are written: what stands before and behind them.
struct TableLayout {
  let format: TableFormat
  /// By column, what stands before its cell.
  let leads: [PackedText]
  /// Bytes of all of them.
  let leadBytes: Int

  init(_ table: BatchTable, format: TableFormat) {
    self.format = format
    leads = table.columnNames.enumerated().map { index, name in
      switch format {
      case .csv: PackedText(index == 0 ? [] : [UInt8(ascii: ",")])
      case .json:
        PackedText(
          [UInt8(ascii: index == 0 ? "{" : ",")] + JSONWriter.quoted(name) + [UInt8(ascii: ":")])
      }
    }
    leadBytes = leads.reduce(0) { $0 + $1.bytes.count }
  }

  /// Some cells of text, with what stands before each.
  /// - Parameter column: of the first, from 0.
  func cells(_ texts: [String?], from column: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(64)
    for (index, text) in texts.enumerated() {
      bytes += leads[column + index].bytes
      if let text {
        append(text, to: &bytes)
      } else {
        bytes += missing
      }
    }
    return bytes
  }

  func append(_ text: String, to bytes: inout [UInt8]) {
    switch format {
    case .csv: CSVWriter.append(text, to: &bytes)
    case .json: bytes += JSONWriter.quoted(text)
    }
  }

  /// What stands before the cells of every column but the first; empty where each has its own.
  var commonLead: [UInt8] { format == .csv ? [UInt8(ascii: ",")] : [] }

  /// What stands in a cell whose value is missing.
  var missing: [UInt8] { format == .csv ? [] : Array("null".utf8) }

  /// Two bytes, the first in the lower one.
  var rowEnd: UInt16 { format == .csv ? 0x0a0d : 0x0a7d }
}
