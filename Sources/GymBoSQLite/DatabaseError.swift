internal import CSQLite

/// What SQLite refused, with its own code and words.
package struct DatabaseError: Error, Hashable {
  /// The result code, with what SQLite knows further of it.
  package var code: Int32
  /// In SQLite's words.
  package var message: String
  /// Workouts that are not as they were written, by their starts.
  package var workouts: [String] = []

  /// Workouts that are not as they were written.
  package static func damaged(workoutsOf starts: [String]) -> DatabaseError {
    DatabaseError(code: SQLITE_CORRUPT, message: "", workouts: starts)
  }

  /// The result code alone.
  private var primaryCode: Int32 { code & 0xff }

  /// Another process holds the file.
  package var isInUse: Bool { primaryCode == SQLITE_BUSY || primaryCode == SQLITE_LOCKED }
  /// The file is damaged.
  package var isDamage: Bool { primaryCode == SQLITE_CORRUPT }
  /// The file is of another program.
  package var isForeign: Bool { primaryCode == SQLITE_NOTADB }
  /// There is no room on the disk.
  package var isFull: Bool { primaryCode == SQLITE_FULL }
  /// Nothing can be written.
  package var isReadOnly: Bool { primaryCode == SQLITE_READONLY }
  /// The file cannot be opened.
  package var isUnopenable: Bool { primaryCode == SQLITE_CANTOPEN || primaryCode == SQLITE_PERM }
}
