internal import GymBoLog

/// A cache of the cells that depend on an exercise alone, from athlete to athlete: most athletes do
/// the same exercises.
///
/// It replaces making eleven texts and lists a row, which TableWriterTests compares it with. Without
/// it `gymbo batch` with the tables exercise_weeks, muscle_weeks and exercises takes 6 % more
/// processor time over 1,000,000 sets of 1,000 athletes.
struct ExerciseCells {
  struct Cells {
    let bytes: [UInt8]
    /// How many cells they are.
    let count: Int
  }

  private struct Entry {
    let exercise: LoggedExercise
    let cells: Cells
  }

  /// By name; of several exercises with one name, the one that came last.
  private var entries: [String: Entry] = [:]

  /// The most exercises in the cache. Athletes can have any number of their own, so beyond it all
  /// are forgotten.
  static let limit = 4096

  /// nil where the cells are not in the cache.
  subscript(exercise: LoggedExercise) -> Cells? {
    guard let entry = entries[exercise.name], entry.exercise.isWritten(as: exercise) else {
      return nil
    }
    return entry.cells
  }

  mutating func remember(_ cells: Cells, of exercise: LoggedExercise) {
    if entries.count >= ExerciseCells.limit { entries.removeAll(keepingCapacity: true) }
    entries[exercise.name] = Entry(exercise: exercise, cells: cells)
  }
}

extension LoggedExercise {
  /// Whether both have the same cells, byte for byte.
  fileprivate func isWritten(as other: LoggedExercise) -> Bool {
    self == other && name.hasBytes(of: other.name)
      && (facts?.name ?? "").hasBytes(of: other.facts?.name ?? "")
  }
}

extension String {
  /// Whether the bytes are the same. Equal strings can have different ones: é is one scalar or two.
  fileprivate func hasBytes(of other: String) -> Bool {
    let (bytes, others) = (utf8.span, other.utf8.span)
    guard bytes.count == others.count else { return false }
    for index in bytes.indices where bytes[index] != others[index] { return false }
    return true
  }
}
