internal import GymBoAnalysis
internal import GymBoCoach
internal import GymBoLog
internal import GymBoProgression

/// What to lift next, one row an active lift.
enum SuggestionsTable: DeclaredTable {
  static let key = ["exercise"]

  static let columns: [TableColumn<Suggestion>] = [
    .text("exercise", Meaning.exercise) { $0.exerciseName($1.exercise) },
    .word("rule", "the rule that decided") { $1.rule },
    .word("action", "what changes") { $1.action },
    .count("sets", "sets to do") { $1.sets },
    .count("repetitions", "repetitions of each") { $1.repetitions },
    .number("load_kg", in: .kilograms, "load, or the assistance of an assisted lift") {
      $1.load?.kilograms
    },
    .text("semantics", SetsTable.semantics, words: LoadSemantics.allCases.map(\.name)) {
      $1.semantics.name
    },
    .number("duration_s", in: .seconds, "time of each") { $1.seconds },
    .number("distance_m", in: .metres, "distance of each") { $1.metres },
    .number("target_rpe", "the RPE to aim at, where the rule has one") { $1.targetRPE },
    .word("reason", "why") { $1.reason.code },
    .number("reason_rpe", "the RPE that decided") {
      switch $1.reason {
      case .effort(let rpe), .effortDiffers(_, let rpe), .sessionEffort(let rpe),
        .rule(.effort(_, let rpe)):
        rpe
      default: nil
      }
    },
    .count("reason_sessions", "equal sessions running, of three (linear rule)") {
      if case .doneInARow(let sessions, _) = $1.reason { sessions } else { nil }
    },
    .word("adjustment", "what the loadable steps made of it") { $1.adjustment?.code },
    .number("refused_load_kg", in: .kilograms, "the load of a step that is too large") {
      $1.adjustment?.refused?.load.kilograms
    },
    .number("refused_load_percent", in: .percent, "how much more or less that would be") {
      $1.adjustment?.refused?.percent
    },
    .date("last_session", "day of the session that it continues") { $1.lastSession },
    .list("evidence", "file:line of the sets that decided") { source, row in
      row.evidence.map {
        "\(source.log.fileName(source.log.columns.file[$0])):\(source.log.columns.line[$0])"
      }
    },
    .list("plan", "sets x repetitions x kg in order, where they are not all alike") {
      $1.planned
    },
    .word("refused_rule", "the rule asked for, where another one answers") { $1.refused?.rule },
    .word("refused_because", "why it has no answer") { $1.refused?.reason.code },
    .list("plates_per_side", "heaviest first, each as it is marked") { $1.platesOfSide },
    .flag("at_least", "whether more repetitions are to be done if they go") { $1.isAtLeast },
    .number("expected_rpe", "the RPE to expect of the hardest set, from what was done") {
      $1.expectedRPE
    },
    .number("probability", "how likely the sets at the load are completed, 0 to 1") {
      $1.probability
    },
    .flag("in_next_session", "whether the workout that is probably next has the lift") {
      source, row in
      source.nextSession.map { $0.place(of: row.exercise) != nil }
    },
    .count("order", "place in that workout, from 1") { source, row in
      source.nextSession?.place(of: row.exercise).map { $0 + 1 }
    },
    .number("easiest_expected_rpe", "the RPE to expect of the easiest set") {
      $1.easiestExpectedRPE
    },
    .count("deload_sets", "sets of a deload, where one is due or goes on") {
      $1.deloadWork?.sets
    },
    .count("deload_repetitions", "repetitions of each; empty where sets stop 4 short") {
      $1.deloadWork?.repetitions
    },
    .number("deload_load_kg", in: .kilograms, "the load of a deload") {
      $1.deloadWork?.load?.kilograms
    },
  ]

  static func rows(of source: TableSource) -> [Suggestion] { source.suggestions }
}

extension Suggestion {
  /// `1x5x82.5`, `1x5+x107.5`
  fileprivate var planned: [String]? {
    guard !plan.isEmpty else { return nil }
    return plan.map { sets in
      let load = MachineNumber.text(sets.load.kilograms) ?? ""
      return "\(sets.sets)x\(sets.repetitions)\(sets.isAtLeast ? "+" : "")x\(load)"
    }
  }

  fileprivate var platesOfSide: [String]? { plates?.markedPlates }
}

extension Inventory.BarLoading {
  /// The plates of one side in words of machine formats: `25 kg`, `10 kg`, `2.5 lb`.
  var markedPlates: [String] {
    perSide.map { "\(MachineNumber.text($0.value) ?? "") \($0.unit.rawValue)" }
  }
}
