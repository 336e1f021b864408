internal import GymBoAnalysis
internal import GymBoLog

extension CSVSource {
  /// One figure of the report; its key is its place in the JSON.
  struct SummaryRow {
    var key: String
    var value: CSVCell
    var unit: String?
    var reason: String?

    init(_ key: String, _ value: CSVCell, unit: String? = nil, reason: String? = nil) {
      self.key = key
      self.value = value
      self.unit = unit
      self.reason = reason
    }

    init(_ key: String, _ finding: Finding<Double>, unit: String?) {
      self.init(
        key, CSVCell(finding), unit: finding.value == nil ? nil : unit,
        reason: finding.reason?.rawValue)
    }
  }

  static var summaryColumns: [CSVColumn<SummaryRow>] {
    [
      CSVColumn("key", "the figure, named by its place in the JSON") { CSVCell($1.key) },
      CSVColumn("value", "number, date or word; empty where missing") { $1.value },
      CSVColumn("unit", "kg; s; percent; empty for counts and words") { CSVCell($1.unit) },
      CSVColumn("reason", "why the value is missing") { CSVCell($1.reason) },
    ]
  }

  var summaryRows: [SummaryRow] {
    guard let findings else {
      return inputRows + [
        SummaryRow("history.sessions", CSVCell(0)),
        SummaryRow("asOf", .missing, reason: Absence.noHistory.rawValue),
      ]
    }
    return inputRows + historyRows(findings) + weekRows(findings)
      + findings.periods.flatMap { CSVSource.rows("periods.\($0.kind.rawValue)", of: $0) }
      + bandRows(findings.repetitionBands)
      + findings.streaks.flatMap { streak in
        [
          SummaryRow("streaks.\(streak.kind.rawValue).current", CSVCell(streak.current)),
          SummaryRow("streaks.\(streak.kind.rawValue).longest", CSVCell(streak.longest)),
          SummaryRow("streaks.\(streak.kind.rawValue).record", CSVCell(streak.isRecord)),
        ]
      }
  }

  private var inputRows: [SummaryRow] {
    let files = log.files
    return [
      SummaryRow("input.rows", CSVCell(files.reduce(0) { $0 + $1.rows })),
      SummaryRow("input.sets", CSVCell(files.reduce(0) { $0 + $1.sets })),
      SummaryRow("input.excluded", CSVCell(files.reduce(0) { $0 + $1.excluded })),
      SummaryRow("input.rejected", CSVCell(files.reduce(0) { $0 + $1.rejected })),
      SummaryRow("issues", CSVCell(issues.count)),
    ]
  }

  private func historyRows(_ findings: HistoryFindings) -> [SummaryRow] {
    let totals = findings.totals
    return [
      SummaryRow("asOf", CSVCell(findings.asOf)),
      SummaryRow("history.sessions", CSVCell(totals.workouts)),
      SummaryRow("history.first", CSVCell(findings.log.sessions.first?.date)),
      SummaryRow("history.last", CSVCell(findings.log.sessions.last?.date)),
      SummaryRow("history.workingSets", CSVCell(totals.workingSets)),
      SummaryRow("history.hardSets", CSVCell(totals.hardSets)),
      SummaryRow("history.volume", totals.volume, unit: "kg"),
      SummaryRow("history.coverage.loadedSets", CSVCell(totals.loadedSets)),
      SummaryRow("history.duration", totals.duration, unit: "s"),
    ]
  }

  private func weekRows(_ findings: HistoryFindings) -> [SummaryRow] {
    let week = findings.week
    return [
      SummaryRow("week.id", CSVCell(week.week.description)),
      SummaryRow("week.start", CSVCell(week.week.start)),
      SummaryRow("week.end", CSVCell(week.week.end)),
      SummaryRow("week.inProgress", CSVCell(week.isInProgress)),
      SummaryRow("week.goal", CSVCell(week.goal)),
      SummaryRow("week.metGoal", CSVCell(week.metGoal)),
    ] + CSVSource.rows("week", of: week.period)
      + (week.lastComplete.map { CSVSource.rows("week.lastComplete", of: $0) } ?? [])
  }

  private static func rows(_ key: String, of period: PeriodFinding) -> [SummaryRow] {
    [
      SummaryRow("\(key).range.first", CSVCell(period.range.first)),
      SummaryRow("\(key).range.last", CSVCell(period.range.last)),
      SummaryRow("\(key).previousRange.first", CSVCell(period.previousRange.first)),
      SummaryRow("\(key).previousRange.last", CSVCell(period.previousRange.last)),
    ]
      + rows("\(key).workouts", of: period.workouts, unit: nil)
      + rows("\(key).volume", of: period.volume, unit: "kg")
      + rows("\(key).duration", of: period.duration, unit: "s")
      + rows("\(key).averageDuration", of: period.averageDuration, unit: "s")
      + rows("\(key).workingSets", of: period.workingSets, unit: nil)
  }

  private static func rows(
    _ key: String, of comparison: Comparison, unit: String?
  ) -> [SummaryRow] {
    [
      SummaryRow(key, comparison.value, unit: unit),
      SummaryRow("\(key).previous", comparison.previous, unit: unit),
      SummaryRow("\(key).change", comparison.change, unit: unit),
      SummaryRow("\(key).percent", comparison.percent, unit: "percent"),
    ]
  }

  private func bandRows(_ bands: RepetitionBands) -> [SummaryRow] {
    let sets = SharesOfHundred.percent(of: bands.sets.map(Double.init))
    let volume = SharesOfHundred.percent(of: bands.volume)
    func share(_ key: String, _ value: Double?, _ reason: MissingReason) -> SummaryRow {
      SummaryRow(
        key, CSVCell(value), unit: value == nil ? nil : "percent",
        reason: value == nil ? reason.rawValue : nil)
    }
    return RepetitionBands.Band.allCases.enumerated().flatMap { index, band in
      let key = "repetitionBands.\(band.rawValue)"
      return [
        SummaryRow("\(key).sets", CSVCell(bands.sets[index])),
        share("\(key).shareOfSets", sets?[index], .noSets),
        share("\(key).shareOfVolume", volume?[index], bands.totalSets > 0 ? .noLoad : .noSets),
      ]
    }
  }
}
