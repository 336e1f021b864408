internal import GymBoLog

/// Finds exercises that go on under another name, as where the app's language or a title was changed: one name stops, another
/// begins soon after, they are never trained side by side, and their loads go on.
///
/// A change of program looks alike. So the two names have to be one exercise: the catalogue or the user's map has both under
/// one name with one implement, or a name that the catalogue does not know has most of its words in common with the other
/// and nothing is known that tells them apart.
struct ContinuedNames {
  /// The longest time between the last session of a name and the first of the next, in days. For names of which only the words
  /// are alike it is shorter.
  static let longestGap = 90
  static let longestGapOfWords = 42
  /// The fewest sessions of each name.
  static let fewestSessions = 2
  static let fewestSessionsOfWords = 3
  /// How much heavier or lighter the new name may begin. Formats and languages change nothing in the load, but there may be
  /// a pause between.
  static let loadRatio = 1.5
  static let loadRatioOfWords = 1.25
  /// The sessions at the end of one name and at the beginning of the next that are compared.
  static let compared = 3
  /// The share of all words of two names that both have.
  static let sharedWords = 2.0 / 3
  /// The most exercises that are compared pair by pair, a limit against damaged data.
  static let mostCompared = SimilarNames.mostCompared

  let log: TrainingLog
  let sessions: ExerciseSessions

  /// What is compared of a name.
  private struct Name {
    let exercise: Int
    let work: [ExerciseSession]
    let first: CivilDate
    let last: CivilDate
    let words: Set<String>
  }

  /// At most one finding for each name, with the name that it continues. In the order of the exercises.
  func find() -> [Suspicion] {
    guard log.exercises.count <= ContinuedNames.mostCompared else { return [] }
    let names = sessions.ofExercise.enumerated().compactMap { exercise, work -> Name? in
      guard let first = work.first, let last = work.last,
        work.count >= ContinuedNames.fewestSessions
      else { return nil }
      return Name(
        exercise: exercise, work: work, first: first.date, last: last.date,
        words: SimilarNames.words(of: log.exercises[exercise].name))
    }
    return names.compactMap { next in
      // Of several names that stopped before, the one that stopped last.
      let earlier = names.filter { continues(next, $0) }.max { $0.last < $1.last }
      guard let earlier, let row = next.work.first?.rows.first else { return nil }
      return Suspicion(
        issue: Issue(
          rule: .continuedName, severity: .warning, place: log.place(ofRow: row),
          doubt: .name(log.exercises[earlier.exercise].name),
          proposal: .continuedAs(log.exercises[next.exercise].name)),
        rows: [])
    }
  }

  private func continues(_ next: Name, _ earlier: Name) -> Bool {
    let gap = next.first.days(since: earlier.last)
    guard gap > 0, gap <= ContinuedNames.longestGap else { return false }
    if isOneExercise(next.exercise, earlier.exercise) {
      return hasLikeLoads(earlier, next, within: ContinuedNames.loadRatio)
    }
    return gap <= ContinuedNames.longestGapOfWords
      && min(next.work.count, earlier.work.count) >= ContinuedNames.fewestSessionsOfWords
      && mayBeOneExercise(next, earlier)
      && hasLikeLoads(earlier, next, within: ContinuedNames.loadRatioOfWords)
  }

  /// Whether the catalogue or the user's map has both names under one name, with one implement.
  private func isOneExercise(_ a: Int, _ b: Int) -> Bool {
    guard let first = known(a), let second = known(b) else { return false }
    return first.name == second.name && first.implement == second.implement
  }

  private func known(_ exercise: Int) -> ExerciseFacts? {
    switch log.exercises[exercise].resolution {
    case .catalogue(let facts), .user(let facts): facts
    case .inferred, .unassigned: nil
    }
  }

  /// Whether two names, one of which is not known, share most words, and no other fact tells them apart.
  private func mayBeOneExercise(_ a: Name, _ b: Name) -> Bool {
    guard known(a.exercise) == nil || known(b.exercise) == nil else { return false }
    if let first = log.exercises[a.exercise].facts, let second = log.exercises[b.exercise].facts,
      first.direct != second.direct || first.implement != second.implement
    {
      return false
    }
    let common = a.words.intersection(b.words).count
    return Double(common) >= ContinuedNames.sharedWords * Double(a.words.union(b.words).count)
  }

  /// Whether the loads at the end of a name are those at the beginning of the next; of lifts without loads, whether neither
  /// has any.
  private func hasLikeLoads(_ earlier: Name, _ next: Name, within ratio: Double) -> Bool {
    let before = heaviest(earlier.work.suffix(ContinuedNames.compared))
    let after = heaviest(next.work.prefix(ContinuedNames.compared))
    guard before > 0, after > 0 else { return before == after }
    return after <= ratio * before && before <= ratio * after
  }

  /// The heaviest load of some sessions in kilograms; 0 for none.
  private func heaviest(_ work: ArraySlice<ExerciseSession>) -> Double {
    work.compactMap(\.topRow).map { Load(units: log.columns.load[$0] ?? 0).kilograms }.max() ?? 0
  }

}
