package import GymBoLog

/// What training is wanted for.
public enum TrainingGoal: String, Sendable, Hashable, CaseIterable {
  case hypertrophy, strength, endurance, general
}

/// How long somebody has trained: less than 3 months, less than a year, longer.
public enum TrainingExperience: String, Sendable, Hashable, CaseIterable {
  case beginner, intermediate, advanced

  /// From 1, as the table of staples writes it.
  package var level: Int {
    switch self {
    case .beginner: 1
    case .intermediate: 2
    case .advanced: 3
    }
  }
}

/// Where one trains, and so what there is to lift.
public enum TrainingPlace: String, Sendable, Hashable, CaseIterable {
  /// Everything.
  case gym
  /// Dumbbells, the body, and a sturdy table.
  case home
  /// The body and a sturdy table.
  case bodyweight

  /// The implements that are there; nil for all.
  package var implements: Set<Implement>? {
    switch self {
    case .gym: nil
    case .home: [.dumbbell, .bodyweight]
    case .bodyweight: [.bodyweight]
    }
  }

  /// What else is there.
  package var furniture: Set<TrainingFurniture> {
    self == .gym ? Set(TrainingFurniture.allCases) : [.table]
  }

  /// Whether an exercise can be done with what there is to lift.
  package func has(_ implement: Implement) -> Bool { implements?.contains(implement) ?? true }
}

/// What an exercise needs beside its implement.
public enum TrainingFurniture: String, Sendable, Hashable, CaseIterable {
  /// A bar for pull-ups.
  case bar
  case bench
  /// Parallel bars.
  case dips
  case rack
  /// A sturdy table, a low bar, or a step.
  case table
}

/// An exercise that workouts are made of.
package struct Staple: Sendable {
  package let facts: ExerciseFacts
  /// Its place in the catalogue.
  package let place: CataloguePlace
  /// The experience from which on it is proposed, from 1.
  package let level: Int
  /// What it needs beside its implement.
  package let needs: Set<TrainingFurniture>
  /// 1 first choice of its kind, 2 common, 3 fills in.
  package let tier: Int
  /// Whether it is held for a time.
  package let isHold: Bool
}
