public import GymBoLog
internal import GymBoSQLite

/// Why the store could not be used. The store is as it was before, but for ``failed(path:reason:)``.
public enum StoreError: Error, Sendable, Equatable {
  /// There is none at the path, and only an import makes one.
  case missing(path: String)
  /// The file or its folder cannot be opened or made, with the system's reason.
  case unopenable(path: String, reason: String)
  /// There is a folder or a device at the path.
  case noFile(path: String)
  /// A file of another program.
  case foreign(path: String)
  /// Made by a later release.
  case newer(path: String, version: String)
  /// Another process was writing for longer than a command waits.
  case inUse(path: String)
  /// The file or its folder cannot be written.
  case readOnly(path: String)
  /// There is no room on the disk.
  case full(path: String)
  /// The system failed to read or write. Where that was in the last sync of a change, all of the change may have been made.
  case failed(path: String, reason: String)
  /// A page of the file is damaged, or workouts are not as they were written.
  case damaged(path: String, workouts: [String])
  /// There is a file where a new one is to be made.
  case exists(path: String)
  /// No workout of a file is in the store, although many of its days are: another person's file, or another account.
  case otherAccount(file: String, format: String, workouts: Int)
  /// A file lacks sets of many workouts in the store: it is a part of an export.
  case partial(file: String, workouts: Int)
  /// There is no change that could be taken back.
  case nothingToUndo
  /// There is no workout of this number.
  case noWorkout(number: Int)
  /// A workout in progress refuses what is to happen in it.
  case refusedEvent(LiveWorkout.Refusal)
  /// Templates cannot be changed in this way.
  case refusedTemplate(WorkoutTemplates.Refusal)

  init(_ error: DatabaseError, path: String) {
    self =
      if error.isInUse {
        .inUse(path: path)
      } else if error.isFull {
        .full(path: path)
      } else if error.isForeign {
        .foreign(path: path)
      } else if error.isDamage {
        .damaged(path: path, workouts: error.workouts)
      } else if error.isReadOnly {
        .readOnly(path: path)
      } else if error.isUnopenable {
        .unopenable(path: path, reason: error.message)
      } else {
        .failed(path: path, reason: error.message)
      }
  }
}

extension DatabaseError {
  /// Workouts that are not as they were written.
  static func damaged(_ workouts: [StoredWorkout]) -> DatabaseError {
    damaged(workoutsOf: workouts.map(\.workout.startText))
  }
}
