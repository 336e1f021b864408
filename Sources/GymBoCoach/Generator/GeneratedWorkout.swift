package import GymBoLog

/// An exercise of a generated workout.
package struct WorkoutExercise: Sendable {
  package let candidate: WorkoutCandidate
  package internal(set) var sets: Int
  /// The fewest and the most repetitions of a set, or seconds of a hold.
  package let fewest: Int
  package let most: Int
  /// Seconds of rest.
  package let rest: Int
  /// Whether it is one of the lifts that the workout is built around.
  package let isMain: Bool
  /// Why it was chosen.
  package let choice: Choice
  /// Seconds that it takes with set-up, work and rests.
  package internal(set) var seconds: Double
  /// With what it is begun.
  package internal(set) var start = StartingLoad.unknown
  /// By which its load rises; nil for the usual step of its implement.
  package internal(set) var step: Load?

  /// Why an exercise was chosen.
  package enum Choice: Sendable, Hashable {
    /// For a pattern of the workout's focus.
    case pattern(Movement)
    /// For muscles that would otherwise get too little, the most lacking first.
    case lack([Muscle])
  }
}

/// A generated workout.
package struct GeneratedWorkout: Sendable {
  package let focus: WorkoutFocus
  package internal(set) var exercises: [WorkoutExercise]
  /// Patterns of the focus that it has an exercise for.
  package internal(set) var patterns: Int

  /// Seconds that it takes.
  package var seconds: Double { exercises.reduce(0.0) { $0 + $1.seconds } }

  /// Sets by muscle: 1 for a direct, ½ for an indirect one. In the order of `Muscle.allCases`, without those of none.
  package var muscleSets: [(muscle: Muscle, sets: Double)] {
    GeneratedWorkout.muscleSets(of: [self])
  }

  /// The same of several workouts.
  package static func muscleSets(
    of workouts: [GeneratedWorkout]
  ) -> [(muscle: Muscle, sets: Double)] {
    var sets: [Muscle: Double] = [:]
    for exercise in workouts.flatMap(\.exercises) {
      for muscle in exercise.candidate.facts.direct {
        sets[muscle, default: 0] += Double(exercise.sets)
      }
      for muscle in exercise.candidate.facts.indirect {
        sets[muscle, default: 0] += Double(exercise.sets) / 2
      }
    }
    return Muscle.allCases.compactMap { muscle in sets[muscle].map { (muscle, $0) } }
  }
}
