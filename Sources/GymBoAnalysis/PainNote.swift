package import GymBoLog

/// A note in which a lifter writes of pain or an injury.
package struct PainNote: Sendable, Hashable {
  /// The note as written in the file.
  package var text: String
  package var date: CivilDate
  /// The name of the lift that it was written for, as logged; nil for the note of a workout.
  package var lift: String?

  /// - Parameters:
  ///   - text: the note as written in the file.
  ///   - lift: the lift that it was written for; nil for the note of a workout.
  package init(text: String, date: CivilDate, lift: String?) {
    (self.text, self.date, self.lift) = (text, date, lift)
  }
}

extension PainNote {
  /// Words for pain and injury in the languages of the notes that were seen or are expected. Muscles that are sore after
  /// training are neither, so "sore" is not among them.
  private static let words: Set = [
    "pain", "pains", "painful", "hurt", "hurts", "hurting", "tweaked", "strained",
    "zerrung", "gezerrt",  // German
    "dor", "dores", "doeu", "doendo", "dói", "lesão",  // Portuguese
    "dolor", "dolores", "duele", "lesión",  // Spanish
    "dolore", "dolori", "infortunio",  // Italian
    "douleur", "douleurs", "blessure", "blessé", "blessée",  // French
  ]
  /// Prefixes of further words, which have several endings.
  private static let beginnings = [
    "injur", "sprain", "tendinit", "tendonit", "impinge", "schmerz", "verletz", "ağrı", "ağri",
    "sakat", "lesionad",
  ]
  /// Words that take back the next one: "no pain".
  private static let denials: Set = [
    "no", "not", "without", "zero", "didnt", "doesnt", "isnt", "kein", "keine", "keinen", "ohne",
    "sem", "sin", "sans", "senza",
  ]
  /// Words that take back the one before: "pain free".
  private static let endings: Set = ["free", "gone", "yok", "weg", "frei"]

  /// The latest note of pain of a log.
  /// - Parameters:
  ///   - log: the log.
  ///   - days: the days that are looked at.
  /// - Returns: nil where no note of these days speaks of any.
  package init?(latestOf log: TrainingLog, in days: DayRange) {
    for index in log.sessions(in: days).reversed() {
      let session = log.sessions[index]
      if let note = session.note, PainNote.speaksOfPain(note) {
        self.init(text: note, date: session.date, lift: nil)
        return
      }
      // Each set of an exercise has the exercise's note.
      var last: String?
      for row in session.sets {
        guard let note = log.columns.note[row], note != last else { continue }
        last = note
        guard PainNote.speaksOfPain(note) else { continue }
        let lift = log.exercises[Int(log.columns.exercise[row])].name
        self.init(text: note, date: session.date, lift: lift)
        return
      }
    }
    return nil
  }

  /// Whether a text has a word for pain or an injury that the word before or after it does not take back. "No pain" has none.
  static func speaksOfPain(_ text: String) -> Bool {
    let all = text.lowercased().filter { !"'’".contains($0) }.split { !$0.isLetter }
      .map(String.init)
    return all.indices.contains { index in
      let word = all[index]
      guard words.contains(word) || beginnings.contains(where: word.hasPrefix) else { return false }
      let isDenied = index > 0 && denials.contains(all[index - 1])
      let isOver = index + 1 < all.count && endings.contains(all[index + 1])
      return !isDenied && !isOver
    }
  }
}
