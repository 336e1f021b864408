/// An exercise name of another language, read word by word into English.
struct Translation: Sendable {
  /// What the name may mean, in words of the catalogue; a word that the language does not know is kept as it is.
  var readings: [String]
  /// How many words of the name the language knows.
  var knownWords: Int
}

extension LanguageWords {
  private static let mostReadings = 16
  private static let fewestLettersOfPart = 3

  /// Reads a name as one of this language.
  /// - Returns: nil if no word shows that the name is in this language, or if it may mean too many things.
  func translation(of name: [[UInt8]]) -> Translation? {
    guard name.contains(where: mayBeKnown) else { return nil }
    let words = name.filter { word in !(line(word.span).map(isLeftOut) ?? false) }
    let forms = words.map(listedForm)
    var translation = Translation(readings: [""], knownWords: name.count - words.count)
    var showsLanguage = false
    var place = 0
    while place < forms.count {
      if let (line, count) = longestLine(in: forms, at: place) {
        let meaning = TableText.text(lines, line.meaning)
        showsLanguage = showsLanguage || shows(meaning, count, words[place])
        translation.add(LanguageWords.alternatives(meaning))
        (translation.knownWords, place) = (translation.knownWords + count, place + count)
      } else if let meanings = meanings(ofCompound: forms[place][...]) {
        showsLanguage = true
        for meaning in meanings { translation.add(LanguageWords.alternatives(meaning)) }
        (translation.knownWords, place) = (translation.knownWords + 1, place + 1)
      } else {
        translation.add([String(decoding: forms[place], as: UTF8.self)])
        place += 1
      }
      if translation.readings.count > LanguageWords.mostReadings { return nil }
    }
    return showsLanguage ? translation : nil
  }

  /// A quick test that most words of other languages fail.
  private func mayBeKnown(_ word: [UInt8]) -> Bool {
    startsLine(word.span) || lineOfAnyForm(word.span) != nil
      || !parts.isEmpty && word.count >= 2 * LanguageWords.fewestLettersOfPart
  }

  /// The form of a word that has a line of its own; the word itself if none has.
  private func listedForm(_ word: [UInt8]) -> [UInt8] {
    guard let line = lineOfAnyForm(word.span) else { return word }
    return Array(TableText.text(lines, line.word).utf8)
  }

  /// The line of as many adjacent words as possible, and how many they are.
  private func longestLine(in words: [[UInt8]], at place: Int) -> (Line, Int)? {
    var count = min(LanguageWords.mostAdjacentWords, words.count - place)
    while count > 0 {
      let text = Array(words[place..<(place + count)].joined(separator: [UInt8(ascii: " ")]))
      if let line = line(text.span) { return (line, count) }
      count -= 1
    }
    return nil
  }

  /// Whether a line shows that a name is in this language. A single word that the English vocabulary has as another
  /// spelling does not.
  private func shows(_ meaning: String, _ count: Int, _ word: [UInt8]) -> Bool {
    if meaning.utf8.first == UInt8(ascii: "~") { return false }
    return count > 1 || !Vocabulary.standard.knows(Word(code: hash(word.span)))
  }

  /// The meanings of the parts of a compound word ("kabel", "rudern"), which an s may join; nil if a part is unknown.
  private func meanings(ofCompound word: ArraySlice<UInt8>) -> [String]? {
    guard !parts.isEmpty else { return nil }
    let shortest = LanguageWords.fewestLettersOfPart
    var length = word.count - shortest
    while length >= shortest {
      let first = Array(word.prefix(length))
      if let meaning = meaningOfPart(first.span) {
        var rest = word.dropFirst(length)
        for _ in 0..<2 {
          let last = Array(rest)
          if let other = meaningOfPart(last.span) { return [meaning, other] }
          if let others = meanings(ofCompound: rest) { return [meaning] + others }
          guard rest.first == UInt8(ascii: "s"), rest.count > shortest else { break }
          rest = rest.dropFirst()
        }
      }
      length -= 1
    }
    return nil
  }

  /// The alternatives of a meaning, without its signs.
  static func alternatives(_ meaning: String) -> [String] {
    meaning.split(separator: "|").map { alternative in
      let text = alternative.filter { $0 != "~" }.trimmed
      return text == "." || text == "-" ? "" : text
    }
  }
}

extension Translation {
  /// Continues every reading with every alternative.
  mutating func add(_ alternatives: [String]) {
    readings = readings.flatMap { reading in
      alternatives.map { $0.isEmpty ? reading : reading.isEmpty ? $0 : reading + " " + $0 }
    }
  }
}
