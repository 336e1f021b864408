internal import GymBoLog
internal import GymBoPlatform
internal import GymBoSQLite

/// One athlete's history in one SQLite file: what exports had, version by version. Nothing is ever changed in place: an edited
/// workout is a new version, and the old one is gone by the change that brought it, so that each change can be taken back.
public struct Store: ~Copyable {
  let database: Database
  /// The moment of what this connection writes, in universal time.
  let now: CivilTime

  /// The absolute path of its file.
  public var path: String { database.path }

  private init(_ database: consuming Database, now: CivilTime) {
    self.database = database
    self.now = now
  }

  /// Opens a store that is there, to read from it.
  /// - Parameter path: absolute.
  public static func reading(_ path: String) throws(StoreError) -> Store {
    let database = try StoreFile.reading(path)
    // Another process is making it: it has a journal, and no page yet.
    guard try !Store.isEmpty(database) else { throw .missing(path: path) }
    try StoreFile.check(database, writes: false)
    return Store(database, now: .universalNow)
  }

  /// Opens a store to write to it, after a copy was made where it is the first time on a day. A damaged store is refused, and
  /// never written.
  /// - Parameters:
  ///   - path: absolute.
  ///   - makes: whether a store that is not there is made.
  public static func writing(_ path: String, makes: Bool) throws(StoreError) -> Store {
    try writing(path, makes: makes, now: .universalNow)
  }

  static func writing(
    _ path: String, makes: Bool, now: CivilTime
  ) throws(StoreError) -> Store {
    let isNew = !StoreFile.exists(path)
    let database = try StoreFile.writing(path, makes: makes)
    if try Store.isEmpty(database) {
      try Store.makeTables(in: database)
    } else {
      try StoreFile.check(database, writes: true)
      try Store.quickCheck(database)
    }
    let store = Store(database, now: now)
    if !isNew { try store.backUpOnce(a: now.date) }
    try store.migrate()
    return store
  }

  /// Whether nothing was ever written to a file: one that was made a moment ago, or whose making was interrupted.
  private static func isEmpty(_ database: borrowing Database) throws(StoreError) -> Bool {
    do throws(DatabaseError) {
      return try database.integer("PRAGMA page_count") == 0
    } catch {
      throw StoreError(error, path: database.path)
    }
  }

  private static func makeTables(in database: borrowing Database) throws(StoreError) {
    do throws(DatabaseError) {
      try database.transaction { database throws(DatabaseError) in
        // Another process may have made them meanwhile.
        guard try database.integer("PRAGMA user_version") == 0 else { return }
        for migration in Schema.migrations { try database.execute(migration) }
        try database.execute("PRAGMA application_id = \(Database.storeMark)")
        try database.execute("PRAGMA user_version = \(Schema.version)")
      }
    } catch {
      throw StoreError(error, path: database.path)
    }
  }

  private static func quickCheck(_ database: borrowing Database) throws(StoreError) {
    let found: [String]
    do throws(DatabaseError) {
      found = try database.texts("PRAGMA quick_check(1)")
    } catch {
      throw StoreError(error, path: database.path)
    }
    guard found == ["ok"] else { throw .damaged(path: database.path, workouts: []) }
  }

  /// Runs SQL, and turns what SQLite refuses into an error of the store.
  func attempt<Value>(
    _ work: (borrowing Database) throws(DatabaseError) -> Value
  ) throws(StoreError) -> Value {
    do throws(DatabaseError) {
      return try work(database)
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Reads the store as it is at one moment.
  func read<Value>(
    _ work: (borrowing Database) throws(DatabaseError) -> Value
  ) throws(StoreError) -> Value {
    try attempt { database throws(DatabaseError) in
      try database.execute("BEGIN")
      defer { try? database.execute("COMMIT") }
      return try work(database)
    }
  }

  /// Runs SQL in one transaction: all of it is done, or nothing.
  func change<Value>(
    _ work: (borrowing Database) throws(DatabaseError) -> Value
  ) throws(StoreError) -> Value {
    try attempt { database throws(DatabaseError) in try database.transaction(work) }
  }
}

extension Database {
  /// Runs work in one transaction, which is taken back where the work throws.
  borrowing func transaction<Value>(
    _ work: (borrowing Database) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    try execute("BEGIN IMMEDIATE")
    do throws(DatabaseError) {
      let value = try work(self)
      try execute("COMMIT")
      return value
    } catch {
      // SQLite has taken it back already after some errors, and then refuses this.
      try? execute("ROLLBACK")
      throw error
    }
  }
}

extension CivilTime {
  /// The moment in universal time, by the system's clock.
  fileprivate static var universalNow: CivilTime {
    CivilTime(seconds: Int64(time(nil)))
      ?? CivilTime(date: CivilDate(dayNumber: 0), secondOfDay: 0)
  }
}
