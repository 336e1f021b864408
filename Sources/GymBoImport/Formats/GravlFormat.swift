import GymBoLog

extension FormatDeclaration {
  /// Gravl: one row a set. "Start Date" is the time of the day at which the workout began. Its Effort is no RPE and is left unread.
  static let gravl = FormatDeclaration(
    id: "gravl", name: "Gravl",
    recognition: "a header with Date, Start Date, Workout, Exercise, Set, Set Type and Reps",
    columnNames: [
      ColumnName("Date", .start), ColumnName("Start Date", .time), ColumnName("Workout", .title),
      ColumnName("Workout Duration (min)", .duration, .duration(.minute)),
      ColumnName("Exercise", .exercise), ColumnName("Superset", .superset),
      ColumnName("Set", .order), ColumnName("Set Type", .setType),
      ColumnName("Reps", .repetitions), ColumnName("Weight (kg)", .load, .kilograms),
      ColumnName("Weight (lb)", .load, .pounds), ColumnName("Weight (lbs)", .load, .pounds),
      ColumnName("Distance (km)", .distance, .distance(.kilometre)),
      ColumnName("Distance (mi)", .distance, .distance(.mile)),
      ColumnName("Set Duration (sec)", .seconds), ColumnName("Workout Notes", .workoutNote),
    ],
    required: [.start, .time, .title, .exercise, .order, .setType, .repetitions, .load],
    facts: FormatFacts(
      effort: "none; its Effort is no RPE", unit: FormatFacts.unitOfColumn,
      clock: FormatFacts.lifterClock,
      source: "in the app: settings, export data"),
    variants: [
      FormatVariant(
        name: "the app's export",
        header:
          "Date,Start Date,Workout,Source,Workout Duration (min),Energy,Exercise,Superset,Set,"
          + "Set Type,Reps,Weight (kg),Distance (km),Set Duration (sec),Incline,Steps,Effort,"
          + "Workout Notes")
    ],
    noteScope: .set, blankRepetitions: .emptyOrZero, escapesLineBreaks: false,
    certainty: .description)
}
