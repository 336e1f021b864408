/// The `'` before text of CSV that a spreadsheet would run as a formula: text that begins with = + - @, the full-width forms of
/// these, a tab or a line break.
///
/// Text that begins with `'` and would then need a guard gets one, too. So taking one guard off always gives the text back.
package enum FormulaGuard {
  package static let mark = UInt8(ascii: "'")

  /// Whether a text needs the guard.
  package static func isNeeded(_ text: Span<UInt8>) -> Bool {
    var first = 0
    while first < text.count, text[first] == mark { first += 1 }
    return first < text.count && beginsFormula(text, at: first)
  }

  /// Whether a text that was written with guards has one.
  package static func isGuarded(_ text: Span<UInt8>) -> Bool {
    !text.isEmpty && text[0] == mark && isNeeded(text)
  }

  private static func beginsFormula(_ text: Span<UInt8>, at first: Int) -> Bool {
    switch text[first] {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"),
      UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
      return true
    case 0xEF:
      // U+FF1D, U+FF0B, U+FF0D and U+FF20.
      return text.count >= first + 3 && text[first + 1] == 0xBC
        && [0x9D, 0x8B, 0x8D, 0xA0].contains(text[first + 2])
    default: return false
    }
  }
}
