extension TextPage {
  /// The muscles of the week as bars.
  mutating func write(_ section: MusclesOfTheWeek, _ words: any Words) {
    heading(words.title(section))
    var table = AlignedTable([.left, .right, .right, .left, .left], flexible: [3, 4])
    for row in section.rows {
      table.add([
        .init(words.name(row.muscle)), .init(words.numbers.fixed(row.sets, decimals: 1)),
        row.percentOfTarget.map { .init(words.numbers.percent($0)) } ?? "",
        .init(Bar.text(row.share, width: 12)), .init(words.zone(row), row.tone),
      ])
    }
    self.table(table)
    if !section.idle.isEmpty { paragraph(words.idle(section), indent: 2, hanging: 2) }
    if !section.unassigned.isEmpty {
      paragraph(words.unassigned(section.unassigned), indent: 2, hanging: 2)
    }
    if !section.inferred.isEmpty {
      paragraph(words.inferred(section.inferred), indent: 2, hanging: 2)
    }
  }
}
