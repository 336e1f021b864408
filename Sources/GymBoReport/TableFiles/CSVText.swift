/// Text as a cell of CSV by RFC 4180: quoted where it needs to be, quotes doubled.
///
/// Text that a spreadsheet would run as a formula (it begins with = + - @, the full-width forms of these, a tab or a line
/// break) gets a leading `'`. Numbers, which may be negative, are not text.
enum CSVText {
  static func append(_ text: String, to bytes: inout [UInt8]) {
    let text = text.utf8.span
    let isFormula = CSVText.beginsFormula(text)
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

  private static func beginsFormula(_ text: Span<UInt8>) -> Bool {
    guard !text.isEmpty else { return false }
    switch text[0] {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"),
      UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
      return true
    case 0xEF:
      // U+FF1D, U+FF0B, U+FF0D and U+FF20.
      return text.count >= 3 && text[1] == 0xBC && [0x9D, 0x8B, 0x8D, 0xA0].contains(text[2])
    default: return false
    }
  }
}
