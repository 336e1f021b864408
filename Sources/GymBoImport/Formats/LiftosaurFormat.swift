import GymBoLog

extension FormatDeclaration {
  /// Liftosaur: one row a set, with what was asked for beside what was done. Only what was done is read: a row without completed
  /// repetitions is a set that was not done.
  ///
  /// Times are universal and the same on all rows of a workout; each row has its own unit of load.
  static let liftosaur = FormatDeclaration(
    id: "liftosaur", name: "Liftosaur",
    recognition:
      "a header with Workout DateTime, Exercise, Completed Reps and Completed Weight Value",
    columnNames: [
      ColumnName("Workout DateTime", .start), ColumnName("Day Name", .title),
      ColumnName("Exercise", .exercise), ColumnName("Is Warmup Set?", .isWarmUp),
      ColumnName("Completed Reps", .repetitions), ColumnName("Completed RPE", .rpe),
      ColumnName("Completed Weight Value", .load), ColumnName("Completed Weight Unit", .loadUnit),
      ColumnName("Notes", .note),
    ],
    required: [.start, .exercise, .repetitions, .load, .loadUnit],
    facts: FormatFacts(
      effort: "RPE", unit: FormatFacts.unitOfRow,
      clock: FormatFacts.universalClock,
      source: "in the app: settings, export history to CSV"),
    variants: [
      FormatVariant(
        name: "the app's export",
        header: "Workout DateTime,Program,Day Name,Exercise,Is Warmup Set?,Required Reps,"
          + "Completed Reps,Is AMRAP?,Required RPE,Completed RPE,Log RPE?,Required Weight Value,"
          + "Required Weight Unit,Completed Weight Value,Completed Weight Unit,Ask Weight?,"
          + "Completed Reps Time,Target Muscles,Synergist Muscles,Notes")
    ],
    noteScope: .exercise, blankRepetitions: .empty, escapesLineBreaks: false,
    certainty: .description)
}
