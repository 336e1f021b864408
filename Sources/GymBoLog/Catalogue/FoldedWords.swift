/// A word of an exercise name, known by a hash of its folded letters. Names are compared as sets of
/// words, so equal words are all that is ever asked of it.
struct Word: Sendable, Hashable {
  let code: UInt64

  /// The one word of a text without blanks.
  init(_ text: String) { self = foldedWords(text).first ?? Word(code: 0) }

  init(code: UInt64) { self.code = code }
}

/// The words of a text without regard to case, Latin diacritics, punctuation, emoji and the plural s.
///
/// An apostrophe joins ("Captain's" is "captains"), everything else that is neither letter nor digit
/// separates. Letters of other scripts stay as they are, so such a word equals only itself.
func foldedWords(_ text: some StringProtocol) -> [Word] {
  var words: [Word] = []
  words.reserveCapacity(8)
  var word = WordHash()
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x30...0x39, 0x61...0x7A:  // 0–9, a–z
      word.append(UInt8(truncatingIfNeeded: scalar.value))
    case 0x41...0x5A:  // A–Z
      word.append(UInt8(truncatingIfNeeded: scalar.value | 0x20))
    case 0x27, 0x60, 0xB4, 0x2018, 0x2019, 0x300...0x36F:  // apostrophes, combining marks
      continue
    case 0...0xBF:
      word.end(into: &words)
    case 0xC0...0x17F:
      let base = latinBase[Int(scalar.value) - 0xC0]
      if base == UInt8(ascii: "-") { word.end(into: &words) } else { word.append(base) }
      if let second = secondLetter(of: scalar.value) { word.append(second) }
    default:
      guard scalar.properties.isAlphabetic else {
        word.end(into: &words)
        continue
      }
      for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { word.append(byte) }
    }
  }
  word.end(into: &words)
  return words
}

/// FNV-1a over the letters of a word; remembers the hash before the last letter, to leave off a plural s.
private struct WordHash {
  private static let start: UInt64 = 0xCBF2_9CE4_8422_2325
  private var hash = start
  private var hashBeforeLast = start
  private var last: UInt8 = 0
  private var beforeLast: UInt8 = 0
  private var count = 0

  mutating func append(_ byte: UInt8) {
    hashBeforeLast = hash
    beforeLast = last
    last = byte
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    count += 1
  }

  mutating func end(into words: inout [Word]) {
    guard count > 0 else { return }
    let s = UInt8(ascii: "s")
    let isPlural = count >= 3 && last == s && beforeLast != s  // "raises", but not "press"
    words.append(Word(code: isPlural ? hashBeforeLast : hash))
    self = WordHash()
  }
}

/// The base letters of U+00C0…U+017F (Latin-1 letters and Latin Extended-A), in order; `-` separates.
private let latinBase: [UInt8] = Array(
  ("aaaaaaaceeeeiiiidnooooo-ouuuuyts" + "aaaaaaaceeeeiiiidnooooo-ouuuuyty"
    + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
    + "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs").utf8)

/// The second letter of those that stand for two, such as ß and æ.
private func secondLetter(of scalar: UInt32) -> UInt8? {
  switch scalar {
  case 0xC6, 0xE6, 0x152, 0x153: UInt8(ascii: "e")
  case 0xDE, 0xFE: UInt8(ascii: "h")
  case 0xDF: UInt8(ascii: "s")
  default: nil
  }
}
