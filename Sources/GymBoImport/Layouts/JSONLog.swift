import GymBoLog

extension FileLayout {
  /// The JSON of this tool, which says all of a history: see `log.schema.json`.
  static let jsonLog = FileLayout(
    format: .laidOut(
      id: "gymbo", name: "gymbo's JSON",
      recognition: "JSON that begins with the schema gymbo.log/1",
      facts: FormatFacts(
        effort: "RPE", unit: "in the file",
        clock: FormatFacts.lifterClock,
        source: "written by the export to json"),
      variants: [
        FormatVariant(
          name: "log",
          header: "{\"schema\": \"gymbo.log/1\", \"unit\": \"kg\", \"workouts\": [{\"start\": "
            + "\"2026-11-20T18:03:00\", \"exercises\": [{\"name\": \"Squat\", \"sets\": "
            + "[{\"kind\": \"working\", \"load\": 100, \"repetitions\": 5}]}]}]}")
      ], escapesLineBreaks: true, certainty: .realExports),
    matches: { $0.isJSON && $0.text.contains("\"gymbo.log/1\"") },
    write: { file, start, rows throws(FileLayout.Fault) in
      guard let log = try JSONReader.value(file, from: start.offset).object else {
        throw Fault(line: 1)
      }
      for workout in rows.objects(of: log, "workouts") {
        write(workout, unit: log["unit"].cell, &rows)
      }
    })

  private static func write(_ workout: JSONObject, unit: String, _ rows: inout SetRows) {
    for exercise in rows.objects(of: workout, "exercises") {
      for (place, set) in rows.objects(of: exercise, "sets").enumerated() {
        rows.add(
          [
            .start: workout["start"].cell, .duration: workout["seconds"].cell,
            .title: workout["title"].cell, .workoutNote: SetRows.escaped(workout["note"].cell),
            .exercise: exercise["name"].cell, .superset: exercise["superset"].cell,
            // Where it begins anew, the exercise was done a second time.
            .order: "\(place + 1)",
            .setType: set["kind"].cell, .load: set["load"].cell, .loadUnit: unit,
            .repetitions: set["repetitions"].cell, .rpe: set["rpe"].cell,
            .seconds: set["seconds"].cell, .distance: set["metres"].cell,
            .distanceUnit: set["metres"].cell.isEmpty ? "" : "m", .rest: set["rest"].cell,
            .note: SetRows.escaped(
              [set["note"].cell, exercise["note"].cell].first { !$0.isEmpty } ?? ""),
          ], line: set.line)
      }
    }
  }
}
