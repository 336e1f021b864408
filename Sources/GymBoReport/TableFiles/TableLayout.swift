/// The bytes around the cells of a table: what comes before each cell, for a missing value, and at
/// the end of a row.
struct TableLayout {
  let format: TableFormat
  /// By column, the bytes before its cell: a comma in CSV, the key in JSON Lines.
  let leads: [PackedText]
  /// The sum of their lengths.
  let leadBytes: Int

  init(_ columns: [ColumnDeclaration], format: TableFormat) {
    self.format = format
    leads = columns.enumerated().map { index, column in
      switch format {
      case .csv: PackedText(index == 0 ? [] : [UInt8(ascii: ",")])
      case .json:
        PackedText(
          [UInt8(ascii: index == 0 ? "{" : ",")] + JSONWriter.quoted(column.name)
            + [UInt8(ascii: ":")])
      }
    }
    leadBytes = leads.reduce(0) { $0 + $1.bytes.count }
  }

  /// Neighbouring cells of text, each with its lead.
  /// - Parameters:
  ///   - texts: nil is a missing cell.
  ///   - column: of the first, from 0.
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
    case .csv: CSVText.append(text, to: &bytes)
    case .json: bytes += JSONWriter.quoted(text)
    }
  }

  /// The bytes of a missing value.
  var missing: [UInt8] { format == .csv ? [] : Array("null".utf8) }

  /// The two bytes that end a row, the first in the lower byte: return and line feed, or a brace
  /// and line feed.
  var rowEnd: UInt16 { format == .csv ? 0x0a0d : 0x0a7d }
}
