import GymBoLog

/// Text as a cell of CSV by RFC 4180: quoted where it needs to be, quotes doubled.
///
/// Text that a spreadsheet would run as a formula gets a ``FormulaGuard``. Numbers, which may be negative, are not text. A NUL,
/// which no reader of CSV takes, becomes U+FFFD.
enum CSVText {
  static func append(_ text: String, to bytes: inout [UInt8]) {
    let text = text.utf8.span
    let isFormula = FormulaGuard.isNeeded(text)
    var needsQuotes = false
    var (quotes, nuls) = (0, 0)
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "\""): quotes += 1
      case 0: nuls += 1
      case UInt8(ascii: ","), UInt8(ascii: "\r"), UInt8(ascii: "\n"): needsQuotes = true
      default: continue
      }
    }
    if quotes > 0 { needsQuotes = true }
    bytes.append(addingCapacity: text.count + quotes + 2 * nuls + 3) { output in
      if needsQuotes { output.append(UInt8(ascii: "\"")) }
      if isFormula { output.append(FormulaGuard.mark) }
      for index in text.indices {
        if text[index] == 0 {
          for byte in "\u{FFFD}".utf8 { output.append(byte) }
          continue
        }
        if text[index] == UInt8(ascii: "\"") { output.append(text[index]) }
        output.append(text[index])
      }
      if needsQuotes { output.append(UInt8(ascii: "\"")) }
    }
  }
}
