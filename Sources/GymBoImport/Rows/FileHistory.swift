import GymBoLog

/// Everything read of one file, before files are joined.
struct FileHistory {
  var source: SourceFile
  /// Offset in the file of the first byte that was read: rows and their ranges count from it.
  var offset = 0
  var workouts: [Workout] = []
  var rows: [SetRow] = []
  /// ``rows`` by workout, once ``groupRows()`` was called.
  private(set) var rowsOfWorkouts = WorkoutRows()
  /// Texts that ``SetRow/note`` holds indices into.
  var notes: [String] = []
  var leftOut: [LeftOutRow] = []
  var issues: [Issue] = []

  init(source: SourceFile, offset: Int = 0) {
    self.source = source
    self.offset = offset
  }

  /// Puts the rows of each workout together. For when all rows are read.
  mutating func groupRows() { rowsOfWorkouts = WorkoutRows(self) }
}

/// One workout of one file.
struct Workout {
  var start: CivilTime
  var hasTime: Bool
  var duration: Int64?
  var title: String?
  var note: String?
  /// The last of its sets so far, as an index into ``FileHistory/rows``; −1 before the first.
  var lastRow = -1
}

/// One set of one file. The members stand in the order that leaves the fewest gaps.
struct SetRow {
  /// Index into ``FileHistory/workouts``.
  var workout: Int32
  /// Code in the ``ExerciseTable``.
  var exercise: Int32
  var block: Int16 = 0
  var kind: SetKind
  var semantics: LoadSemantics
  @NonNegative var repetitions: Int32?
  @NonNegative var load: Int64?
  @NonNegative var seconds: Double?
  @NonNegative var metres: Double?
  @NonNegative var rpe: Double?
  @NonNegative var rest: Double? = nil
  @NonNegative var superset: Int32?
  /// Index into ``FileHistory/notes``; −1 for none.
  var note: Int32
  /// The number of the set in its exercise as written; −1 where a letter or nothing stands there.
  var order: Int32
  /// Line on which the row begins, from 1.
  var line: Int32
  /// The row's bytes in the file.
  var range: Range<Int>
  /// Whether quotes stood around the note, even an empty one.
  var hasQuotedNote: Bool

  /// Load × repetitions in units of 10 µg.
  var volume: Int64 { (load ?? 0) * Int64(repetitions ?? 0) }
}

/// A number that is never negative, or nothing, in the room of the number: rows are written once and read column by column, so
/// small ones are fast.
@propertyWrapper struct NonNegative<Number: SignedNumeric & Comparable> {
  /// −1 for nothing.
  private var number: Number

  var wrappedValue: Number? {
    @inline(__always) get { number < 0 ? nil : number }
    set { number = newValue ?? -1 }
  }

  @inline(__always)
  init(wrappedValue: Number?) { number = wrappedValue ?? -1 }
}
