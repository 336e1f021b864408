internal import GymBoImport
internal import GymBoLog
internal import GymBoSQLite

/// What was added of workouts that a person typed.
package struct LoggedOutcome: Sendable, Equatable {
  /// The numbers of the new workouts, in order of start.
  package var numbers: [Int] = []
  /// Workouts that are left out, because the same was typed before: of one time of the day, with equal sets.
  package var repeated = 0
}

extension Store {
  /// Makes the folder of a store that need not be there.
  package static func makeFolder(of path: String) throws(StoreError) {
    try StoreFile.makeFolder(StoreFile.folder(of: path))
  }

  /// Adds workouts that a person typed, as one change. They are of a source of their own, so that no export replaces them.
  package func log(_ typed: ImportedExport) throws(StoreError) -> LoggedOutcome {
    try change { database throws(DatabaseError) in
      try database.log(typed, at: now.description)
    }
  }
}

extension Database {
  /// The format of the source that workouts are of which no app had. No file has it.
  static let typedFormat = "log"

  fileprivate borrowing func log(
    _ typed: ImportedExport, at moment: String
  ) throws(DatabaseError) -> LoggedOutcome {
    let known = try workouts(.liveOf(source: try key(ofSource: Database.typedFormat, "")))
    let damaged = known.filter { !$0.isWhole }
    guard damaged.isEmpty else { throw .damaged(damaged) }
    let before = Set(known.lazy.filter(\.workout.hasTime).map(\.content))
    let new = typed.workouts.filter { !$0.hasTime || !before.contains(ContentHash.of($0)) }
    var outcome = LoggedOutcome(repeated: typed.workouts.count - new.count)
    guard !new.isEmpty else { return outcome }
    let file = typed.name == "-" ? nil : typed.name
    outcome.numbers = try add(new, "log", of: typed.source, file: file, at: moment)
      .map { Int($0) }
    return outcome
  }

  /// Adds workouts that no app had, as one change.
  /// - Parameters:
  ///   - what: the kind of the change.
  ///   - source: what is known of them as a file.
  ///   - file: the file's name; nil for what is of no file.
  /// - Returns: their numbers.
  borrowing func add(
    _ new: [LoggedWorkout], _ what: String, of source: SourceFile, file: String?, at moment: String
  ) throws(DatabaseError) -> [Int64] {
    let key = try key(ofSource: Database.typedFormat, "")
    try prepare(
      """
      INSERT INTO changes (at, what, source, file, variant, unit, excluded, rejected, first, last, sessions)
      VALUES (?, ?, ?, ?, ?, ?, 0, 0, ?, ?, ?)
      """
    ).run(
      .text(moment), .text(what), .integer(key), SQLValue(file), .text(source.variant),
      .text(source.unit.word), SQLValue(new.map(\.start).min()?.description),
      SQLValue(new.map(\.start).max()?.description), SQLValue(new.count))
    let change = lastRow
    var exercises = try exerciseKeys()
    var numbers: [Int64] = []
    for workout in new {
      let ordinal = try integer(
        "SELECT max(ordinal) + 1 FROM sessions WHERE source = ? AND start = ? AND gone_by IS NULL",
        .integer(key), .text(workout.startText))
      numbers.append(
        try insert(
          workout, source: key, ordinal: Int(ordinal ?? 0), change: change, isHidden: false,
          exercises: &exercises))
    }
    try joinSources()
    return numbers
  }
}
