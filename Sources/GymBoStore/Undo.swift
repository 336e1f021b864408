internal import GymBoLog
internal import GymBoSQLite

/// A change of the history.
public struct StoreChange: Sendable, Equatable {
  var id: Int64
  /// `import`, `log`, `workout`, `empty`, `body`, `hide`, `show` or `compact`. An `empty` one is a workout that ended without a set.
  public var what: String
  /// In universal time.
  public var at: String
  /// The file's name; nil for what is of no file.
  public var file: String?
  /// Of a workout in progress that ended: its name, its start and the number of its sets.
  public var workout: Workout?

  /// What is told of a workout that ended.
  public struct Workout: Sendable, Equatable {
    /// Nil for a workout without a name.
    public var title: String?
    /// As the store keeps it: local time, `2026-03-02T18:05:00`, or the date alone.
    public var start: String
    /// How many sets it has; 0 for a workout that ended empty.
    public var sets: Int
  }

  /// The kind of the change by which a workout ended without a set. Its `session` is the workout in progress.
  static let emptyWorkout = "empty"
}

extension Store {
  /// The last changes, the latest first.
  public func changes(most: Int) throws(StoreError) -> [StoreChange] {
    try attempt { database throws(DatabaseError) in try database.changes(most: most) }
  }

  /// Takes back the last change: what it added goes, and what it took away is back.
  public func undo() throws(StoreError) -> StoreChange {
    // In one transaction, so that no other process makes a change between finding the last one and taking it back.
    let undone = try change { database throws(DatabaseError) -> StoreChange? in
      // Before old versions were forgotten there is nothing that could come back.
      guard let last = try database.changes(most: 1).first, last.what != "compact" else {
        return nil
      }
      switch last.what {
      case StoreChange.emptyWorkout:
        try database.execute(
          "DELETE FROM workouts WHERE id = (SELECT session FROM changes WHERE id = \(last.id))")
      case "hide", "show":
        let session = try database.integer("SELECT session FROM changes WHERE id = \(last.id)")
        try database.prepare("UPDATE sessions SET hidden = ? WHERE id = ?")
          .run(SQLValue(last.what == "hide" ? 0 : 1), SQLValue(session))
      default:
        // A workout that its lifter ended goes with its events.
        if last.what == "workout" {
          try database.execute(
            """
            DELETE FROM workouts
            WHERE session IN (SELECT id FROM sessions WHERE added_by = \(last.id))
            """)
        }
        try database.execute(
          """
          DELETE FROM sessions WHERE added_by = \(last.id);
          UPDATE sessions SET gone_by = NULL, gone_why = NULL WHERE gone_by = \(last.id);
          """)
      }
      try database.execute("DELETE FROM changes WHERE id = \(last.id)")
      try database.joinSources()
      return last
    }
    guard let undone else { throw .nothingToUndo }
    return undone
  }

  /// Takes a workout out of all reports, or back into them.
  /// - Parameters:
  ///   - number: of a workout that counts, or that is hidden.
  ///   - hides: whether it is taken out; false takes it back.
  public func hide(_ number: Int, _ hides: Bool) throws(StoreError) {
    let isThere = try change { database throws(DatabaseError) in
      let hidden = try database.integer(
        "SELECT hidden FROM sessions WHERE id = ? AND gone_by IS NULL", SQLValue(number))
      guard let hidden else { return false }
      guard hidden != (hides ? 1 : 0) else { return true }
      try database.prepare("UPDATE sessions SET hidden = ? WHERE id = ?")
        .run(SQLValue(hides ? 1 : 0), SQLValue(number))
      try database.prepare("INSERT INTO changes (at, what, session) VALUES (?, ?, ?)")
        .run(.text(now.description), .text(hides ? "hide" : "show"), SQLValue(number))
      try database.joinSources()
      return true
    }
    guard isThere else { throw .noWorkout(number: number) }
  }

  /// Forgets versions of workouts and measures that were edited or deleted, and gives their room back. Changes cannot be taken back any more.
  public func compact() throws(StoreError) {
    try change { database throws(DatabaseError) in
      try database.execute("DELETE FROM sessions WHERE gone_by IS NOT NULL")
      try database.execute(
        """
        DELETE FROM measurements WHERE EXISTS (
          SELECT 1 FROM measurements AS later WHERE later.metric = measurements.metric AND later.at = measurements.at
            AND later.origin = measurements.origin AND later.change > measurements.change)
        """)
      try database.prepare("INSERT INTO changes (at, what) VALUES (?, 'compact')")
        .run(.text(now.description))
    }
    try attempt { database throws(DatabaseError) in try database.execute("VACUUM") }
  }

  /// All versions that count or are hidden, in order of start.
  public func workouts() throws(StoreError) -> [StoredWorkout] {
    let workouts = try read { database throws(DatabaseError) in try database.workouts(.live) }
    let damaged = workouts.filter { !$0.isWhole }
    guard damaged.isEmpty else {
      throw StoreError(DatabaseError.damaged(damaged), path: path)
    }
    return workouts
  }
}

extension Database {
  /// The last changes, the latest first.
  fileprivate borrowing func changes(most: Int) throws(DatabaseError) -> [StoreChange] {
    let statement = try prepare(
      """
      SELECT c.id, c.what, c.at, c.file, s.title, s.start, (SELECT count(*) FROM sets WHERE session = s.id)
      FROM changes c LEFT JOIN sessions s ON c.what = 'workout' AND s.added_by = c.id
      ORDER BY c.id DESC LIMIT \(most)
      """)
    var changes: [StoreChange] = []
    while try statement.step() {
      var change = StoreChange(
        id: statement.integer(0) ?? 0, what: statement.text(1) ?? "",
        at: statement.text(2) ?? "", file: statement.text(3))
      if let start = statement.text(5) {
        change.workout = StoreChange.Workout(
          title: statement.text(4), start: start, sets: Int(statement.integer(6) ?? 0))
      }
      changes.append(change)
    }
    return changes
  }
}
