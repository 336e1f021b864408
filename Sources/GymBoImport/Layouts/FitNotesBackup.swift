import GymBoLog
import GymBoSQLite

extension DatabaseLayout {
  /// The backup of FitNotes for Android: the app's database, with a row a set in `training_log`.
  ///
  /// Loads are in kilograms, also where the app shows pounds. Of a day without sets nothing is read, nor are routines, goals and measures of
  /// the body. In which unit distances are kept, descriptions do not agree: a distance is left out, with a warning at its set.
  /// Which exercises were supersets is not described well enough to be read.
  static let fitNotesBackup = DatabaseLayout(
    format: .laidOut(
      id: "fitnotes-backup", name: "FitNotes backup",
      recognition:
        "an SQLite file with the tables training_log (exercise_id, date, metric_weight, reps) "
        + "and exercise (name)",
      facts: FormatFacts(
        effort: "none", unit: "kilograms",
        clock: FormatFacts.dayAlone,
        source: "in the app: settings, backup; the file ends in .fitnotes"),
      variants: [], escapesLineBreaks: true, blankRepetitions: .emptyOrZero),
    variant: "Android",
    tables: [
      "training_log": ["_id", "exercise_id", "date", "metric_weight", "reps"],
      "exercise": ["_id", "name"],
    ],
    write: { database, rows throws(DatabaseError) in
      let names = try database.texts(of: "exercise", "_id", "name")
      let notes = try database.texts(
        of: "Comment", "owner_id", "comment", where: "owner_type_id", is: 1)
      let workoutNotes = try database.texts(of: "WorkoutComment", "date", "comment")
      let lengths = try database.lengths()
      let columns = try database.columns(of: "training_log")
      let measures = ["distance", "duration_seconds"].map { columns.contains($0) ? $0 : "NULL" }
      let sets = try database.prepare(
        """
        SELECT _id, exercise_id, date, metric_weight, reps, \(measures.joined(separator: ", "))
        FROM training_log ORDER BY date, _id
        """)
      while try sets.step(), !rows.isTooLarge {
        let day = sets.value(2).cell
        let distance = sets.value(5).cell
        rows.add(
          [
            .start: day, .duration: lengths[day] ?? "",
            .workoutNote: SetRows.escaped(workoutNotes[day] ?? ""),
            .exercise: names[sets.value(1).cell] ?? "", .load: sets.value(3).cell, .loadUnit: "kg",
            .repetitions: sets.value(4).cell, .seconds: sets.value(6).cell,
            .distance: distance, .distanceUnit: distance.isEmpty ? "" : "?",
            .note: SetRows.escaped(notes[sets.value(0).cell] ?? ""),
          ], line: Int32(clamping: sets.number(0)))
      }
    })
}

extension Database {
  /// The texts in a table by what they belong to; none where the file has no such table or columns. Several texts of one thing
  /// follow each other in lines.
  /// - Parameters:
  ///   - condition: a column, which has this number in rows that count.
  fileprivate borrowing func texts(
    of table: String, _ key: String, _ text: String, where condition: String? = nil,
    is number: Int = 0
  ) throws(DatabaseError) -> [String: String] {
    let columns = try columns(of: table)
    guard columns.isSuperset(of: [key, text, condition ?? key]) else { return [:] }
    let filter = condition.map { "WHERE \($0) = \(number)" } ?? ""
    let rows = try prepare("SELECT \(key), \(text) FROM \(table) \(filter) ORDER BY rowid")
    var texts: [String: String] = [:]
    while try rows.step() {
      let (key, text) = (rows.value(0).cell, rows.value(1).cell)
      guard !text.isEmpty else { continue }
      texts[key] = texts[key].map { "\($0)\n\(text)" } ?? text
    }
    return texts
  }

  /// The seconds of the workout of a day, where the lifter timed one. Whether its clock is the lifter's is not known, so no more
  /// is read of it.
  fileprivate borrowing func lengths() throws(DatabaseError) -> [String: String] {
    guard
      try columns(of: "WorkoutTime").isSuperset(of: ["date", "start_date_time", "end_date_time"])
    else { return [:] }
    let rows = try prepare(
      """
      SELECT date, CAST(strftime('%s', end_date_time) AS INTEGER) - CAST(strftime('%s', start_date_time) AS INTEGER)
      FROM WorkoutTime
      """)
    var lengths: [String: [Int64]] = [:]
    while try rows.step() {
      guard let seconds = rows.integer(1), 1..<86_400 ~= seconds else { continue }
      lengths[rows.value(0).cell, default: []].append(seconds)
    }
    return lengths.compactMapValues { $0.count == 1 ? "\($0[0])" : nil }
  }
}

extension SQLValue {
  /// The value as the cell of a row. What is no text and no number is one that no column takes.
  fileprivate var cell: String {
    switch self {
    case .null: ""
    case .integer(let number): "\(number)"
    case .real(let number):
      number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
    // A NUL makes a text binary.
    case .text(let text): String(text.map { $0 == "\0" ? "?" : $0 })
    case .bytes: "?"
    }
  }
}
