internal import GymBoCoach
internal import GymBoLog

extension WorkoutFailure: CustomStringConvertible {
  /// One sentence for people, with what could be done.
  public var description: String {
    switch self {
    case .unknown(let error): error.description
    case .refused(let refusal): refusal.sentence
    }
  }
}

extension GeneratorRefusal {
  fileprivate var sentence: String {
    switch self {
    case .everyDay:
      "Seven workouts a week leave no day to rest; six are the most."
    case .nothingPossible(let place):
      "Fewer than two exercises are left that can be done \(place.words)."
    case .tooShort(let minutes, let needed):
      "Two exercises do not fit into \(minutes) minutes; \(needed) would be enough."
    case .allResting(let muscles, let day):
      "Everything that this workout could train was trained hard within two days: "
        + "\(muscles.map { $0.rawValue.replacing("_", by: " ") }.joined(separator: ", ")). "
        + "Rest, or train it on \(day)."
    }
  }
}

extension TrainingPlace {
  fileprivate var words: String {
    switch self {
    case .gym: "in a gym"
    case .home: "at home with dumbbells"
    case .bodyweight: "with the body alone"
    }
  }
}
