import GymBoLog

/// The different texts of one column of one file. Each becomes a String once and has a code, from 0.
struct DistinctTexts {
  /// Whether the two characters `\n` mean a line break.
  let escapesLineBreaks: Bool
  /// Whether texts may begin with a ``FormulaGuard``, which is taken off.
  let hasGuards: Bool
  private(set) var texts: [String] = []
  /// The codes of texts with bytes that are no UTF-8.
  private var repaired: Set<Int32> = []
  private var codes: [Key: Int32] = [:]
  private var cells = CellCodeCache()

  private struct Key: Hashable {
    var text: String
    var isValid: Bool
  }

  init(escapesLineBreaks: Bool = false, hasGuards: Bool = false) {
    (self.escapesLineBreaks, self.hasGuards) = (escapesLineBreaks, hasGuards)
  }

  /// The text of a code; nil for −1.
  func text(_ code: Int32) -> String? { code < 0 ? nil : texts[Int(code)] }

  /// Whether the bytes of a text were UTF-8. Where they were not, the text holds U+FFFD.
  @inline(__always)
  func isValid(_ code: Int32) -> Bool { repaired.isEmpty || !repaired.contains(code) }

  /// The code of a cell's text, without the blanks at its ends; −1 if nothing is left.
  mutating func code(_ bytes: Span<UInt8>, _ cell: Cell) -> Int32 {
    let range = CellBytes.trimmed(bytes, cell.range)
    guard !range.isEmpty else { return -1 }
    guard !cell.hasEscapes else { return lookUp(bytes, range, hasEscapes: true) }
    if let code = cells.code(bytes, range) { return code }
    let code = lookUp(bytes, range, hasEscapes: false)
    cells.keep(code, bytes, range)
    return code
  }

  private mutating func lookUp(
    _ bytes: Span<UInt8>, _ range: Range<Int>, hasEscapes: Bool
  ) -> Int32 {
    var content = CellBytes.content(bytes, range, hasEscapes: hasEscapes)
    if escapesLineBreaks { content = DistinctTexts.breakingLines(content) }
    if hasGuards, FormulaGuard.isGuarded(content.span) { content.removeFirst() }
    let (text, isValid) = CellBytes.text(content)
    let key = Key(text: text, isValid: isValid)
    if let code = codes[key] { return code }
    let code = Int32(texts.count)
    codes[key] = code
    texts.append(text)
    if !isValid { repaired.insert(code) }
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
