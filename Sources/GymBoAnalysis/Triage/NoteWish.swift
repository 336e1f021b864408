/// What a note of a set wants of the next time, as far as it says so in plain words.
package enum NoteWish: Sendable, Hashable {
  /// More load or repetitions: "increase next time".
  case more
  /// More repetitions with the same load: "more reps next time".
  case moreRepetitions
  /// No more: "same weight", "needs better form".
  case noMore
  /// A load that is named: see ``NotedLoad``.
  case load

  /// In lower case, by language. A decision of this project.
  private static let noMoreWords = [
    "same weight", "same load", "keep weight", "don't increase", "dont increase",
    "not increase", "bad form", "poor form",
    "gleiches gewicht", "nicht steigern", "nicht erhöhen", "technik schlecht", "schlechte technik",
    "bessere technik", "manter", "não subir", "nao subir", "não aumentar", "mesma carga",
    "mesmo peso", "abaixar carga", "aynı ağırlık", "artırma", "arttırma", "form bozuk",
  ]
  private static let moreWords = [
    "increase", "more weight", "heavier", "work up", "go up", "move up",
    "erhöhen", "steiger", "mehr gewicht", "aumentar", "subir", "artır", "arttır", "daha ağır",
  ]

  private static let moreRepetitionWords = [
    "more rep", "increase rep", "mehr wdh", "mehr wiederholung", "wdh erhöhen",
    "wdh steigern", "wiederholungen erhöhen", "wiederholungen steigern", "más rep", "mais rep",
    "aumentar rep", "subir rep", "çok tekrar", "fazla tekrar", "tekrar artır",
    "tekrar arttır", "tekrarı artır", "tekrarı arttır",
  ]
  /// Whether what a note says of the next time wants more repetitions.
  private static func wantsRepetitions(_ plan: String) -> Bool {
    moreRepetitionWords.contains { words in
      guard let found = plan.firstRange(of: words) else { return false }
      let before = plan[..<found.lowerBound].split { !$0.isLetter }.last
      return before.map { !NextTimeWords.denials.contains(String($0)) } ?? true
    }
  }

  /// Whether a plan wants more that is not said of repetitions alone.
  private static func wantsMore(_ plan: String) -> Bool {
    guard moreWords.contains(where: plan.contains) else { return false }
    let rest = moreRepetitionWords.reduce(plan) { $0.replacing($1, with: " ") }
    return moreWords.contains(where: rest.contains)
  }

  /// - Returns: nil where the note does not say; what it does not want is looked for first.
  package init?(_ note: String) {
    let text = note.lowercased()
    // "Had better form" praises, "needs better form" asks.
    let asksForForm = text.contains("need") && text.contains("better form")
    let plan = NextTimeWords.part(of: note)?.lowercased() ?? ""
    let wantsRepetitions = NoteWish.wantsRepetitions(plan)
    if asksForForm {
      self = .noMore
    } else if NoteWish.noMoreWords.contains(where: text.contains) {
      // "Same weight, more reps next time" wants both.
      self = wantsRepetitions ? .moreRepetitions : .noMore
    } else if NoteWish.wantsMore(plan) {
      self = .more
    } else if wantsRepetitions {
      self = .moreRepetitions
    } else if NotedLoad(note) != nil {
      self = .load
    } else {
      return nil
    }
  }
}
