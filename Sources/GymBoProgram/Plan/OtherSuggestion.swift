internal import GymBoAnalysis
package import GymBoLog
internal import GymBoProgression

/// What would be suggested of a lift without the program, where that is another load than the program's next workout has.
package struct OtherSuggestion: Sendable, Hashable {
  /// As the program names it.
  package let lift: String
  package let load: Load
  package let repetitions: Int
  /// Days without any training that it comes after, or without the lift; nil where there were none.
  package let daysOff: Int?

  /// Repetitions by which it may be outside of those of the program: beyond them it is other work, whose load says nothing.
  private static let nearRepetitions = 2

  package init(lift: String, load: Load, repetitions: Int, daysOff: Int?) {
    (self.lift, self.load, self.repetitions) = (lift, load, repetitions)
    self.daysOff = daysOff
  }

  /// - Returns: nil where it says the same.
  init?(_ suggestion: Suggestion, for exercise: PrescribedExercise) {
    guard suggestion.semantics == .loaded, let load = suggestion.load,
      let repetitions = suggestion.repetitions,
      let set = exercise.sets.filter({ $0.load != nil }).max(by: {
        $0.load ?? .zero < $1.load ?? .zero
      }), let planned = set.load, set.reason.source != .suggestion
    else { return nil }
    let range = (set.fewest ?? set.repetitions)...max(set.most, set.fewest ?? set.repetitions)
    let outside = max(range.lowerBound - repetitions, repetitions - range.upperBound)
    guard outside <= Self.nearRepetitions else { return nil }
    daysOff = suggestion.daysOff
    let isLessWork =
      daysOff != nil && !load.isClearlyAbove(planned) && repetitions < range.lowerBound
    guard isLessWork || load.isClearlyAbove(planned) || planned.isClearlyAbove(load) else {
      return nil
    }
    lift = exercise.lift
    self.load = load
    self.repetitions = repetitions
  }
}

extension Suggestion {
  /// The days without training, or without the lift, after which it begins lighter; nil for others.
  fileprivate var daysOff: Int? {
    switch reason {
    case .afterBreak(let days, _): days
    case .backTo(_, _, let days, _): days
    default: nil
    }
  }
}

extension OpenLoadFinder {
  /// What would be suggested without the program of the lifts of a workout, where that is another load. A deload of the program is
  /// lighter on purpose, and is compared with nothing.
  package func others(than prescription: Prescription) -> [OtherSuggestion] {
    guard !prescription.isDeload else { return [] }
    var wanted: [Int: PrescribedExercise] = [:]
    for exercise in prescription.exercises {
      guard let lift = lift(named: exercise.lift), wanted[lift.exercise] == nil else { continue }
      wanted[lift.exercise] = exercise
    }
    guard !wanted.isEmpty else { return [] }
    let suggestions = findings.suggestions(options) { lift, _ in wanted[lift.exercise] != nil }
    var found = suggestions.compactMap { suggestion in
      wanted[suggestion.exercise].flatMap { OtherSuggestion(suggestion, for: $0) }
    }
    // In the order of the workout; a lift that is in it twice is told once.
    return prescription.exercises.compactMap { exercise in
      found.firstIndex { $0.lift == exercise.lift }.map { found.remove(at: $0) }
    }
  }
}
