internal import GymBoAnalysis
internal import GymBoLog

extension CSVSource {
  struct PeriodRow {
    var unit: CalendarUnit
    var period: CalendarTotals
  }

  static var periodColumns: [CSVColumn<PeriodRow>] {
    [
      CSVColumn("period", "day; week; month; quarter; year") { CSVCell($1.unit.rawValue) },
      CSVColumn("start", "its first day") { CSVCell($1.period.range.first) },
      CSVColumn("end", "its last day; after the report's day where it still runs") {
        CSVCell($1.period.range.last)
      },
    ] + totalsColumns { $0.period.totals }
  }

  /// What was done in a row's stretch of days.
  static func totalsColumns<Row>(_ totals: @escaping @Sendable (Row) -> Totals) -> [CSVColumn<Row>]
  {
    [
      CSVColumn("workouts", "sessions") { CSVCell(totals($1).workouts) },
      CSVColumn("working_sets", "completed sets that are no warm-ups") {
        CSVCell(totals($1).workingSets)
      },
      CSVColumn("hard_sets", "working sets with RIR up to 4 or without effort data") {
        CSVCell(totals($1).hardSets)
      },
      CSVColumn("loaded_sets", "working sets with load and repetitions: the coverage of volume_kg")
      {
        CSVCell(totals($1).loadedSets)
      },
      CSVColumn("volume_kg", "sum of load × repetitions over loaded_sets") {
        CSVCell(totals($1).volume)
      },
      CSVColumn("duration_s", "seconds trained, over the sessions whose duration is known") {
        CSVCell(totals($1).duration)
      },
    ]
  }

  var periodRows: [PeriodRow] {
    CalendarUnit.allCases.flatMap { unit in
      (findings?.totals(by: unit) ?? []).map { PeriodRow(unit: unit, period: $0) }
    }
  }
}
