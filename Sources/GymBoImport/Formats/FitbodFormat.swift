import GymBoLog

extension FormatDeclaration {
  /// Fitbod: `WorkoutExport.csv`. All rows of a workout have one time stamp, which is in universal time.
  ///
  /// Loads are in kilograms and those of dumbbells per hand, which is how they are taken; the column `multiplier` says by how
  /// much the app multiplies them for its volume, and is left unread. The app quotes nothing, so a comma in a note gives the
  /// row more cells than the header.
  static let fitbod = FormatDeclaration(
    id: "fitbod", name: "Fitbod",
    recognition: "a header with Date, Exercise, Reps, Weight(kg), Duration(s) and isWarmup",
    columnNames: [
      ColumnName("Date", .start), ColumnName("Exercise", .exercise),
      ColumnName("Reps", .repetitions), ColumnName("Weight(kg)", .load, .kilograms),
      ColumnName("Duration(s)", .seconds),
      ColumnName("Distance(m)", .distance, .distance(.metre)),
      ColumnName("isWarmup", .isWarmUp), ColumnName("Note", .note),
    ],
    required: [.start, .exercise, .repetitions, .load, .seconds, .isWarmUp],
    facts: FormatFacts(
      effort: "none", unit: "kilograms",
      clock: FormatFacts.universalClock,
      source: "in the app: settings, export workout data"),
    variants: [
      FormatVariant(
        name: "the app's export",
        header: "Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,"
          + "isWarmup,Note,multiplier")
    ],
    noteScope: .set, blankRepetitions: .emptyOrZero, escapesLineBreaks: false,
    rawTexts: [.note, .exercise], certainty: .description)
}
