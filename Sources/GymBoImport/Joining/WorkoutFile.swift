package import GymBoLog

/// Workouts that were once read from an export, apart from the file.
package struct WorkoutFile: Sendable {
  /// The file, with its counts of rows that are no sets; its other counts are made anew.
  package var source: SourceFile
  /// The number of the app and account. Files with one number repeat nothing of each other.
  package var app: Int
  package var workouts: [LoggedWorkout]
  /// What was found while reading the file.
  package var issues: [Issue] = []

  /// Workouts and where they came from.
  package init(source: SourceFile, app: Int, workouts: [LoggedWorkout]) {
    (self.source, self.app, self.workouts) = (source, app, workouts)
  }
}

/// Joins workouts of several apps into one log, as ``importHistory(_:options:names:)`` joins their files: workouts that two apps
/// have count once.
/// - Parameters:
///   - files: those of one athlete, in any order.
///   - exerciseMap: the user's own names of exercises.
package func joinHistory(_ files: [WorkoutFile], exerciseMap: ExerciseMap?) -> TrainingLog {
  guard !files.isEmpty else { return TrainingLog() }
  var exercises = ExerciseTable(names: ExerciseNames(userMap: exerciseMap))
  let histories = files.enumerated().map { index, file in
    var history = ImportedFile(file, &exercises)
    history.issues = file.issues.map { $0.moved(toFile: Int32(index)) }
    return history
  }
  var builder = TrainingLogBuilder(files.map { _ in [] }, histories, exercises)
  var log = builder.build()
  if let exerciseMap {
    log.issues.insert(contentsOf: exerciseMap.unmatched(by: exercises.lookedUp), at: 0)
  }
  return log
}

/// Finds workouts that two apps have: the rule of ``importHistory(_:options:names:)`` for several files.
/// - Returns: for each file and workout that is left out, the file and workout that counts in its place.
package func sameWorkouts(_ files: [WorkoutFile]) -> [WorkoutPlace: WorkoutPlace] {
  guard files.count > 1 else { return [:] }
  var exercises = ExerciseTable(names: ExerciseNames(userMap: nil))
  let histories = files.map { ImportedFile($0, &exercises) }
  let join = SessionJoin(histories, kept: NameMerging(histories, exercises).kept)
  return Dictionary(
    join.replaced.map { left, taken in
      (
        WorkoutPlace(file: left.file, workout: left.workout),
        WorkoutPlace(file: taken.file, workout: taken.workout)
      )
    }, uniquingKeysWith: { first, _ in first })
}

/// A workout by the index of its file and its own.
package struct WorkoutPlace: Sendable, Hashable {
  package var file: Int
  package var workout: Int
}

extension Issue {
  fileprivate func moved(toFile file: Int32) -> Issue {
    var issue = self
    issue.place?.file = file
    return issue
  }
}

extension ImportedFile {
  fileprivate init(_ file: WorkoutFile, _ exercises: inout ExerciseTable) {
    self.init(source: file.source)
    app = file.app
    source.rows = file.workouts.reduce(source.excluded + source.rejected) { $0 + $1.sets.count }
    source.sets = 0
    var codes: [String: Int32] = [:]
    var noteCodes: [String: Int32] = [:]
    // The sets of an exercise are in a row: its name is looked up once for them.
    var exercise: (name: String, code: Int32)?
    rows.reserveCapacity(file.workouts.reduce(0) { $0 + $1.sets.count })
    for (index, workout) in file.workouts.enumerated() {
      workouts.append(
        ImportedWorkout(
          start: workout.start, hasTime: workout.hasTime, duration: workout.duration,
          title: workout.title))
      workouts[index].note = workout.note
      // A span lends its sets, where a loop over the array would copy each of them.
      let sets = workout.sets.span
      for place in sets.indices {
        if sets[place].exercise != exercise?.name {
          let name = sets[place].exercise
          let known = codes[name]
          let code = known ?? exercises.code(name)
          if known == nil { codes[name] = code }
          exercise = (name, code)
        }
        let code = exercise?.code ?? 0
        let note = sets[place].note.map { text in
          if let code = noteCodes[text] { return code }
          noteCodes[text] = Int32(notes.count)
          notes.append(text)
          return Int32(notes.count - 1)
        }
        append(
          ImportedSet(
            sets[place], workout: Int32(index), exercise: code, note: note ?? -1,
            isAssistance: exercises.loadMeanings[Int(code)].isAssistance),
          RareValues(
            seconds: sets[place].seconds, metres: sets[place].metres, rest: sets[place].rest,
            superset: sets[place].superset))
      }
    }
    groupRows()
  }
}

extension ImportedSet {
  /// - Parameter isAssistance: whether loads of the exercise are assistance. Only this says so of a set without a load.
  fileprivate init(
    _ set: LoggedWorkout.Entry, workout: Int32, exercise: Int32, note: Int32, isAssistance: Bool
  ) {
    let measures = SetMeasures(
      load: set.load, repetitions: set.repetitions, seconds: set.seconds, metres: set.metres,
      blankRepetitions: .empty)
    self.init(
      workout: workout, exercise: exercise, block: set.block, kind: set.kind,
      semantics: measures.semantics(isAssisted: isAssistance || (set.load ?? 0) < 0) ?? .bodyweight,
      repetitions: set.repetitions, load: set.load.map { Int64($0.magnitude) }, rpe: set.rpe,
      note: note, order: -1, line: set.line, offset: 0, length: 0, hasQuotedNote: false)
  }
}
