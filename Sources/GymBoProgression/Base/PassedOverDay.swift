internal import GymBoAnalysis
internal import GymBoLog

/// A day that most lifts of a workout pass over, all for the same day before: a light day between heavy ones, or a day that takes
/// turns with others. The others pass it over, too, a light day unless they did more on it: nobody does the squat of one day with
/// the bench press of another.
///
/// A decision of this project.
struct PassedOverDay {
  /// The day that is passed over, and the day to go on from.
  let passed, base: CivilDate
  /// The lifts of the workout that still go on from the day that is passed over, as indices into the log's exercises.
  let others: Set<Int>

  /// Lifts that pass over the same day.
  private static let fewest = 2

  /// - Parameters:
  ///   - suggestions: of the lifts of one workout.
  ///   - lifts: all lifts.
  /// - Returns: nil where fewer than two lifts, or fewer than half of those that were done on both days, pass over the same day.
  init?(
    _ suggestions: [Suggestion], _ lifts: [LiftFinding], _ log: TrainingLog, _ traits: SetTraits
  ) {
    struct Days: Hashable { var passed, base: CivilDate }
    var counts: [Days: Int] = [:]
    for suggestion in suggestions {
      // A test, a load that was too much and a machine are of one lift.
      guard let over = suggestion.passedOver,
        ![.test, .tooMuch, .otherMachine].contains(over.kind)
      else { continue }
      counts[Days(passed: over.date, base: suggestion.lastSession), default: 0] += 1
    }
    let most = counts.max { first, second in
      (first.value, first.key.passed, first.key.base)
        < (second.value, second.key.passed, second.key.base)
    }
    guard let (days, count) = most, count >= PassedOverDay.fewest else { return nil }
    (passed, base) = (days.passed, days.base)
    func session(_ exercise: Int, on day: CivilDate) -> ExerciseSession? {
      lifts.first { $0.exercise == exercise }?.sessions.last { $0.date == day }
    }
    let isRotation = suggestions.contains {
      $0.passedOver?.kind == .rotation && $0.passedOver?.date == days.passed
    }
    // Lifts without a load are done alike on every day.
    let both = suggestions.filter {
      $0.semantics == .loaded && session($0.exercise, on: days.passed) != nil
        && session($0.exercise, on: days.base) != nil
    }
    guard 2 * count >= both.count else { return nil }
    others = Set(
      both.filter { suggestion in
        guard suggestion.passedOver == nil, suggestion.lastSession == days.passed
        else { return false }
        // A heavy day is the better one, and comes in its turn all the same.
        if isRotation,
          PassedOverDay.isOtherWork(
            session(suggestion.exercise, on: days.passed),
            session(suggestion.exercise, on: days.base), log)
        {
          return true
        }
        guard let now = session(suggestion.exercise, on: days.passed)?.bestEstimateRow,
          let before = session(suggestion.exercise, on: days.base)?.bestEstimateRow,
          let done = traits.estimate[now], let then = traits.estimate[before]
        else { return false }
        return done <= then
      }.map(\.exercise))
  }

  /// Of the repetitions of the longer of two sessions: with fewer the other is other work.
  private static let sameWorkShare = 0.8

  /// Whether two sessions of a lift differ in their repetitions by a fifth or more, and in their best sets.
  private static func isOtherWork(
    _ session: ExerciseSession?, _ other: ExerciseSession?, _ log: TrainingLog
  ) -> Bool {
    let sets = log.columns
    if let one = session?.bestEstimateRow, let two = other?.bestEstimateRow,
      sets.load[one] == sets.load[two], sets.repetitions[one] == sets.repetitions[two]
    {
      return false
    }
    func repetitions(_ session: ExerciseSession) -> Double {
      session.rows.reduce(0) { $0 + Double(log.columns.repetitions[$1] ?? 0) }
    }
    guard let one = session.map(repetitions), let two = other.map(repetitions) else { return false }
    return min(one, two) <= sameWorkShare * max(one, two)
  }
}
