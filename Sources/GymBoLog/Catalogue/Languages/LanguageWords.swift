/// What the words of exercise names in one language mean in English, in words that the catalogue knows.
///
/// The format of a line is `word = meaning` or `word word = meaning` with up to four adjacent words. The words are folded
/// as ``foldedWords(_:)`` folds them (lower case, no accents, no plural s), words without a meaning of their own are left out,
/// and each word is in the form that has a line of its own, if there is one. The lines are sorted by bytes, because they are
/// searched in place: nothing is built when the tool starts or when a name is looked up.
///
/// - `-`: the word (an article, a preposition) is left out before adjacent words are looked up;
/// - `.`: the word adds nothing to the meaning;
/// - `a | b`: the word may mean either;
/// - `ambiguous`: the words may mean too many things; no exercise has this word;
/// - `~a`: the word does not show that the name is in this language, because English or another language has it too.
struct LanguageWords: Sendable {
  /// Endings in which forms of one word differ; a word is also found by another ending than its line has.
  let endings: [String]
  let lines: String
  /// More words, in the same format, that are only looked up as parts of a compound word ("Kabelcurl").
  let parts: String

  init(endings: [String], lines: String, parts: String = "") {
    self.endings = endings
    self.lines = lines
    self.parts = parts
  }

  /// Every language, in the order in which a name is tried in them.
  static let all: [LanguageWords] = [german, spanish, french, italian, portuguese, turkish]

  /// The most words of a line.
  static let mostAdjacentWords = 4
  /// The fewest letters that are left of a word without its ending.
  private static let shortestStem = 3

  /// A line of the table, as the ranges of its bytes.
  struct Line {
    let word: Range<Int>
    let meaning: Range<Int>
  }

  /// The line of exactly this word, or of these adjacent words.
  func line(_ word: Span<UInt8>) -> Line? {
    let bytes = lines.utf8.span
    let line = LanguageWords.firstLine(in: bytes, notBefore: word)
    return line.flatMap { LanguageWords.compare(bytes, $0.word, word) == 0 ? $0 : nil }
  }

  /// The line of a word, or the line of another form of it.
  func lineOfAnyForm(_ word: Span<UInt8>) -> Line? {
    if let line = line(word) { return line }
    let bytes = lines.utf8.span
    guard let stem = shortestStem(of: word) else { return nil }
    var found: Line?
    var next = LanguageWords.firstLine(in: bytes, notBefore: word.extracting(0..<stem))
    while let line = next, LanguageWords.hasPrefix(bytes, line.word, word, stem) {
      if isForm(word, of: line.word), !isLeftOut(line),
        found.map({ line.word.count < $0.word.count }) ?? true
      {
        found = line
      }
      next = LanguageWords.line(in: bytes, at: line.meaning.upperBound + 1)
    }
    return found
  }

  /// Whether a line has this word as its only or its first word.
  func startsLine(_ word: Span<UInt8>) -> Bool {
    let bytes = lines.utf8.span
    guard let line = LanguageWords.firstLine(in: bytes, notBefore: word),
      LanguageWords.hasPrefix(bytes, line.word, word, word.count)
    else { return false }
    return line.word.count == word.count
      || bytes[line.word.lowerBound + word.count] == UInt8(ascii: " ")
  }

  /// Whether a line says that its word is left out before adjacent words are looked up.
  func isLeftOut(_ line: Line) -> Bool {
    line.meaning.count == 1 && lines.utf8.span[line.meaning.lowerBound] == UInt8(ascii: "-")
  }

  /// The meaning of a part of a compound word, as text.
  func meaningOfPart(_ word: Span<UInt8>) -> String? {
    if let line = lineOfAnyForm(word) { return TableText.text(lines, line.meaning) }
    let bytes = parts.utf8.span
    guard let line = LanguageWords.firstLine(in: bytes, notBefore: word),
      LanguageWords.compare(bytes, line.word, word) == 0
    else { return nil }
    return TableText.text(parts, line.meaning)
  }
}

// MARK: - Forms of a word

extension LanguageWords {
  /// The number of letters of a word without its longest ending; nil if it has none.
  private func shortestStem(of word: Span<UInt8>) -> Int? {
    var shortest: Int?
    for ending in endings {
      let stem = word.count - ending.utf8.count
      if stem >= LanguageWords.shortestStem, LanguageWords.ends(word, with: ending) {
        shortest = min(shortest ?? stem, stem)
      }
    }
    return shortest
  }

  /// Whether a word is the word of a line with one ending taken off and at most one put on.
  private func isForm(_ word: Span<UInt8>, of lineWord: Range<Int>) -> Bool {
    let bytes = lines.utf8.span
    let listed = bytes.extracting(lineWord)
    for ending in endings where LanguageWords.ends(word, with: ending) {
      let stem = word.count - ending.utf8.count
      guard stem >= LanguageWords.shortestStem,
        LanguageWords.hasPrefix(bytes, lineWord, word, stem)
      else { continue }
      if listed.count == stem { return true }
      for other in endings where stem + other.utf8.count == listed.count {
        if LanguageWords.ends(listed, with: other) { return true }
      }
    }
    return false
  }

  private static func ends(_ word: Span<UInt8>, with ending: String) -> Bool {
    let ending = ending.utf8.span
    guard word.count > ending.count else { return false }
    for place in 0..<ending.count
    where word[word.count - ending.count + place] != ending[place] { return false }
    return true
  }
}

// MARK: - Search

extension LanguageWords {
  /// The first line whose word is not less than this one; nil if all are less.
  private static func firstLine(in bytes: Span<UInt8>, notBefore word: Span<UInt8>) -> Line? {
    var (low, high) = (0, bytes.count)
    while low < high {
      var start = (low + high) / 2
      while start > low, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
      guard let line = line(in: bytes, at: start) else { return nil }
      if compare(bytes, line.word, word) < 0 {
        low = line.meaning.upperBound + 1
      } else {
        high = start
      }
    }
    return line(in: bytes, at: low)
  }

  /// The line that starts at a byte; nil at the end of the table.
  private static func line(in bytes: Span<UInt8>, at start: Int) -> Line? {
    guard start < bytes.count else { return nil }
    var equals = start
    while equals < bytes.count, bytes[equals] != UInt8(ascii: "=") { equals += 1 }
    var end = equals
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    guard equals > start, end >= equals + 2 else { return nil }
    return Line(word: start..<(equals - 1), meaning: (equals + 2)..<end)
  }

  /// Below 0, 0 or above 0 where the listed word is less than the word, equal, or greater.
  private static func compare(
    _ bytes: Span<UInt8>, _ listed: Range<Int>, _ word: Span<UInt8>
  ) -> Int {
    for place in 0..<min(listed.count, word.count) {
      let difference = Int(bytes[listed.lowerBound + place]) - Int(word[place])
      if difference != 0 { return difference }
    }
    return listed.count - word.count
  }

  private static func hasPrefix(
    _ bytes: Span<UInt8>, _ listed: Range<Int>, _ word: Span<UInt8>, _ length: Int
  ) -> Bool {
    guard listed.count >= length else { return false }
    for place in 0..<length where bytes[listed.lowerBound + place] != word[place] { return false }
    return true
  }
}
