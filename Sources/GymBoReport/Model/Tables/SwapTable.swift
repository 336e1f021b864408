internal import GymBoCoach
internal import GymBoLog
internal import GymBoProgram

/// The exercises that could be done in place of another, one a row.
enum SwapTable {
  static let columns: [TableColumn<SwapRow>] = [
    .count("rank", "from 1, the best first") { $1.rank },
    .text("exercise", "as logged where the lifter does it, else the catalogue's name") {
      $1.swap.name
    },
    .number("similarity", "to the exercise that is swapped, 0 to 1") { $1.swap.similarity },
    .number("muscles", "cosine of what both train, 0 to 1") { $1.swap.alike.muscles },
    .word("movement", "whether it is the same movement") { $1.swap.alike.movement },
    .word("implement", "whether it is the same implement") { $1.swap.alike.implement },
    .word("sides", "whether the sides are trained alike") { $1.swap.alike.sides },
    .count("recent_sessions", "with it, of the last 84 days") { $1.swap.own?.sessions ?? 0 },
    .count("sets", "as the last time of the other; empty where it was not done") { $1.sets },
    .count("repetitions", "empty where the lifter chooses") { $1.set?.repetitions },
    .number("load_kg", in: .kilograms, "the exercise's own; empty where none is known") {
      $1.set?.load?.kilograms
    },
    .number("seconds", in: .seconds, "of a set by time") { $1.set?.seconds },
    .word("load_source", "where the load comes from") { $1.swap.load.source },
    .date("source_date", "the day that it is known from") { $1.swap.load.date },
    .number("maximum_kg", in: .kilograms, "the e1RM that the load is computed from") {
      $1.swap.load.maximum?.kilograms
    },
  ]
}

extension SwapReport {
  /// The swaps as CSV (RFC 4180, UTF-8, a header row), in kilograms and seconds for any ``unit``.
  public func csv() -> [UInt8] { PlanReport.csv(SwapTable.columns, SwapRow.all(of: self)) }
}
