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
    let text = text.utf8.span
    let isFormula = !text.isEmpty && CSVWriter.beginsFormula(text[0])
    var needsQuotes = false
    var quotes = 0
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "\""): quotes += 1
      case UInt8(ascii: ","), UInt8(ascii: "\r"), UInt8(ascii: "\n"): needsQuotes = true
      default: continue
      }
    }
    if quotes > 0 { needsQuotes = true }
    bytes.append(addingCapacity: text.count + quotes + 3) { output in
      if needsQuotes { output.append(UInt8(ascii: "\"")) }
      if isFormula { output.append(UInt8(ascii: "'")) }
      for index in text.indices {
        if text[index] == UInt8(ascii: "\"") { output.append(text[index]) }
        output.append(text[index])
      }
      if needsQuotes { output.append(UInt8(ascii: "\"")) }
    }
  }

  private static func beginsFormula(_ first: UInt8) -> Bool {
    switch first {
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
