extension ExerciseCatalogue {
  /// What else an exercise is called: its name in the catalogue, and the names of its movement in other languages, for a search
  /// by any of them. Empty for a name that the catalogue does not list, and without the name itself.
  package static func otherNames(of name: String) -> [String] {
    let parts = ExerciseName(name)
    guard let entry = standard.found(parts) ?? standard.found(parts.withoutModifiers()) else {
      return []
    }
    let line = standard.lines[entry.line]
    return ([line.title(with: entry.implement)] + translations[entry.line, default: []])
      .filter { $0 != name }
  }

  /// The names of a movement in other languages, by the index of its line.
  private static let translations: [Int: [String]] = {
    let table = CatalogueTables.translations
    let bytes = table.utf8.span
    var translations: [Int: [String]] = [:]
    for line in TableText.fields(bytes, 0..<bytes.count, separatedBy: "\n") where !line.isEmpty {
      let fields = TableText.fields(bytes, line, separatedBy: "|")
      guard fields.count == 2,
        let entry = standard.found(ExerciseName(TableText.text(table, fields[0])))
      else { continue }
      translations[entry.line, default: []] +=
        TableText.fields(bytes, fields[1], separatedBy: ";").map { TableText.text(table, $0) }
    }
    return translations
  }()
}
