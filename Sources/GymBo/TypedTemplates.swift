package import GymBoImport
package import GymBoLog

/// Templates that a person typed, checked and ready to be added to a store.
package struct TypedTemplates: Sendable {
  /// In the order of the text.
  package let templates: [WorkoutTemplate]
  /// The names of exercises that the history has not, each with the one that may be meant.
  package let newNames: [TypedWorkouts.NewName]

  /// Reads a text. One fault refuses all of it.
  /// - Parameters:
  ///   - name: the name of a template whose text has none; nil where it needs one.
  ///   - unit: of loads without one.
  ///   - history: what the store has so far; nil without one.
  package init(
    _ typed: InputFile, name: String?, unit: LoadUnit, in history: History?
  ) throws(TypedWorkoutsFailure) {
    let text = TemplateText(typed, name: name)
    guard text.faults.isEmpty else { throw .notUnderstood(text.faults) }
    let start = "\(TemplateText.firstDay)"
    let read = try TypedWorkouts(
      text.log, TypedLog.Defaults(start: start, unit: unit), in: history)
    newNames = read.newNames
    templates = text.heads.enumerated().map { place, head in
      let day = TemplateText.day(place)
      let workout = read.export.workouts.first { $0.start.date == day }
      var template = WorkoutTemplate(head.name, [])
      (template.folder, template.isFavorite) = (head.folder, head.isFavorite)
      if let rest = head.rest { template.rest = rest }
      template.note = workout?.note
      template.exercises = PlannedExercise.all(of: workout?.sets ?? [], text.highest)
      return template
    }
  }
}

extension PlannedExercise {
  /// The exercises of the lines of a text.
  fileprivate static func all(
    of sets: [LoggedWorkout.Entry], _ highest: [Int: [Int?]]
  ) -> [PlannedExercise] {
    var exercises: [PlannedExercise] = []
    var line: Int32?
    for entry in sets {
      if entry.line != line {
        exercises.append(
          PlannedExercise(
            entry.exercise, sets: [], superset: entry.superset.map { Int($0) }, note: entry.note))
        line = entry.line
      }
      let last = exercises.count - 1
      var set = WorkoutSet(entry)
      let most = highest[Int(entry.line)] ?? []
      let place = exercises[last].sets.count
      set.highest = most.indices.contains(place) ? most[place] : nil
      // A note is of the whole exercise.
      set.note = nil
      exercises[last].sets.append(set)
      if let rest = entry.rest {
        exercises[last].rest = exercises[last].rest ?? Int(clamping: rest)
      }
    }
    return exercises
  }
}

extension Int {
  /// The whole part of a number, as far as it has one.
  fileprivate init(clamping number: Double) { self = Int(exactly: number.rounded(.down)) ?? 0 }
}

extension WorkoutSet {
  /// A set of a history.
  package init(_ entry: LoggedWorkout.Entry) {
    self.init(
      entry.kind, load: entry.load.map(Load.init(units:)),
      repetitions: entry.repetitions.map { Int($0) }, seconds: entry.seconds,
      metres: entry.metres, rpe: entry.rpe, note: entry.note)
  }
}
