package import GymBoLog

/// What a workout trains.
public enum WorkoutFocus: String, Sendable, Hashable, CaseIterable {
  case full, upper, lower, push, pull, legs
}

extension WorkoutFocus {
  /// Its patterns in order: each is represented by the first movement that can be done.
  package var patterns: [[Movement]] {
    switch self {
    case .full:
      [
        [.squat, .lunge], [.horizontalPush], [.horizontalPull, .verticalPull],
        [.hinge, .hipExtension, .kneeFlexion], [.verticalPush], [.verticalPull, .horizontalPull],
        [.core],
      ]
    case .upper:
      [
        [.horizontalPush], [.horizontalPull, .verticalPull], [.verticalPush],
        [.verticalPull, .horizontalPull],
      ]
    case .lower: WorkoutFocus.legs.patterns + [[.core]]
    case .push: [[.horizontalPush], [.verticalPush], [.horizontalPush, .chestFly]]
    case .pull: [[.verticalPull, .horizontalPull], [.horizontalPull, .verticalPull]]
    case .legs:
      [
        [.squat], [.hinge, .hipExtension, .kneeFlexion], [.lunge, .squat],
        [.kneeFlexion, .hipExtension], [.calfRaise],
      ]
    }
  }

  /// The patterns that are main lifts: the first ones.
  static let mainPatterns = 3

  /// Patterns that a workout should have at least, in minutes; then it has fewer sets of each.
  func fewestPatterns(minutes: Int) -> Int {
    let (half, threeQuarters, hour) =
      switch self {
      case .full: (3, 4, 5)
      case .upper: (2, 3, 4)
      case .lower, .legs: (2, 3, 3)
      case .push: (2, 2, 3)
      case .pull: (2, 2, 2)
      }
    return minutes >= 60 ? hour : minutes >= 45 ? threeQuarters : half
  }

  /// The muscles that it is for; nil for all.
  var muscles: [Muscle]? {
    switch self {
    case .full: nil
    case .upper: [.chest, .lats, .upperBack, .sideDelts, .rearDelts, .biceps, .triceps]
    case .lower: [.quadriceps, .hamstrings, .glutes, .calves, .abs]
    case .push: [.chest, .sideDelts, .triceps]
    case .pull: [.lats, .upperBack, .rearDelts, .biceps]
    case .legs: [.quadriceps, .hamstrings, .glutes, .calves]
    }
  }

  /// Sets of a muscle that one workout aims at.
  var target: Double {
    switch self {
    case .full: 4
    case .upper, .lower: 6
    case .push, .pull, .legs: 8
    }
  }

  /// The days of a week.
  /// - Returns: nil for seven days and more: no day would be left to rest.
  package static func week(
    of days: Int, goal: TrainingGoal, experience: TrainingExperience, at place: TrainingPlace
  ) -> [WorkoutFocus]? {
    switch days {
    case 1, 2: return Array(repeating: .full, count: days)
    case 3:
      let isSplit = goal == .hypertrophy && experience != .beginner && place == .gym
      return isSplit ? [.push, .pull, .legs] : [.full, .full, .full]
    case 4: return [.upper, .lower, .upper, .lower]
    case 5 where place == .gym: return [.upper, .lower, .push, .pull, .legs]
    case 6 where place == .gym: return [.push, .pull, .legs, .push, .pull, .legs]
    case 5, 6: return Array([.upper, .lower, .upper, .lower, .upper, .lower].prefix(days))
    default: return nil
    }
  }
}

extension Movement {
  /// Of which an exercise of the pattern has to train one directly; nil for any.
  var neededMuscles: [Muscle]? {
    switch self {
    case .horizontalPush: [.chest]
    case .verticalPush: [.frontDelts, .sideDelts]
    case .horizontalPull, .verticalPull: [.lats, .upperBack]
    case .squat, .lunge: [.quadriceps]
    case .hinge: [.hamstrings, .glutes]
    case .hipExtension: [.glutes]
    case .kneeFlexion: [.hamstrings]
    default: nil
    }
  }
}

/// A set of muscles, as the bits of a number.
package struct MuscleSet: Sendable, Hashable {
  private var bits: UInt32 = 0

  package init(_ muscles: some Sequence<Muscle>) {
    for muscle in muscles { bits |= MuscleSet.bit(muscle) }
  }

  private static func bit(_ muscle: Muscle) -> UInt32 { 1 << UInt32(muscle.index) }

  package func contains(_ muscle: Muscle) -> Bool { bits & MuscleSet.bit(muscle) != 0 }

  package func overlaps(_ other: MuscleSet) -> Bool { bits & other.bits != 0 }

  package var isEmpty: Bool { bits == 0 }
}
