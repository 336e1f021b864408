/// How text reports are laid out.
public struct TextStyle: Sendable {
  /// Columns of the terminal; no line is wider. At least 20 are used.
  public var width = 80
  /// Whether words may be coloured. Colour is never the only sign of anything.
  public var isColored = false

  /// 80 columns, without colour.
  public init() {}
}

/// The colours of a text report: nothing else in it writes an escape sequence.
enum Ink: String {
  case plain = ""
  case bold = "1"
  case red = "31"
  case green = "32"
  case yellow = "33"

  /// The text between the sequences of "select graphic rendition" (ECMA-48) that switch the colour on and off.
  func painted(_ text: String, _ style: TextStyle) -> String {
    guard style.isColored, self != .plain, !text.isEmpty else { return text }
    return "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }
}
