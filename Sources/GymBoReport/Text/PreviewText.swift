internal import GymBoLog
internal import GymBoProgram

extension PreviewReport {
  /// The weeks of the program, and what is doubtful about it, worst first.
  public func text(_ style: TextStyle = TextStyle()) -> String {
    var page = TextPage(style)
    let words = style.words(unit: unit, asOf: nil)
    page.paragraph(words.previewTitle(name))
    page.gap()
    var table = AlignedTable([.left, .right, .right, .right, .right, .right], indent: 2)
    table.title([""] + words.previewColumns.map { .init($0) })
    for week in preflight.weeks {
      let number = week.cycle * (preflight.weeks.count / max(1, cycles)) + week.week + 1
      table.add([
        .init(words.previewWeek(number, isDeload: week.isDeload)),
        .init(words.numbers.whole(week.sets)), .init(words.numbers.whole(week.repetitions)),
        .init(words.numbers.duration(60 * (week.days.map(\.minutes).max() ?? 0))),
        week.meanBuffer.map { .init(words.numbers.percent($0)) } ?? .init(words.missing),
        week.leastReserve.map { .init(words.numbers.fixed($0, decimals: 1)) }
          ?? .init(words.missing),
      ])
    }
    page.table(table)
    guard !preflight.findings.isEmpty else {
      page.gap()
      page.line(words.noFindings)
      return page.text
    }
    page.heading(words.findingsTitle)
    for finding in preflight.findings {
      page.paragraph(words.finding(finding), indent: 2, hanging: 2)
    }
    return page.text
  }

  /// Rounds that are simulated.
  private var cycles: Int { (preflight.weeks.map(\.cycle).max() ?? 0) + 1 }
}
