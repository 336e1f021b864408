import GymBoLog

@testable import GymBoProgram

/// A lifter who does one lift of a program for eight rounds of its days: the fewest repetitions if they are possible, and more up
/// to the effort that is asked for.
struct SimulatedLifter {
  /// What can be lifted once, in kilograms.
  let best: Double
  /// By which it rises in a week: 0.01 is 1 %.
  let gain: Double

  struct Workout {
    let load: Double
    /// Whether every set had the repetitions that were asked for.
    let isDone: Bool
  }

  func workouts(of text: String, lift: String = "Squat, Barbell") throws -> [Workout] {
    let program = try Program(reading: Array(text.utf8))
    var lifts = ProgramState(program, loads: LiftLoads(of: program))
    var (workouts, best): ([Workout], Double) = ([], best)
    let days = program.trainingDays
    for workout in 0..<(8 * days.count) {
      let prescription = lifts.prescription(on: days[workout % days.count])
      var done: [ExerciseKey: [DoneSet?]] = [:]
      for exercise in prescription.exercises where exercise.lift == lift {
        let sets = exercise.sets.map { Self.done($0, best: best) }
        done[exercise.exercise.key] = sets
        workouts.append(
          Workout(
            load: exercise.sets[0].load?.kilograms ?? 0,
            isDone: zip(sets, exercise.sets).allSatisfy {
              $0.repetitions >= $1.fewest ?? $1.repetitions
            }))
      }
      lifts.finish(prescription, done: done)
      best *= 1 + gain / Double(days.count)
    }
    return workouts
  }

  private static func done(_ set: PrescribedSet, best: Double) -> DoneSet {
    let possible = (37 - 36 * (set.load?.kilograms ?? 0) / best).rounded(.down)
    let easy = min(Double(set.repetitions), possible - (10 - (set.rpe ?? 10)))
    let reps = max(1, easy, min(Double(set.fewest ?? set.repetitions), possible))
    return DoneSet(
      repetitions: Int(reps), load: set.load, rpe: min(10, max(6, 10 - (possible - reps))))
  }
}
