extension TextPage {
  /// Body weight and other measures, a line a value.
  mutating func write(_ section: BodySection, _ words: any Words) {
    heading(words.bodyTitle)
    var table = AlignedTable([.left, .left], wrapsLast: true)
    for line in section.lines { table.add([.init(words.name(line)), .init(words.value(line))]) }
    self.table(table)
    if section.laterDays > 0 {
      paragraph(words.laterValues(days: section.laterDays), indent: 2, hanging: 2)
    }
    if section.hasWeight { paragraph(words.bodyKey, indent: 2, hanging: 2) }
  }
}
