/// A small file with one defect, and what reading it should come to.
struct BrokenFile {
  enum Outcome: String {
    /// Nothing is wrong: the oddity is allowed.
    case valid
    /// Rows are rejected, each with an issue of the rule; all others are used.
    case rowsRejected = "rows-rejected"
    /// Nothing is wrong, but there is no row to report on.
    case noRows = "no-rows"
    /// The whole file cannot be read; the rule is the kind of error.
    case error
    /// Every row is used, and an issue of the rule tells what was repaired or is doubtful.
    case findings
  }

  var name: String
  var outcome: Outcome
  /// Id of the issue rule, or kind of error; empty for valid files.
  var rule: String
  var bytes: [UInt8]

  init(_ name: String, _ outcome: Outcome, _ rule: String, bytes: [UInt8]) {
    (self.name, self.outcome, self.rule, self.bytes) = (name + ".csv", outcome, rule, bytes)
  }

  init(_ name: String, _ outcome: Outcome, _ rule: String, _ text: String) {
    self.init(name, outcome, rule, bytes: Array(text.utf8))
  }

  init(valid name: String, _ text: String) { self.init(name, .valid, "", text) }

  /// The table that tests read: `file,outcome,rule`.
  static func expectations(_ files: [BrokenFile]) -> String {
    files.reduce("file,outcome,rule\n") { $0 + "\($1.name),\($1.outcome.rawValue),\($1.rule)\n" }
  }
}

/// Rows of Strong for iOS, the ground on which most defects stand.
enum StrongRows {
  /// A set of a workout "Upper" of 5 January 2026 with these cells, the others empty.
  static func set(
    _ exercise: String = "\"Bench Press (Barbell)\"", order: String = "1", load: String = "80.0",
    repetitions: String = "8.0", date: String = "2026-01-05 18:00:00", title: String = "\"Upper\"",
    duration: String = "1h 2m", notes: String = "\"\",\"\"", effort: String = ""
  ) -> String {
    "\(date),\(title),\(duration),\(exercise),\(order),\(load),\(repetitions),0,0.0,"
      + "\(notes),\(effort)"
  }

  /// A continuation: no note cells.
  static func more(
    _ exercise: String = "\"Bench Press (Barbell)\"", order: String, load: String = "80.0",
    repetitions: String = "8.0", effort: String = ""
  ) -> String {
    set(
      exercise, order: order, load: load, repetitions: repetitions, notes: ",", effort: effort)
  }

  /// A sound file of one exercise, with these rows after it.
  static func file(then rows: String...) -> String {
    file(more(order: "2")) + rows.map { $0 + "\n" }.joined()
  }

  /// A sound file of one exercise, with these rows inside it.
  static func file(_ rows: String..., end: String = "\n") -> String {
    ([StrongExport.header, set()] + rows + [more(order: "3", repetitions: "6.0")])
      .joined(separator: end) + end
  }

  /// Weekly workouts of one exercise, three sets each, from Monday 5 January 2026.
  /// - Parameter secondSet: loads that replace that of the second set, by week.
  static func weeks(
    _ loads: [String], secondSet: [Int: String] = [:],
    exercise: (Int) -> String = { _ in "Bench Press (Barbell)" },
    duration: (Int) -> String = { _ in "58m" }
  ) -> String {
    var text = StrongExport.header + "\n"
    for (week, load) in loads.enumerated() {
      let date = "\((Day(2026, 1, 5) + 7 * week).iso) 18:00:00"
      for index in 1...3 {
        text +=
          set(
            quoted(exercise(week)), order: "\(index)",
            load: index == 2 ? secondSet[week] ?? load : load, repetitions: "\(6 - index).0",
            date: date, duration: duration(week), notes: index == 1 ? "\"\",\"\"" : ",") + "\n"
      }
    }
    return text
  }
}
