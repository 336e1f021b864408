/// The training history of one athlete as columns: one row is one set.
///
/// Sessions are in order of start, then title, then place in the file. The sets of a session are contiguous and in the
/// order in which they were done. Rows that are no sets are kept in ``leftOut``, so that each file has
/// rows = sets + excluded + rejected.
public struct TrainingLog: Sendable {
  /// The files read, in order of their names.
  public var files: [SourceFile] = []
  /// Exercise dictionary: `SetColumns.exercise` holds indices into it. In order of first appearance.
  public var exercises: [LoggedExercise] = []
  /// The workouts, in order of start.
  public var sessions: [Session] = []
  /// The sets, one array a column.
  package var columns = SetColumns()
  /// Rows that are no sets, in order of file and line.
  public var leftOut: [LeftOutRow] = []
  /// What was wrong or doubtful while reading, in order of file and line.
  public var issues: [Issue] = []
  /// Names that were treated as one exercise because several files wrote it differently.
  package var mergedNames: [MergedName] = []

  /// An empty log.
  public init() {}
}

/// The sets as columns: one array for each value, all of the same length.
package struct SetColumns: Sendable {
  /// Index into ``TrainingLog/sessions``.
  package var session: [Int32] = []
  /// Index into ``TrainingLog/exercises``.
  package var exercise: [Int32] = []
  /// Which block of its exercise in the session the set belongs to, from 0: the same exercise done twice in one
  /// session has blocks 0 and 1.
  package var block: [Int16] = []
  /// The kind of each set: how it was meant and done.
  package var kind: [SetKind] = []
  /// The meaning of each set's numbers.
  package var semantics: [LoadSemantics] = []
  /// Logged load in units of ``Load``; assistance where ``semantics`` says so.
  package var load = OptionalColumn<Int64>(filler: 0)
  /// Completed repetitions; 0 is a failed set.
  package var repetitions = OptionalColumn<Int32>(filler: 0)
  /// Duration of the set in seconds.
  package var seconds = OptionalColumn<Double>(filler: 0)
  /// Distance in metres.
  package var metres = OptionalColumn<Double>(filler: 0)
  /// Rating of perceived exertion, 1…10. RIR = 10 − RPE.
  package var rpe = OptionalColumn<Double>(filler: 0)
  /// Rest after the set in seconds, from the rest timer.
  package var rest = OptionalColumn<Double>(filler: 0)
  /// Superset number within the session.
  package var superset = OptionalColumn<Int32>(filler: 0)
  /// The note of the set's exercise, printed in the file at or above the set.
  package var note = TextColumn()
  /// Index into ``TrainingLog/files``.
  package var file: [Int32] = []
  /// Line in the file on which the row begins, from 1.
  package var line: [Int32] = []
  /// Offset of the row from the beginning of the file, in bytes from 0.
  package var byteOffset: [Int] = []

  /// Columns without a row.
  package init() {}

  /// The number of sets.
  package var count: Int { session.count }
}

/// One workout.
public struct Session: Sendable, Hashable {
  /// Start on the wall clock; midnight where the file has only the day.
  public var start: CivilTime
  /// False where the file has only the day (FitNotes).
  public var hasTime: Bool
  /// Duration in seconds, if the file tells it.
  package var duration: Int64?
  /// The workout's title; nil where the file has none.
  public var title: String?
  /// The workout's note; nil where the file has none.
  public var note: String?
  /// Its rows in ``TrainingLog/columns``.
  package var sets: Range<Int>

  /// A workout and its rows.
  package init(
    start: CivilTime, hasTime: Bool, duration: Int64?, title: String?, note: String?,
    sets: Range<Int>
  ) {
    self.start = start
    self.hasTime = hasTime
    self.duration = duration
    self.title = title
    self.note = note
    self.sets = sets
  }

  /// The day on which it began.
  public var date: CivilDate { start.date }

  /// Its duration in seconds; nil where the file does not tell.
  public var seconds: Double? { duration.map(Double.init) }
}

/// An exercise as logged, with what is known of it.
public struct LoggedExercise: Sendable, Hashable {
  /// The name as the file writes it, without blanks at its ends.
  public var name: String
  /// The facts from the catalogue, from the words of the name, or from the user's exercise map.
  public var resolution: ExerciseResolution

  /// A name and what is known of it.
  public init(name: String, resolution: ExerciseResolution) {
    self.name = name
    self.resolution = resolution
  }

  /// What is known of it; nil where nothing is.
  public var facts: ExerciseFacts? { resolution.facts }
}

/// Two names that were treated as one exercise. Names are merged only across files, never within one.
package struct MergedName: Sendable, Hashable {
  /// The name kept.
  package var name: String
  /// The other name.
  package var merged: String

  /// The name kept and the other one.
  package init(name: String, merged: String) {
    self.name = name
    self.merged = merged
  }
}

extension SetColumns {
  /// Keeps the first `count` sets.
  package mutating func truncate(to count: Int) {
    session.removeSubrange(count...)
    exercise.removeSubrange(count...)
    block.removeSubrange(count...)
    kind.removeSubrange(count...)
    semantics.removeSubrange(count...)
    load.truncate(to: count)
    repetitions.truncate(to: count)
    seconds.truncate(to: count)
    metres.truncate(to: count)
    rpe.truncate(to: count)
    rest.truncate(to: count)
    superset.truncate(to: count)
    note.truncate(to: count)
    file.removeSubrange(count...)
    line.removeSubrange(count...)
    byteOffset.removeSubrange(count...)
  }
}
