import GymBoLog

/// Everything that was read from one file, or told by a program, before files are joined into a log.
struct ImportedFile {
  var source: SourceFile
  /// The offset in the file of the first byte that was read.
  var offset = 0
  var workouts: [ImportedWorkout] = []
  var rows: [ImportedSet] = []
  /// The rare values of the sets that have any, by ``ImportedSet/rareValues``.
  private var rareValues: [RareValues] = []
  /// The largest code of an exercise, plus 1.
  private(set) var exerciseCount = 0
  /// Runs of sets whose workout had sets before, with other rows between, in the order of the file. Nearly all files have none.
  private(set) var laterRuns: [Range<Int>] = []
  /// The first of the last sets that belong to one workout.
  private var runStart = 0
  /// The texts of ``ImportedSet/note``.
  var notes: [String] = []
  var leftOut: [LeftOutRow] = []
  var issues: [Issue] = []
  /// The app whose workouts these are, where several files hold them that repeat nothing of each other; nil where each file is on
  /// its own.
  var app: Int?
  /// Whether universal times were taken as written, because the lifter's zone is not known.
  var hasUniversalTimes = false

  init(source: SourceFile, offset: Int = 0) {
    self.source = source
    self.offset = offset
  }

  /// Adds sets of one exercise in one workout.
  @inline(__always)
  mutating func append(
    _ count: Int, workout: Int32, exercise: Int32, _ sets: (inout OutputSpan<ImportedSet>) -> Void
  ) {
    willAppend(workout: workout, exercise: exercise)
    rows.append(addingCapacity: count, initializingWith: sets)
  }

  /// Adds a set, which may have rare values.
  mutating func append(_ row: ImportedSet, _ rareValues: RareValues) {
    willAppend(workout: row.workout, exercise: row.exercise)
    rows.append(row)
    if !rareValues.isNothing { self[rareValuesOf: rows.count - 1] = rareValues }
  }

  private mutating func willAppend(workout: Int32, exercise: Int32) {
    if let last = rows.last, last.workout != workout { endRun(of: last.workout) }
    exerciseCount = max(exerciseCount, Int(exercise) + 1)
  }

  /// Whether any set has rare values.
  var hasRareValues: Bool { !rareValues.isEmpty }

  /// The rare values of a set in ``rows``.
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

  /// Stores which of the ``rows`` belong to a workout, after a set of another workout was added.
  private mutating func endRun(of workout: Int32) {
    let run = runStart..<rows.count
    guard !run.isEmpty else { return }
    runStart = rows.count
    if workouts[Int(workout)].rows.isEmpty {
      workouts[Int(workout)].rows = run
      workouts[Int(workout)].firstRow = run.lowerBound
    } else {
      laterRuns.append(run)
    }
    workouts[Int(workout)].lastRow = run.upperBound - 1
  }

  /// Ends the run of sets of the last workout: the next set begins another one, even in the same workout.
  mutating func endRun() {
    if let last = rows.last { endRun(of: last.workout) }
  }

  /// Makes one of the ``laterRuns`` a version of its own of the workout that it repeats.
  mutating func separate(_ run: Range<Int>) {
    let repeated = rows[run.lowerBound].workout
    var version = workouts[Int(repeated)]
    version.versionOf = repeated
    version.firstRow = run.lowerBound
    for row in run { rows[row].workout = Int32(workouts.count) }
    workouts.append(version)
  }

  /// The index of the workout's last set so far; nil before the first.
  func lastRow(of workout: Int32) -> Int? {
    rows.last?.workout == workout ? rows.count - 1 : workouts[Int(workout)].lastRow
  }

  /// Turns the sets of a workout round, which the file has last set first. To be called after ``groupRows()``.
  mutating func reverseRows(of workout: Int32) {
    rows[workouts[Int(workout)].rows].reverse()
  }

  /// Brings the sets of each workout together, in the order in which they were added. To be called after the last one.
  mutating func groupRows() {
    endRun()
    if laterRuns.isEmpty { return }
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
struct ImportedWorkout {
  var start: CivilTime
  var hasTime: Bool
  var duration: Int64?
  var title: String?
  var note: String?
  /// Its last set before one of another workout, as an index into ``ImportedFile/rows``.
  fileprivate var lastRow: Int?
  /// Its sets in ``ImportedFile/rows``, after ``ImportedFile/groupRows()``.
  fileprivate(set) var rows = 0..<0
  /// The number of its first set among all sets in the order of the file; −1 where it has none.
  fileprivate(set) var firstRow = -1
  /// The workout of the same file that this one repeats; nil for all others.
  fileprivate(set) var versionOf: Int32?

  init(start: CivilTime, hasTime: Bool, duration: Int64?, title: String?) {
    self.start = start
    self.hasTime = hasTime
    self.duration = duration
    self.title = title
  }
}

/// One set of one file, in 64 bytes: one cache line. The order of the members leaves no gaps.
struct ImportedSet {
  /// Index into ``ImportedFile/workouts``.
  var workout: Int32
  /// Code in the ``ExerciseTable``.
  var exercise: Int32
  var block: Int16 = 0
  var kind: SetKind
  var semantics: LoadSemantics
  @NonNegative var repetitions: Int32?
  @NonNegative var load: Int64?
  @NonNegative var rpe: Double?
  /// Index into the rare values; −1 where the set has none.
  fileprivate(set) var rareValues: Int32 = -1
  /// Index into ``ImportedFile/notes``; −1 for none.
  var note: Int32
  /// The number of the set in its exercise as written; −1 where there is a letter or nothing.
  var order: Int32
  /// The line on which the row begins, from 1.
  var line: Int32
  /// Where the row begins in the file, in bytes.
  var offset: Int
  /// The length of the row in bytes, without the line end.
  var length: Int32
  /// Whether the note has quotes, even an empty one.
  var hasQuotedNote: Bool

  /// The row's bytes in the file.
  var range: Range<Int> { offset..<offset + Int(length) }

  /// Load × repetitions.
  var volume: Volume { Volume(load: load ?? 0, repetitions: repetitions ?? 0) }
}

/// The values that few sets have. They are kept apart, so that the others need no room for them.
struct RareValues {
  var seconds: Double?
  var metres: Double?
  var rest: Double?
  var superset: Int32?

  var isNothing: Bool { seconds == nil && metres == nil && rest == nil && superset == nil }
}

/// An optional number from 0 in the size of the number itself: nil is stored as −1.
///
/// An Optional would need 8 bytes more, and a set is to fit into 64.
@propertyWrapper struct NonNegative<Number: SignedNumeric & Comparable> {
  /// −1 for nil.
  private var number: Number

  var wrappedValue: Number? {
    @inline(__always) get { number < 0 ? nil : number }
    set { number = newValue ?? -1 }
  }

  @inline(__always)
  init(wrappedValue: Number?) { number = wrappedValue ?? -1 }
}
