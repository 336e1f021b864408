internal import GymBoAnalysis
internal import GymBoLog

extension ExerciseReport {
  /// The exercise's sessions as CSV, for charts: one row a session, in order of time. RFC 4180, UTF-8, a header row.
  public func csv() -> [UInt8] {
    let source = CSVSource(log: log, findings: findings, suggestions: [], issues: [])
    return source.write(CSVSource.seriesColumns, chart)
  }

  /// The columns of ``csv()`` in order, each with what it holds and its unit.
  public static var csvColumns: [(name: String, meaning: String)] {
    CSVSource.seriesColumns.map { ($0.name, $0.meaning) }
  }
}

extension CSVSource {
  static var seriesColumns: [CSVColumn<ExercisePoint>] {
    [
      CSVColumn("date", "day") { CSVCell($1.session.date) },
      CSVColumn("session_start", "wall clock; the day alone where the file has no time") {
        CSVCell($0.log.sessions[$1.session.session].machineStart)
      },
      CSVColumn("exercise", "name as logged") {
        CSVCell($0.log.exercises[$1.session.exercise].name)
      },
      CSVColumn("working_sets", "completed sets that are no warm-ups") {
        CSVCell($1.session.rows.count)
      },
      CSVColumn("top_load_kg", "heaviest load") { CSVCell($1.topLoad) },
      CSVColumn("e1rm_kg", "best estimated one-repetition maximum") {
        CSVCell($1.estimate)
      },
      CSVColumn("volume_kg", "sum of load × repetitions") { CSVCell($1.volume) },
      CSVColumn("assistance_kg", "least assistance") { CSVCell($1.assistance) },
      CSVColumn("repetitions", "most repetitions of a set") { CSVCell($1.repetitions) },
      CSVColumn("duration_s", "longest set") { CSVCell($1.seconds) },
      CSVColumn("file", "file of the set that stands for the session") { source, row in
        CSVCell(row.row.map { source.log.fileName(source.log.sets.file[$0]) })
      },
      CSVColumn("line", "its line") { source, row in
        CSVCell(row.row.map { Int(source.log.sets.line[$0]) })
      },
      CSVColumn("e1rm_low_kg", "lower end of the 80 % interval of e1rm_kg") {
        CSVCell($1.strength?.interval.lowerBound)
      },
      CSVColumn("e1rm_high_kg", "upper end of it") {
        CSVCell($1.strength?.interval.upperBound)
      },
      CSVColumn("e1rm_confidence", "high; medium; low") {
        CSVCell($1.strength?.confidence.rawValue)
      },
      CSVColumn("smoothed_e1rm_kg", "e1rm_kg smoothed over all sessions") {
        CSVCell($1.smoothed?.kilograms)
      },
      CSVColumn("smoothed_low_kg", "lower end of the 80 % interval of smoothed_e1rm_kg") {
        CSVCell($1.smoothed?.interval.lowerBound)
      },
      CSVColumn("smoothed_high_kg", "upper end of it") {
        CSVCell($1.smoothed?.interval.upperBound)
      },
    ]
  }
}
