package import GymBoLog

/// Makes training logs of sets that a program tells one by one: one log for each athlete.
///
/// Sets may come in any order. Those of one workout are done in the order in which they come. A set that is not valid is
/// rejected and listed in the log's issues. Equal sets are different sets: only files repeat each other.
package struct SetCollector {
  /// The sets of one athlete so far.
  private struct Gathered {
    var history: ImportedFile
    var workouts: [WorkoutKey: Int32] = [:]
    var last: (key: WorkoutKey, workout: Int32)?
    /// Indices into the notes of the history, by text.
    var notes: [String: Int32] = [:]

    /// The index of a set's note; −1 for none.
    mutating func code(ofNote note: String?) -> Int32 {
      guard let note = note.flatMap(CellBytes.trimmed) else { return -1 }
      if let code = notes[note] { return code }
      let code = Int32(history.notes.count)
      notes[note] = code
      history.notes.append(note)
      return code
    }
  }

  private struct WorkoutKey: Hashable {
    /// The session's name. Without one, the second of its start counts.
    var session: String?
    var start: Int64
    /// Without sessions, different titles at one time are different workouts.
    var title: String?
  }

  private let name: String
  private var exercises: ExerciseTable
  private var gathered: [Gathered] = []
  private var athletes: [String?] = []
  private var athleteIndex: [String?: Int] = [:]
  private var lastAthlete = -1
  private var lastExercise: (name: String, code: Int32)?
  /// The codes of names as they were given.
  private var codes: [String: Int32] = [:]
  /// The number of rows so far.
  private var rows: Int32 = 0
  /// The line of the row that is being read.
  private var line: Int32 = 0

  /// - Parameters:
  ///   - name: the name of the table in issues.
  ///   - exerciseMap: the user's own exercise names.
  package init(name: String, exerciseMap: ExerciseMap? = nil) {
    self.name = name
    exercises = ExerciseTable(names: ExerciseNames(userMap: exerciseMap))
  }

  /// Adds a set, the next row of the table.
  package mutating func add(_ set: LoggedSet) {
    rows += 1
    line = rows
    let athlete = index(ofAthlete: set.athlete)
    gathered[athlete].history.source.rows += 1
    do throws(LoggedSet.Fault) {
      line = try set.place() ?? rows
    } catch {
      note(error, athlete)
    }
    do throws(LoggedSet.Fault) {
      try read(set, athlete)
    } catch {
      note(error, athlete)
      let found = error.found.isEmpty ? set.exercise : "\(set.exercise): \(error.found)"
      gathered[athlete].history.leftOut.append(
        LeftOutRow(reason: .rejected, file: 0, line: line, original: found))
    }
  }

  /// Counts a row of the table that is no set.
  package mutating func skip() { rows += 1 }

  /// The logs, in the order in which the athletes came.
  package consuming func logs() -> [(athlete: String?, log: TrainingLog)] {
    gathered.indices.map { index in
      var history = gathered[index].history
      history.groupRows()
      BlockNumbering.number(&history, marksBlocks: false, sharesNotes: false)
      var builder = TrainingLogBuilder([[]], [history], exercises)
      return (athletes[index], builder.build())
    }
  }

  private mutating func read(_ set: LoggedSet, _ athlete: Int) throws(LoggedSet.Fault) {
    let start = try set.startTime()
    let exercise = try code(ofExercise: set.exercise)
    var faults: [SetFault] = []
    let valid: ValidSet?
    do throws(SetFault) {
      valid = try set.written.read(
        exercises.loadMeanings[Int(exercise)], blankRepetitions: .empty, faults: &faults)
    } catch {
      note(faults, of: set, athlete)
      throw set.located(error)
    }
    note(faults, of: set, athlete)
    guard let valid else {
      gathered[athlete].history.leftOut.append(
        LeftOutRow(reason: .notCompleted, file: 0, line: line, original: set.exercise))
      return
    }
    let workout = workout(of: set, start.time, hasTime: start.hasTime, athlete)
    gathered[athlete].history.append(
      ImportedSet(
        workout: workout, exercise: exercise, kind: valid.kind, semantics: valid.semantics,
        repetitions: valid.repetitions, load: valid.load, rpe: valid.rpe,
        note: gathered[athlete].code(ofNote: set.note), order: valid.number ?? -1, line: line,
        offset: 0, length: 0, hasQuotedNote: false),
      RareValues(seconds: valid.seconds, metres: valid.metres, superset: valid.superset))
  }

  private mutating func note(_ faults: [SetFault], of set: LoggedSet, _ athlete: Int) {
    for fault in faults { note(set.located(fault), athlete) }
  }

  private mutating func note(_ fault: LoggedSet.Fault, _ athlete: Int) {
    gathered[athlete].history.issues.append(
      Issue(
        rule: fault.rule, severity: fault.severity,
        place: SourcePlace(file: 0, line: line, columnName: fault.column, byteOffset: 0),
        original: fault.found, proposal: fault.proposal))
  }

  private mutating func workout(
    of set: LoggedSet, _ start: CivilTime, hasTime: Bool, _ athlete: Int
  ) -> Int32 {
    let title = set.title.flatMap(CellBytes.trimmed)
    let key =
      set.session.map { WorkoutKey(session: $0, start: 0, title: nil) }
      ?? WorkoutKey(session: nil, start: start.seconds, title: title)
    if let last = gathered[athlete].last, last.key == key {
      begin(start, hasTime: hasTime, workout: last.workout, athlete)
      note(set.sessionNote, of: last.workout, athlete)
      return last.workout
    }
    let workout: Int32
    if let known = gathered[athlete].workouts[key] {
      workout = known
      begin(start, hasTime: hasTime, workout: workout, athlete)
      note(set.sessionNote, of: workout, athlete)
    } else {
      workout = Int32(gathered[athlete].history.workouts.count)
      gathered[athlete].workouts[key] = workout
      let duration = sessionDuration(of: set, athlete)
      gathered[athlete].history.workouts.append(
        ImportedWorkout(
          start: start, hasTime: hasTime, duration: duration, title: title))
      note(set.sessionNote, of: workout, athlete)
    }
    gathered[athlete].last = (key, workout)
    return workout
  }

  private mutating func sessionDuration(of set: LoggedSet, _ athlete: Int) -> Int64? {
    do throws(SetFault) {
      return try ValidDuration.workoutSeconds(WrittenNumber(set.sessionSeconds))
    } catch {
      note(set.located(error), athlete)
      return nil
    }
  }

  /// Moves the start of a workout to that of an earlier set.
  private mutating func begin(
    _ start: CivilTime, hasTime: Bool, workout: Int32, _ athlete: Int
  ) {
    guard start < gathered[athlete].history.workouts[Int(workout)].start else { return }
    gathered[athlete].history.workouts[Int(workout)].start = start
    gathered[athlete].history.workouts[Int(workout)].hasTime = hasTime
  }

  /// Sets the note of a workout that has none yet.
  private mutating func note(_ text: String?, of workout: Int32, _ athlete: Int) {
    guard let text = text.flatMap(CellBytes.trimmed),
      gathered[athlete].history.workouts[Int(workout)].note == nil
    else { return }
    gathered[athlete].history.workouts[Int(workout)].note = text
  }

  private mutating func code(ofExercise given: String) throws(LoggedSet.Fault) -> Int32 {
    // Most rows have the exercise of the row above.
    if let last = lastExercise, last.name == given { return last.code }
    if let code = codes[given] {
      lastExercise = (given, code)
      return code
    }
    let bytes = Array(given.utf8)
    let range = CellBytes.trimmed(bytes.span, 0..<bytes.count)
    guard !range.isEmpty else {
      throw LoggedSet.Fault(rule: .missingExercise, column: "exercise", found: "", proposal: nil)
    }
    let code = exercises.code(String(decoding: bytes[range], as: UTF8.self))
    lastExercise = (given, code)
    codes[given] = code
    return code
  }

  private mutating func index(ofAthlete athlete: String?) -> Int {
    if lastAthlete >= 0, athletes[lastAthlete] == athlete { return lastAthlete }
    if let known = athleteIndex[athlete] {
      lastAthlete = known
    } else {
      lastAthlete = gathered.count
      athleteIndex[athlete] = lastAthlete
      athletes.append(athlete)
      // The caller gives the unit of each load.
      let source = SourceFile(name: name, format: "table", variant: "rows", unit: .stated)
      gathered.append(Gathered(history: ImportedFile(source: source)))
    }
    return lastAthlete
  }
}
