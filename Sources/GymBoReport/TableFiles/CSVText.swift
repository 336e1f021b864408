/// Text as a cell of CSV by RFC 4180: quoted where it needs to be, quotes doubled.
///
/// Text that a spreadsheet would run as a formula (it begins with = + - @ tab or return) gets a
/// leading `'`. Numbers, which may be negative, are not text.
enum CSVText {
  static func append(_ text: String, to bytes: inout [UInt8]) {
    let text = text.utf8.span
    let isFormula = !text.isEmpty && CSVText.beginsFormula(text[0])
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
