internal import GymBoAnalysis
internal import GymBoLog

/// The current records, by exercise and kind, and what suspect sets would hold.
enum RecordsTable: DeclaredTable {
  static let key = ["exercise", "kind", "suspect"]

  struct Row {
    var exercise: Int
    var kind: RecordKind
    var best: PersonalBest
  }

  static let columns: [TableColumn<Row>] = [
    .text("exercise", Meaning.exercise) { $0.exerciseName($1.exercise) },
    .text("kind", "what the record is of") { $1.kind.name },
    .number("value", "the best so far, in the unit of the column unit") { $1.best.value },
    .text("unit", "unit of value and previous", words: ["kg", "s", "repetitions"]) {
      $1.kind.unit
    },
    .text("method", "formula of an estimate") {
      $1.kind == .estimate ? $0.options.formula.rawValue : nil
    },
    .date("date", "day on which it was set") { $1.best.date },
    .count("age_days", in: .days, "from then to the report's day") { source, row in
      source.history?.asOf.days(since: row.best.date)
    },
    .number("previous", "the best before it; empty for the baseline of a first session") {
      $1.best.previous
    },
    .flag("suspect", "a value above the record that the data check doubts: no record") {
      $1.best.isSuspect
    },
    .count("session", "number of the session in the table sessions") { $1.best.session + 1 },
    .text("file", "file of the set; empty for the volume of a session") { source, row in
      row.best.row.map { source.log.fileName(source.log.columns.file[$0]) }
    },
    .count("line", "line of the set") { source, row in
      row.best.row.map { Int(source.log.columns.line[$0]) }
    },
    .number("value_low", "lower end of the 80 % interval of an estimate") {
      $0.estimate(of: $1.best, $1.kind)?.interval.lowerBound
    },
    .number("value_high", "upper end of it") {
      $0.estimate(of: $1.best, $1.kind)?.interval.upperBound
    },
    .word("confidence", "how sure an estimate is") {
      $0.estimate(of: $1.best, $1.kind)?.confidence
    },
    .number(
      "usual_probability",
      "chance, before the set, of at least its repetitions; records of the reported week"
    ) {
      $0.usualness(of: $1.best)?.probability
    },
  ]

  static func rows(of source: TableSource) -> [Row] {
    (source.liftFindings?.lifts ?? []).flatMap { lift in
      lift.records.bests.map { Row(exercise: lift.exercise, kind: $0.kind, best: $0.best) }
        + lift.records.doubted.map {
          Row(exercise: lift.exercise, kind: $0.kind, best: $0.best)
        }
    }
  }
}
