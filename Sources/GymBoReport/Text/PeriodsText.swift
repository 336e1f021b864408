internal import GymBoAnalysis
internal import GymBoLog

/// The periods, each against the one before it.
struct PeriodsText {
  let findings: HistoryFindings
  let unit: LoadUnit

  func write(to page: inout TextPage) {
    page.heading("Periods up to \(findings.asOf.text), each against the one before it")
    var table = AlignedTable(
      [.left, .right, .right, .right, .right, .right, .right, .right, .right], flexible: [],
      gaps: [2, 1, 2, 1, 2, 1, 2, 1])
    table.add([
      "", "workouts", "%", .init("volume, \(unit.rawValue)"), "%", "time", "%", "sets", "%",
    ])
    for period in findings.periods { table.add(row(period)) }
    page.table(table)
    if marksTime {
      let hours = Totals.longestPlausible / 3600
      page.paragraph(
        "* With a workout of more than \(hours) hours, in the period or the one before it.",
        indent: 2, hanging: 2)
    }
    page.paragraph(
      "week, month and year: so far, against the same days before; 3 months and 30 days: rolling",
      indent: 2)
    if let average { page.line("  \(average)") }
    if let monotony { page.paragraph(monotony, indent: 2, hanging: 2) }
  }

  /// Foster's numbers of the week: descriptions, no verdicts.
  private var monotony: String? {
    guard let week = findings.monotony.value, let factor = week.monotony.value,
      let strain = week.strain.value
    else { return nil }
    let isVolume = week.basis == .volume
    let strainText =
      isVolume ? unit.volume(kilograms: strain) : NumberText.fixed(strain, decimals: 0)
    return "Daily \(isVolume ? "volume" : "effort") of the week: monotony "
      + "\(NumberText.fixed(factor, decimals: 2)), strain \(strainText)."
  }

  /// Averages are of the durations that can be meant.
  private var average: String? {
    guard let period = findings.periods.first(where: { $0.kind == .last30Days }),
      let seconds = period.averageDuration.value.value
    else { return nil }
    let before = period.averageDuration.previous.value
      .map { " (\(NumberText.duration($0)) before)" }
    return "Average workout of the last 30 days: \(NumberText.duration(seconds))\(before ?? "")."
  }

  private var marksTime: Bool { findings.periods.contains(where: hasLongWorkout) }

  private func hasLongWorkout(_ period: PeriodFinding) -> Bool {
    period.current.longWorkouts + period.previous.longWorkouts > 0
  }

  /// The time; where any is marked, every other one keeps the mark's place.
  private func time(_ period: PeriodFinding) -> String? {
    let mark = hasLongWorkout(period) ? "*" : marksTime ? " " : ""
    return period.current.duration.value.map { NumberText.duration($0) + mark }
  }

  private func row(_ period: PeriodFinding) -> [AlignedTable.Cell] {
    let totals = period.current
    var cells = [AlignedTable.Cell(period.kind.name)]
    func add(_ value: String?, _ comparison: Comparison) {
      cells.append(AlignedTable.Cell(value ?? "–"))
      cells.append(AlignedTable.Cell(value == nil ? "" : change(comparison), comparison.ink))
    }
    add(NumberText.whole(totals.workouts), period.workouts)
    add(totals.volume.value.map { unit.volumeNumber(kilograms: $0) }, period.volume)
    add(time(period), period.duration)
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
