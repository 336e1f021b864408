/// The character between cells. It is detected from the header alone, because notes in rows have commas and semicolons.
enum Delimiter {
  static let known: [UInt8] = [
    UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t"),
  ]

  /// The delimiter that a line such as `sep=;` declares, which spreadsheets write above the header; nil for other lines.
  static func declared(by line: String) -> UInt8? {
    let bytes = Array(line.utf8)
    guard bytes.count >= 4, String(decoding: bytes.prefix(4), as: UTF8.self).lowercased() == "sep="
    else { return nil }
    return bytes.dropFirst(4).first ?? UInt8(ascii: "\t")
  }

  /// The known delimiter that occurs most often outside quotes in the line that begins at `start`; a comma if none does.
  static func detect(_ bytes: Span<UInt8>, from start: Int) -> UInt8 {
    var counts = [0, 0, 0]
    var isQuoted = false
    for position in start..<bytes.count {
      let byte = bytes[position]
      if byte == CSVAutomaton.quote {
        isQuoted.toggle()
      } else if byte == CSVAutomaton.lineFeed || byte == CSVAutomaton.carriageReturn {
        break
      } else if !isQuoted, let index = known.firstIndex(of: byte) {
        counts[index] += 1
      }
    }
    var best = 0
    for index in counts.indices where counts[index] > counts[best] { best = index }
    return known[best]
  }
}
