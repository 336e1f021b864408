extension TextPage {
  /// The muscles in the short report: those outside of their range, and how many are within.
  mutating func writeBrief(_ section: MusclesOfTheWeek, _ words: any Words) {
    if !section.rows.isEmpty {
      paragraph(" \(words.summary(section))", lead: (words.briefTitle(section), .bold), hanging: 2)
    }
    writeUnknown(section.unassigned, words)
  }

  /// The muscles as bars beside their ranges.
  mutating func write(_ section: MusclesOfTheWeek, _ words: any Words) {
    heading(words.title(section))
    var table = AlignedTable([.left, .right, .right, .left, .left])
    for row in section.rows {
      table.add([
        .init(words.name(row.muscle)), .init(words.muscleSets(row.sets)),
        row.range.map { .init(words.range($0)) } ?? "",
        .init(Bar.text(row.sets, range: row.range, largest: section.largest, width: 24)),
        row.place.map { .init(words.name($0), $0 == .high ? .care : .neutral) } ?? "",
      ])
    }
    self.table(table)
    if !section.rows.isEmpty { paragraph(words.musclesKey(section), indent: 2, hanging: 2) }
    if !section.idle.isEmpty { paragraph(words.idle(section), indent: 2, hanging: 2) }
    writeUnknown(section.unassigned.map(\.withNearest), words)
    if !section.inferred.isEmpty {
      paragraph(words.inferred(section.inferred), indent: 2, hanging: 2)
    }
  }

  private mutating func writeUnknown(
    _ exercises: [MusclesOfTheWeek.CountedExercise], _ words: any Words
  ) {
    if !exercises.isEmpty { paragraph(words.unassigned(exercises), indent: 2, hanging: 2) }
  }
}
