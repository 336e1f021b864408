extension TextPage {
  /// The cardio of the week, an exercise a line.
  mutating func write(_ section: CardioOfTheWeek, _ words: any Words) {
    heading(words.title(section))
    var table = AlignedTable(
      [.left, .left, .left, .left, .left], wrapsLast: true,
      paragraphsBelow: AlignedTable.twoLinesBelow)
    for line in section.lines {
      // Only a faster pace is told as good news: more is not better for everybody.
      let tone: Tone = line.paceChange.map { $0 < 0 ? .good : .neutral } ?? .neutral
      table.add(
        [
          .init(line.exercise), .init(words.work(line)), .init(words.pace(line)),
          .init(words.change(line), tone), .init(words.bests(line)),
        ], short: line.shortName)
    }
    self.table(table)
  }
}
