internal import GymBoAnalysis
internal import GymBoLog

extension ExerciseListReport {
  /// The exercises, one a line.
  package func text(_ style: TextStyle = TextStyle()) -> String {
    var page = TextPage(style)
    let words = style.words(unit: unit, asOf: findings?.asOf)
    guard let findings else {
      page.paragraph(words.sentence(EmptyReport(log)))
      return page.text
    }
    let section = ExerciseListSection(findings)
    page.line(words.exercisesTitle(section.lines.count), ink: .bold)
    var table = AlignedTable([.left, .right, .right, .left, .left], wrapsLast: true)
    table.title(words.exerciseColumns.map { AlignedTable.Cell($0) })
    for line in section.lines {
      table.add([
        AlignedTable.Cell(line.name), AlignedTable.Cell(words.numbers.whole(line.sessions)),
        AlignedTable.Cell(line.last.map { words.dates.date($0, near: findings.asOf) } ?? ""),
        AlignedTable.Cell(line.best.map(words.set) ?? words.missing),
        AlignedTable.Cell(words.muscles(line.muscles)),
      ])
    }
    page.table(table)
    return page.text
  }
}
