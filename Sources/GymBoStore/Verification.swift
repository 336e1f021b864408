internal import GymBoLog
internal import GymBoSQLite

/// What a check of every byte of the store found.
public struct Verification: Sendable, Equatable {
  /// The version of the store's tables: `1.0`.
  public var version: String
  /// Workouts that count.
  public var workouts = 0
  /// Their sets.
  public var sets = 0
  /// Workouts that are not as they were written, by their starts.
  public var damaged: [String] = []
  /// The tables that have a part that cannot be read.
  public var unreadableTables: [String] = []
  /// What SQLite finds wrong with the file, in its words.
  public var faults: [String] = []
  /// The tables that have rows whose workout or change is gone.
  public var strayTables: [String] = []

  /// Whether nothing was found.
  public var isWhole: Bool {
    [damaged, unreadableTables, faults, strayTables].allSatisfy(\.isEmpty)
  }
}

extension Store {
  /// Checks the file, its references, and each workout against the hash that was written with it.
  public func verify() throws(StoreError) -> Verification {
    try read { database throws(DatabaseError) in
      let number = try database.integer("PRAGMA user_version") ?? 0
      var found = Verification(version: "\(number / 1000).\(number % 1000)")
      do throws(DatabaseError) {
        try database.verify(&found)
      } catch {
        guard error.isDamage else { throw error }
        found.damaged += error.workouts
        database.findUnreadable(&found)
        // SQLite finds nothing in a row that is no workout, and has no words for it.
        if found.isWhole, error.message.isEmpty { found.unreadableTables = ["sessions"] }
        if found.isWhole { found.faults.append(error.message) }
      }
      return found
    }
  }
}

extension Database {
  fileprivate borrowing func verify(_ found: inout Verification) throws(DatabaseError) {
    found.faults = try faults("")
    found.strayTables = Set(try texts("PRAGMA foreign_key_check")).sorted()
    guard found.isWhole else { return }
    let live = try workouts(.live)
    found.workouts = live.count
    found.sets = live.reduce(0) { $0 + $1.workout.sets.count }
    let all = live + (try workouts(.gone))
    found.damaged =
      all.filter { !$0.isWhole }.map(\.workout.startText) + (try damagedWorkouts())
  }

  /// What a check of the file or of one table finds, without the heading and the word for nothing.
  private borrowing func faults(_ table: String) throws(DatabaseError) -> [String] {
    try texts("PRAGMA integrity_check\(table)").flatMap { $0.split(separator: "\n") }
      .map(String.init).filter { $0 != "ok" && !$0.hasPrefix("***") }
  }

  /// Where a page stops the check of the file, the check of each table by itself tells where it is.
  fileprivate borrowing func findUnreadable(_ found: inout Verification) {
    guard
      let tables = try? texts("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    else {
      found.unreadableTables = ["sqlite_schema"]
      return
    }
    for table in tables {
      do throws(DatabaseError) {
        found.faults += try faults("(\(table))")
      } catch {
        found.unreadableTables.append(table)
      }
    }
  }
}
