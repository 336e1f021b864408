internal import GymBoLog
internal import GymBoProgram

/// A workout of a program that was done: the plan beside what was done of it.
struct PlannedWorkoutDone: Sendable {
  /// An exercise of it.
  struct Exercise: Sendable {
    let planned: PlannedLine
    let done: [DoneRun]
    /// The similar exercise that was done in its place, as logged; nil where it was done itself, or not at all.
    let substitute: String?
  }

  let name: String
  let date: CivilDate
  let setsDone: Int
  let setsPlanned: Int
  let exercises: [Exercise]

  /// Workouts that a page shows.
  static let mostShown = 6

  init(_ workout: ProgramWorkout, of plan: ProgramPlan) {
    name = plan.course.program[workout.place].name
    date = workout.date
    setsPlanned = workout.done.reduce(0) { $0 + $1.count }
    setsDone = workout.done.reduce(0) { $0 + $1.count { $0 != nil } }
    exercises = workout.prescription.exercises.enumerated().map { index, exercise in
      Exercise(
        planned: PlannedLine(exercise, plan.course.state),
        done: DoneRun.runs(of: workout.done[index]), substitute: workout.substitutes[index])
    }
  }

  /// The last ones, the latest first.
  static func latest(of plan: ProgramPlan) -> [PlannedWorkoutDone] {
    plan.course.workouts.suffix(mostShown).reversed().map { PlannedWorkoutDone($0, of: plan) }
  }
}

/// Equal sets in a row that were done of a plan, or that were not done.
struct DoneRun: Sendable, Hashable {
  var sets: Int
  /// nil for planned sets of which nothing was done.
  let set: DoneSet?

  static func runs(of sets: [DoneSet?]) -> [DoneRun] {
    var runs: [DoneRun] = []
    for set in sets {
      if let last = runs.last, last.set == set {
        runs[runs.count - 1].sets += 1
      } else {
        runs.append(DoneRun(sets: 1, set: set))
      }
    }
    return runs
  }
}
