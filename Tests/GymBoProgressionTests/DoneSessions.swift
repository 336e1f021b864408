import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgression

/// Sessions of one lift as tests write them down, and what is suggested after them.
enum DoneSessions {
  typealias Sets = [(kg: Double, reps: Int)]

  static let start = CivilDate(dayNumber: 20_459)

  static func equal(_ count: Int, _ kg: Double, _ reps: Int) -> Sets {
    Array(repeating: (kg, reps), count: count)
  }

  /// Sets of 0 kg are of body weight.
  /// - Parameters:
  ///   - days: of the sessions, from ``start``; every fourth where nil.
  ///   - notes: of workouts, by the number of the session.
  static func suggestion(
    of name: String, facts: [String: ExerciseFacts], days: [Int]? = nil, after sessions: [Sets],
    notes: [Int: String] = [:]
  ) throws -> Suggestion {
    var history = LogBuilder()
    history.resolutions = facts.mapValues(ExerciseResolution.user)
    for (index, sets) in sessions.enumerated() {
      let day = start.advanced(by: days?[index] ?? 4 * index).description
      history.session(day, note: notes[index]) {
        for set in sets {
          if set.kg > 0 {
            $0.sets(name, kg: set.kg, reps: set.reps)
          } else {
            $0.sets(name, reps: set.reps, semantics: .bodyweight)
          }
        }
      }
    }
    let log = history.log
    let findings = try #require(HistoryFindings(of: log, options: AnalysisOptions()))
    return try #require(
      findings.suggestions().first { log.exercises[$0.exercise].name == name })
  }

  /// The repetitions of each set that is suggested, in order.
  static func repetitions(_ suggestion: Suggestion) -> [Int] {
    suggestion.plan.isEmpty
      ? Array(repeating: suggestion.repetitions ?? 0, count: suggestion.sets)
      : suggestion.plan.flatMap { Array(repeating: $0.repetitions, count: $0.sets) }
  }
}
