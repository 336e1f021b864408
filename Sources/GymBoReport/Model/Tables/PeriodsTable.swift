internal import GymBoAnalysis
internal import GymBoLog

/// Every day with a workout, and every week, month, quarter and year from the first one to the
/// report's day.
enum PeriodsTable: DeclaredTable {
  static let key = ["period", "start"]

  struct Row {
    var unit: CalendarUnit
    var period: CalendarTotals
  }

  static let columns = periodColumns + totalsColumns.map { $0.of { $1.period.totals } }

  private static let periodColumns: [TableColumn<Row>] = [
    .word("period", "what the row sums up") { $1.unit },
    .date("start", "its first day") { $1.period.range.first },
    .date("end", "its last day; after the report's day where it still runs") {
      $1.period.range.last
    },
  ]

  static func rows(of source: TableSource) -> [Row] {
    CalendarUnit.allCases.flatMap { unit in
      (source.findings?.totals(by: unit) ?? []).map { Row(unit: unit, period: $0) }
    }
  }

  /// What was done in a stretch of days.
  static let totalsColumns: [TableColumn<Totals>] = [
    .count("workouts", "sessions") { $1.workouts },
    .count("working_sets", Meaning.workingSets) { $1.workingSets },
    .count("hard_sets", Meaning.hardSets) { $1.hardSets },
    .count("loaded_sets", Meaning.loadedSets) { $1.loadedSets },
    .number("volume_kg", in: .kilograms, Meaning.volume) { $1.volume.value },
    .number("duration_s", in: .seconds, Meaning.duration) { $1.duration.value },
  ]
}

/// Every week from the first workout to the report's day, with the sets of each muscle.
enum WeeksTable: DeclaredTable {
  static let key = ["week"]

  struct Row {
    var week: ISOWeek
    var totals: Totals
    /// One a muscle, in the order of `Muscle.allCases`.
    var fractionalSets: [Double]
  }

  static let columns =
    weekColumns + PeriodsTable.totalsColumns.map { $0.of { $1.totals } } + muscleColumns

  private static let weekColumns: [TableColumn<Row>] = [
    .text("week", Meaning.week) { $1.week.description },
    .date("start", Meaning.monday) { $1.week.start },
  ]

  private static let muscleColumns: [TableColumn<Row>] = Muscle.allCases.map { muscle in
    let name = muscle.rawValue.split(separator: " ").joined(separator: "_")
    return .number("\(name)_sets", "fractional sets of the muscle") {
      $1.fractionalSets[muscle.index]
    }
  }

  static func rows(of source: TableSource) -> [Row] {
    guard let findings = source.findings else { return [] }
    let width = Muscle.allCases.count
    let volume = findings.weeklyVolume
    var trained = 0
    return findings.totals(by: .week).map { period in
      let week = period.range.first.isoWeek
      var row = Row(
        week: week, totals: period.totals, fractionalSets: Array(repeating: 0, count: width))
      if trained < volume.weeks.count, volume.weeks[trained] == week {
        row.fractionalSets = Array(volume.fractionalSets[trained * width..<(trained + 1) * width])
        trained += 1
      }
      return row
    }
  }
}
