/// A text report while it is written. All text comes in through these methods, which remove control characters, fit it to
/// the width and only then colour it, so that colour never changes the layout.
struct TextPage {
  let style: TextStyle
  let width: Int
  private(set) var text = ""

  init(_ style: TextStyle) {
    self.style = style
    width = min(max(20, style.width), 1000)
    text.reserveCapacity(16_384)
  }

  /// An empty line, unless the page is empty.
  mutating func gap() {
    if !text.isEmpty { text += "\n" }
  }

  /// A section's title, after an empty line.
  mutating func heading(_ title: Sentence) {
    gap()
    line(title, ink: .bold)
  }

  /// One line; of what is too long, more.
  mutating func line(_ line: Sentence, ink: Ink = .plain, indent: Int = 0) {
    let text = TerminalText.safe(style.text(line))
    let lines =
      TerminalText.width(of: text) + indent <= width
      ? [text] : TerminalText.wrapped(text, to: width, first: indent, hanging: indent + 2)
    for (index, line) in lines.enumerated() {
      write(String(repeating: " ", count: index == 0 ? indent : indent + 2) + line, ink)
    }
  }

  /// A paragraph, wrapped.
  /// - Parameters:
  ///   - lead: the words at its beginning that are coloured, with the colour; what follows is set off by a blank.
  ///   - indent: columns before every line.
  ///   - hanging: columns more before every line but the first.
  mutating func paragraph(
    _ paragraph: Sentence, lead: (text: Sentence, ink: Ink)? = nil, indent: Int = 0,
    hanging: Int = 0
  ) {
    let colored = lead.map { TerminalText.safe(style.text($0.text)).withoutBlanksAtEnd } ?? ""
    let whole = TerminalText.safe((lead.map { style.text($0.text) } ?? "") + style.text(paragraph))
    let lines = TerminalText.wrapped(
      whole, to: width, first: indent, hanging: indent + hanging)
    for (index, line) in lines.enumerated() {
      text += String(repeating: " ", count: index == 0 ? indent : indent + hanging)
      if style.isColored, index == 0, let lead, !colored.isEmpty, line.hasPrefix(colored) {
        text += lead.ink.painted(colored, style)
        write(String(line.dropFirst(colored.count)), .plain)
      } else {
        write(line, .plain)
      }
    }
  }

  /// Parts set off by " · ", as many a line as fit; a line that goes on ends in the sign.
  mutating func items(_ parts: [Sentence], ink: Ink = .plain, indent: Int = 0) {
    let blank = String(repeating: " ", count: indent)
    var line = blank
    var used = indent
    for part in parts {
      let part = TerminalText.truncated(
        TerminalText.safe(style.text(part)), to: width - indent)
      let columns = TerminalText.width(of: part)
      if used > indent, used + 3 + columns > width {
        write(used + 2 <= width ? line + " ·" : line, ink)
        line = blank
        used = indent
      }
      line += used > indent ? " · " + part : part
      used += used > indent ? 3 + columns : columns
    }
    if used > indent { write(line, ink) }
  }

  /// A table, its columns aligned.
  mutating func table(_ table: AlignedTable) {
    table.write(width: width, style: style, to: &text)
  }

  private mutating func write(_ line: String, _ ink: Ink) {
    text += ink.painted(TerminalText.printed(line), style)
    text += "\n"
  }
}

extension String {
  /// Without blanks at its end.
  fileprivate var withoutBlanksAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
