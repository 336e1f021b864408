internal import GymBoLog

/// Text as a page may show it: nothing that a browser obeys or hides, and no longer than a reader reads.
enum PageText {
  /// Characters that are shown; machine formats have the whole text.
  static let mostCharacters = 200

  /// Words of a language for an element: control characters as pictures, controls of direction and noncharacters as "�"; a
  /// number and its unit, a day and its month, and the two ends of a range held together.
  static func words(_ text: String) -> String { joined(visible(text), hasRanges: true) }

  /// The same for a line that does not break.
  static func line(_ text: String) -> String { visible(text) }

  /// A name from the data for an element: cut where it is too long. It has no character that was not logged, so that a reader
  /// can search for it; only blanks may be ones that do not break.
  static func name(_ text: String) -> String { joined(cut(visible(text)), hasRanges: false) }

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
  private static let enDash: [UInt8] = [0xE2, 0x80, 0x93]
  private static let wordJoiner: [UInt8] = [0xE2, 0x81, 0xA0]

  /// Puts a blank that does not break between a number and its unit, a day and its month, and around "×".
  /// - Parameter hasRanges: whether a word joiner follows the dash of a range of numbers, so that no line ends there.
  private static func joined(_ text: String, hasRanges: Bool) -> String {
    let bytes = text.utf8.span
    var joined: [UInt8] = []
    var next = 0
    for place in bytes.indices {
      let isBlank = bytes[place] == 0x20
      guard isBlank ? holds(bytes, at: place) : hasRanges && isRange(bytes, at: place) else {
        continue
      }
      if joined.isEmpty { joined.reserveCapacity(bytes.count + mostHeld) }
      let end = isBlank ? place : place + enDash.count
      for index in next..<end { joined.append(bytes[index]) }
      joined += isBlank ? nonBreaking : wordJoiner
      next = isBlank ? place + 1 : end
    }
    guard next > 0 else { return text }
    for index in next..<bytes.count { joined.append(bytes[index]) }
    return String(decoding: joined, as: UTF8.self)
  }

  private static let mostHeld = 16

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  private static let units = ["kg", "lb", "%", "min", "h", "s", "m", "km", "cm"]
    .map { Array($0.utf8) }
  private static let longestUnit = 3

  /// Whether a line may not break at a blank.
  private static func holds(_ bytes: Span<UInt8>, at blank: Int) -> Bool {
    let after = blank + times.count + 1
    if isTimes(bytes, at: blank + 1), after == bytes.count || bytes[after] == 0x20 { return true }
    let before = blank - times.count
    if isTimes(bytes, at: before), before == 0 || bytes[before - 1] == 0x20 { return true }
    guard blank > 0 else { return false }
    if isDay(bytes, before: blank), isMonth(bytes, after: blank) { return true }
    guard isDigit(bytes[blank - 1]) else { return false }
    var end = blank + 1
    while end < bytes.count, end - blank <= longestUnit + 1, isUnitLetter(bytes[end]) { end += 1 }
    return units.contains { unit in
      unit.count == end - blank - 1 && unit.indices.allSatisfy { unit[$0] == bytes[blank + 1 + $0] }
    }
  }

  /// The short names of the months, in all languages.
  private static let months = Language.all.flatMap {
    $0.words(unit: .kilogram, asOf: nil).dates.months.map { Array($0.utf8) }
  }

  /// Whether the number of a day ends before a blank: `12`, `12.`
  private static func isDay(_ bytes: Span<UInt8>, before blank: Int) -> Bool {
    let last = bytes[blank - 1] == UInt8(ascii: ".") ? blank - 2 : blank - 1
    return last >= 0 && isDigit(bytes[last])
  }

  /// Whether the name of a month begins after a blank. Names of months have a capital, words and units after numbers rarely.
  private static func isMonth(_ bytes: Span<UInt8>, after blank: Int) -> Bool {
    guard blank + 1 < bytes.count,
      (0x41...0x5A).contains(bytes[blank + 1]) || bytes[blank + 1] > 0x7F
    else { return false }
    return months.contains { month in
      let end = blank + 1 + month.count
      return end <= bytes.count && (end == bytes.count || !isUnitLetter(bytes[end]))
        && month.indices.allSatisfy { month[$0] == bytes[blank + 1 + $0] }
    }
  }

  /// Whether a dash between two numbers is at a place: `6–18`, `9.–15. Nov.`
  private static func isRange(_ bytes: Span<UInt8>, at place: Int) -> Bool {
    let after = place + enDash.count
    return place > 0 && after < bytes.count && bytes[place] == enDash[0]
      && bytes[place + 1] == enDash[1] && bytes[place + 2] == enDash[2] && isDigit(bytes[after])
      && bytes[place - 1] != 0x20
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
