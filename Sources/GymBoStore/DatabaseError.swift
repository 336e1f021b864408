internal import CSQLite

/// What SQLite refused, with its own code and words.
struct DatabaseError: Error, Hashable {
  /// The result code, with what SQLite knows further of it.
  var code: Int32
  var message: String
  /// Workouts that are not as they were written, by their starts.
  var workouts: [String] = []

  /// Workouts that are not as they were written.
  static func damaged(_ workouts: [StoredWorkout]) -> DatabaseError {
    DatabaseError(
      code: SQLITE_CORRUPT, message: "", workouts: workouts.map(\.workout.startText))
  }

  /// The result code alone.
  var primaryCode: Int32 { code & 0xff }

  /// Another process holds the file.
  var isInUse: Bool { primaryCode == SQLITE_BUSY || primaryCode == SQLITE_LOCKED }
  /// The file is damaged, or no database at all.
  var isDamage: Bool { primaryCode == SQLITE_CORRUPT }
  var isForeign: Bool { primaryCode == SQLITE_NOTADB }
  /// There is no room on the disk.
  var isFull: Bool { primaryCode == SQLITE_FULL }
  var isReadOnly: Bool { primaryCode == SQLITE_READONLY }
  /// The system failed to read or write.
  var isInputOutput: Bool { primaryCode == SQLITE_IOERR }
  var isUnopenable: Bool { primaryCode == SQLITE_CANTOPEN || primaryCode == SQLITE_PERM }
}
