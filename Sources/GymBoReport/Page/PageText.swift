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
    if isPlain(text) { return text }
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

  /// Whether text has nothing but letters, digits and signs of the languages' own words. Nearly all
  /// text has, and is then not looked at scalar by scalar.
  private static func isPlain(_ text: String) -> Bool {
    let bytes = text.utf8.span
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case 0x20..<0x7F: index += 1
      // ¡ to ¬, and ® to ſ: without the soft hyphen and what controls.
      case 0xC2:
        guard bytes[index + 1] > 0xA0, bytes[index + 1] != 0xAD else { return false }
        index += 2
      // Latin letters, and Greek ones in formulas.
      case 0xC3...0xC5, 0xCE...0xCF: index += 2
      case 0xE2:
        switch (bytes[index + 1], bytes[index + 2]) {
        // – — “ ” „ …, arrows, ∑ and minus, √, ≤ and ≥.
        case (0x80, 0x93...0x94), (0x80, 0x9C...0x9E), (0x80, 0xA6), (0x86, _),
          (0x88, 0x91...0x92), (0x88, 0x9A), (0x89, 0xA4...0xA5):
          index += 3
        default: return false
        }
      default: return false
      }
    }
    return true
  }

  private static let nonBreaking: [UInt8] = [0xC2, 0xA0]
  private static let times: [UInt8] = [0xC3, 0x97]

  /// Puts a blank that does not break between a number and its unit, and around "×".
  private static func joined(_ text: String) -> String {
    let bytes = text.utf8.span
    var joined: [UInt8] = []
    var next = 0
    for blank in bytes.indices where bytes[blank] == 0x20 && holds(bytes, at: blank) {
      if joined.isEmpty { joined.reserveCapacity(bytes.count + mostHeld) }
      for index in next..<blank { joined.append(bytes[index]) }
      joined += nonBreaking
      next = blank + 1
    }
    guard next > 0 else { return text }
    for index in next..<bytes.count { joined.append(bytes[index]) }
    return String(decoding: joined, as: UTF8.self)
  }

  private static let mostHeld = 16

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  private static let units = ["kg", "lb", "%", "min", "h", "s", "m", "km"].map { Array($0.utf8) }
  private static let longestUnit = 3

  /// Whether a line may not break at a blank.
  private static func holds(_ bytes: Span<UInt8>, at blank: Int) -> Bool {
    let after = blank + times.count + 1
    if isTimes(bytes, at: blank + 1), after == bytes.count || bytes[after] == 0x20 { return true }
    let before = blank - times.count
    if isTimes(bytes, at: before), before == 0 || bytes[before - 1] == 0x20 { return true }
    guard blank > 0, isDigit(bytes[blank - 1]) else { return false }
    var end = blank + 1
    while end < bytes.count, end - blank <= longestUnit + 1, isUnitLetter(bytes[end]) { end += 1 }
    return units.contains { unit in
      unit.count == end - blank - 1 && unit.indices.allSatisfy { unit[$0] == bytes[blank + 1 + $0] }
    }
  }

  private static func isTimes(_ bytes: Span<UInt8>, at index: Int) -> Bool {
    index >= 0 && index + times.count <= bytes.count && bytes[index] == times[0]
      && bytes[index + 1] == times[1]
  }

  /// A letter, "%", or a part of a letter that is not in ASCII.
  private static func isUnitLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x25 || byte >= 0x80
  }
}
