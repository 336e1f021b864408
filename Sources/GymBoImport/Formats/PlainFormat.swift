import GymBoLog

extension FormatDeclaration {
  /// The format for everything that is no app's export: tables written by hand, by a spreadsheet or by a program, and
  /// the table `sets` of this tool's own reports. Its columns stand in any order, and most may be missing.
  static let plain = FormatDeclaration(
    id: "plain", name: "Plain table",
    recognition: "a header with date, exercise, load_kg (or load_lb, or load) and repetitions",
    columnNames: [
      ColumnName("date", .start), ColumnName("start", .start), ColumnName("session_start", .start),
      ColumnName("end", .end), ColumnName("session_title", .title),
      ColumnName("session_duration_s", .duration), ColumnName("session_note", .workoutNote),
      ColumnName("exercise", .exercise), ColumnName("superset", .superset),
      ColumnName("set", .order), ColumnName("kind", .setType),
      ColumnName("load_kg", .load, .kilograms), ColumnName("load_lb", .load, .pounds),
      ColumnName("load", .load), ColumnName("load_unit", .loadUnit),
      ColumnName("repetitions", .repetitions), ColumnName("rpe", .rpe), ColumnName("rir", .rir),
      ColumnName("duration_s", .seconds), ColumnName("distance_m", .distance, .distance(.metre)),
      ColumnName("note", .note),
    ],
    required: [.start, .exercise, .load, .repetitions],
    variants: [
      FormatVariant(
        name: "the columns there are",
        header: "date,session_title,session_duration_s,session_note,exercise,superset,set,kind,"
          + "load_kg,repetitions,rpe,rir,duration_s,distance_m,note"),
      FormatVariant(name: "the fewest", header: "date,exercise,load_kg,repetitions"),
    ],
    noteScope: .set, blankRepetitions: .empty, escapesLineBreaks: false, hasRawNames: false)
}
