extension ExerciseCatalogue {
  /// The names of the exercises whose names are most like a name that the catalogue cannot resolve, the most alike first.
  ///
  /// Names are compared by the pairs of neighbouring letters of their words, so that a misspelt word still counts, and the
  /// order of words does not. A name in another language is compared by what its words mean. Of equally alike names, the
  /// first in the catalogue is first. O(names of the catalogue).
  /// - Returns: at most `count` names; fewer where fewer are at all alike.
  package func nearest(to name: String, atMost count: Int = 3) -> [String] {
    let words = spelledWords(name)
    guard words.count <= ExerciseNameReader.mostWords else { return [] }
    let translations = LanguageWords.all.compactMap { $0.translation(of: words) }
    let best = translations.max { $0.knownWords < $1.knownWords }
    let wanted = LetterPairs(of: best?.readings.first.map(spelledWords) ?? words)
    let implement = ExerciseName(best?.readings.first ?? name).implement
    let scored = NameIndex.standard.names.compactMap { entry -> (line: Int, score: Double)? in
      let score = entry.pairs.likeness(to: wanted)
      return score >= leastLikeness ? (entry.line, score) : nil
    }
    return titles(scored, implement, atMost: count)
  }

  /// The names of the exercises of which a name is probably a misspelling: nearly all pairs of letters are alike, or all but two
  /// letters. The most alike first; empty for a name that the catalogue lists, and for one that is like none. O(names of the
  /// catalogue).
  package func misspelt(_ name: String, atMost count: Int = 3) -> [String] {
    let (words, parts) = (spelledWords(name), ExerciseName(name))
    guard words.count <= ExerciseNameReader.mostWords, listed(parts) == nil else { return [] }
    // The catalogue's names of movements have no implement.
    let bare = parts.implement == nil ? words : spelledWords(name.withoutParentheses)
    let (wanted, letters) = (LetterPairs(of: bare), Letters.of(bare))
    let scored = NameIndex.standard.names.compactMap { entry -> (line: Int, score: Double)? in
      let score = entry.pairs.likeness(to: wanted)
      if score >= misspeltLikeness { return (entry.line, score) }
      let isNear =
        letters.count >= fewestLetters
        && editDistance(letters, entry.letters, limit: mostOtherLetters) <= mostOtherLetters
      return isNear ? (entry.line, score) : nil
    }
    return titles(scored, parts.implement, atMost: count)
  }

  /// The titles of lines, the first with the highest score, with an implement where they list it.
  private func titles(
    _ scored: [(line: Int, score: Double)], _ implement: Implement?, atMost count: Int
  ) -> [String] {
    var found: [Int] = []
    let sorted = scored.enumerated().sorted {
      ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
    }
    for (_, element) in sorted where !found.contains(element.line) {
      found.append(element.line)
      if found.count == count { break }
    }
    return found.compactMap { line in
      let implements = lines[line].implements
      let named = implement.flatMap { implements.contains($0) ? $0 : nil }
      return (named ?? implements.first).map { lines[line].title(with: $0) }
    }
  }
}

/// The least share of letter pairs that alike names have in common. A shared word of two is about 0.5.
private let leastLikeness = 0.35
/// The share of letter pairs from which on a name is a misspelling of another. One letter in twelve costs two pairs, and a further
/// word more than that.
private let misspeltLikeness = 0.85
/// Letters that a misspelling may have other than the name; of shorter names two are a different name.
private let mostOtherLetters = 2
private let fewestLetters = 5

extension String {
  /// The text before its first parenthesis.
  fileprivate var withoutParentheses: String { String(prefix { $0 != "(" }) }
}

/// The letters of a name, its words after one another with a blank between them.
private enum Letters {
  static func of(_ words: [[UInt8]]) -> [Unicode.Scalar] {
    words.joined(separator: CollectionOfOne(UInt8(ascii: " "))).map { Unicode.Scalar($0) }
  }
}

/// The pairs of neighbouring letters in the words of a name, sorted.
private struct LetterPairs: Sendable {
  let pairs: [UInt16]

  /// The start of a word is a pair too, so that words that start alike are more alike.
  init(of words: [[UInt8]]) {
    var pairs: [UInt16] = []
    for word in words {
      var last: UInt8 = 0
      for letter in word {
        pairs.append(UInt16(last) << 8 | UInt16(letter))
        last = letter
      }
    }
    self.pairs = pairs.sorted()
  }

  /// The share of pairs that both have, from 0 to 1 (Dice 1945): 2 · common / (first + second).
  func likeness(to other: LetterPairs) -> Double {
    guard !pairs.isEmpty, !other.pairs.isEmpty else { return 0 }
    var (place, otherPlace, common) = (0, 0, 0)
    while place < pairs.count, otherPlace < other.pairs.count {
      let (pair, otherPair) = (pairs[place], other.pairs[otherPlace])
      if pair == otherPair { common += 1 }
      if pair <= otherPair { place += 1 }
      if otherPair <= pair { otherPlace += 1 }
    }
    return 2 * Double(common) / Double(pairs.count + other.pairs.count)
  }
}

/// The English names of the catalogue with their letter pairs. It is built when a name cannot be resolved, not at start.
private struct NameIndex: Sendable {
  static let standard = NameIndex()

  let names: [(line: Int, pairs: LetterPairs, letters: [Unicode.Scalar])]

  private init() {
    var names: [(line: Int, pairs: LetterPairs, letters: [Unicode.Scalar])] = []
    for (index, line) in ExerciseCatalogue.standard.lines.enumerated() {
      _ = line.forEachName { bytes, _ in
        let words = spelledWords(bytes)
        names.append((index, LetterPairs(of: words), Letters.of(words)))
      }
    }
    self.names = names
  }
}
