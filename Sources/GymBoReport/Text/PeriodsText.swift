internal import GymBoAnalysis
internal import GymBoLog

/// The periods, each against the one before it.
struct PeriodsText {
  let findings: HistoryFindings
  let unit: LoadUnit

  func write(to page: inout TextPage) {
    page.heading("Periods up to \(findings.asOf.text), each against the one before it")
    var table = TextTable(
      [.left, .right, .right, .right, .right, .right, .right, .right, .right], flexible: [],
      gaps: [2, 1, 2, 1, 2, 1, 2, 1])
    table.add([
      "", "workouts", "%", .init("volume, \(unit.rawValue)"), "%", "time", "%", "sets", "%",
    ])
    for period in findings.periods { table.add(row(period)) }
    page.table(table)
  }

  private func row(_ period: PeriodFinding) -> [TextTable.Cell] {
    let totals = period.current
    var cells = [TextTable.Cell(period.kind.name)]
    func add(_ value: String?, _ comparison: Comparison) {
      cells.append(TextTable.Cell(value ?? "–"))
      cells.append(TextTable.Cell(value == nil ? "" : change(comparison), comparison.ink))
    }
    add(NumberText.whole(totals.workouts), period.workouts)
    add(totals.volume.value.map { unit.volumeNumber(kilograms: $0) }, period.volume)
    add(totals.duration.value.map(NumberText.duration), period.duration)
    add(NumberText.whole(totals.workingSets), period.workingSets)
    return cells
  }

  /// The change in percent without its sign of percent, which stands in the column's title.
  private func change(_ comparison: Comparison) -> String {
    let text = comparison.percentText
    return text.hasSuffix(" %") ? String(text.dropLast(2)) : text
  }
}

extension PeriodFinding.Kind {
  var name: String {
    switch self {
    case .week: "week"
    case .month: "month"
    case .threeMonths: "3 months"
    case .year: "year"
    case .last30Days: "30 days"
    }
  }
}
