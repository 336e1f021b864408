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
  var sink = HashedWords()
  swap(&sink.words, &words)
  fold(bytes, to: &sink)
  swap(&sink.words, &words)
}

/// The words of a text with their letters, for what needs more than to compare words.
func spelledWords(_ text: String) -> [[UInt8]] { spelledWords(text.utf8.span) }

/// The words of a UTF-8 text with their letters.
func spelledWords(_ bytes: Span<UInt8>) -> [[UInt8]] {
  var sink = SpelledWords()
  fold(bytes, to: &sink)
  return sink.words
}

/// Takes the folded letters of a text one after another.
private protocol LetterSink {
  mutating func append(_ letter: UInt8)
  /// Ends a word; called between words any number of times.
  mutating func end()
}

private func fold(_ bytes: Span<UInt8>, to sink: inout some LetterSink) {
  var index = 0
  let count = bytes.count
  while index < count {
    let byte = bytes[index]
    if byte < 0x80 {
      index += 1
      switch byte {
      case 0x30...0x39, 0x61...0x7A: sink.append(byte)  // 0–9, a–z
      case 0x41...0x5A: sink.append(byte | 0x20)  // A–Z
      case 0x27, 0x60: continue  // apostrophes
      default: sink.end()
      }
    } else {
      let start = index
      let scalar = decode(bytes, at: &index)
      switch scalar.value {
      case 0xB4, 0x2018, 0x2019, 0x300...0x36F: continue  // apostrophes, combining marks
      case 0x80...0xBF, 0xD7, 0xF7: sink.end()
      case 0xC0...0x17F:
        sink.append(latinBase[Int(scalar.value) - 0xC0])
        if let second = secondLetter(of: scalar.value) { sink.append(second) }
      case _ where scalar.properties.isAlphabetic:
        for place in start..<index { sink.append(bytes[place]) }
      default: sink.end()
      }
    }
  }
  sink.end()
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

/// Hashes words (FNV-1a). It keeps the hash before the last letter, so that a plural s can be left out.
private struct HashedWords: LetterSink {
  var words: [Word] = []
  private var hash = fnvBasis
  private var hashBeforeLast = fnvBasis
  private var last: UInt8 = 0
  private var beforeLast: UInt8 = 0
  private var count = 0

  mutating func append(_ letter: UInt8) {
    hashBeforeLast = hash
    beforeLast = last
    last = letter
    hash = (hash ^ UInt64(letter)) &* fnvPrime
    count += 1
  }

  mutating func end() {
    guard count > 0 else { return }
    let isPlural = endsInPluralS(count, beforeLast, last)
    words.append(Word(code: isPlural ? hashBeforeLast : hash))
    (hash, hashBeforeLast, last, beforeLast, count) = (fnvBasis, fnvBasis, 0, 0, 0)
  }
}

/// Keeps the letters of words, without a plural s.
private struct SpelledWords: LetterSink {
  var words: [[UInt8]] = []
  private var word: [UInt8] = []

  mutating func append(_ letter: UInt8) { word.append(letter) }

  mutating func end() {
    guard let last = word.last else { return }
    let beforeLast = word.count > 1 ? word[word.count - 2] : 0
    if endsInPluralS(word.count, beforeLast, last) { word.removeLast() }
    words.append(word)
    word.removeAll()
  }
}

/// Whether a word with these last letters ends in a plural s: "raises" does, "press" does not.
private func endsInPluralS(_ count: Int, _ beforeLast: UInt8, _ last: UInt8) -> Bool {
  let s = UInt8(ascii: "s")
  return count >= 3 && last == s && beforeLast != s
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
