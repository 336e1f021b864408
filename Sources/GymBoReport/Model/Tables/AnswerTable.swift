/// The tables of commands that answer a question of their own. They are of one athlete, and in no batch.
package enum AnswerTable: String, Sendable, Hashable, CaseIterable {
  /// What a program asks for, week by week.
  case previewWeeks = "preview_weeks"
  /// What a program asks of each muscle, week by week.
  case previewMuscles = "preview_muscles"
  /// The exercises of generated workouts.
  case workouts
  /// The exercises that could be done in place of another.
  case swap
  /// Every reminder, and what is held back.
  case nudges
  /// Every suggestion looked at in hindsight.
  case ledger

  /// The command that prints it.
  package var command: String {
    switch self {
    case .previewWeeks, .previewMuscles: "plan"
    case .workouts: "generate"
    case .swap: "swap"
    case .nudges: "nudges"
    case .ledger: "ledger"
    }
  }

  /// What a row is, in a few words.
  package var meaning: String {
    switch self {
    case .previewWeeks: "what a program asks for, week by week"
    case .previewMuscles: "what a program asks of each muscle, week by week"
    case .workouts: "the exercises of generated workouts"
    case .swap: "the exercises that could be done in place of another"
    case .nudges: "every reminder, and what is held back"
    case .ledger: "every suggestion with what was done next"
    }
  }

  /// The names of the columns that identify a row; empty where two rows may be alike.
  package var key: [String] {
    switch self {
    case .previewWeeks: ["cycle", "week"]
    case .previewMuscles: ["cycle", "week", "muscle"]
    case .workouts: ["day", "place"]
    case .swap: ["rank"]
    case .nudges: ["id"]
    case .ledger: ["exercise", "date"]
    }
  }

  /// The columns in order.
  package var columns: [ColumnDeclaration] {
    switch self {
    case .previewWeeks: PreviewWeeksTable.columns.map(\.declaration)
    case .previewMuscles: PreviewMusclesTable.columns.map(\.declaration)
    case .workouts: WorkoutsTable.columns.map(\.declaration)
    case .swap: SwapTable.columns.map(\.declaration)
    case .nudges: NudgeTable.columns.map(\.declaration)
    case .ledger: LedgerTable.columns.map(\.declaration)
    }
  }
}

/// Any table as it is published.
package struct ListedTable: Sendable {
  package let name: String
  package let meaning: String
  /// Where it comes from.
  package let doors: [String]
  package let key: [String]
  package let columns: [ColumnDeclaration]
  /// Whether every place has rows of several athletes in it.
  package let isOfAthletes: Bool

  /// All of them: the result tables, then those of single commands.
  package static let all: [ListedTable] =
    ResultTable.allCases.map {
      ListedTable(
        name: $0.rawValue, meaning: $0.meaning, doors: $0.doors.map(\.rawValue), key: $0.key,
        columns: $0.columns, isOfAthletes: $0.doors.allSatisfy(\.hasAthlete))
    }
    + AnswerTable.allCases.map {
      ListedTable(
        name: $0.rawValue, meaning: $0.meaning, doors: [$0.command], key: $0.key,
        columns: $0.columns, isOfAthletes: false)
    }
}
