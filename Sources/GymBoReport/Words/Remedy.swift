package import GymBoLog

/// What a reader of a report can do, as a value. Each door says it in its own terms: an option of the command line, a
/// field of a struct, an argument of a function.
package enum Remedy: Sendable, Hashable {
  /// Say in which unit the loads of a file are that names none.
  case sayUnit(LoadUnit)
  /// Say in which order the dates of a file are.
  case sayDateOrder
  /// Say the time zone, for files whose times are universal.
  case sayZone
  /// Say what the lifter weighs.
  case sayBodyWeight
  /// Say which exercises of the catalogue, or which muscles, unknown names are.
  case mapExercises
  /// Look at what the data check found in these files.
  case check(files: [String])
  /// Look at the suggestions of all lifts of these files.
  case suggest(files: [String])
  /// Choose a method of this kind.
  case choose(Choice)
  /// Print everything that the report has.
  case printAll
  /// Print these parts of the report.
  case print([ReportText.Part])

  /// Get generated workouts as the text of a program.
  case saveProgram
  /// Say which day counts as today.
  case chooseDay

  /// Read a file of several athletes as a batch.
  case readAsBatch
  /// Read a store of histories as one.
  case readStore
  /// Look up which formats are known.
  case listFormats
  /// Have the columns of an unknown table read as they were found.
  case readFoundColumns
  /// Say what the columns of an unknown table hold, as they were found where they were.
  case sayColumns(String?)

  /// What a method can be chosen for.
  package enum Choice: Sendable, Hashable, CaseIterable {
    case formula, volumeModel, progressionRule
  }
}

extension Remedy {
  /// The remedy in terms of the Swift library.
  package var inCode: String {
    switch self {
    case .sayUnit(.pound): "input_unit lb"
    case .sayUnit(.kilogram): "input_unit kg"
    case .sayDateOrder: "dateOrder"
    case .sayZone: "takeUniversalTimes(in:)"
    case .sayBodyWeight: "bodyWeight"
    case .mapExercises: "exercises"
    case .check: "check()"
    case .suggest: "suggestions()"
    case .readAsBatch: "a batch"
    case .printAll: "parts full"
    case .print(let parts): "parts \(parts.map(\.rawValue).joined(separator: ","))"
    case .saveProgram: "programText()"
    case .chooseDay: "asOf"
    case .readStore: "Store.reading(path)"
    case .listFormats: "the list in this error"
    case .readFoundColumns: "readsFoundColumns"
    case .sayColumns(let columns): "columns" + (columns.map { " \($0)" } ?? "")
    case .choose(.formula): "formula"
    case .choose(.volumeModel): "volume_model"
    case .choose(.progressionRule): "rule"
    }
  }
}
