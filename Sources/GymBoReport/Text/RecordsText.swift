internal import GymBoAnalysis

extension TextPage {
  /// The new bests in the short report, a line a lift; nothing in a week without one.
  /// - Parameter most: lifts with a line of their own.
  mutating func writeBrief(_ section: RecordsOfTheWeek, most: Int, _ words: any Words) {
    guard !section.bests.isEmpty else { return }
    heading(words.newBestsTitle)
    // One more is shown in the place of the line that would count it.
    let shown = section.bests.count <= most + 1 ? section.bests : section.few(most)
    var table = AlignedTable(
      [.left, .left, .left, .left], wrapsLast: true, paragraphsBelow: AlignedTable.twoLinesBelow)
    for best in shown {
      table.add(
        [
          .init(best.exercise), best.set.map { .init(words.shortSet($0)) } ?? "",
          .init(words.gain(best), .good),
          best.record.surprise.map { .init(words.shortSurprise($0)) } ?? "",
        ], short: best.shortName)
    }
    self.table(table)
    let told = Set(shown.map(\.exercise))
    let others = section.bests.map(\.exercise).filter { !told.contains($0) }
    if !others.isEmpty { paragraph(words.moreBests(others), indent: 2, hanging: 2) }
  }

  /// The new bests, and then all records set in the week, those of one session together.
  mutating func write(_ section: RecordsOfTheWeek, _ words: any Words) {
    writeBrief(section, most: section.bests.count, words)
    heading(words.recordsOfTheWeekTitle)
    if section.sessions.isEmpty { line(words.noRecords, indent: 2) }
    for session in section.sessions {
      line(words.title(session), indent: 2)
      for lift in session.lifts { paragraph(words.records(lift), indent: 4, hanging: 2) }
    }
  }

  /// The records of one exercise, each with its set, its day and the one before it.
  mutating func write(_ section: RecordsSection, _ words: any Words) {
    heading(words.recordsTitle)
    guard !section.records.isEmpty else {
      line(words.noRecordsYet, indent: 2)
      return
    }
    var table = AlignedTable(
      [.left, .right, .left, .left, .right, .right, .right], gaps: [2, 1, 1, 2, 2, 2])
    table.title(words.recordColumns.map { .init($0) })
    for record in section.records {
      let best = record.best
      table.add([
        .init(words.name(record.kind)), .init(words.number(best.value, of: record.kind)),
        best.isSuspect ? "?" : "", record.set.map { .init(words.shortSet($0)) } ?? "",
        .init(words.dates.date(best.date)), .init(words.age(best.date, on: section.asOf)),
        best.previous.map { .init(words.number($0, of: record.kind)) } ?? .init(words.missing),
      ])
    }
    self.table(table)
    if section.hasSuspect { line(words.doubtKey, indent: 2) }
    if !section.estimates.isEmpty {
      paragraph(words.estimates(section.estimates), indent: 2, hanging: 2)
    }
    guard !section.loads.isEmpty else { return }
    line(words.loadsTitle, indent: 2)
    items(section.loads.map(words.load), indent: 4)
  }
}
