internal import CSQLite

/// A connection to a SQLite file, with the settings of store.md §2: foreign keys hold, the schema is not trusted, what is deleted is
/// overwritten, and a commit is on the disk before it returns.
@safe struct Database: ~Copyable {
  enum Access {
    case reading
    /// Reading a file on a medium that nobody can write: no locks are taken, because none can be.
    case readingImmutable
    case writing
  }

  let path: String
  private let connection: OpaquePointer

  /// Milliseconds that a command waits for another process.
  private static let patience: Int32 = 10_000

  /// Opens a file that is there.
  /// - Parameter path: absolute, for a path that begins with "file:" would be read as an address.
  init(opening path: String, for access: Access) throws(DatabaseError) {
    let connection = try unsafe Database.connect(path, access)
    (self.path, unsafe self.connection) = unsafe (path, connection)
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
    guard code == SQLITE_OK else {
      let error = unsafe Database.error(code, on: connection)
      _ = unsafe sqlite3_close_v2(connection)
      throw error
    }
    return unsafe connection
  }

  /// A connection is used by one thread at a time: it cannot be copied. Locks around each value that is read would be for nothing.
  private static let options = SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_NOMUTEX

  private static let settings = """
    PRAGMA foreign_keys = ON; PRAGMA cell_size_check = ON; PRAGMA secure_delete = ON; PRAGMA mmap_size = 0;
    PRAGMA synchronous = EXTRA
    """

  deinit { _ = unsafe sqlite3_close_v2(connection) }

  /// Runs statements that take no values.
  func execute(_ sql: String) throws(DatabaseError) {
    let code = unsafe sqlite3_exec(connection, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw unsafe Database.error(code, on: connection) }
  }

  func prepare(_ sql: String) throws(DatabaseError) -> Statement {
    try unsafe Statement(sql, on: connection)
  }

  /// The first column of the first row; nil without a row, or where it is NULL.
  func integer(_ sql: String, _ values: SQLValue...) throws(DatabaseError) -> Int64? {
    let statement = try prepare(sql)
    try statement.bind(values)
    return try statement.step() ? statement.integer(0) : nil
  }

  /// Each row's first column.
  func texts(_ sql: String) throws(DatabaseError) -> [String] {
    let statement = try prepare(sql)
    var texts: [String] = []
    while try statement.step() { texts.append(statement.text(0) ?? "") }
    return texts
  }

  /// The key of the row that was inserted last.
  var lastRow: Int64 { unsafe sqlite3_last_insert_rowid(connection) }

  /// Copies the pages of another database over those of this one, in one transaction and under its locks.
  func replaceContent(by other: borrowing Database) throws(DatabaseError) {
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
