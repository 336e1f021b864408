import GymBoLog

extension FileLayout {
  /// Boostcamp: the history as its service gives it, in JSON: an array of workouts for each day. It has no file of its own.
  ///
  /// `value` is the weight and `amount` the repetitions. The time of the day is only that of the end, and universal: the day is
  /// the lifter's own.
  static let boostcamp = FileLayout(
    format: .laidOut(
      id: "boostcamp", name: "Boostcamp",
      recognition: "JSON with workouts by day, each with records, sets, value and amount",
      facts: FormatFacts(
        effort: "RPE", unit: FormatFacts.unitOfRow,
        clock: FormatFacts.dayAlone,
        source: "the app has no export; it is what its service answers when asked for the history"),
      variants: [
        FormatVariant(
          name: "history",
          header: "{\"2026-01-15\": [{\"name\": \"Day 1\", \"records\": [{\"name\": \"Squat\", "
            + "\"sets\": [{\"value\": 100, \"amount\": 5}]}]}]}")
      ]),
    matches: { $0.isJSON && $0.has("records", "sets", "value", "amount") },
    write: { file, start, rows throws(FileLayout.Fault) in
      write(try JSONReader.value(file, from: start.offset), day: "", &rows)
    })

  /// Writes the workouts of a value: an object of days, or what lies around one.
  private static func write(_ value: JSONValue, day: String, _ rows: inout SetRows) {
    for element in value.elements { write(element, day: day, &rows) }
    guard let object = value.object else { return }
    if !object["records"].elements.isEmpty { return write(workout: object, day: day, &rows) }
    for (name, value) in object.members {
      let bytes = Array(name.utf8)
      let isDay = bytes.count == 10 && WrittenDate(bytes.span, bytes.indices) != nil
      write(value, day: isDay ? name : day, &rows)
    }
  }

  private static func write(workout: JSONObject, day: String, _ rows: inout SetRows) {
    let title = [workout["name"].cell, workout["title"].cell].first { !$0.isEmpty } ?? ""
    let end = workout["finished_at"].cell
    for exercise in rows.objects(of: workout, "records") {
      for set in rows.objects(of: exercise, "sets") {
        rows.add(
          [
            .start: day.isEmpty ? String(end.prefix(10)) : day, .session: "\(title) \(end)",
            .title: title, .exercise: exercise["name"].cell, .load: set["value"].cell,
            .loadUnit: set["weight_unit"].cell, .repetitions: set["amount"].cell,
            .rpe: set["archived_rpe"].cell, .skipped: set["skipped"].cell,
          ], line: set.line)
      }
    }
  }
}
