/// The words of exercise names: alternative spellings, and words with a special role (implements, fillers, modifiers).
struct Vocabulary: Sendable {
  static let standard = Vocabulary()

  enum Role: Sendable {
    case implement(Implement)
    case filler, assisted, weighted, rope
  }

  private var meanings: [[Word]] = []
  private var spellings = WordTable(minimumCapacity: 256)
  private var pairs = WordTable(minimumCapacity: 128)
  private var roleList: [Role] = [.filler, .assisted, .weighted, .rope]
  private var roles = WordTable(minimumCapacity: 128)
  private var modifiers = WordTable(minimumCapacity: 256)

  private init() {
    let table = VocabularyTables.spellings.utf8.span
    for line in TableText.fields(table, 0..<table.count, separatedBy: "\n") {
      let sides = TableText.fields(table, line, separatedBy: "=")
      guard sides.count == 2 else { continue }
      var meaning: [Word] = []
      fold(table.extracting(sides[1]), into: &meaning)
      for spelling in TableText.fields(table, sides[0], separatedBy: ",") {
        var words: [Word] = []
        fold(table.extracting(spelling), into: &words)
        if words.count == 1 {
          _ = spellings.enter(meanings.count, for: words[0].code)
        } else if words.count == 2 {
          _ = pairs.enter(meanings.count, for: Vocabulary.key(words[0], words[1]))
        }
      }
      meanings.append(meaning)
    }
    for word in foldedWords(VocabularyTables.fillers) { _ = roles.enter(0, for: word.code) }
    _ = roles.enter(1, for: Word("assisted").code)
    _ = roles.enter(2, for: Word("weighted").code)
    _ = roles.enter(3, for: Word("rope").code)
    for (implement, word) in VocabularyTables.implements {
      _ = roles.enter(roleList.count, for: Word(word).code)
      roleList.append(.implement(implement))
    }
    for word in foldedWords(VocabularyTables.modifiers) {
      _ = modifiers.enter(0, for: word.code)
    }
    // A number is a filler: it numbers the exercise ("16-Hammer Curl") or counts something.
    for number in 0..<100 {
      _ = modifiers.enter(0, for: Word("\(number)").code)
      if number < 10 { _ = modifiers.enter(0, for: Word("0\(number)").code) }
    }
  }

  func role(of word: Word) -> Role? { roles[word.code].map { roleList[$0] } }

  /// Whether the word is another spelling or has a special role.
  func knows(_ word: Word) -> Bool { spellings[word.code] != nil || roles[word.code] != nil }

  func isModifier(_ word: Word) -> Bool { modifiers[word.code] != nil }

  /// Replaces words by the catalogue's spelling and writes them to `result` in order. Overwrites `words`, which is
  /// scratch.
  func standardize(_ words: inout [Word], into result: inout [Word]) {
    result.removeAll(keepingCapacity: true)
    for word in words {
      if let meaning = spellings[word.code] {
        for word in meanings[meaning] { result.append(word) }
      } else {
        result.append(word)
      }
    }
    swap(&words, &result)
    result.removeAll(keepingCapacity: true)
    var index = 0
    while index < words.count {
      if index + 1 < words.count,
        let meaning = pairs[Vocabulary.key(words[index], words[index + 1])]
      {
        for word in meanings[meaning] { result.append(word) }
        index += 2
      } else {
        result.append(words[index])
        index += 1
      }
    }
  }

  private static func key(_ first: Word, _ second: Word) -> UInt64 {
    first.code &* 0x9E37_79B9_7F4A_7C15 ^ second.code
  }
}
