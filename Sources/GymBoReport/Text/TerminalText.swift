/// Makes text from data harmless for a terminal, measures, cuts and wraps it.
package enum TerminalText {
  /// The text without anything that a terminal would obey or hide. Control characters become visible pictures, line breaks
  /// and tabs become blanks, controls of direction become "�". Other invisible format characters are removed, except the
  /// two joiners that emoji and some scripts need.
  package static func safe(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    guard text.unicodeScalars.contains(where: { replacement(for: $0) != $0 }) else { return text }
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let kept = replacement(for: scalar) { safe.append(kept) }
    }
    return String(safe)
  }

  private static func replacement(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x20..<0x7F: scalar
    case 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0xA0, 0x2028, 0x2029: " "
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0: "\u{FFFD}"
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
    case 0x200C, 0x200D: scalar
    // Most text lies where no other format character does.
    case 0xAD: nil
    case ..<0x600, 0x2010...0x2027, 0x2190...0x2BFF: scalar
    default: scalar.properties.generalCategory == .format ? nil : scalar
    }
  }

  /// Columns that a text takes: none for combining marks, two for wide East Asian characters and emoji. Emoji joined
  /// into one picture count as many: not every terminal joins them, and a line must never be too wide.
  package static func width(of text: String) -> Int {
    let utf8 = text.utf8
    if utf8.allSatisfy({ $0 < 0x80 }) { return utf8.count }
    return text.unicodeScalars.reduce(0) { $0 + width(of: $1) }
  }

  static func width(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return 1 }
    // Signs that the reports themselves use: dashes, minus, the ellipsis, blocks.
    if (0x2010...0x2027).contains(value) || value == 0x2212 || (0x2500...0x259F).contains(value) {
      return 1
    }
    // A picture asked for in colour (variation selector 16) takes a column more than its sign.
    if value == 0xFE0F { return 1 }
    if value == 0x200C || value == 0x200D { return 0 }
    if (0x1160...0x11FF).contains(value) { return 0 }
    if isWide(value) { return 2 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }

  /// Wide and full-width characters (Unicode's EastAsianWidth, W and F), in whole blocks.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// The text cut to this number of columns, with "…" where something was cut off.
  static func truncated(_ text: String, to width: Int) -> String {
    guard self.width(of: text) > width else { return text }
    guard width > 0 else { return "" }
    var kept = ""
    var used = 0
    // Whole characters are cut, so that no combining mark loses its letter.
    for character in text {
      let columns = character.unicodeScalars.reduce(0) { $0 + self.width(of: $1) }
      if used + columns > width - 1 { break }
      kept.append(character)
      used += columns
    }
    while kept.last == " " { kept.removeLast() }
    return kept + "…"
  }

  /// The text broken into lines of at most this number of columns: at blanks, and within a word that is wider than a line.
  /// - Parameters:
  ///   - first: columns already used in the first line.
  ///   - hanging: columns used in every other line.
  static func wrapped(
    _ text: String, to width: Int, first: Int = 0, hanging: Int = 0
  ) -> [String] {
    var lines: [String] = []
    var line = ""
    var room = width - first
    var used = 0
    func isFirst() -> Bool { line.isEmpty }
    for word in words(text).flatMap({ parts(of: $0, widest: width - hanging) }) {
      var columns = self.width(of: word)
      if !isFirst(), used + 1 + columns <= room {
        line += " " + word
        used += 1 + columns
        continue
      }
      if !isFirst() {
        lines.append(line)
        room = width - hanging
      }
      // A word without a blank that is wider than a line, such as a path, goes on in the next.
      var rest = word[...]
      while columns > room, let end = end(of: rest, within: room) {
        let part = String(rest[..<end])
        lines.append(part)
        rest = rest[end...]
        columns -= self.width(of: part)
        room = width - hanging
      }
      line = String(rest)
      used = columns
    }
    if !isFirst() || lines.isEmpty { lines.append(line) }
    return lines
  }

  /// A blank at which no line is broken, where a line holds what it joins; see ``printed(_:)``. The figure space, which
  /// Unicode does not break at, and which ``safe(_:)`` leaves.
  private static let joint: Character = "\u{2007}"

  /// A text such as a command, which is easier to copy in one line.
  static func unbroken(_ text: String) -> String {
    String(text.map { $0 == " " ? joint : $0 })
  }

  /// A line with plain blanks.
  static func printed(_ line: String) -> String {
    guard line.contains(joint) else { return line }
    return String(line.map { $0 == joint ? " " : $0 })
  }

  /// A word that is joined of parts, in these where no line holds it.
  private static func parts(of word: String, widest: Int) -> [String] {
    guard word.contains(joint), width(of: word) > widest else { return [word] }
    return words(printed(word))
  }

  /// Where a word ends that fills this number of columns; nil where not even one character fits.
  private static func end(of word: Substring, within room: Int) -> String.Index? {
    var (used, end) = (0, word.startIndex)
    for index in word.indices {
      used += width(of: String(word[index]))
      if used > room { break }
      end = word.index(after: index)
    }
    return end > word.startIndex ? end : nil
  }

  /// The text's words. A number stays with what follows it ("102.5 kg", "100 kg × 8", "+13.5 %", "12. Nov."), up to a
  /// length that fits the narrowest line.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    for piece in text.utf8.split(separator: 0x20) {
      let part = Substring(piece)
      if let last = words.last, last.utf8.count + part.utf8.count < 20,
        (endsInDigit(last) || isDayNumber(last)) && part != "·" || part == "×" || part == "%"
          || last.hasSuffix("×")
      {
        words[words.count - 1] = last + " " + part
      } else {
        words.append(String(part))
      }
    }
    return words
  }

  /// Whether a word is the number of a day with its full stop, as in "12. Nov."
  private static func isDayNumber(_ word: String) -> Bool {
    word.utf8.count <= 3 && word.utf8.last == UInt8(ascii: ".")
      && endsInDigit(String(word.dropLast()))
  }

  private static func endsInDigit(_ word: String) -> Bool {
    word.utf8.last.map { (48...57).contains($0) } ?? false
  }
}
