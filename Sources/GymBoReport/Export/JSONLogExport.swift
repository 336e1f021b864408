internal import GymBoLog

/// The history as JSON that says all of it: see `log.schema.json`. A line a set.
extension ExportedFile {
  mutating func writeJSON() {
    add("{")
    add("  \"schema\": \"gymbo.log/1\",")
    add("  \"unit\": \(JSONText.quoted(unit == .pound ? "lb" : "kg")),")
    add("  \"workouts\": [")
    for (place, session) in log.sessions.enumerated() {
      let isLast = place == log.sessions.count - 1
      add("    \(members(of: session).dropLast()), \"exercises\": [")
      let blocks = blocks(of: session)
      for (place, rows) in blocks.enumerated() {
        write(rows, isLast: place == blocks.count - 1)
      }
      add(isLast ? "    ]}" : "    ]},")
    }
    add("  ]")
    add("}")
  }

  /// The sets of an exercise that follow each other. A note that all of them have is the exercise's.
  private mutating func write(_ rows: Range<Int>, isLast: Bool) {
    let note = note(of: rows)
    let exercise = JSONText.object(
      ("name", JSONText.quoted(log.exercises[Int(log.columns.exercise[rows.lowerBound])].name)),
      ("superset", log.columns.superset[rows.lowerBound].map { "\($0)" }),
      ("note", note.map(JSONText.quoted)))
    add("      \(exercise.dropLast()), \"sets\": [")
    for row in rows {
      let set = members(ofSet: row, withNote: note == nil)
      add(row < rows.upperBound - 1 ? "        \(set)," : "        \(set)", sets: 1)
    }
    add(isLast ? "      ]}" : "      ]},")
  }

  private func members(of session: Session) -> String {
    JSONText.object(
      ("start", JSONText.quoted(session.hasTime ? "\(session.start)" : "\(session.date)")),
      ("title", session.title.map(JSONText.quoted)),
      ("seconds", session.duration.map { "\($0)" }),
      ("note", session.note.map(JSONText.quoted)))
  }

  private func members(ofSet row: Int, withNote: Bool) -> String {
    let sets = log.columns
    return JSONText.object(
      ("kind", JSONText.quoted(sets.kind[row].name)), ("load", load(ofSet: row, in: unit)),
      ("repetitions", sets.repetitions[row].map { "\($0)" }),
      ("seconds", sets.seconds[row].map(MachineNumber.exact)),
      ("metres", sets.metres[row].map(MachineNumber.exact)),
      ("rpe", sets.rpe[row].map(MachineNumber.exact)),
      ("rest", sets.rest[row].map(MachineNumber.exact)),
      ("note", withNote ? sets.note[row].map(JSONText.quoted) : nil))
  }
}

/// Values of a JSON text on one line.
private enum JSONText {
  static func quoted(_ text: String) -> String {
    String(decoding: JSONWriter.quoted(text), as: UTF8.self)
  }

  /// An object with the members that have a value.
  static func object(_ members: (name: String, value: String?)...) -> String {
    let written = members.compactMap { name, value in value.map { "\(quoted(name)): \($0)" } }
    return "{\(written.joined(separator: ", "))}"
  }
}
