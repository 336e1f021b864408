internal import GymBoLog

/// The cells of exercises as they stand in all rows of a table, kept from athlete to athlete: most do the same ones.
struct PreparedExercises {
  private struct Entry {
    let exercise: LoggedExercise
    let cells: TableWriter.Prepared
  }

  /// By name: of exercises of one name, the one that came last.
  private var entries: [String: Entry] = [:]

  /// Exercises that are kept: athletes may have names of their own without end.
  static let most = 4096

  /// nil for an exercise that is not kept.
  subscript(exercise: LoggedExercise) -> TableWriter.Prepared? {
    guard let entry = entries[exercise.name], entry.exercise.isWritten(as: exercise) else {
      return nil
    }
    return entry.cells
  }

  mutating func keep(_ cells: TableWriter.Prepared, of exercise: LoggedExercise) {
    if entries.count >= PreparedExercises.most { entries.removeAll(keepingCapacity: true) }
    entries[exercise.name] = Entry(exercise: exercise, cells: cells)
  }
}

extension LoggedExercise {
  /// Whether all texts of it have the same bytes.
  fileprivate func isWritten(as other: LoggedExercise) -> Bool {
    self == other && name.hasBytes(of: other.name)
      && (facts?.name ?? "").hasBytes(of: other.facts?.name ?? "")
  }
}
