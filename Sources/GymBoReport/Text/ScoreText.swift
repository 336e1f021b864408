internal import GymBoAnalysis
internal import GymBoLog

extension ScoreReport {
  /// The scores as a table, with what a reader should know of each.
  public func text(_ style: TextStyle = TextStyle()) -> String {
    var page = TextPage(style)
    let words = style.words(unit: unit, asOf: nil)
    page.paragraph(words.title(self))
    page.gap()
    var table = AlignedTable([.left, .right, .right])
    if let age, entries.contains(where: { $0.ageAdjusted != nil }) {
      table.add([""] + words.scoreColumns(age: age).map { .init($0) })
    }
    for entry in entries {
      guard case .success(let points) = entry.points else { continue }
      table.add([
        .init(entry.score.method.name), .init(words.numbers.fixed(points, decimals: 2)),
        entry.ageAdjusted.map { .init(words.numbers.fixed($0, decimals: 2)) } ?? "",
      ])
    }
    page.table(table)
    let notes = notes
    if !notes.isEmpty { page.gap() }
    for note in notes { page.paragraph(words.note(note)) }
    return page.text
  }
}
