internal import GymBoAnalysis
internal import GymBoLog

/// What was done of each cardio exercise in the reported week, against the week before.
enum CardioTable: DeclaredTable {
  static let key = ["exercise"]

  static let columns: [TableColumn<CardioFinding>] = [
    .text("exercise", Meaning.exercise) { $0.exerciseName($1.exercise) },
    .count("sets", "working sets with a distance or a time") { $1.current.sets },
    .number("distance_m", in: .metres, "over the sets with a distance") {
      $1.current.distance.value
    },
    .number("duration_s", in: .seconds, "over the sets with a time") { $1.current.time.value },
    .number("pace_s", in: .seconds, "a kilometre, over the sets with distance and time") {
      $1.pacePerKilometre.value.value
    },
    .number("previous_distance_m", in: .metres, "of the week before, or of the same days of it") {
      $1.distance.previous.value
    },
    .number("previous_duration_s", in: .seconds, "of the week before") { $1.time.previous.value },
    .number("previous_pace_s", in: .seconds, "a kilometre, of the week before") {
      $1.pacePerKilometre.previous.value
    },
    .number("longest_m", in: .metres, "of the longest set") { $0.metres($1.longest) },
    .number("longest_s", in: .seconds, "time of that set") { $0.seconds($1.longest) },
    .flag("longest_is_record", "whether no earlier set was as long") { $1.longest?.isRecord },
    .number("fastest_m", in: .metres, "of the set with the best pace") { $0.metres($1.fastest) },
    .number("fastest_s", in: .seconds, "time of that set") { $0.seconds($1.fastest) },
    .flag("fastest_is_record", "whether no earlier set of its distance or more was as fast") {
      $1.fastest?.isRecord
    },
  ]

  static func rows(of source: TableSource) -> [CardioFinding] { source.findings?.cardio ?? [] }
}

extension TableSource {
  fileprivate func metres(_ best: CardioFinding.Best?) -> Double? {
    best.flatMap { log.columns.metres[$0.row] }
  }

  fileprivate func seconds(_ best: CardioFinding.Best?) -> Double? {
    best.flatMap { log.columns.seconds[$0.row] }
  }
}
