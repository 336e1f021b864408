internal import GymBoLog
internal import GymBoPlatform
internal import GymBoSQLite

extension Store {
  /// Copies of days that are kept.
  private static let mostBackups = 7

  /// The folder of the copies that are made before the first change of a day.
  private static func backupFolder(of path: String) -> String {
    StoreFile.folder(of: path) + "/backups"
  }

  private var backupFolder: String { Store.backupFolder(of: path) }

  /// Makes a copy of the store, unless there is one of this day already.
  func backUpOnce(a day: CivilDate) throws(StoreError) {
    let copy = "\(backupFolder)/gymbo-\(day).sqlite"
    guard !StoreFile.exists(copy) else { return }
    try StoreFile.makeFolder(backupFolder)
    try backUp(to: copy)
    for old in Store.backups(of: path).dropLast(Store.mostBackups) { _ = unsafe unlink(old) }
    removeParts()
  }

  /// Removes copies that a command began and did not end, because it was killed.
  private func removeParts() {
    for name in FolderListing.names(in: backupFolder) {
      // Beside a copy there may be its journal: `….part-123-journal`.
      guard let mark = name.firstRange(of: ".part-"),
        let process = pid_t(name[mark.upperBound...].prefix { $0.isNumber })
      else { continue }
      // Asks whether the process is there; no signal is sent.
      if process > 0, kill(process, 0) != 0, errno == ESRCH {
        _ = unsafe unlink("\(backupFolder)/\(name)")
      }
    }
  }

  /// The copies of days, the oldest first.
  /// - Parameter path: the absolute path of the store.
  public static func backups(of path: String) -> [String] {
    let folder = backupFolder(of: path)
    return FolderListing.names(in: folder)
      .filter { $0.hasPrefix("gymbo-") && $0.hasSuffix(".sqlite") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  /// Writes a copy to a new file: under another name first, so that half a copy is never taken for one.
  public func backUp(to copy: String) throws(StoreError) {
    guard !StoreFile.exists(copy) else { throw .exists(path: copy) }
    try StoreFile.making(copy) { part throws(StoreError) in
      try attempt { database throws(DatabaseError) in
        try database.prepare("VACUUM INTO ?").run(.text(part))
      }
    }
  }

  /// Takes a copy's content in place of a store's. What was there is kept in a file beside it, page by page, damaged or not.
  /// - Parameters:
  ///   - path: the absolute path of the store; it need not be there.
  ///   - copy: the absolute path of a store that verifies.
  /// - Returns: the path of what was there; nil where there was no store.
  public static func restore(
    _ path: String, from copy: String
  ) throws(StoreError) -> String? {
    let other = try Store.reading(copy)
    let found = try other.verify()
    guard found.isWhole else { throw .damaged(path: copy, workouts: found.damaged) }
    let isThere = StoreFile.exists(path)
    let before = isThere ? StoreFile.unusedName(path + ".before-restore") : nil
    let database = try opened(path, keeping: before)
    do throws(DatabaseError) {
      try database.replaceContent(by: other.database)
    } catch {
      throw StoreError(error, path: path)
    }
    return before
  }

  /// Gives a file that is no database another name: nothing else can be done with it. Other files are not replaced by renaming,
  /// because a process that waits for the old one would go on writing into it.
  private static func setAside(_ path: String, as before: String) throws(StoreError) {
    do throws(StoreError) {
      _ = try StoreFile.writing(path, makes: false)
    } catch {
      guard case .foreign = error else { throw error }
      guard unsafe rename(path, before) == 0 else {
        throw .failed(path: path, reason: StoreFile.systemReason())
      }
    }
  }

  /// Opens a store whose content is replaced, after its pages were copied.
  private static func opened(
    _ path: String, keeping before: String?
  ) throws(StoreError) -> Database {
    guard let before else { return try StoreFile.writing(path, makes: true) }
    try setAside(path, as: before)
    let database = try StoreFile.writing(path, makes: true)
    // It was set aside, and this is a new one.
    guard !StoreFile.exists(before) else { return database }
    try StoreFile.check(database, writes: true)
    try StoreFile.making(before) { part throws(StoreError) in
      let copy = try StoreFile.writing(part, makes: false)
      do throws(DatabaseError) {
        try copy.replaceContent(by: database)
      } catch {
        throw StoreError(error, path: part)
      }
    }
    return database
  }
}

extension StoreFile {
  /// Makes a file that is there only once it is whole.
  /// - Parameter write: writes it under another name, which is of this process alone.
  static func making(
    _ name: String, _ write: (String) throws(StoreError) -> Void
  ) throws(StoreError) {
    let part = "\(name).part-\(getpid())"
    remove(part)
    try make(part)
    do throws(StoreError) {
      try write(part)
      try publish(part, as: name)
    } catch {
      remove(part)
      throw error
    }
  }

  /// Removes a file with what SQLite keeps beside one that could not be finished.
  private static func remove(_ part: String) {
    for ending in ["", "-journal", "-wal", "-shm"] { _ = unsafe unlink(part + ending) }
  }

  /// A name that no file has: this one, or with a number.
  static func unusedName(_ name: String) -> String {
    guard exists(name) else { return name }
    var number = 2
    while exists("\(name)-\(number)") { number += 1 }
    return "\(name)-\(number)"
  }

  /// Brings a file to the disk and gives it its name.
  static func publish(_ part: String, as name: String) throws(StoreError) {
    let file = unsafe open(part, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .failed(path: part, reason: systemReason()) }
    let synced = fsync(file)
    _ = close(file)
    guard synced == 0, unsafe rename(part, name) == 0 else {
      throw .failed(path: name, reason: systemReason())
    }
  }
}

/// The names in a folder.
enum FolderListing {
  static func names(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { _ = unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      names.append(name)
    }
    return names
  }
}
