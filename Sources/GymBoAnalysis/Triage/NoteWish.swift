/// What a note of a set wants of the next time, as far as it says so in plain words.
package enum NoteWish: Sendable, Hashable {
  /// More load or repetitions: "increase next time".
  case more
  /// No more: "same weight", "needs better form".
  case noMore
  /// A load that is named: see ``NotedLoad``.
  case load

  /// In lower case, by language. A decision of this project.
  private static let noMoreWords = [
    "same weight", "same load", "keep weight", "don't increase",
    "not increase", "bad form", "poor form",
    "gleiches gewicht", "nicht steigern", "nicht erhöhen", "technik schlecht", "schlechte technik",
    "bessere technik", "manter", "não subir", "nao subir", "não aumentar", "mesma carga",
    "mesmo peso", "abaixar carga", "aynı ağırlık", "artırma", "arttırma", "form bozuk",
  ]
  private static let moreWords = [
    "increase", "more weight", "heavier", "work up", "go up", "move up",
    "erhöhen", "steiger", "mehr gewicht", "aumentar", "subir", "artır", "arttır", "daha ağır",
  ]

  /// - Returns: nil where the note does not say; what it does not want is looked for first.
  package init?(_ note: String) {
    let text = note.lowercased()
    // "Had better form" praises, "needs better form" asks.
    let asksForForm = text.contains("need") && text.contains("better form")
    if asksForForm || NoteWish.noMoreWords.contains(where: text.contains) {
      self = .noMore
    } else if let plan = NextTimeWords.part(of: note)?.lowercased(),
      NoteWish.moreWords.contains(where: plan.contains)
    {
      self = .more
    } else {
      return nil
    }
  }
}
