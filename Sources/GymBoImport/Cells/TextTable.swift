/// Distinct texts of one column of one file, made into Strings once each.
struct TextTable {
  /// Whether the two characters `\n` are a line break.
  let escapesLineBreaks: Bool
  private(set) var texts: [String] = []
  /// Whether any text had bytes that are no UTF-8, and which: nearly always none.
  private var repaired: Set<Int32> = []
  private var codes: [String: Int32] = [:]
  private var last: (range: Range<Int>, code: Int32) = (0..<0, -1)
  /// Where texts met before stand, by a few of their bytes: files have dozens of names, and comparing bytes is cheaper than
  /// making a String to look it up.
  private var known = [(range: Range<Int>, code: Int32)](repeating: (0..<0, -1), count: 256)

  init(escapesLineBreaks: Bool = false) { self.escapesLineBreaks = escapesLineBreaks }

  /// The text of a code; nil for −1.
  func text(_ code: Int32) -> String? { code < 0 ? nil : texts[Int(code)] }

  /// Whether the bytes of a text were UTF-8; where not, it holds U+FFFD.
  @inline(__always)
  func isValid(_ code: Int32) -> Bool { repaired.isEmpty || !repaired.contains(code) }

  /// The code of a cell's text without blanks at its ends; −1 if nothing is left.
  @inline(__always)
  mutating func code(_ bytes: Span<UInt8>, _ cell: Cell) -> Int32 {
    let range = CellText.trimmed(bytes, cell.range)
    guard !range.isEmpty else { return -1 }
    // Rows repeat what the row above has.
    if CellText.equal(bytes, range, last.range) { return last.code }
    let slot = TextTable.slot(bytes, range)
    if !cell.hasEscapes, CellText.equal(bytes, range, known[slot].range) {
      last = (range, known[slot].code)
      return last.code
    }
    let code = lookUp(bytes, range, hasEscapes: cell.hasEscapes)
    last = (range, code)
    if !cell.hasEscapes { known[slot] = last }
    return code
  }

  /// 0…255, from the length and eight bytes spread over the text.
  private static func slot(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    let step = max(1, range.count / 8)
    var hash = UInt32(truncatingIfNeeded: range.count)
    var position = range.lowerBound
    while position < range.upperBound {
      hash = (hash ^ UInt32(bytes[position])) &* 0x0100_0193
      position += step
    }
    return Int((hash ^ hash >> 15) & 0xFF)
  }

  private mutating func lookUp(
    _ bytes: Span<UInt8>, _ range: Range<Int>, hasEscapes: Bool
  ) -> Int32 {
    var content = CellText.content(bytes, range, hasEscapes: hasEscapes)
    if escapesLineBreaks { content = TextTable.breakingLines(content) }
    let (text, isValid) = CellText.text(content)
    if isValid, let code = codes[text] { return code }
    let code = Int32(texts.count)
    texts.append(text)
    if isValid { codes[text] = code } else { repaired.insert(code) }
    return code
  }

  /// Turns each `\n` written as two characters into a line feed.
  private static func breakingLines(_ content: [UInt8]) -> [UInt8] {
    let backslash = UInt8(ascii: "\\")
    guard content.contains(backslash) else { return content }
    var result: [UInt8] = []
    var index = 0
    while index < content.count {
      if content[index] == backslash, index + 1 < content.count,
        content[index + 1] == UInt8(ascii: "n")
      {
        result.append(CSVAutomaton.lineFeed)
        index += 2
      } else {
        result.append(content[index])
        index += 1
      }
    }
    return result
  }
}
