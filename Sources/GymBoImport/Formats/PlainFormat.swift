import GymBoLog

extension FormatDeclaration {
  /// The format for everything that is no app's export: tables written by hand, by a spreadsheet or by a program, and
  /// the table `sets` of this tool's own reports. Its columns may be in any order, and most may be missing.
  static let plain = FormatDeclaration(
    id: "plain", name: "Plain table",
    recognition: "a header with date, exercise, load_kg (or load_lb, or load) and repetitions",
    columnNames: SetTableColumn.allCases.flatMap { column in
      guard let held = column.heldInFiles else { return [ColumnName]() }
      return column.fileNames.map { ColumnName($0.text, held, $0.unit.flatMap(HeaderUnit.init)) }
    },
    required: [.start, .exercise, .load, .repetitions],
    facts: FormatFacts(
      effort: "RPE and RIR", unit: FormatFacts.unitOfColumn,
      clock: "the lifter's clock, unless a time says that it is universal",
      source: "written by hand, by a spreadsheet, or by the export to plain"),
    variants: [
      FormatVariant(
        name: "the columns there are",
        header: "date,session_title,session_duration_s,session_note,exercise,superset,set,kind,"
          + "load_kg,repetitions,rpe,rir,duration_s,distance_m,note"),
      FormatVariant(name: "the fewest", header: "date,exercise,load_kg,repetitions"),
    ],
    noteScope: .set, blankRepetitions: .empty, escapesLineBreaks: false)
}

extension SetTableColumn {
  /// What the column holds, in the terms of exports; nil for columns that only programs hand over.
  var heldInFiles: ExportColumn? {
    switch self {
    case .start: .start
    case .end: .end
    case .title: .title
    case .sessionDuration: .duration
    case .sessionNote: .workoutNote
    case .exercise: .exercise
    case .superset: .superset
    case .setNumber: .order
    case .kind: .setType
    case .load: .load
    case .loadUnit: .loadUnit
    case .repetitions: .repetitions
    case .rpe: .rpe
    case .rir: .rir
    case .duration: .seconds
    case .distance: .distance
    case .note: .note
    // A column Athlete may be in a file of any format.
    case .athlete, .session, .line, .status: nil
    }
  }
}

extension HeaderUnit {
  init?(_ unit: SetTableColumn.Unit) {
    switch unit {
    case .load(let unit): self = .load(unit)
    case .distance(let unit): self = .distance(unit)
    case .seconds: return nil
    }
  }
}
