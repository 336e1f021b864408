/// What a note says of where a lift was done: in another gym, or on another machine than usual, in plain words.
///
/// "Hotel gym", "different machine", "limited by shitty machine", "anderes Studio", "başka salonda". A machine that was taken, one
/// for the next time, and a new gym, which may be the usual one from now on, are none. The words are data by language. A decision
/// of this project.
package enum OtherPlaceNote: Sendable, Hashable {
  /// Another gym: it is about all lifts of the day.
  case gym
  /// Another machine: it is about the lift alone.
  case machine

  /// Words that say so alone, by how they begin.
  private static let travels = ["hotel", "otelde", "oteldeki"]

  /// Words for another one, by how they begin; in lower case, as all lists are.
  private static let others = [
    "another", "other", "different", "foreign", "strange", "unfamiliar", "ander", "fremd",
    "seltsam", "başka", "farklı", "yabancı", "outra", "outro", "otra", "otro", "autre",
  ]
  /// Words for a bad one, by how they begin: of machines alone.
  private static let bad = [
    "weird", "bad", "shit", "crap", "terrible", "awful", "broken", "wrong", "old",
    "komisch", "schlecht", "kaputt", "falsch", "alte", "garip", "tuhaf", "kötü", "bozuk", "eski",
    "errad", "ruim", "diferent", "distint", "mauvais",
  ]
  private static let gyms = [
    "gym", "studio", "fitnessstudio", "salon", "academia", "gimnasio", "salle",
  ]
  private static let machines = [
    "machine", "equipment", "cable", "maschine", "gerät", "kabelzug", "makine", "alet", "maquina",
    "máquina", "aparelho",
  ]
  /// Words for one that was not free, by how they begin.
  private static let taken = [
    "taken", "occup", "busy", "ocupad", "besetzt", "belegt", "dolu", "cheia", "lotad",
  ]

  /// Words between one for another and one for what it is, after a word for what is bad, and after "limited".
  private static let (between, afterNoun, afterLimit) = (1, 3, 4)

  /// - Returns: nil where the note says nothing of it.
  package init?(_ note: String) {
    // What is planned was not done.
    let plan = NextTimeWords.part(of: note)?.startIndex ?? note.endIndex
    let statements = note[..<plan].lowercased().split { ",.;:!?()\n".contains($0) }
    let found = statements.compactMap { statement in
      OtherPlaceNote.place(in: statement.split { !$0.isLetter }.map(String.init))
    }
    guard let place = found.first(where: { $0 == .gym }) ?? found.first else { return nil }
    self = place
  }

  private static func begins(_ word: String, _ list: [String]) -> Bool {
    list.contains(where: word.hasPrefix)
  }

  /// - Parameter words: of one statement.
  private static func place(in words: [String]) -> OtherPlaceNote? {
    for (index, word) in words.enumerated() {
      if isDenied(before: index, words) { continue }
      if begins(word, travels) { return .gym }
      let next = words[(index + 1)...]
      if begins(word, machines), next.prefix(afterNoun).contains(where: { begins($0, bad) }) {
        return .machine
      }
      let isLimit = word == "limited"
      let reach = isLimit ? afterLimit : between
      guard isLimit || begins(word, others) || begins(word, bad),
        let noun = next.prefix(reach + 1).firstIndex(where: {
          begins($0, machines) || !begins(word, bad) && begins($0, gyms)
        }), !words[noun...].prefix(afterNoun + 1).contains(where: { begins($0, taken) })
      else { continue }
      return begins(words[noun], machines) ? .machine : .gym
    }
    return nil
  }

  /// Whether the word before one, or before its article, denies it: "not the other machine".
  private static func isDenied(before index: Int, _ words: [String]) -> Bool {
    words[..<index].suffix(2).contains(where: NextTimeWords.denials.contains)
  }
}
