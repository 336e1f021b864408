/// Whether a short note says something about the work, so that it is worth quoting beside a suggestion.
///
/// A note of one or two words is often a place or a name: it is quoted only where it has a number, or a word that is known: a wish
/// for the next time, pain or illness, form, or what the lift is done with. A longer note is always worth it. A decision of this
/// project.
package enum NoteMeaning {
  /// Words of a note that may mean nothing here.
  private static let fewWords = 2

  /// Words about the form of a lift and about what it is done with, and how hard it was, by how they begin, in lower case.
  private static let beginnings = [
    // English
    "form", "techni", "tempo", "slow", "paus", "grip", "stance", "depth", "deep", "range", "rom",
    "belt", "strap", "wrap", "sleeve", "chalk", "band", "cable", "machine", "barbell", "dumbbell",
    "smith", "bar", "rope", "handle", "bench", "seat", "left", "right", "wide", "narrow", "close",
    "easy", "hard", "heavy", "light", "fail", "tired", "deload", "warm", "drop", "kneel", "stand",
    "incline", "single", "one", "cheat", "assist", "spot", "shoes", "barefoot",
    // German
    "langsam", "griff", "gürtel", "zughilfe", "bandage", "stange", "hantel", "maschine", "kabel",
    "seil", "bank", "sitz", "links", "rechts", "eng", "weit", "leicht", "schwer", "müde", "aufwärm",
    "kniend", "stehend", "sitzend", "einarmig", "barfuß", "versag",
    // Spanish, Portuguese, French, Italian
    "forma", "técnic", "tecnic", "lento", "lent", "pegada", "agarre", "cinto", "cinturón", "faixa",
    "ceinture", "cintura", "barra", "polia", "polea", "máquina", "maquina", "corda", "cuerda",
    "banco", "esquerd", "direit", "izquierd", "derech", "leve", "pesad", "fácil", "facil",
    "difícil",
    "falha", "fallo", "cansad", "aquec", "gauche", "droite", "unilateral",
    // Turkish
    "yavaş", "tutuş", "kemer", "kayış", "bant", "makine", "kablo", "halat", "sol", "sağ", "dar",
    "geniş", "kolay", "zor", "ağır", "hafif", "yorgun", "ısınma", "tükeniş", "tek",
  ]

  /// Whether a note says something about the work.
  package static func isTelling(_ note: String) -> Bool {
    let words = note.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.count > fewWords || note.contains(where: \.isNumber)
      || NextTimeWords.part(of: note) != nil || NoteWish(note) != nil
      || PainNote.complaint(in: note) != nil
      || words.contains { word in beginnings.contains { word.hasPrefix($0) } }
  }
}
