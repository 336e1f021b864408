internal import GymBoAnalysis
internal import GymBoLog

extension TriageList {
  /// Columns of a name: of a longer one the reason would lose its numbers.
  private static let nameWidth = 20

  /// The titles of the day and the reason; names have none, so that a long title takes no room from the reason.
  private static func titles(_ words: any Words) -> [AlignedTable.Cell] {
    [""] + words.athleteColumns.dropFirst().map { AlignedTable.Cell($0) }
  }

  /// The athletes to look at first, one a line.
  package func text(_ style: TextStyle = TextStyle()) -> String {
    var page = TextPage(style)
    let words = style.words(unit: .kilogram, asOf: asOf)
    guard !rows.isEmpty else {
      page.paragraph(words.nobodyNeedsALook)
      writeAlike(&page, words)
      return page.text
    }
    page.heading(words.title(self, shown: shown.count))
    var table = AlignedTable([.left, .right, .left], wrapsLast: true, titlesReachLeft: true)
    table.title(TriageList.titles(words))
    for row in shown {
      let name = TerminalText.safe(row.entry.athlete ?? "")
      table.add([
        AlignedTable.Cell(TerminalText.truncated(name, to: TriageList.nameWidth)),
        AlignedTable.Cell(words.lastDay(row.entry)), AlignedTable.Cell(words.sentence(row)),
      ])
    }
    page.table(table)
    let rest = rows.dropFirst(shown.count).compactMap(\.entry.athlete)
    if !rest.isEmpty {
      let named = rest.prefix(TriageList.mostShown).map {
        TerminalText.truncated(TerminalText.safe($0), to: TriageList.nameWidth)
      }
      page.paragraph(words.alsoNeed(named, more: rest.count - named.count), indent: 2, hanging: 2)
    }
    writeAlike(&page, words)
    return page.text
  }

  /// The athletes that are probably one.
  private func writeAlike(_ page: inout TextPage, _ words: any Words) {
    for sentence in alikeSentences(words, name: TerminalText.safe) {
      page.paragraph(sentence, indent: 2, hanging: 2)
    }
  }

  /// Every athlete with the file of its report, the most pressing first.
  /// - Parameter files: the names of the reports' files by athlete.
  package func index(files: [String: String], _ style: TextStyle = TextStyle()) -> String {
    var page = TextPage(style)
    let words = style.words(unit: .kilogram, asOf: asOf)
    func file(_ entry: TriageEntry) -> AlignedTable.Cell {
      AlignedTable.Cell(entry.athlete.flatMap { files[$0] } ?? "")
    }
    if !rows.isEmpty {
      page.heading(words.title(self, shown: rows.count))
      var table = AlignedTable(
        [.left, .left, .right, .left], wrapsLast: true, titlesReachLeft: true)
      table.title([""] + TriageList.titles(words))
      for row in rows {
        table.add([
          file(row.entry), AlignedTable.Cell(row.entry.athlete ?? ""),
          AlignedTable.Cell(words.lastDay(row.entry)), AlignedTable.Cell(words.sentence(row)),
        ])
      }
      page.table(table)
    }
    if !others.isEmpty {
      page.heading(words.othersTitle)
      var table = AlignedTable([.left, .left, .right])
      // Who was away longest first: that is worth a glance.
      let last = others.map { $0.triage?.last.dayNumber ?? .max }
      let order = others.indices.sorted { (last[$0], $0) < (last[$1], $1) }
      for entry in order.map({ others[$0] }) {
        table.add([
          file(entry), AlignedTable.Cell(entry.athlete ?? ""),
          AlignedTable.Cell(words.lastDay(entry)),
        ])
      }
      page.table(table)
    }
    writeAlike(&page, words)
    return page.text
  }
}
