internal import CSQLite

/// A connection to a SQLite file, with the settings of a store: foreign keys hold, the schema is not trusted, what is deleted is
/// overwritten, and a commit is on the disk before it returns.
@safe package struct Database: ~Copyable {
  /// What a connection may do with its file.
  package enum Access {
    case reading
    /// Reading a file on a medium that nobody can write: no locks are taken, because none can be.
    case readingImmutable
    case writing
  }

  /// Of its file; empty for one that is in memory.
  package let path: String
  private let connection: OpaquePointer
  /// What is left of the bound on all statements; nil where there is none.
  private let rounds: UnsafeMutablePointer<Int64>?

  /// Milliseconds that a command waits for another process.
  private static let patience: Int32 = 10_000

  /// Opens a file that is there.
  /// - Parameter path: absolute, for a path that begins with "file:" would be read as an address.
  package init(opening path: String, for access: Access) throws(DatabaseError) {
    let connection = try unsafe Database.connect(path, access)
    (self.path, unsafe self.connection, unsafe self.rounds) = unsafe (path, connection, nil)
  }

  private static func connect(
    _ path: String, _ access: Access
  ) throws(DatabaseError) -> OpaquePointer {
    var made: OpaquePointer?
    let flags: Int32 =
      switch access {
      case .reading: SQLITE_OPEN_READONLY
      case .readingImmutable: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      case .writing: SQLITE_OPEN_READWRITE
      }
    let name = access == .readingImmutable ? "file:\(Database.escaped(path))?immutable=1" : path
    var code = unsafe sqlite3_open_v2(name, &made, flags | options, nil)
    guard let connection = unsafe made else {
      throw DatabaseError(code: code, message: "no memory")
    }
    if code == SQLITE_OK {
      unsafe sqlite3_busy_timeout(connection, patience)
      code = unsafe gymbo_sqlite_defend(connection)
    }
    if code == SQLITE_OK { code = unsafe sqlite3_exec(connection, settings, nil, nil, nil) }
    try unsafe Database.close(connection, unless: code)
    return unsafe connection
  }

  /// Closes a connection that could not be made ready, and throws what failed.
  private static func close(
    _ connection: OpaquePointer, unless code: Int32
  ) throws(DatabaseError) {
    guard code != SQLITE_OK else { return }
    let error = unsafe Database.error(code, on: connection)
    _ = unsafe sqlite3_close_v2(connection)
    throw error
  }

  /// A connection is used by one thread at a time: it cannot be copied. Locks around each value that is read would be for nothing.
  private static let options = SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_NOMUTEX

  private static let settings = """
    PRAGMA foreign_keys = ON; PRAGMA cell_size_check = ON; PRAGMA secure_delete = ON; PRAGMA mmap_size = 0;
    PRAGMA synchronous = EXTRA
    """

  /// The bytes with which every SQLite file begins.
  package static let signature = Array("SQLite format 3\0".utf8)

  /// The application's number in the file of a store: "GymB".
  package static let storeMark: Int64 = 0x4779_6D42

  /// Opens a file whose bytes are in memory: it cannot be written, and no file is made beside it. It may be made to harm, so what
  /// it can make SQLite do is bounded by its size.
  package init(reading bytes: [UInt8]) throws(DatabaseError) {
    var made: OpaquePointer?
    var code = unsafe sqlite3_open_v2(
      ":memory:", &made, SQLITE_OPEN_READWRITE | Database.options, nil)
    guard let connection = unsafe made else {
      throw DatabaseError(code: code, message: "no memory")
    }
    if code == SQLITE_OK { code = unsafe gymbo_sqlite_defend(connection) }
    if code == SQLITE_OK {
      code = unsafe sqlite3_exec(connection, Database.readingSettings, nil, nil, nil)
    }
    if code == SQLITE_OK {
      code = unsafe bytes.withUnsafeBufferPointer { bytes in
        unsafe gymbo_sqlite_read(connection, bytes.baseAddress, Int64(bytes.count))
      }
    }
    try unsafe Database.close(connection, unless: code)
    let rounds = UnsafeMutablePointer<Int64>.allocate(capacity: 1)
    unsafe rounds.initialize(to: Database.leastRounds + Int64(bytes.count / Database.bytesOfRound))
    unsafe gymbo_sqlite_bound(connection, Database.largestValue, rounds)
    (self.path, unsafe self.connection, unsafe self.rounds) = unsafe ("", connection, rounds)
  }

  private static let readingSettings = """
    PRAGMA cell_size_check = ON; PRAGMA temp_store = MEMORY; PRAGMA query_only = ON;
    PRAGMA ignore_check_constraints = ON
    """
  /// No value of an app's backup is nearly so large, in bytes.
  private static let largestValue: Int32 = 1 << 24
  /// Rounds of SQLite's steps that any file may take: a second.
  private static let leastRounds: Int64 = 10_000
  /// Bytes of a file for which it may take one round more. A row of 20 bytes takes a hundred steps, and a round has 10,000.
  private static let bytesOfRound = 500

  deinit {
    _ = unsafe sqlite3_close_v2(connection)
    unsafe rounds?.deallocate()
  }

  /// Runs statements that take no values.
  package func execute(_ sql: String) throws(DatabaseError) {
    let code = unsafe sqlite3_exec(connection, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw unsafe Database.error(code, on: connection) }
  }

  /// A statement, to be bound and run.
  package func prepare(_ sql: String) throws(DatabaseError) -> Statement {
    try unsafe Statement(sql, on: connection)
  }

  /// The first column of the first row; nil without a row, or where it is NULL.
  package func integer(_ sql: String, _ values: SQLValue...) throws(DatabaseError) -> Int64? {
    let statement = try prepare(sql)
    try statement.bind(values)
    return try statement.step() ? statement.integer(0) : nil
  }

  /// Each row's first column.
  package func texts(_ sql: String) throws(DatabaseError) -> [String] {
    let statement = try prepare(sql)
    var texts: [String] = []
    while try statement.step() { texts.append(statement.text(0) ?? "") }
    return texts
  }

  /// The key of the row that was inserted last.
  package var lastRow: Int64 { unsafe sqlite3_last_insert_rowid(connection) }

  /// Copies the pages of another database over those of this one, in one transaction and under its locks.
  package func replaceContent(by other: borrowing Database) throws(DatabaseError) {
    guard
      let backup = unsafe sqlite3_backup_init(connection, "main", other.connection, "main")
    else { throw unsafe Database.error(sqlite3_errcode(connection), on: connection) }
    let code = unsafe sqlite3_backup_step(backup, -1)
    let end = unsafe sqlite3_backup_finish(backup)
    guard code == SQLITE_DONE, end == SQLITE_OK else {
      throw unsafe Database.error(code == SQLITE_DONE ? end : code, on: connection)
    }
  }

  static func error(_ code: Int32, on connection: OpaquePointer) -> DatabaseError {
    let message = unsafe String(cString: sqlite3_errmsg(connection))
    return DatabaseError(code: code, message: message)
  }

  /// A path for an address: what has a meaning there is escaped.
  private static func escaped(_ path: String) -> String {
    path.map {
      "?#%".contains($0) ? "%" + ($0 == "?" ? "3f" : $0 == "#" ? "23" : "25") : String($0)
    }
    .joined()
  }
}
