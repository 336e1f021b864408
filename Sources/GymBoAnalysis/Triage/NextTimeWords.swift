/// The words by which a note speaks of the next time, as data by language. All is in lower case. A decision of this project.
package enum NextTimeWords {
  private static let words: Set<String> = [
    "next", "increase", "weiter", "erhöhen", "aumentar", "subir", "manter", "artır", "arttır",
  ]

  /// Beginnings of words.
  private static let beginnings = [
    "próx", "prox", "nächst", "naechst", "steiger", "sonraki", "gelecek", "prochain",
  ]

  /// Words by which a plan wants none of what comes after them.
  static let denials: Set<String> = [
    "not", "no", "don't", "dont", "never", "nicht", "kein", "keine", "nie", "não", "nao", "nunca",
    "sem", "sin", "pas", "non", "değil",
  ]

  /// The note from the sentence on that speaks of the next time; nil where none does.
  package static func part(of note: String) -> Substring? {
    sentences(of: note).first(where: isAboutNextTime).map { note[$0.startIndex...] }
  }

  /// A sentence from its first clause on that speaks of the next time: "not angling the arms, next time 9 kg" denies nothing of it.
  /// All of it where none does.
  static func clauses(of sentence: Substring) -> Substring {
    var first = sentence.startIndex
    for place in sentence.indices where sentence[place] == "," {
      let after = sentence.index(after: place)
      guard after < sentence.endIndex, sentence[after] == " " else { continue }
      if isAboutNextTime(sentence[first..<place]) { return sentence[first...] }
      first = after
    }
    return isAboutNextTime(sentence[first...]) ? sentence[first...] : sentence
  }

  /// Sentences end with a line, or with a full stop before a space.
  private static func sentences(of note: String) -> [Substring] {
    var sentences: [Substring] = []
    var first = note.startIndex
    for place in note.indices {
      let after = note.index(after: place)
      let isFullStop = ".!?…".contains(note[place])
      guard note[place].isNewline || isFullStop && (after == note.endIndex || note[after] == " ")
      else { continue }
      sentences.append(note[first..<after])
      first = after
    }
    return sentences + [note[first...]]
  }

  private static func isAboutNextTime(_ sentence: Substring) -> Bool {
    sentence.lowercased().split { !$0.isLetter }.contains { word in
      words.contains(String(word)) || beginnings.contains { word.hasPrefix($0) }
    }
  }
}
