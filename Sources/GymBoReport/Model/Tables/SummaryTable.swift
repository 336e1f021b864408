internal import GymBoAnalysis
internal import GymBoLog

/// The report's figures, one a row. The key of a row is its place in the JSON.
enum SummaryTable: DeclaredTable {
  static let key = ["key"]

  struct Row {
    var key: String
    var value: MixedValue?
    var unit: String?
    var reason: String?

    init(_ key: String, _ value: MixedValue?, unit: String? = nil, reason: String? = nil) {
      self.key = key
      self.value = value
      self.unit = unit
      self.reason = reason
    }

    init(_ key: String, _ finding: Finding<Double>, unit: String?) {
      self.init(
        key, finding.value.map(MixedValue.number), unit: finding.value == nil ? nil : unit,
        reason: finding.reason?.rawValue)
    }

    init(_ key: String, _ text: String) { self.init(key, .text(text)) }
    init(_ key: String, _ count: Int) { self.init(key, .count(count)) }
    init(_ key: String, _ flag: Bool?) { self.init(key, flag.map(MixedValue.flag)) }
    init(_ key: String, _ date: CivilDate?) { self.init(key, date.map(MixedValue.date)) }
  }

  static let columns: [TableColumn<Row>] = [
    .text("key", "the figure, named by its place in the JSON") { $1.key },
    .mixed("value", "number, date or word; empty where missing") { $1.value },
    .text("unit", "empty for counts and words", words: ["kg", "s", "percent"]) { $1.unit },
    .text("reason", "why the value is missing") { $1.reason },
  ]

  static func rows(of source: TableSource) -> [Row] {
    let input = inputRows(source)
    guard let findings = source.findings else {
      return input + [
        Row("history.sessions", 0), Row("asOf", nil, reason: Absence.noHistory.rawValue),
      ]
    }
    return input + historyRows(findings) + weekRows(findings)
      + (source.body?.weight.map(bodyRows) ?? [])
      + findings.periods.flatMap { rows("periods.\($0.kind.rawValue)", of: $0) }
      + bandRows(findings.repetitionBands)
      + findings.streaks.flatMap { streak in
        [
          Row("streaks.\(streak.kind.rawValue).current", streak.current),
          Row("streaks.\(streak.kind.rawValue).longest", streak.longest),
          Row("streaks.\(streak.kind.rawValue).record", streak.isRecord),
        ]
      }
  }

  private static func bodyRows(_ weight: BodyFinding.Weight) -> [Row] {
    func kilograms(_ key: String, _ value: Double?, orMissing reason: String = "") -> Row {
      Row(
        "body.weight\(key)", value.map(MixedValue.number), unit: value == nil ? nil : "kg",
        reason: value == nil ? reason : nil)
    }
    return [
      Row("body.weight.date", weight.last.date),
      kilograms("", weight.last.kilograms),
      kilograms(".trend", weight.last.trend),
      kilograms(".perWeek", weight.rate.change?.perWeek, orMissing: weight.rate.reason ?? ""),
      kilograms(
        ".overFourWeeks.change", weight.overFourWeeks?.change,
        orMissing: Absence.notWeighedThen.rawValue),
      kilograms(
        ".sinceFirst.change", weight.sinceFirst?.change, orMissing: Absence.firstTime.rawValue),
    ]
  }

  private static func inputRows(_ source: TableSource) -> [Row] {
    let files = source.log.files
    return [
      Row("input.rows", files.reduce(0) { $0 + $1.rows }),
      Row("input.sets", files.reduce(0) { $0 + $1.sets }),
      Row("input.excluded", files.reduce(0) { $0 + $1.excluded }),
      Row("input.rejected", files.reduce(0) { $0 + $1.rejected }),
      Row("issues", source.issues.count),
    ]
  }

  private static func historyRows(_ findings: HistoryFindings) -> [Row] {
    let totals = findings.totals
    return [
      Row("asOf", findings.asOf),
      Row("history.sessions", totals.workouts),
      Row("history.first", findings.log.sessions.first?.date),
      Row("history.last", findings.log.sessions.last?.date),
      Row("history.workingSets", totals.workingSets),
      Row("history.hardSets", totals.hardSets),
      Row("history.volume", totals.volume, unit: "kg"),
      Row("history.coverage.loadedSets", totals.loadedSets),
      Row("history.duration", totals.duration, unit: "s"),
    ]
  }

  private static func weekRows(_ findings: HistoryFindings) -> [Row] {
    let week = findings.week
    let noGoal = week.goal == nil ? Absence.notGiven.rawValue : nil
    return [
      Row("week.id", week.week.description),
      Row("week.start", week.week.start),
      Row("week.end", week.week.end),
      Row("week.inProgress", week.isInProgress),
      Row("week.goal", week.goal.map(MixedValue.count), reason: noGoal),
      Row("week.metGoal", week.metGoal.map(MixedValue.flag), reason: noGoal),
    ] + rows("week", of: week.period)
      + (week.lastComplete.map { rows("week.lastComplete", of: $0) } ?? [])
  }

  private static func rows(_ key: String, of period: PeriodFinding) -> [Row] {
    [
      Row("\(key).range.first", period.range.first),
      Row("\(key).range.last", period.range.last),
      Row("\(key).previousRange.first", period.previousRange.first),
      Row("\(key).previousRange.last", period.previousRange.last),
    ]
      + rows("\(key).workouts", of: period.workouts, unit: nil)
      + rows("\(key).volume", of: period.volume, unit: "kg")
      + rows("\(key).duration", of: period.duration, unit: "s")
      + rows("\(key).averageDuration", of: period.averageDuration, unit: "s")
      + rows("\(key).workingSets", of: period.workingSets, unit: nil)
  }

  private static func rows(
    _ key: String, of comparison: Comparison, unit: String?
  ) -> [Row] {
    [
      Row(key, comparison.value, unit: unit),
      Row("\(key).previous", comparison.previous, unit: unit),
      Row("\(key).change", comparison.change, unit: unit),
      Row("\(key).percent", comparison.percent, unit: "percent"),
    ]
  }

  private static func bandRows(_ bands: RepetitionBands) -> [Row] {
    let sets = SharesOfHundred.percent(of: bands.sets.map(Double.init))
    let volume = SharesOfHundred.percent(of: bands.volume)
    func share(_ key: String, _ value: Double?, _ reason: MissingReason) -> Row {
      Row(
        key, value.map(MixedValue.number), unit: value == nil ? nil : "percent",
        reason: value == nil ? reason.rawValue : nil)
    }
    return RepetitionBands.Band.allCases.enumerated().flatMap { index, band in
      let key = "repetitionBands.\(band.rawValue)"
      return [
        Row("\(key).sets", bands.sets[index]),
        share("\(key).shareOfSets", sets?[index], .noSets),
        share("\(key).shareOfVolume", volume?[index], bands.totalSets > 0 ? .noLoad : .noSets),
      ]
    }
  }
}
