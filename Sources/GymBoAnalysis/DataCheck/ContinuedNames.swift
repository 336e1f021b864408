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

  /// When a name was trained.
  private struct Name {
    let exercise: Int
    let sessions: Int
    let first: CivilDate
    let last: CivilDate
  }

  /// At most one finding for each name, with the name that it continues. In the order of the exercises.
  func find() -> [Suspicion] {
    guard log.exercises.count <= ContinuedNames.mostCompared else { return [] }
    var names: [Name] = []
    for exercise in sessions.ofExercise.indices {
      let count = sessions.ofExercise[exercise].count
      guard count >= ContinuedNames.fewestSessions else { continue }
      names.append(
        Name(
          exercise: exercise, sessions: count, first: sessions.ofExercise[exercise][0].date,
          last: sessions.ofExercise[exercise][count - 1].date))
    }
    var found: [Suspicion] = []
    for next in names {
      // Of several names that stopped before, the one that stopped last.
      var earlier: Name?
      for name in names where name.last < next.first {
        if let earlier, earlier.last >= name.last { continue }
        if continues(next, name) { earlier = name }
      }
      guard let earlier, let row = sessions.ofExercise[next.exercise].first?.rows.first else {
        continue
      }
      found.append(
        Suspicion(
          issue: Issue(
            rule: .continuedName, severity: .warning, place: log.place(ofRow: row),
            doubt: .name(log.exercises[earlier.exercise].name),
            proposal: .continuedAs(log.exercises[next.exercise].name)),
          rows: []))
    }
    return found
  }

  private func continues(_ next: Name, _ earlier: Name) -> Bool {
    let gap = next.first.days(since: earlier.last)
    guard gap > 0, gap <= ContinuedNames.longestGap else { return false }
    if isOneExercise(next.exercise, earlier.exercise) {
      return hasLikeLoads(earlier, next, within: ContinuedNames.loadRatio)
    }
    return gap <= ContinuedNames.longestGapOfWords
      && min(next.sessions, earlier.sessions) >= ContinuedNames.fewestSessionsOfWords
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
    let first = SimilarNames.words(of: log.exercises[a.exercise].name)
    let second = SimilarNames.words(of: log.exercises[b.exercise].name)
    let common = first.intersection(second).count
    return Double(common) >= ContinuedNames.sharedWords * Double(first.union(second).count)
  }

  /// Whether the loads at the end of a name are those at the beginning of the next; of lifts without loads, whether neither
  /// has any.
  private func hasLikeLoads(_ earlier: Name, _ next: Name, within ratio: Double) -> Bool {
    let before = heaviest(
      sessions.ofExercise[earlier.exercise].suffix(ContinuedNames.compared))
    let after = heaviest(sessions.ofExercise[next.exercise].prefix(ContinuedNames.compared))
    guard before > 0, after > 0 else { return before == after }
    return after <= ratio * before && before <= ratio * after
  }

  /// The heaviest load of some sessions in kilograms; 0 for none.
  private func heaviest(_ work: ArraySlice<ExerciseSession>) -> Double {
    work.compactMap(\.topRow).map { Load(units: log.columns.load[$0] ?? 0).kilograms }.max() ?? 0
  }

}
