import GymBoLog

extension FormatDeclaration {
  /// LiftLog: one row a set that was done, with the time at which it was done, newest first. Each row has the unit of its load,
  /// and the identifier of its workout.
  static let liftLog = FormatDeclaration(
    id: "liftlog", name: "LiftLog",
    recognition: "a header with SessionId, Timestamp, Exercise, Weight, WeightUnit and Reps",
    columnNames: [
      ColumnName("SessionId", .session), ColumnName("Timestamp", .start),
      ColumnName("Exercise", .exercise), ColumnName("Weight", .load),
      ColumnName("WeightUnit", .loadUnit), ColumnName("Reps", .repetitions),
      ColumnName("Notes", .note),
    ],
    required: [.session, .start, .exercise, .load, .loadUnit, .repetitions],
    facts: FormatFacts(
      effort: "none", unit: FormatFacts.unitOfRow,
      clock: FormatFacts.lifterClock,
      source: "in the app: settings, export, plain text as CSV"),
    variants: [
      FormatVariant(
        name: "plain-text export",
        header: "SessionId,Timestamp,Exercise,Weight,WeightUnit,Reps,TargetReps,Notes")
    ],
    noteScope: .set, blankRepetitions: .empty, escapesLineBreaks: false,
    sessions: .withinHours, certainty: .description)
}
