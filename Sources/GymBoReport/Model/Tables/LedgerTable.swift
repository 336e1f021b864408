internal import GymBoCoach
internal import GymBoLog
internal import GymBoProgression

/// Every suggestion of the ledger, with what followed.
enum LedgerTable {
  struct Row {
    let entry: Ledger.Entry
    let exercise: String
    let nextLoad: Double?
    let nextRepetitions: Int?
  }

  static let columns: [TableColumn<Row>] = [
    .text("exercise", "as logged") { $1.exercise },
    .date("date", "of the session after which it is suggested") { $1.entry.date },
    .date("next_date", "of the next session of the lift") { $1.entry.next },
    .word("rule", "what made it") { $1.entry.suggestion.rule },
    .word("action", "what it changes") { $1.entry.suggestion.action },
    .number("load_kg", in: .kilograms, "suggested") { $1.entry.suggestion.load?.kilograms },
    .count("repetitions", "suggested") { $1.entry.suggestion.repetitions },
    .number("probability", "said of it; empty where none was") {
      $1.entry.suggestion.probability
    },
    .number("next_load_kg", in: .kilograms, "the top load of the next session") { $1.nextLoad },
    .count("next_repetitions", "of its top set") { $1.nextRepetitions },
    .word("movement", "the next top load against the last") { $1.entry.movement },
    .flag("is_lifted", "whether the suggested load was lifted") { $1.entry.isLifted },
    .word("outcome", "how the suggested load went; empty for another load") { $1.entry.outcome },
  ]
}

extension LedgerReport {
  /// The suggestions with what followed as CSV (RFC 4180, UTF-8, a header row).
  public func csv() -> [UInt8] {
    let columns = log.columns
    let rows = (ledger?.entries ?? []).map { entry in
      LedgerTable.Row(
        entry: entry, exercise: log.exercises[entry.suggestion.exercise].name,
        nextLoad: columns.load[entry.row].map { Load(units: $0).kilograms },
        nextRepetitions: columns.repetitions[entry.row].map(Int.init))
    }
    return PlanReport.csv(LedgerTable.columns, rows)
  }
}
