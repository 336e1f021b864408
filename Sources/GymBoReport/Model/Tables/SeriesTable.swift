internal import GymBoAnalysis
internal import GymBoLog

/// Every session of an exercise in numbers, in order of time: what charts are drawn from.
enum SeriesTable: DeclaredTable {
  static let key = ["exercise", "session_start"]

  static let columns: [TableColumn<ExercisePoint>] = [
    .date("date", "day") { $1.session.date },
    .time("session_start", Meaning.wallClock) { $0.log.sessions[$1.session.session].wallTime },
    .text("exercise", Meaning.exercise) { $0.exerciseName($1.session.exercise) },
    .count("working_sets", Meaning.workingSets) { $1.session.rows.count },
    .number("top_load_kg", in: .kilograms, "heaviest load") { $1.topLoad.value },
    .number("e1rm_kg", in: .kilograms, "best estimated one-repetition maximum") {
      $1.estimate.value
    },
    .number("volume_kg", in: .kilograms, "sum of load × repetitions") { $1.volume.value },
    .number("assistance_kg", in: .kilograms, "least assistance") { $1.assistance },
    .count("repetitions", "most repetitions of a set") { $1.repetitions },
    .number("duration_s", in: .seconds, "longest set") { $1.seconds },
    .text("file", "file of the set that represents the session") { source, point in
      point.row.map { source.log.fileName(source.log.columns.file[$0]) }
    },
    .count("line", "its line") { source, point in
      point.row.map { Int(source.log.columns.line[$0]) }
    },
    .number("e1rm_low_kg", in: .kilograms, "lower end of the 80 % interval of e1rm_kg") {
      $1.strength?.interval.lowerBound
    },
    .number("e1rm_high_kg", in: .kilograms, "upper end of it") { $1.strength?.interval.upperBound },
    .word("e1rm_confidence", "how sure e1rm_kg is") { $1.strength?.confidence },
    .number(
      "smoothed_kg", in: .kilograms,
      "e1rm_kg, or the load for ten repetitions where that measures the lift, smoothed over all sessions"
    ) {
      $1.smoothedLoad?.value
    },
    .number(
      "smoothed_low_kg", in: .kilograms, "lower end of the 80 % interval of five sessions' mean"
    ) {
      $1.smoothedLoad?.interval.lowerBound
    },
    .number("smoothed_high_kg", in: .kilograms, "upper end of it") {
      $1.smoothedLoad?.interval.upperBound
    },
  ]

  static func rows(of source: TableSource) -> [ExercisePoint] { source.series }
}
