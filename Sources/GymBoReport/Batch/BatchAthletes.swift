internal import GymBoAnalysis
internal import GymBoLog

extension BatchAthlete {
  /// What a row about an athlete is made of.
  struct AthleteRow {
    let log: TrainingLog
    /// nil for a history without a session up to the report's day: its cells are missing.
    let found: LiftFindings?
    let triage: Triage?
    let totals: Totals?

    var history: GroupedHistory? { found?.history }
  }

  static let athleteColumns: [CSVColumn<AthleteRow>] = {
    func file(
      _ name: String, _ meaning: String, _ count: @escaping @Sendable (SourceFile) -> Int
    ) -> CSVColumn<AthleteRow> {
      CSVColumn(name, meaning) { _, row in CSVCell(row.log.files.reduce(0) { $0 + count($1) }) }
    }
    func total(
      _ name: String, _ meaning: String, _ cell: @escaping @Sendable (Totals) -> CSVCell
    ) -> CSVColumn<AthleteRow> {
      CSVColumn(name, meaning) { _, row in row.totals.map(cell) ?? .missing }
    }
    return [
      CSVColumn("files", "files read, separated by ;") { _, row in
        CSVCell(row.log.files.map(\.name).joined(separator: "; "))
      },
      CSVColumn("format", "the files' format") { _, row in
        CSVCell(row.log.files.first?.format)
      },
      file("rows", "rows read = sets + excluded + rejected") { $0.rows },
      file("sets", "rows that are sets") { $0.sets },
      file("excluded", "rest timers, not completed, duplicates") { $0.excluded },
      file("rejected", "rows that could not be read") { $0.rejected },
      CSVColumn("as_of", "the day that counts as today") { CSVCell($1.history?.asOf) },
      total("sessions", "workouts up to that day") { CSVCell($0.workouts) },
      CSVColumn("first", "day of the first") { CSVCell($1.history?.log.sessions.first?.date) },
      CSVColumn("last", "day of the last") { CSVCell($1.history?.log.sessions.last?.date) },
      CSVColumn("exercises", "exercises done") { CSVCell($1.found?.lifts.count) },
      total("working_sets", "completed sets that are no warm-ups") {
        CSVCell($0.workingSets)
      },
      total("hard_sets", "working sets with RIR up to 4 or without effort data") {
        CSVCell($0.hardSets)
      },
      total("loaded_sets", "working sets with load and repetitions: the coverage of volume_kg") {
        CSVCell($0.loadedSets)
      },
      total("volume_kg", "sum of load × repetitions over loaded_sets") {
        CSVCell($0.volume)
      },
      total("duration_s", "seconds trained, over the sessions whose duration is known") {
        CSVCell($0.duration)
      },
    ] + counts
  }()

  static let triageColumns: [CSVColumn<AthleteRow>] =
    [
      CSVColumn("reasons", "why the athlete needs a look, separated by ;") {
        CSVCell($1.triage?.reasons.map(\.rawValue).joined(separator: "; "))
      },
      CSVColumn("last", "day of the last workout") {
        CSVCell($1.history?.log.sessions.last?.date)
      },
    ] + counts

  private static let counts: [CSVColumn<AthleteRow>] = {
    func count(
      _ name: String, _ meaning: String, _ cell: @escaping @Sendable (Triage) -> CSVCell
    ) -> CSVColumn<AthleteRow> {
      CSVColumn(name, meaning) { _, row in row.triage.map(cell) ?? .missing }
    }
    @Sendable func list(_ muscles: [Muscle]) -> String {
      muscles.map(\.rawValue).joined(separator: "; ")
    }
    return [
      count("progressing_lifts", "active lifts that progress") { CSVCell($0.progressing) },
      count("plateau_lifts", "active lifts on a plateau") { CSVCell($0.onPlateau) },
      count("declining_lifts", "active lifts in decline") { CSVCell($0.declining) },
      count("weeks_missed", "weeks without training, of the last 8") {
        CSVCell($0.weeksMissed)
      },
      count("muscles_under", "trained muscles below minimum effective volume, 4 weeks") {
        CSVCell(list($0.musclesUnder))
      },
      count("muscles_over", "muscles above maximum recoverable volume, 4 weeks") {
        CSVCell(list($0.musclesOver))
      },
      count("sets_with_rpe_percent", "of the working sets of the last 8 weeks") {
        CSVCell($0.setsWithEffort)
      },
      count("sets_with_muscles_percent", "of the working sets of the last 8 weeks") {
        CSVCell($0.setsWithMuscles)
      },
    ]
  }()

  /// What was done of the exercises of a report, and what a table over many athletes needs beside it.
  static let exerciseColumns: [(name: String, meaning: String)] =
    ExerciseColumn.all.map { ($0.name, $0.meaning) }
    + exerciseWorkColumns.map { ($0.name, $0.meaning) }

  private static let exerciseWorkColumns: [CSVColumn<ExerciseHistory>] =
    CSVSource.exerciseWorkColumns + CSVSource.bestEstimateColumns + [
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

  func writeExercises(to writer: inout some TableSink) {
    let first = writer.prepared([name], from: 0)
    for exercise in exercises {
      writer.cells(first)
      writer.cells(of: source.log.exercises[exercise.exercise])
      for column in BatchAthlete.exerciseWorkColumns {
        writer.cell(column.cell(source, exercise))
      }
      writer.endRow()
    }
  }

  static let trendColumns: [CSVColumn<LiftFinding>] =
    [CSVColumn("exercise", "name as logged") { CSVCell($0.log.exercises[$1.exercise].name) }]
    + CSVSource.trendColumns
}
