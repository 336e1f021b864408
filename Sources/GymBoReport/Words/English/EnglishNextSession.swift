internal import GymBoLog

extension English {
  func title(_ next: NextWorkout) -> Sentence {
    let like: Sentence =
      next.model.title.map { "\(name: $0)" } ?? "the workout of \(near(next.model.date))"
    let after: Sentence =
      next.follows.title.map { "\(name: $0) on \(near(next.follows.date))" }
      ?? "that of \(near(next.follows.date))"
    return "Next, likely: \(like), after \(after)"
  }

  var otherSuggestionsTitle: Sentence { "Other lifts" }

  func possible(_ lifts: [String]) -> Sentence {
    "Perhaps also \(lifts.map { "\(name: $0)" }.joined(separator: ", "))."
  }

  func further(_ workouts: [NextWorkout.Workout]) -> Sentence {
    let names = workouts.map { "\(name: $0.title ?? "") (last \(near($0.date)))" as Sentence }
    return "Then, by name: \(names.joined(separator: ", "))."
  }
}
