/// Text as a page may show it: nothing that a browser obeys or hides, and no longer than a reader reads.
enum PageText {
  /// Characters that are shown; machine formats have the whole text.
  static let mostCharacters = 200

  /// Words of a language for an element: control characters as pictures, controls of direction and noncharacters as "�", a
  /// number and its unit held together.
  static func words(_ text: String) -> String { joined(visible(text)) }

  /// The same for a line that does not break.
  static func line(_ text: String) -> String { visible(text) }

  /// A name from the data for an element: the same, cut where it is too long.
  static func name(_ text: String) -> String { joined(cut(visible(text))) }

  /// For an attribute or the document's title, where nothing isolates a direction: its controls are left out.
  static func attribute(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return cut(text, most: mostInAttribute) }
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: text.unicodeScalars.filter { !isDirection($0) })
    return cut(visible(String(kept)), most: mostInAttribute)
  }

  /// A label is one sentence of several names.
  private static let mostInAttribute = 600

  /// The last part of a path: where a file lies is nobody's business who gets the page.
  static func lastPart(_ path: String) -> String {
    path.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? path
  }

  private static func visible(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    // The blank that does not break is one of our own words, and harmless in others'.
    let safe = text.split(separator: "\u{A0}", omittingEmptySubsequences: false)
      .map { TerminalText.safe(String($0)) }.joined(separator: "\u{A0}")
    guard safe.unicodeScalars.contains(where: isNoncharacter) else { return safe }
    var kept = String.UnicodeScalarView()
    for scalar in safe.unicodeScalars { kept.append(isNoncharacter(scalar) ? "\u{FFFD}" : scalar) }
    return String(kept)
  }

  /// Cuts by scalars: one character can have thousands of combining marks.
  private static func cut(_ text: String, most: Int = mostCharacters) -> String {
    guard text.utf8.count > most, text.unicodeScalars.count > most else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(most))) + "…"
  }

  private static func isDirection(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func isNoncharacter(_ scalar: Unicode.Scalar) -> Bool {
    (0xFDD0...0xFDEF).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE
  }

  /// Puts a blank that does not break between a number and its unit, and around "×".
  private static func joined(_ text: String) -> String {
    guard text.utf8.contains(0x20) else { return text }
    var joined = ""
    var last: Substring?
    for part in text.split(separator: " ", omittingEmptySubsequences: false) {
      if let last { joined += isUnit(part, after: last) ? "\u{A0}" : " " }
      joined += part
      last = part
    }
    return joined
  }

  private static let units: Set<Substring> = ["kg", "lb", "%", "min", "h", "s", "m", "km"]

  private static func isUnit(_ part: Substring, after last: Substring) -> Bool {
    if part == "×" || last == "×" { return true }
    guard let digit = last.utf8.last, (48...57).contains(digit) else { return false }
    let word = part.prefix { $0.isLetter || $0 == "%" }
    return units.contains(word)
  }
}
