internal import GymBoLog

/// The words for yes and no, as apps and spreadsheets write them.
enum FlagWord {
  /// Whether a cell says yes; nil for an unknown word. An empty cell says no.
  static func value(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool? {
    // Nearly all files have these.
    if range.isEmpty || CellBytes.equals(bytes, range, "false")
      || CellBytes.equals(bytes, range, "0")
    {
      return false
    }
    if CellBytes.equals(bytes, range, "true") || CellBytes.equals(bytes, range, "1") {
      return true
    }
    guard range.count <= 32 else { return nil }
    return value(
      String(decoding: CellBytes.content(bytes, range, hasEscapes: false), as: UTF8.self))
  }

  /// The same of a text.
  static func value(_ text: String) -> Bool? {
    let word = text.trimmed.folded
    return word.isEmpty || no.contains(word) ? false : yes.contains(word) ? true : nil
  }

  /// In English, German, French, Spanish, Portuguese, Italian, Turkish, Dutch, Polish and Russian, as ``Swift/String/folded``.
  private static let yes: Set = [
    "true", "1", "wahr", "vrai", "verdadero", "verdadeiro", "vero", "dogru", "waar", "prawda",
    "истина", "yes", "y", "x", "ja", "oui", "si", "sim", "evet", "tak", "да",
  ]
  private static let no: Set = [
    "false", "0", "falsch", "faux", "falso", "yanlis", "onwaar", "falsz", "ложь", "no", "n", "nein",
    "non", "nao", "hayir", "nee", "nie", "нет",
  ]
}
