internal import GymBoImport
public import GymBoLog

extension Analysis {
  /// The exercises with what the history advises for each: its suggestion, else what was done last, and the warm-ups of last time.
  /// - Parameters:
  ///   - exercises: of a template, or of a workout in progress.
  ///   - before: as of the last workout: what it suggests for lifts that rested too long to have a suggestion now.
  public func advising(
    _ exercises: [PlannedExercise], before: Analysis? = nil
  ) -> [PlannedExercise] {
    let suggested = Dictionary(
      (suggestions() + (before?.suggestions() ?? [])).map { ($0.exercise, $0) },
      uniquingKeysWith: { first, _ in first })
    let last = log.lastSets
    return exercises.map { exercise in
      guard let known = try? lift(exercise.name).name else { return exercise }
      var advised = exercise
      let before = last[known] ?? []
      let work = suggested[known].map(\.workoutSets) ?? before.filter { $0.kind != .warmUp }
      advised.advised = before.filter { $0.kind == .warmUp } + work
      return advised
    }
  }
}

extension NextWork {
  /// The sets that are suggested, one by one.
  fileprivate var workoutSets: [WorkoutSet] {
    guard plan.isEmpty else {
      return plan.flatMap { group in
        Array(
          repeating: WorkoutSet(load: group.load, repetitions: group.repetitions),
          count: group.sets)
      }
    }
    let set = WorkoutSet(
      load: load == .zero ? nil : load, repetitions: repetitions, seconds: seconds, metres: metres)
    return Array(repeating: set, count: sets)
  }
}

extension TrainingLog {
  /// By exercise, the sets of the last workout that had it. Without efforts and notes, which are of that day.
  fileprivate var lastSets: [String: [WorkoutSet]] {
    var last: [Int32: Int32] = [:]
    for row in 0..<columns.count { last[columns.exercise[row]] = columns.session[row] }
    var sets: [String: [WorkoutSet]] = [:]
    for (row, set) in self.sets.enumerated()
    where last[columns.exercise[row]] == columns.session[row] {
      let isAssisted = set.semantics == .assisted
      let load = set.load.flatMap { $0 == .zero ? nil : $0 }
      sets[set.exercise, default: []].append(
        WorkoutSet(
          set.kind, load: load.map { isAssisted ? Load(units: -$0.units) : $0 },
          repetitions: set.repetitions, seconds: set.seconds, metres: set.metres))
    }
    return sets
  }
}

/// Sets of one exercise that a person typed during a workout.
package struct TypedSets: Sendable {
  /// As typed.
  package let exercise: String
  package let sets: [WorkoutSet]
  /// Whether the text has another exercise, too, or a day.
  package let hasMore: Bool
  /// The name, where the history has it not.
  package let newName: TypedWorkouts.NewName?

  /// Reads `Squat: 100x5@8`.
  package init(
    _ text: String, unit: LoadUnit, in history: History?
  ) throws(TypedWorkoutsFailure) {
    let typed = InputFile(name: "-", bytes: Array(text.utf8))
    let defaults = TypedLog.Defaults(start: "\(TemplateText.firstDay)", unit: unit)
    let read = try TypedWorkouts(typed, defaults, in: history)
    let sets = read.export.workouts.flatMap(\.sets)
    exercise = sets.first?.exercise ?? ""
    self.sets = sets.map { WorkoutSet($0) }
    hasMore = sets.contains { $0.exercise != sets[0].exercise } || read.export.workouts.count > 1
    newName = read.newNames.first
  }
}

extension LiveWorkout {
  /// The exercises that a name may mean: the one that has it, in any case; else those with all its words.
  package func exercises(meant name: String) -> [Exercise] {
    let wanted = name.lowercased()
    if let same = exercises.first(where: { $0.name == name })
      ?? exercises.first(where: { $0.name.lowercased() == wanted })
    {
      return [same]
    }
    let words = wanted.split(separator: " ")
    guard !words.isEmpty else { return [] }
    return exercises.filter { exercise in
      words.allSatisfy { exercise.name.lowercased().contains($0) }
    }
  }
}

/// What the name of an exercise means that the history has not as it is written.
package enum ExerciseMeaning: Sendable, Hashable {
  case one(String)
  case several([String])
  /// None has its words; the nearest one, if any.
  case new(nearest: String?)
}

extension History {
  /// The exercise of a name, in any case.
  package func exercise(written name: String) -> String? {
    let wanted = name.lowercased()
    return log.exercises.first { $0.name == name }?.name
      ?? log.exercises.first { $0.name.lowercased() == wanted }?.name
  }

  /// The exercise that a name means, by the search of all commands.
  package func meaning(of name: String) -> ExerciseMeaning {
    do throws(ExerciseNotFound) {
      return .one(try analysis().lift(name).name)
    } catch {
      let words = name.lowercased().split(separator: " ")
      let near = error.candidates.filter { candidate in
        words.allSatisfy { candidate.lowercased().contains($0) }
      }
      return near.count > 1 ? .several(near) : .new(nearest: error.candidates.first)
    }
  }

  /// The heaviest load of an exercise; nil where it never had one.
  package func heaviest(of exercise: String) -> Load? {
    guard let place = log.exercises.firstIndex(where: { $0.name == exercise }) else { return nil }
    let columns = log.columns
    let loads = (0..<columns.count).lazy
      .filter { columns.exercise[$0] == place && columns.semantics[$0] == .loaded }
      .compactMap { columns.load[$0] }
    return loads.max().flatMap { $0 > 0 ? Load(units: $0) : nil }
  }
}
