import GymBoLog

extension FileLayout {
  /// openweight, an open format in JSON: a workout, or an array of them.
  static let openweight = FileLayout(
    format: .laidOut(
      id: "openweight", name: "openweight",
      recognition: "JSON with date, exercises, exercise and sets",
      facts: FormatFacts(
        effort: "RPE and RIR", unit: FormatFacts.unitOfRow,
        clock: "as each time says",
        source: "written by apps that know the open format"),
      variants: [
        FormatVariant(
          name: "workout log",
          header: "{\"date\": \"2026-01-15T09:00:00Z\", \"exercises\": [{\"exercise\": "
            + "{\"name\": \"Squat\"}, \"sets\": []}]}")
      ]),
    matches: { $0.isJSON && $0.has("exercises", "exercise", "sets") },
    write: { file, start, rows throws(FileLayout.Fault) in
      let value = try JSONReader.value(file, from: start.offset)
      // An array of them may be alone in an object.
      let array = value.object?["workouts"].elements ?? value.elements
      let workouts = array.isEmpty ? [value] : array
      for workout in rows.objects(in: workouts, line: 1) {
        write(workout, &rows)
      }
    })

  private static func write(_ workout: JSONObject, _ rows: inout SetRows) {
    for exercise in rows.objects(of: workout, "exercises") {
      // Sets under another name would be lost without a word; an exercise of which none was done has an empty list.
      let hasList = if case .array = exercise["sets"] { true } else { false }
      if !hasList {
        rows.addUnknown([exercise["exercise"].object?["name"].cell ?? ""], line: exercise.line)
      }
      for set in rows.objects(of: exercise, "sets") {
        let isFailure = !set["toFailure"].cell.isEmpty && kind(set).isEmpty
        rows.add(
          [
            .start: workout["date"].cell, .title: workout["name"].cell,
            .duration: workout["durationSeconds"].cell, .workoutNote: workout["notes"].cell,
            .exercise: exercise["exercise"].object?["name"].cell ?? "",
            .superset: exercise["supersetId"].cell, .setType: isFailure ? "failure" : kind(set),
            .load: set["weight"].cell, .loadUnit: set["unit"].cell, .repetitions: set["reps"].cell,
            .seconds: set["durationSeconds"].cell, .distance: set["distance"].cell,
            .distanceUnit: set["distanceUnit"].cell, .rpe: set["rpe"].cell, .rir: set["rir"].cell,
            .rest: set["restSeconds"].cell,
            .note: [set["notes"].cell, exercise["notes"].cell].first { !$0.isEmpty } ?? "",
          ], line: set.line)
      }
    }
  }

  /// The kind of a set; those that are work are not told apart.
  private static func kind(_ set: JSONObject) -> String {
    let word = set["type"].cell
    return ["warmup", "dropset", "failure"].contains(word) ? word : ""
  }
}
