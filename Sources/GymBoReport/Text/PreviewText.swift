internal import GymBoLog
internal import GymBoProgram

extension PreviewReport {
  /// The weeks of the program, and what is doubtful about it, worst first.
  public func text(_ style: TextStyle = TextStyle()) -> String {
    var page = TextPage(style)
    let words = style.words(unit: unit, asOf: nil)
    page.paragraph(words.previewTitle(name))
    page.gap()
    page.table(table(words))
    page.gap()
    for note in notes { page.paragraph(words.preview(note)) }
    guard !preflight.findings.isEmpty else {
      page.gap()
      page.line(words.noFindings)
      return page.text
    }
    page.heading(words.findingsTitle)
    for line in PreviewLine.all(of: preflight.findings) {
      page.paragraph(words.preview(line), indent: 2, hanging: 2)
    }
    return page.text
  }

  /// A row a week. What no week has a value of is left out.
  private func table(_ words: any Words) -> AlignedTable {
    let columns = words.previewColumns.map { AlignedTable.Cell($0) }
    let shown = knowsBuffer ? columns : Array(columns.prefix(4))
    var table = AlignedTable([.left] + shown.map { _ in .right }, indent: 2)
    table.title([""] + shown)
    for week in preflight.weeks {
      let number = week.cycle * (preflight.weeks.count / max(1, cycles)) + week.week + 1
      var cells: [AlignedTable.Cell] = [
        .init(words.previewWeek(number, isDeload: week.isDeload)),
        .init(words.numbers.whole(week.days.count { $0.exercises > 0 })),
        .init(words.numbers.whole(week.sets)), .init(words.numbers.whole(week.repetitions)),
        .init(words.numbers.duration(60 * (week.days.map(\.minutes).max() ?? 0))),
      ]
      if knowsBuffer {
        cells += [
          week.meanBuffer.map { .init(words.numbers.percent($0)) } ?? .init(words.missing),
          week.leastReserve.map { .init(words.numbers.fixed($0, decimals: 1)) }
            ?? .init(words.missing),
        ]
      }
      table.add(cells)
    }
    return table
  }

  private var knowsBuffer: Bool { preflight.weeks.contains { $0.meanBuffer != nil } }

  private var notes: [PreviewNote] {
    var notes: [PreviewNote] = [knowsBuffer ? .buffer : .noMaximum]
    if !isByCalendar, let week = preflight.weeks.first {
      notes.append(.inTurn(workouts: week.days.count { $0.exercises > 0 }))
    }
    return notes
  }

  /// Rounds that are simulated.
  private var cycles: Int { (preflight.weeks.map(\.cycle).max() ?? 0) + 1 }
}
