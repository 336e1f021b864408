public import GymBoLog

/// Makes training logs of sets that a program tells one after the other, one log an athlete.
///
/// Sets may come in any order; those of a workout stay in theirs. What cannot be read is rejected and listed in the log's
/// issues, with the number of the row where it has no line. Equal sets are different sets: only files repeat each other.
public struct SetCollector {
  /// What is gathered of one athlete.
  private struct Gathered {
    var history: FileHistory
    var workouts: [WorkoutKey: Int32] = [:]
    var last: (key: WorkoutKey, workout: Int32)?
  }

  private struct WorkoutKey: Hashable {
    /// The session's name, else the second at which it began.
    var session: String?
    var start: Int64
    /// Different titles at one time are different workouts, unless a session says otherwise.
    var title: String?
  }

  private let name: String
  private var exercises: ExerciseTable
  private var gathered: [Gathered] = []
  private var athletes: [String?] = []
  private var athleteIndex: [String?: Int] = [:]
  private var lastAthlete = -1
  private var lastExercise: (name: String, code: Int32)?
  /// Rows so far.
  private var rows: Int32 = 0
  /// Where the row stands that is being read.
  private var line: Int32 = 0

  /// - Parameters:
  ///   - name: what issues call the table.
  ///   - exerciseMap: the user's own assignment of exercises.
  public init(name: String, exerciseMap: ExerciseMap? = nil) {
    self.name = name
    exercises = ExerciseTable(names: ExerciseNames(userMap: exerciseMap))
  }

  /// Adds a set, the next row of the table.
  public mutating func add(_ set: LoggedSet) {
    rows += 1
    line = rows
    let athlete = index(ofAthlete: set.athlete)
    gathered[athlete].history.source.rows += 1
    let place: Int32? = optional(athlete) { () throws(LoggedSet.Fault) in try set.place() } ?? nil
    line = place ?? rows
    do throws(LoggedSet.Fault) {
      try read(set, athlete)
    } catch {
      note(error, .error, athlete)
      let found = error.found.isEmpty ? set.exercise : "\(set.exercise): \(error.found)"
      gathered[athlete].history.leftOut.append(
        LeftOutRow(reason: .rejected, file: 0, line: line, original: found))
    }
  }

  /// Passes over a row of the table that is no set.
  public mutating func skip() { rows += 1 }

  /// The logs, in the order in which the athletes came.
  public consuming func logs() -> [(athlete: String?, log: TrainingLog)] {
    gathered.indices.map { index in
      var history = gathered[index].history
      history.groupRows()
      BlockNumbering.number(&history, marksBlocks: false, sharesNotes: false)
      var assembly = LogAssembly([[]], [history], exercises)
      return (athletes[index], assembly.assemble())
    }
  }

  private mutating func read(_ set: LoggedSet, _ athlete: Int) throws(LoggedSet.Fault) {
    let exercise = try code(ofExercise: set.exercise)
    let start = try set.startTime()
    let loading = exercises.loadings[Int(exercise)]
    let (load, isAssistance) = try set.loadUnits(loading)
    let entries = SetEntries(
      load: load, repetitions: try set.wholeRepetitions(), seconds: try set.duration(),
      metres: try set.distance(), blank: .empty)
    guard let semantics = entries.semantics(isAssisted: isAssistance) else {
      gathered[athlete].history.leftOut.append(
        LeftOutRow(reason: .notCompleted, file: 0, line: line, original: set.exercise))
      return
    }
    let rpe: Double? = optional(athlete) { () throws(LoggedSet.Fault) in try set.effort() } ?? nil
    let kind =
      optional(athlete) { () throws(LoggedSet.Fault) in try set.setKind() } ?? SetKind.working
    let order: Int32? =
      optional(athlete) { () throws(LoggedSet.Fault) in try set.setNumber() } ?? nil
    let workout = workout(of: set, start.time, hasTime: start.hasTime, athlete)
    gathered[athlete].history.append(
      SetRow(
        workout: workout, exercise: exercise, kind: kind, semantics: semantics,
        repetitions: entries.repetitions, load: entries.load, rpe: rpe, note: -1,
        order: order ?? -1, line: line, offset: 0, length: 0, hasQuotedNote: false),
      SetRarity(seconds: entries.seconds, metres: entries.metres))
  }

  /// What a fault does not reject: it is left out with an issue.
  private mutating func optional<Value>(
    _ athlete: Int, _ read: () throws(LoggedSet.Fault) -> Value
  ) -> Value? {
    do throws(LoggedSet.Fault) {
      return try read()
    } catch {
      note(error, .warning, athlete)
      return nil
    }
  }

  private mutating func note(
    _ fault: LoggedSet.Fault, _ severity: Issue.Severity, _ athlete: Int
  ) {
    gathered[athlete].history.issues.append(
      Issue(
        rule: fault.rule, severity: severity,
        place: SourcePlace(file: 0, line: line, columnName: fault.column, byteOffset: 0),
        original: fault.found, proposal: fault.proposal))
  }

  private mutating func workout(
    of set: LoggedSet, _ start: CivilTime, hasTime: Bool, _ athlete: Int
  ) -> Int32 {
    let key =
      set.session.map { WorkoutKey(session: $0, start: 0, title: nil) }
      ?? WorkoutKey(session: nil, start: start.seconds, title: set.title)
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
      let duration: Int64? =
        optional(athlete) { () throws(LoggedSet.Fault) in try set.sessionDuration() } ?? nil
      gathered[athlete].history.workouts.append(
        Workout(
          start: start, hasTime: hasTime, duration: duration, title: set.title))
      note(set.sessionNote, of: workout, athlete)
    }
    gathered[athlete].last = (key, workout)
    return workout
  }

  /// A workout begins with the earliest of its sets.
  private mutating func begin(
    _ start: CivilTime, hasTime: Bool, workout: Int32, _ athlete: Int
  ) {
    guard start < gathered[athlete].history.workouts[Int(workout)].start else { return }
    gathered[athlete].history.workouts[Int(workout)].start = start
    gathered[athlete].history.workouts[Int(workout)].hasTime = hasTime
  }

  /// The first note of a workout stands.
  private mutating func note(_ text: String?, of workout: Int32, _ athlete: Int) {
    guard let text, !text.isEmpty, gathered[athlete].history.workouts[Int(workout)].note == nil
    else { return }
    gathered[athlete].history.workouts[Int(workout)].note = text
  }

  private mutating func code(ofExercise given: String) throws(LoggedSet.Fault) -> Int32 {
    // Rows repeat what the row above has.
    if let last = lastExercise, last.name == given { return last.code }
    let bytes = Array(given.utf8)
    let range = CellText.trimmed(bytes.span, 0..<bytes.count)
    guard !range.isEmpty else {
      throw LoggedSet.Fault(rule: .missingExercise, column: "exercise", found: "", proposal: "")
    }
    let code = exercises.code(String(decoding: bytes[range], as: UTF8.self))
    lastExercise = (given, code)
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
      // The caller says in which unit the loads are, row by row.
      let source = SourceFile(name: name, format: "table", variant: "rows", unit: .stated)
      gathered.append(Gathered(history: FileHistory(source: source)))
    }
    return lastAthlete
  }
}
