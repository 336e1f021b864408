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
    var bytes = text.utf8.makeIterator()
    while let byte = bytes.next() {
      switch byte {
      case 0x20..<0x7F: continue
      // ¡ to ¬, and ® to ſ: without the soft hyphen and what controls.
      case 0xC2:
        guard let next = bytes.next(), next > 0xA0, next != 0xAD else { return false }
      case 0xC3...0xC5:
        guard bytes.next() != nil else { return false }
      case 0xE2:
        guard let second = bytes.next(), let third = bytes.next() else { return false }
        switch (second, third) {
        // – — “ ” „ …, arrows, minus, ▲ ▼ ■.
        case (0x80, 0x93...0x94), (0x80, 0x9C...0x9E), (0x80, 0xA6), (0x86, _), (0x88, 0x92):
          continue
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
    let bytes = Array(text.utf8)
    let held = bytes.indices.filter {
      mayHold(bytes, at: $0) && holds(bytes[..<$0], bytes[($0 + 1)...])
    }
    guard !held.isEmpty else { return text }
    var joined: [UInt8] = []
    joined.reserveCapacity(bytes.count + held.count)
    var start = 0
    for blank in held {
      joined += bytes[start..<blank]
      joined += nonBreaking
      start = blank + 1
    }
    joined += bytes[start...]
    return String(decoding: joined, as: UTF8.self)
  }

  /// Whether a byte is a blank after a digit or beside "×". Few blanks are, and only those are looked at closely.
  private static func mayHold(_ bytes: [UInt8], at index: Int) -> Bool {
    guard bytes[index] == 0x20 else { return false }
    if index > 0, isDigit(bytes[index - 1]) || bytes[index - 1] == times[1] { return true }
    return index + 1 < bytes.count && bytes[index + 1] == times[0]
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  private static let units: Set<[UInt8]> = Set(
    ["kg", "lb", "%", "min", "h", "s", "m", "km"].map { Array($0.utf8) })
  private static let longestUnit = 3

  /// Whether a line may not break between what is before a blank and what is after it.
  private static func holds(_ before: ArraySlice<UInt8>, _ after: ArraySlice<UInt8>) -> Bool {
    func isTimes(_ word: ArraySlice<UInt8>, _ edge: UInt8?) -> Bool {
      word.elementsEqual(times) && (edge == nil || edge == 0x20)
    }
    if isTimes(after.prefix(2), after.dropFirst(2).first) { return true }
    if isTimes(before.suffix(2), before.dropLast(2).last) { return true }
    guard let digit = before.last, isDigit(digit) else { return false }
    let word = after.prefix { byte in
      (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x25 || byte >= 0x80
    }
    return word.count <= longestUnit && units.contains(Array(word))
  }
}
