internal import GymBoAnalysis
internal import GymBoLog

extension BatchSource {
  /// Of a history without a session the findings are missing, and so are its cells.
  static var athleteColumns: [CSVColumn<Triage?>] {
    func file(
      _ name: String, _ meaning: String, _ count: @escaping (SourceFile) -> Int
    ) -> CSVColumn<Triage?> {
      CSVColumn(name, meaning) { source, _ in
        CSVCell(source.log.files.reduce(0) { $0 + count($1) })
      }
    }
    func total(
      _ name: String, _ meaning: String, _ cell: @escaping (HistoryFindings) -> CSVCell
    ) -> CSVColumn<Triage?> {
      CSVColumn(name, meaning) { source, _ in source.findings.map(cell) ?? .missing }
    }
    return [
      CSVColumn("files", "files read, separated by ;") { source, _ in
        CSVCell(source.log.files.map(\.name).joined(separator: "; "))
      },
      CSVColumn("format", "the files' format") { source, _ in
        CSVCell(source.log.files.first?.format)
      },
      file("rows", "rows read = sets + excluded + rejected") { $0.rows },
      file("sets", "rows that are sets") { $0.sets },
      file("excluded", "rest timers, not completed, duplicates") { $0.excluded },
      file("rejected", "rows that could not be read") { $0.rejected },
      total("as_of", "the day that counts as today") { CSVCell($0.asOf) },
      total("sessions", "workouts up to that day") { CSVCell($0.totals.workouts) },
      total("first", "day of the first") { CSVCell($0.log.sessions.first?.date) },
      total("last", "day of the last") { CSVCell($0.log.sessions.last?.date) },
      total("exercises", "exercises done") { CSVCell($0.lifts.count) },
      total("working_sets", "completed sets that are no warm-ups") {
        CSVCell($0.totals.workingSets)
      },
      total("hard_sets", "working sets with RIR up to 4 or without effort data") {
        CSVCell($0.totals.hardSets)
      },
      total("loaded_sets", "working sets with load and repetitions: the coverage of volume_kg") {
        CSVCell($0.totals.loadedSets)
      },
      total("volume_kg", "sum of load × repetitions over loaded_sets") {
        CSVCell($0.totals.volume)
      },
      total("duration_s", "seconds trained, over the sessions whose duration is known") {
        CSVCell($0.totals.duration)
      },
    ]
      + counts.map { column in
        CSVColumn(column.name, column.meaning) { source, triage in
          triage.map { column.cell(source, $0) } ?? .missing
        }
      }
  }

  static var triageColumns: [CSVColumn<Triage>] {
    [
      CSVColumn("reasons", "why the athlete needs a look, separated by ;") {
        CSVCell($1.reasons.map(\.rawValue).joined(separator: "; "))
      },
      CSVColumn("last", "day of the last workout") { source, _ in
        CSVCell(source.findings?.log.sessions.last?.date)
      },
    ] + counts
  }

  private static var counts: [CSVColumn<Triage>] {
    func list(_ muscles: [Muscle]) -> String {
      muscles.map(\.rawValue).joined(separator: "; ")
    }
    return [
      CSVColumn("progressing_lifts", "active lifts that progress") { CSVCell($1.progressing) },
      CSVColumn("stalled_lifts", "active lifts on a plateau") { CSVCell($1.stalled) },
      CSVColumn("regressing_lifts", "active lifts in decline") { CSVCell($1.regressing) },
      CSVColumn("weeks_missed", "weeks without training, of the last 8") {
        CSVCell($1.weeksMissed)
      },
      CSVColumn("muscles_under", "trained muscles below minimum effective volume, 4 weeks") {
        CSVCell(list($1.musclesUnder))
      },
      CSVColumn("muscles_over", "muscles above maximum recoverable volume, 4 weeks") {
        CSVCell(list($1.musclesOver))
      },
      CSVColumn("sets_with_rpe_percent", "of the working sets of the last 8 weeks") {
        CSVCell($1.setsWithEffort)
      },
      CSVColumn("sets_with_muscles_percent", "of the working sets of the last 8 weeks") {
        CSVCell($1.setsWithMuscles)
      },
    ]
  }

  /// The exercises of a report, and what a table over many athletes needs beside it.
  static var exerciseColumns: [CSVColumn<LiftFinding>] {
    CSVSource.exerciseColumns + [
      CSVColumn("best_e1rm_date", "day of best_e1rm_kg") { CSVCell($1.records.estimate?.date) },
      CSVColumn("heavy_sets", "working sets of 1–5 repetitions") {
        CSVCell($1.repetitionBands.sets[0])
      },
      CSVColumn("moderate_sets", "working sets of 6–12 repetitions") {
        CSVCell($1.repetitionBands.sets[1])
      },
      CSVColumn("light_sets", "working sets of 13 repetitions and more") {
        CSVCell($1.repetitionBands.sets[2])
      },
    ]
  }
}
