internal import GymBoCoach
internal import GymBoLog
internal import GymBoProgression

/// The workout that is probably next, by names.
struct NextWorkout: Sendable {
  /// A workout that was done.
  struct Workout: Sendable, Hashable {
    /// nil where it has none of its own.
    var title: String?
    var date: CivilDate
  }

  /// The workout of which the next one is probably a copy.
  var model: Workout
  /// The last workout.
  var follows: Workout
  /// Lifts that are perhaps done too, the likeliest first; not more than a few.
  var possible: [String]
  /// The other workouts of the last weeks that have a title, the one done longest ago first; not more than a few.
  var further: [Workout]

  /// Further workouts and possible lifts that are named.
  private static let (mostFurther, mostPossible) = (4, 5)

  init(_ next: NextSession, log: TrainingLog) {
    func workout(_ index: Int) -> Workout {
      let session = log.sessions[index]
      return Workout(title: session.workoutTitle, date: session.date)
    }
    model = workout(next.model)
    follows = workout(next.follows)
    possible = next.possible.prefix(NextWorkout.mostPossible)
      .map { log.exercises[$0.exercise].name }
    further = next.further.map(workout).filter { $0.title != nil }.suffix(NextWorkout.mostFurther)
  }
}

extension NextSession {
  /// The suggestions of its lifts in their order, then those of lifts that are possible, then the others as they were.
  func ordered(_ suggestions: [Suggestion]) -> [Suggestion] {
    let places = Dictionary(
      (lifts + possible).enumerated().map { ($1.exercise, $0) }, uniquingKeysWith: min)
    return suggestions.enumerated()
      .map { (place: places[$1.exercise] ?? Int.max, offset: $0, suggestion: $1) }
      .sorted { ($0.place, $0.offset) < ($1.place, $1.offset) }
      .map(\.suggestion)
  }

  /// Those of the suggestions that are of its own lifts.
  func own(_ suggestions: [Suggestion]) -> [Suggestion] {
    suggestions.filter { place(of: $0.exercise) != nil }
  }
}

extension SuggestionList.Occasion {
  /// The next workout where one is proposed.
  init(_ next: NextSession?, _ log: TrainingLog) {
    self = next.map { .next(NextWorkout($0, log: log)) } ?? .anyWorkout
  }
}
