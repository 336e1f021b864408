internal import GymBoPlatform
internal import GymBoSQLite

/// Makes and opens the file of a store: store.md §2 and §4.
enum StoreFile {
  /// Opens the store for reading.
  /// - Throws: ``StoreError/missing(path:)`` where there is none.
  static func reading(_ path: String) throws(StoreError) -> Database {
    // Nothing was ever written to an empty file: the first import was interrupted. With a journal it may be a store, though.
    guard try checkThatThereIsAFile(path) > 0 || hasJournal(path) else {
      throw .missing(path: path)
    }
    do throws(DatabaseError) {
      return try opened(path, for: .reading)
    } catch {
      if error.isReadOnly, !hasJournal(path) || !isWritable(path) {
        throw StoreError(error, path: path)
      }
      // A journal of an interrupted command is played back by a connection that may write. Without a journal the medium may be
      // one on which no lock can be taken.
      let access: Database.Access = hasJournal(path) ? .writing : .readingImmutable
      guard error.isReadOnly || error.isUnopenable else { throw StoreError(error, path: path) }
      return try connected(path, for: access)
    }
  }

  /// Opens the store for writing, and makes it where there is none. Its folder is 0700 and the file 0600, under any umask:
  /// a training history is private.
  /// - Parameter makes: whether a store that is not there is made.
  static func writing(_ path: String, makes: Bool) throws(StoreError) -> Database {
    if !exists(path) {
      guard makes else { throw .missing(path: path) }
      do throws(StoreError) {
        try make(path)
      } catch {
        // Another process may have made it meanwhile.
        guard case .exists = error else { throw error }
      }
    }
    try checkThatThereIsAFile(path)
    return try connected(path, for: .writing)
  }

  private static func connected(
    _ path: String, for access: Database.Access
  ) throws(StoreError) -> Database {
    do throws(DatabaseError) {
      return try opened(path, for: access)
    } catch {
      throw StoreError(error, path: path)
    }
  }

  private static func opened(
    _ path: String, for access: Database.Access
  ) throws(DatabaseError) -> Database {
    let database = try Database(opening: path, for: access)
    // Reads the file's header, so that what cannot be read is known here.
    _ = try database.integer("PRAGMA schema_version")
    return database
  }

  /// Checks that a file is a store that this release can read.
  static func check(_ database: borrowing Database, writes: Bool) throws(StoreError) {
    let path = database.path
    let (application, version): (Int64, Int64)
    do throws(DatabaseError) {
      application = try database.integer("PRAGMA application_id") ?? 0
      version = try database.integer("PRAGMA user_version") ?? 0
    } catch {
      throw StoreError(error, path: path)
    }
    guard application == Database.storeMark else { throw .foreign(path: path) }
    let (major, minor) = (version / 1000, version % 1000)
    let own = (major: Schema.version / 1000, minor: Schema.version % 1000)
    if major > own.major || writes && major == own.major && minor > own.minor {
      throw .newer(path: path, version: "\(major).\(minor)")
    }
  }

  /// The reason why a path cannot be a store, found before SQLite sees it.
  /// - Returns: the size of the file.
  @discardableResult
  private static func checkThatThereIsAFile(_ path: String) throws(StoreError) -> off_t {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { throw .missing(path: path) }
      throw .unopenable(path: path, reason: systemReason())
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .noFile(path: path) }
    return status.st_size
  }

  static func exists(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0
  }

  private static func hasJournal(_ path: String) -> Bool { exists(path + "-journal") }

  private static func isWritable(_ path: String) -> Bool { unsafe access(path, W_OK) == 0 }

  /// Makes an empty file and the folders above it.
  static func make(_ path: String) throws(StoreError) {
    try makeFolder(folder(of: path))
    let file = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      if errno == EEXIST { throw .exists(path: path) }
      if errno == EROFS { throw .readOnly(path: path) }
      if errno == ENOSPC { throw .full(path: path) }
      throw .unopenable(path: path, reason: systemReason())
    }
    // The mode that was asked for is cut by the umask, and never widened: 0600 stays 0600 or less.
    _ = fchmod(file, 0o600)
    _ = close(file)
  }

  static func makeFolder(_ folder: String) throws(StoreError) {
    guard !folder.isEmpty, !exists(folder) else { return }
    try makeFolder(StoreFile.folder(of: folder))
    guard unsafe mkdir(folder, 0o700) == 0 || errno == EEXIST else {
      if errno == EROFS { throw .readOnly(path: folder) }
      throw .unopenable(path: folder, reason: systemReason())
    }
    _ = unsafe chmod(folder, 0o700)
  }

  /// The path without its last part; empty where there is no other.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "" : String(path[..<slash])
  }

  /// The system's words for what failed last.
  static func systemReason() -> String { unsafe String(cString: strerror(errno)) }
}
