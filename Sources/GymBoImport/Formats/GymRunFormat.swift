import GymBoLog

extension FormatDeclaration {
  /// GymRun: one row a set, with day and time in two columns, separated by semicolons. Loads are in the app's unit, which the
  /// file does not name; durations are in seconds.
  static let gymRun = FormatDeclaration(
    id: "gymrun", name: "GymRun",
    recognition: "a header with Date, Time, Routine, Exercise, Set, Weight and Reps",
    columnNames: [
      ColumnName("Date", .start), ColumnName("Time", .time), ColumnName("Routine", .title),
      ColumnName("Exercise", .exercise), ColumnName("Set", .order), ColumnName("Weight", .load),
      ColumnName("Reps", .repetitions), ColumnName("Duration", .seconds),
      ColumnName("Distance", .distance), ColumnName("Note", .note),
    ],
    required: [.start, .time, .title, .exercise, .order, .load, .repetitions],
    facts: FormatFacts(
      effort: "none", unit: FormatFacts.openUnit,
      clock: FormatFacts.lifterClock,
      source: "in the app: settings, export as CSV"),
    variants: [
      FormatVariant(
        name: "the app's export",
        header: "Date;Time;Routine;Exercise;Set;Weight;Reps;Duration;Distance;Para6;Para7;Para8;"
          + "Para9;Para10;Note;Type;Book;Version1")
    ],
    noteScope: .set, blankRepetitions: .emptyOrZero, escapesLineBreaks: false,
    sessions: .withinHours, certainty: .description)
}
