import GymBoLog

extension FormatDeclaration {
  /// Flexify: one row a set, with the time at which it was done and the unit of its load. Hidden rows are no sets: they keep the
  /// name of an exercise. Durations are in minutes, and the unit of cardio is that of its distance.
  static let flexify = FormatDeclaration(
    id: "flexify", name: "Flexify",
    recognition: "a header with name, reps, weight, created and unit",
    columnNames: [
      ColumnName("name", .exercise), ColumnName("reps", .repetitions),
      ColumnName("weight", .load), ColumnName("created", .start), ColumnName("unit", .loadUnit),
      ColumnName("duration", .seconds, .duration(.minute)), ColumnName("distance", .distance),
      ColumnName("hidden", .skipped),
    ],
    required: [.exercise, .repetitions, .load, .start, .loadUnit],
    facts: FormatFacts(
      effort: "none", unit: FormatFacts.unitOfRow,
      clock: FormatFacts.lifterClock,
      source: "in the app: settings, data, export workouts as CSV"),
    variants: [
      FormatVariant(
        name: "the app's export",
        header:
          "id,name,reps,weight,created,unit,bodyWeight,duration,distance,cardio,hidden,incline")
    ],
    noteScope: .set, blankRepetitions: .emptyOrZero, escapesLineBreaks: false,
    sessions: .withinHours, sharesUnit: true, certainty: .description)
}
