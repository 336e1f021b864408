/// A word of an exercise name, stored as a hash of its folded letters. The letters themselves are not kept, because
/// words are only compared for equality.
struct Word: Sendable, Equatable {
  let code: UInt64

  /// The first word of a text, which should have only one.
  init(_ text: String) { self = foldedWords(text).first ?? Word(code: 0) }

  init(code: UInt64) { self.code = code }
}

/// Splits a text into words, ignoring case, Latin diacritics, punctuation, emoji and the plural s.
///
/// An apostrophe is dropped ("Captain's" is "captains"); everything else that is neither letter nor digit separates
/// words. Letters of non-Latin scripts are not folded, so such a word matches only the exact spelling.
func foldedWords(_ text: String) -> [Word] {
  var words: [Word] = []
  fold(text.utf8.span, into: &words)
  return words
}

/// Appends the words of the UTF-8 text.
func fold(_ bytes: Span<UInt8>, into words: inout [Word]) {
  var word = WordHash()
  var index = 0
  let count = bytes.count
  while index < count {
    let byte = bytes[index]
    if byte < 0x80 {
      index += 1
      switch byte {
      case 0x30...0x39, 0x61...0x7A: word.append(byte)  // 0–9, a–z
      case 0x41...0x5A: word.append(byte | 0x20)  // A–Z
      case 0x27, 0x60: continue  // apostrophes
      default: word.end(into: &words)
      }
    } else {
      let start = index
      let scalar = decode(bytes, at: &index)
      switch scalar.value {
      case 0xB4, 0x2018, 0x2019, 0x300...0x36F: continue  // apostrophes, combining marks
      case 0x80...0xBF, 0xD7, 0xF7: word.end(into: &words)
      case 0xC0...0x17F:
        word.append(latinBase[Int(scalar.value) - 0xC0])
        if let second = secondLetter(of: scalar.value) { word.append(second) }
      case _ where scalar.properties.isAlphabetic:
        for place in start..<index { word.append(bytes[place]) }
      default: word.end(into: &words)
      }
    }
  }
  word.end(into: &words)
}

/// Decodes the UTF-8 scalar at an index and moves the index past it. Returns U+FFFD if the value is not a Unicode
/// scalar.
private func decode(_ bytes: Span<UInt8>, at index: inout Int) -> Unicode.Scalar {
  let lead = bytes[index]
  index += 1
  let rest = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : 1
  var value = UInt32(lead) & (0x3F >> UInt32(rest))
  for _ in 0..<rest where index < bytes.count {
    value = value << 6 | UInt32(bytes[index] & 0x3F)
    index += 1
  }
  return Unicode.Scalar(value) ?? "\u{FFFD}"
}

/// The FNV-1a hash of a word's letters. It keeps the hash before the last letter, so that a plural s can be left out.
private struct WordHash {
  private var hash = fnvBasis
  private var hashBeforeLast = fnvBasis
  private var last: UInt8 = 0
  private var beforeLast: UInt8 = 0
  private var count = 0

  mutating func append(_ byte: UInt8) {
    hashBeforeLast = hash
    beforeLast = last
    last = byte
    hash = (hash ^ UInt64(byte)) &* fnvPrime
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

private let fnvBasis: UInt64 = 0xCBF2_9CE4_8422_2325
private let fnvPrime: UInt64 = 0x100_0000_01B3

/// The FNV-1a hash of bytes, without folding.
func hash(_ bytes: Span<UInt8>) -> UInt64 {
  var hash = fnvBasis
  for index in bytes.indices { hash = (hash ^ UInt64(bytes[index])) &* fnvPrime }
  return hash
}

/// The base letters of U+00C0…U+017F (Latin-1 letters and Latin Extended-A), in order; `-` marks a code that is not a
/// letter.
private let latinBase: [UInt8] = Array(
  ("aaaaaaaceeeeiiiidnooooo-ouuuuyts" + "aaaaaaaceeeeiiiidnooooo-ouuuuyty"
    + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
    + "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs").utf8)

/// The second letter of a character that is folded to two letters, such as ß (ss) and æ (ae); nil for all others.
private func secondLetter(of scalar: UInt32) -> UInt8? {
  switch scalar {
  case 0xC6, 0xE6, 0x152, 0x153: UInt8(ascii: "e")
  case 0xDE, 0xFE: UInt8(ascii: "h")
  case 0xDF: UInt8(ascii: "s")
  default: nil
  }
}
