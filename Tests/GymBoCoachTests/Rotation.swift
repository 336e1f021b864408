import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoCoach

/// Workouts of a made-up rotation, for tests of the next one.
enum Rotation {
  static let push = ["Bench Press (Barbell)", "Overhead Press (Barbell)", "Triceps Dip"]
  static let pull = ["Barbell Row", "Pull Up", "Hammer Curl (Dumbbell)"]
  static let legs = ["Squat (Barbell)", "Leg Extension (Machine)", "Leg Curl (Machine)"]

  /// Workouts every second day, each with its title and its lifts in order.
  static func history(_ workouts: [(String?, [String])]) throws -> PreparedHistory {
    var history = LogBuilder()
    let first = CivilDate(dayNumber: 20_000)
    for (index, workout) in workouts.enumerated() {
      history.session(first.advanced(by: 2 * index).description, title: workout.0) {
        for lift in workout.1 { $0.sets(lift, kg: 50, reps: 8, count: 2) }
      }
    }
    return try #require(PreparedHistory(of: history.log, options: AnalysisOptions()))
  }

  static func rotation(_ rounds: Int) -> [(String?, [String])] {
    (0..<rounds).flatMap { _ in [("Push", push), ("Pull", pull), ("Legs", legs)] }
  }

  static func names(_ lifts: [NextSession.Lift], _ history: PreparedHistory) -> [String] {
    lifts.map { history.log.exercises[$0.exercise].name }
  }
}
