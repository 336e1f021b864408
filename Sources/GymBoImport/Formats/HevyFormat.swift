import GymBoLog

extension FormatDeclaration {
  /// Hevy: `workout_data.csv` from the app, `workouts.csv` from hevy.com. The units of load and of distance are
  /// part of the column names, and vary independently.
  static let hevy = FormatDeclaration(
    id: "hevy", name: "Hevy",
    recognition: "a header with title, start_time, exercise_title and set_index",
    columnNames: [
      ColumnName("title", .title), ColumnName("start_time", .start), ColumnName("end_time", .end),
      ColumnName("description", .workoutNote), ColumnName("exercise_title", .exercise),
      ColumnName("superset_id", .superset), ColumnName("exercise_notes", .note),
      ColumnName("set_index", .order), ColumnName("set_type", .setType),
      ColumnName("weight_kg", .load, .kilograms), ColumnName("weight_lbs", .load, .pounds),
      ColumnName("reps", .repetitions),
      ColumnName("distance_km", .distance, .distance(.kilometre)),
      ColumnName("distance_miles", .distance, .distance(.mile)),
      ColumnName("duration_seconds", .seconds), ColumnName("rpe", .rpe),
    ],
    required: [.title, .start, .exercise, .order, .load, .repetitions],
    facts: FormatFacts(
      effort: "RPE", unit: FormatFacts.unitOfColumn,
      clock: FormatFacts.lifterClock,
      source: "in the app: profile, settings, export and import data, export "
        + "workouts; on hevy.com the names of exercises stay English"),
    variants: [
      variant("kilograms and kilometres", load: "kg", distance: "km"),
      variant("pounds and miles", load: "lbs", distance: "miles"),
      variant("kilograms and miles", load: "kg", distance: "miles"),
      variant("pounds and kilometres", load: "lbs", distance: "km"),
      FormatVariant(
        name: "re-saved, without superset_id",
        header: "title;start_time;end_time;description;exercise_title;exercise_notes;set_index;"
          + "set_type;weight_kg;reps;distance_km;duration_seconds;rpe"),
    ],
    noteScope: .exercise, blankRepetitions: .empty, escapesLineBreaks: true)

  private static func variant(_ name: String, load: String, distance: String) -> FormatVariant {
    FormatVariant(
      name: name,
      header: "\"title\",\"start_time\",\"end_time\",\"description\",\"exercise_title\","
        + "\"superset_id\",\"exercise_notes\",\"set_index\",\"set_type\",\"weight_\(load)\","
        + "\"reps\",\"distance_\(distance)\",\"duration_seconds\",\"rpe\"")
  }
}
