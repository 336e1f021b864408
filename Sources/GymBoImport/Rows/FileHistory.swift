import GymBoLog

/// Everything read of one file, before files are joined.
struct FileHistory {
  var source: SourceFile
  /// Offset in the file of the first byte that was read.
  var offset = 0
  var workouts: [Workout] = []
  var rows: [SetRow] = []
  /// What few sets have, by ``SetRow/rareValues``.
  private var rareValues: [RareValues] = []
  /// One more than the largest code of an exercise.
  private(set) var exerciseCount = 0
  /// Whether the sets of every workout stand together so far, as in nearly all files.
  private var areGrouped = true
  /// The first of the sets at the end that are of one workout.
  private var runStart = 0
  /// Texts that ``SetRow/note`` holds indices into.
  var notes: [String] = []
  var leftOut: [LeftOutRow] = []
  var issues: [Issue] = []

  init(source: SourceFile, offset: Int = 0) {
    self.source = source
    self.offset = offset
  }

  /// Adds so many sets of one exercise in one workout.
  @inline(__always)
  mutating func append(
    _ count: Int, workout: Int32, exercise: Int32, _ sets: (inout OutputSpan<SetRow>) -> Void
  ) {
    willAppend(workout: workout, exercise: exercise)
    rows.append(addingCapacity: count, initializingWith: sets)
  }

  /// Adds a set that may have what few sets have.
  mutating func append(_ row: SetRow, _ rareValues: RareValues) {
    willAppend(workout: row.workout, exercise: row.exercise)
    rows.append(row)
    if !rareValues.isNothing { self[rareValuesOf: rows.count - 1] = rareValues }
  }

  private mutating func willAppend(workout: Int32, exercise: Int32) {
    if let last = rows.last, last.workout != workout { endRun(of: last.workout) }
    exerciseCount = max(exerciseCount, Int(exercise) + 1)
  }

  /// Whether any set has what few have.
  var hasRareValues: Bool { !rareValues.isEmpty }

  /// What few sets have, of a set in ``rows``.
  subscript(rareValuesOf row: Int) -> RareValues {
    get { rows[row].rareValues < 0 ? RareValues() : rareValues[Int(rows[row].rareValues)] }
    set {
      if rows[row].rareValues < 0 {
        rows[row].rareValues = Int32(clamping: rareValues.count)
        rareValues.append(newValue)
      } else {
        rareValues[Int(rows[row].rareValues)] = newValue
      }
    }
  }

  /// Notes where the sets stand that were added one after the other to a workout.
  private mutating func endRun(of workout: Int32) {
    let run = runStart..<rows.count
    runStart = rows.count
    if workouts[Int(workout)].rows.isEmpty {
      workouts[Int(workout)].rows = run
      workouts[Int(workout)].firstRow = run.lowerBound
    } else {
      areGrouped = false
    }
    workouts[Int(workout)].lastRow = run.upperBound - 1
  }

  /// The last set of a workout so far, as an index into ``rows``; nil before the first.
  func lastRow(of workout: Int32) -> Int? {
    rows.last?.workout == workout ? rows.count - 1 : workouts[Int(workout)].lastRow
  }

  /// Puts the sets of each workout together, in the order in which they were added. For when all are.
  mutating func groupRows() {
    if let last = rows.last { endRun(of: last.workout) }
    if areGrouped { return }
    var next = [Int](repeating: 0, count: workouts.count + 1)
    for row in rows { next[Int(row.workout) + 1] += 1 }
    for workout in workouts.indices {
      next[workout + 1] += next[workout]
      workouts[workout].rows = next[workout]..<next[workout + 1]
    }
    var grouped = rows
    for row in rows {
      grouped[next[Int(row.workout)]] = row
      next[Int(row.workout)] += 1
    }
    rows = grouped
  }
}

/// One workout of one file.
struct Workout {
  var start: CivilTime
  var hasTime: Bool
  var duration: Int64?
  var title: String?
  var note: String?
  /// The last of its sets in front of one of another workout, as an index into ``FileHistory/rows``.
  fileprivate var lastRow: Int?
  /// Its sets in ``FileHistory/rows``, once ``FileHistory/groupRows()`` was called.
  fileprivate(set) var rows = 0..<0
  /// Where its first set was added among those of the file; −1 where it has none.
  fileprivate(set) var firstRow = -1

  init(start: CivilTime, hasTime: Bool, duration: Int64?, title: String?) {
    self.start = start
    self.hasTime = hasTime
    self.duration = duration
    self.title = title
  }
}

/// One set of one file. The members stand in the order that leaves the fewest gaps: 64 bytes are what is read at once.
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
  @NonNegative var rpe: Double?
  /// Index into what few sets have; −1 where this one has nothing of it.
  fileprivate(set) var rareValues: Int32 = -1
  /// Index into ``FileHistory/notes``; −1 for none.
  var note: Int32
  /// The number of the set in its exercise as written; −1 where a letter or nothing stands there.
  var order: Int32
  /// Line on which the row begins, from 1.
  var line: Int32
  /// Where the row begins in the file, and its bytes.
  var offset: Int
  var length: Int32
  /// Whether quotes stood around the note, even an empty one.
  var hasQuotedNote: Bool

  /// The row's bytes in the file.
  var range: Range<Int> { offset..<offset + Int(length) }

  /// Load × repetitions.
  var volume: Volume { Volume(load: load ?? 0, repetitions: repetitions ?? 0) }
}

/// What few sets have.
struct RareValues {
  var seconds: Double?
  var metres: Double?
  var rest: Double?
  var superset: Int32?

  var isNothing: Bool { seconds == nil && metres == nil && rest == nil && superset == nil }
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

  /// The number, or a negative one for nothing.
  var projectedValue: Number {
    @inline(__always) get { number }
    set { number = newValue }
  }

  @inline(__always)
  init(wrappedValue: Number?) { number = wrappedValue ?? -1 }
}
