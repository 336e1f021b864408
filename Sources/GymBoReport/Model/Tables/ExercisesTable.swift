internal import GymBoAnalysis
internal import GymBoLog

/// What was done of every exercise that was more than warmed up for, and its records.
enum ExercisesTable: DeclaredTable {
  static let key = ["exercise"]
  static let columns =
    factColumns.map { column in
      column.of { source, exercise in source.log.exercises[exercise.exercise] }
    } + workColumns

  static func rows(of source: TableSource) -> [ExerciseWork] { source.exercises }

  static func write(_ source: TableSource, to sink: inout some TableSink) {
    let (facts, work) = (factColumns, workColumns)
    for row in rows(of: source) {
      let exercise = source.log.exercises[row.exercise]
      sink.beginRow()
      sink.repeated(exercise) { sink in
        for column in facts { column.write(exercise, of: source, to: &sink) }
      }
      for column in work { column.write(row, of: source, to: &sink) }
      sink.endRow()
    }
  }

  /// What is known of an exercise whoever does it.
  static let factColumns: [TableColumn<LoggedExercise>] = [
    .text("exercise", "name as logged") { $1.name },
    .text("resolution", "how the name came to its facts") { $1.resolution.name },
    .text("canonical", "the catalogue's name") { $1.facts?.name },
    .list("direct_muscles", "muscles that count 1 set a set") { $1.facts?.direct.map(\.rawValue) },
    .list("indirect_muscles", "muscles that count half a set a set") {
      $1.facts?.indirect.map(\.rawValue)
    },
    .word("movement", "pattern of the exercise") { $1.facts?.movement },
    .word("mechanics", "whether several joints move or one") { $1.facts?.mechanics },
    .word("region", "half of the body") { $1.facts?.region },
    .word("implement", "what it is done with") { $1.facts?.implement },
    .word("loading", "how the logged load counts") { $1.facts?.loading },
    .word("modality", "what kind of training it is") { $1.facts?.modality },
  ]

  private static let workColumns: [TableColumn<ExerciseWork>] = [
    .count("sessions", "sessions with a working or failed set of it") { $1.sessions.count },
    .date("first", "day of the first of them") { $1.sessions.first?.date },
    .date("last", "day of the last of them") { $1.sessions.last?.date },
    .count("working_sets", Meaning.workingSets) { $1.workingSets },
    .count("hard_sets", Meaning.hardSets) { $1.hardSets },
    .count("loaded_sets", Meaning.loadedSets) { $1.loadedSets },
    .number("volume_kg", in: .kilograms, Meaning.volume) { $1.volume.value },
    .number("last_load_kg", in: .kilograms, "load (or assistance) of the set done last") {
      source, row in
      row.lastUsedRow.flatMap { source.log.columns.load[$0] }
        .map { Load(units: $0).kilograms }
    },
    .count("last_repetitions", "repetitions of the set done last") { source, row in
      row.lastUsedRow.flatMap { source.log.columns.repetitions[$0] }.map(Int.init)
    },
    .number("best_load_kg", in: .kilograms, "heaviest load") { $1.records.load?.value },
    .number("best_e1rm_kg", in: .kilograms, "best estimated one-repetition maximum") {
      $1.records.estimate?.value
    },
    .number("best_e1rm_low_kg", in: .kilograms, "lower end of the 80 % interval of best_e1rm_kg") {
      $0.bestEstimate(of: $1)?.interval.lowerBound
    },
    .number("best_e1rm_high_kg", in: .kilograms, "upper end of it") {
      $0.bestEstimate(of: $1)?.interval.upperBound
    },
    .word("best_e1rm_confidence", "how sure best_e1rm_kg is") {
      $0.bestEstimate(of: $1)?.confidence
    },
    .text("best_e1rm_method", "formula of best_e1rm_kg") {
      $0.bestEstimate(of: $1)?.formula.rawValue
    },
    .date("best_e1rm_date", "day of best_e1rm_kg") { $1.records.estimate?.date },
    .count("heavy_sets", "working sets of 1–5 repetitions") { $1.repetitionBands.sets[0] },
    .count("moderate_sets", "working sets of 6–12 repetitions") { $1.repetitionBands.sets[1] },
    .count("light_sets", "working sets of 13 repetitions and more") {
      $1.repetitionBands.sets[2]
    },
  ]
}

extension TableSource {
  fileprivate func bestEstimate(of exercise: ExerciseWork) -> StrengthEstimate? {
    estimate(of: exercise.records.estimate, .estimate)
  }
}

/// Meanings of columns that several tables have.
enum Meaning {
  static let exercise = "name as logged"
  static let workingSets = "completed sets that are no warm-ups"
  static let hardSets = "working sets with RIR up to 4 or without effort data"
  static let loadedSets = "working sets with load and repetitions: the coverage of volume_kg"
  static let volume = "sum of load × repetitions over loaded_sets"
  static let duration = "time trained, over the sessions whose duration is known"
  static let week = "ISO 8601 week"
  static let monday = "its Monday"
  static let wallClock = "wall clock; the day alone where the file has no time"
}
