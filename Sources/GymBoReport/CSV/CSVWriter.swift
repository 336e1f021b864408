internal import GymBoAnalysis
internal import GymBoLog

/// Writes a table by RFC 4180: CRLF after every row, cells quoted where they need it, quotes doubled.
///
/// Text that a spreadsheet would run as a formula (it begins with = + - @ tab or return) gets a leading `'`; numbers,
/// which may be negative, never do.
struct CSVWriter {
  private(set) var bytes: [UInt8] = []

  mutating func row(_ cells: some Sequence<CSVCell>) {
    var isFirst = true
    for cell in cells {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      write(cell)
    }
    bytes.append(contentsOf: "\r\n".utf8)
  }

  private mutating func write(_ cell: CSVCell) {
    switch cell {
    case .missing: break
    case .text(let text): CSVWriter.append(text, to: &bytes)
    case .integer(let number): MachineNumber.append(Int64(number), to: &bytes)
    case .number(let number): _ = MachineNumber.append(number, to: &bytes)
    }
  }

  /// Writes a cell of text.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    let guarded = CSVWriter.beginsFormula(text) ? "'" + text : text
    let first = bytes.count
    bytes.append(contentsOf: guarded.utf8)
    guard CSVWriter.needsQuotes(bytes[first...]) else { return }
    bytes.removeSubrange(first...)
    bytes.append(UInt8(ascii: "\""))
    for byte in guarded.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func needsQuotes(_ text: ArraySlice<UInt8>) -> Bool {
    for byte in text {
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
        return true
      default: continue
      }
    }
    return false
  }

  private static func beginsFormula(_ text: String) -> Bool {
    switch text.utf8.first {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"),
      UInt8(ascii: "\t"), UInt8(ascii: "\r"):
      true
    default: false
    }
  }
}

/// One cell. What is missing is an empty cell.
enum CSVCell {
  case missing
  case text(String)
  case integer(Int)
  case number(Double)

  init(_ text: String?) { self = text.map(CSVCell.text) ?? .missing }
  init(_ number: Int?) { self = number.map(CSVCell.integer) ?? .missing }
  init(_ number: Double?) { self = number.map(CSVCell.number) ?? .missing }
  init(_ finding: Finding<Double>) { self.init(finding.value) }
  init(_ load: Load?) { self.init(load?.kilograms) }
  /// `yyyy-MM-dd`
  init(_ date: CivilDate?) { self.init(date?.description) }
  /// `true` or `false`
  init(_ flag: Bool?) { self.init(flag.map { $0 ? "true" : "false" }) }
}
