extension Session {
  /// The title by which its lifter knows the workout; nil where there is none, and where an app wrote the time of day for one.
  ///
  /// Strong and Hevy call a workout that was begun without a template "Evening Workout" or "Morning workout ☀️": two of them have
  /// no more in common than the hour.
  package var workoutTitle: String? {
    guard let title, !title.isEmpty else { return nil }
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    // A picture says nothing in a sentence.
    if words.isEmpty { return nil }
    guard words.last == "workout", words.dropLast().allSatisfy(Session.saysNothing) else {
      return title
    }
    return nil
  }

  private static func saysNothing(_ word: Substring) -> Bool {
    switch word {
    case "morning", "midday", "noon", "lunchtime", "afternoon", "evening", "night", "late", "early",
      "quick", "new", "empty":
      true
    default: false
    }
  }
}
