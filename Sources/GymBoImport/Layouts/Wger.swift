import GymBoLog

extension FileLayout {
  /// wger: the sets as its service gives them, in JSON. It has no file of its own.
  ///
  /// Where an exercise is a number only, it is called by it; a map of exercises gives it its name. Each set has the time at which
  /// it was done.
  static let wger = FileLayout(
    format: .laidOut(
      id: "wger", name: "wger",
      recognition: "JSON of workoutlog, with exercise, repetitions, weight and weight_unit",
      facts: FormatFacts(
        effort: "RIR", unit: FormatFacts.unitOfRow,
        clock: "as each time says",
        source: "the app has no file; it is what its interface answers under workoutlog"),
      variants: [
        FormatVariant(
          name: "workoutlog",
          header: "{\"results\": [{\"date\": \"2026-01-15T18:00:00+01:00\", \"exercise\": 73, "
            + "\"repetitions\": \"5.00\", \"repetitions_unit\": 1, \"weight\": \"100.00\", "
            + "\"weight_unit\": 1}]}")
      ], sessions: .withinHours),
    matches: { $0.isJSON && $0.has("exercise", "repetitions", "weight", "weight_unit") },
    write: { file, start, rows throws(FileLayout.Fault) in
      let value = try JSONReader.value(file, from: start.offset)
      let sets = value.object?["results"].elements ?? value.elements
      for set in rows.objects(in: sets, line: value.object?.line ?? 1) {
        rows.add(row(set), line: set.line)
      }
    })

  private static func row(_ set: JSONObject) -> [ExportColumn: String] {
    let exercise = set["exercise"].object?["name"] ?? set["exercise_name"]
    let number = [set["exercise"], set["exercise_base"]].first { !$0.cell.isEmpty }
    var row: [ExportColumn: String] = [
      .start: set["date"].cell,
      .exercise: exercise.cell.isEmpty ? number.map { "wger \($0.cell)" } ?? "" : exercise.cell,
      .rir: set["rir"].cell,
    ]
    write(set["repetitions"].cell, of: unit(set, "repetitions_unit", "repetition_unit"), to: &row)
    let weight = unit(set, "weight_unit")
    switch weight {
    case "", "1", "kg", "2", "lb":
      row[.load] = set["weight"].cell
      row[.loadUnit] = weight == "2" || weight == "lb" ? "lb" : "kg"
    default:
      // Body weight, plates and speeds are no load; they are kept as a note.
      let amount = set["weight"].cell
      let isNothing = amount.isEmpty || Double(amount) == 0
      row[.note] = isNothing ? "" : "\(amount) \(otherWeights[weight] ?? weight)"
    }
    return row
  }

  /// The service's numbers of units of weight that are no load.
  private static let otherWeights = ["3": "body weight", "4": "plates", "5": "km/h", "6": "mph"]

  private static func write(
    _ amount: String, of unit: String, to row: inout [ExportColumn: String]
  ) {
    switch unit {
    case "3", "seconds": row[.seconds] = amount
    case "4", "minutes":
      row[.seconds] =
        Double(amount).flatMap { 0...10_000 ~= $0 ? "\(Int(($0 * 60).rounded()))" : nil } ?? amount
    case "5", "miles": (row[.distance], row[.distanceUnit]) = (amount, "mi")
    case "6", "kilometers": (row[.distance], row[.distanceUnit]) = (amount, "km")
    case "8", "meters": (row[.distance], row[.distanceUnit]) = (amount, "m")
    default: row[.repetitions] = amount
    }
  }

  /// A unit by its number, or by its name.
  private static func unit(_ set: JSONObject, _ names: String...) -> String {
    let value = names.map { set[$0] }.first { !$0.cell.isEmpty || $0.object != nil } ?? .null
    return (value.object?["name"] ?? value).cell.lowercased()
  }
}
