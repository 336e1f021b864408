/// A workout with its sets, apart from the columns of a log: what a store keeps and compares.
package struct LoggedWorkout: Sendable, Hashable {
  /// A set of a workout.
  package struct Entry: Sendable, Hashable {
    /// The name of the exercise, as logged.
    package var exercise: String
    /// Which block of its exercise in the workout it belongs to, from 0.
    package var block: Int16
    package var kind: SetKind
    /// In units of ``Load``; below 0 it is assistance. Never 0.
    package var load: Int64?
    package var repetitions: Int32?
    package var rpe: Double?
    package var seconds: Double?
    package var metres: Double?
    /// Rest after the set in seconds.
    package var rest: Double?
    package var superset: Int32?
    package var note: String?
    /// The line of the file on which it was read, from 1.
    package var line: Int32

    /// A set without any number.
    package init(exercise: String, block: Int16, kind: SetKind, line: Int32) {
      (self.exercise, self.block, self.kind, self.line) = (exercise, block, kind, line)
    }
  }

  package var start: CivilTime
  /// False where only the day is known.
  package var hasTime: Bool
  package var title: String?
  package var note: String?
  /// In seconds.
  package var duration: Int64?
  package var sets: [Entry]

  /// A workout and its sets.
  package init(
    start: CivilTime, hasTime: Bool, title: String?, note: String?, duration: Int64?, sets: [Entry]
  ) {
    (self.start, self.hasTime, self.title) = (start, hasTime, title)
    (self.note, self.duration, self.sets) = (note, duration, sets)
  }
}

extension TrainingLog {
  /// The workouts with their sets.
  package var workouts: [LoggedWorkout] {
    sessions.map { session in
      LoggedWorkout(
        start: session.start, hasTime: session.hasTime, title: session.title, note: session.note,
        duration: session.duration, sets: session.sets.map(entry))
    }
  }

  private func entry(_ row: Int) -> LoggedWorkout.Entry {
    var entry = LoggedWorkout.Entry(
      exercise: exercises[Int(columns.exercise[row])].name, block: columns.block[row],
      kind: columns.kind[row], line: columns.line[row])
    entry.load = columns.load[row].map { columns.semantics[row] == .assisted ? -$0 : $0 }
    entry.repetitions = columns.repetitions[row]
    entry.rpe = columns.rpe[row]
    (entry.seconds, entry.metres) = (columns.seconds[row], columns.metres[row])
    (entry.rest, entry.superset) = (columns.rest[row], columns.superset[row])
    entry.note = columns.note[row]
    return entry
  }
}
