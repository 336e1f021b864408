import GymBoLog

extension FormatDeclaration {
  /// RepCount: one row a set, each with the start and the end of its workout. Loads are in the app's unit, which the file does
  /// not name; those below 0 are assistance.
  static let repCount = FormatDeclaration(
    id: "repcount", name: "RepCount",
    recognition: "a header with Workout Start, Workout End, Exercise, Weight and Reps",
    columnNames: [
      ColumnName("Workout Start", .start), ColumnName("Workout End", .end),
      ColumnName("Exercise", .exercise), ColumnName("Weight", .load),
      ColumnName("Reps", .repetitions), ColumnName("Notes", .note),
      ColumnName("Distance", .distance), ColumnName("Duration", .seconds),
      ColumnName("Category", .category), ColumnName("Name", .title),
    ],
    required: [.start, .end, .exercise, .load, .repetitions],
    facts: FormatFacts(
      effort: "none", unit: FormatFacts.openUnit,
      clock: FormatFacts.lifterClock,
      source: "in the app: settings, export"),
    variants: [
      FormatVariant(
        name: "the app's export",
        header: "Workout Start,Workout End,Exercise,Weight,Reps,Notes,Kcal,Distance,Duration,"
          + "Category,Name,Bodyweight")
    ],
    noteScope: .set, blankRepetitions: .empty, escapesLineBreaks: false,
    certainty: .description)
}
