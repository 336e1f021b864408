package import GymBoLog

/// Makes the training log of one athlete of sets that a program tells one by one.
///
/// Sets may come in any order. Those of one workout are done in the order in which they come. A set that is not valid is
/// rejected and listed in the log's issues. Equal sets are different sets: only files repeat each other.
///
/// The set that comes next is changed in place, from what the one before was: most rows of a table have the exercise, the start
/// and the notes of the row above. What follows from those is computed again only after they were changed. With a new set for
/// each row, and each column asked for each row, reading a million sets from a frame took 1.2 s of processor time; it takes
/// 0.45. A test holds it to sets that are told one by one (`SetCollectorTests`).
package struct SetCollector {
  private struct WorkoutKey: Hashable {
    /// The session's name. Without one, the second of its start counts.
    var session: String?
    var start: Int64
    /// Without sessions, different titles at one time are different workouts.
    var title: String?
  }

  /// The numbers of the set that comes next. Its texts and its start are changed by the functions below.
  package var set = LoggedSet(exercise: "", start: nil)
  /// The row in the table of the first set; nil before it.
  package private(set) var firstRow: Int32?

  private var exercises: ExerciseTable
  private var history: ImportedFile
  private var workouts: [WorkoutKey: Int32] = [:]
  /// Indices into the notes of the history, by text.
  private var notes: [String: Int32] = [:]
  /// The codes of names as they were given.
  private var codes: [String: Int32] = [:]
  /// What follows from the texts and the start of the set that comes next; nil after they were changed.
  private var exercise: Int32?
  private var workout: Int32?
  private var kind = WrittenSet.Kind.known(.working)
  private var note: Int32 = -1
  /// The line of the row that is being read.
  private var line: Int32 = 0

  /// - Parameters:
  ///   - name: the name of the table in issues.
  ///   - names: what is known of the exercises' names already met.
  package init(name: String, names: ExerciseNames) {
    exercises = ExerciseTable(names: names)
    // The caller gives the unit of each load.
    history = ImportedFile(
      source: SourceFile(name: name, format: "table", variant: "rows", unit: .stated))
  }

  /// Changes the start, the session, its title or its note of the set that comes next.
  package mutating func changeWorkout(_ change: (inout LoggedSet) -> Void) {
    change(&set)
    workout = nil
  }

  /// Changes the exercise of the set that comes next.
  package mutating func change(exercise name: String) {
    set.exercise = name
    exercise = nil
  }

  /// Changes the kind of the set that comes next.
  package mutating func change(kind: LoggedSet.Kind) {
    set.kind = kind
    self.kind = set.writtenKind
  }

  /// Changes the note of the set that comes next.
  package mutating func change(note: String?) {
    set.note = note
    self.note = code(ofNote: note)
  }

  /// Adds a set.
  /// - Parameter row: of the table, from 1.
  package mutating func add(_ set: LoggedSet, row: Int32) {
    self.set = set
    exercise = nil
    workout = nil
    change(kind: set.kind)
    change(note: set.note)
    addSet(row: row)
  }

  /// Adds the set that comes next.
  /// - Parameter row: of the table, from 1.
  package mutating func addSet(row: Int32) {
    line = row
    if firstRow == nil { firstRow = row }
    history.source.rows += 1
    do throws(LoggedSet.Fault) {
      line = try set.place() ?? row
    } catch {
      add(error)
    }
    do throws(LoggedSet.Fault) {
      try read()
    } catch {
      add(error)
      let found = error.found.isEmpty ? set.exercise : "\(set.exercise): \(error.found)"
      history.leftOut.append(
        LeftOutRow(reason: .rejected, file: 0, line: line, original: found))
    }
  }

  /// The log of the sets.
  package consuming func log() -> TrainingLog {
    var history = history
    history.groupRows()
    BlockNumbering.number(&history, marksBlocks: false, sharesNotes: false)
    var builder = TrainingLogBuilder([[]], [history], exercises)
    return builder.build()
  }

  private mutating func read() throws(LoggedSet.Fault) {
    let start = workout == nil ? try set.startTime() : nil
    let exercise = try codeOfExercise()
    var faults: [SetFault] = []
    let valid: ValidSet?
    do throws(SetFault) {
      valid = try set.written(kind: kind).read(
        exercises.loadMeanings[Int(exercise)], blankRepetitions: .empty, faults: &faults)
    } catch {
      add(faults)
      throw set.located(error)
    }
    add(faults)
    guard let valid else {
      history.leftOut.append(
        LeftOutRow(reason: .notCompleted, file: 0, line: line, original: set.exercise))
      return
    }
    if let start { workout = workout(startingAt: start.time, hasTime: start.hasTime) }
    history.append(
      ImportedSet(
        workout: workout ?? 0, exercise: exercise, kind: valid.kind, semantics: valid.semantics,
        repetitions: valid.repetitions, load: valid.load, rpe: valid.rpe, note: note,
        order: valid.number ?? -1, line: line, offset: 0, length: 0, hasQuotedNote: false),
      RareValues(seconds: valid.seconds, metres: valid.metres, superset: valid.superset))
  }

  private mutating func add(_ faults: [SetFault]) {
    for fault in faults { add(set.located(fault)) }
  }

  private mutating func add(_ fault: LoggedSet.Fault) {
    history.issues.append(
      Issue(
        rule: fault.rule, severity: fault.severity,
        place: SourcePlace(file: 0, line: line, columnName: fault.column, byteOffset: 0),
        original: fault.found, proposal: fault.proposal))
  }

  /// The workout of a set that begins at a time.
  private mutating func workout(startingAt start: CivilTime, hasTime: Bool) -> Int32 {
    let title = set.title.flatMap(CellBytes.trimmed)
    let key =
      set.session.map { WorkoutKey(session: $0, start: 0, title: nil) }
      ?? WorkoutKey(session: nil, start: start.seconds, title: title)
    let workout: Int32
    if let known = workouts[key] {
      workout = known
      begin(start, hasTime: hasTime, workout: workout)
    } else {
      workout = Int32(history.workouts.count)
      workouts[key] = workout
      history.workouts.append(
        ImportedWorkout(
          start: start, hasTime: hasTime, duration: sessionDuration(), title: title))
    }
    if let text = set.sessionNote.flatMap(CellBytes.trimmed),
      history.workouts[Int(workout)].note == nil
    {
      history.workouts[Int(workout)].note = text
    }
    return workout
  }

  private mutating func sessionDuration() -> Int64? {
    do throws(SetFault) {
      return try ValidDuration.workoutSeconds(WrittenNumber(set.sessionSeconds))
    } catch {
      add(set.located(error))
      return nil
    }
  }

  /// Moves the start of a workout to that of an earlier set.
  private mutating func begin(_ start: CivilTime, hasTime: Bool, workout: Int32) {
    guard start < history.workouts[Int(workout)].start else { return }
    history.workouts[Int(workout)].start = start
    history.workouts[Int(workout)].hasTime = hasTime
  }

  /// The index of a note; −1 for none.
  private mutating func code(ofNote note: String?) -> Int32 {
    guard let note = note.flatMap(CellBytes.trimmed) else { return -1 }
    if let code = notes[note] { return code }
    let code = Int32(history.notes.count)
    notes[note] = code
    history.notes.append(note)
    return code
  }

  private mutating func codeOfExercise() throws(LoggedSet.Fault) -> Int32 {
    if let exercise { return exercise }
    let given = set.exercise
    if let code = codes[given] {
      exercise = code
      return code
    }
    let bytes = Array(given.utf8)
    let range = CellBytes.trimmed(bytes.span, 0..<bytes.count)
    guard !range.isEmpty else {
      throw LoggedSet.Fault(rule: .missingExercise, column: "exercise", found: "", proposal: nil)
    }
    let code = exercises.code(String(decoding: bytes[range], as: UTF8.self))
    codes[given] = code
    exercise = code
    return code
  }
}
