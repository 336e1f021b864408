internal import GymBoLog

/// Finds exercise names that differ by one or two letters. They are probably one exercise with a split history.
///
/// A slip of the finger makes a word that there is not. Names of two words that there are, such as "Internal" and "External"
/// or "Spider" and "Side", are two exercises, and so are names of different muscles.
struct SimilarNames {
  let log: TrainingLog

  /// The most exercises that are compared pair by pair, a limit against damaged data. `lengths` are the lengths of
  /// names that are compared, in letters.
  static let mostCompared = 1500
  static let lengths = 5...100
  /// The length of a name from which two letters may differ; in shorter names only one.
  static let longName = 10

  /// A name as it is compared.
  private struct Name {
    var letters: [Unicode.Scalar]
    /// The digits of the name, which must be equal: "Exercise 1" and "Exercise 2" are different exercises.
    var digits: [Unicode.Scalar]
    /// Whether the catalogue knows the exercise by this name.
    let isKnown: Bool

    init(_ exercise: LoggedExercise) {
      letters = Array(exercise.name.lowercased().unicodeScalars)
      isKnown = if case .catalogue = exercise.resolution { true } else { false }
      digits = letters.filter { (48...57).contains($0.value) }
    }
  }

  /// At most one finding for each name, with the first name that it resembles; or that the names were not compared.
  func find() -> [Suspicion] {
    guard log.exercises.count <= SimilarNames.mostCompared else {
      return [
        Suspicion(issue: Issue(rule: .namesNotCompared, severity: .notice, place: nil), rows: [])
      ]
    }
    let names = log.exercises.map { Name($0) }
    let (sets, firstRows) = rows(of: names.count)
    var isFound = [Bool](repeating: false, count: names.count)
    var found: [Suspicion] = []
    for a in names.indices {
      for b in names.indices.dropFirst(a + 1) {
        // The name that the catalogue does not know, else the rarer one, is proposed to become the other.
        let isKnown = (names[a].isKnown, names[b].isKnown)
        let isFirstKept = isKnown.0 == isKnown.1 ? sets[a] >= sets[b] : isKnown.0
        let (rare, kept) = isFirstKept ? (b, a) : (a, b)
        guard !isFound[rare], case let row = firstRows[rare], row >= 0, areSimilar(a, b, names)
        else {
          continue
        }
        isFound[rare] = true
        found.append(
          Suspicion(
            issue: Issue(
              rule: .similarNames, severity: .warning, place: log.place(ofRow: row),
              doubt: .name(log.exercises[rare].name),
              proposal: .meantName(log.exercises[kept].name)),
            rows: []))
      }
    }
    return found
  }

  /// The number of sets of each exercise, and the row of its first one; −1 without a set.
  private func rows(of exercises: Int) -> (counts: [Int], first: [Int]) {
    var counts = [Int](repeating: 0, count: exercises)
    var first = [Int](repeating: -1, count: exercises)
    var count = counts.mutableSpan
    var firstRow = first.mutableSpan
    for row in log.columns.exercise.indices.reversed() {
      let exercise = Int(log.columns.exercise[row])
      count[exercise] += 1
      firstRow[exercise] = row
    }
    return (counts, first)
  }

  private func areSimilar(_ a: Int, _ b: Int, _ names: [Name]) -> Bool {
    let (first, second) = (names[a].letters, names[b].letters)
    let shorter = min(first.count, second.count)
    guard SimilarNames.lengths.contains(shorter),
      (first.count - second.count).magnitude <= 2, names[a].digits == names[b].digits
    else { return false }
    // Two names that the catalogue knows as different exercises are different.
    if case .catalogue(let one) = log.exercises[a].resolution,
      case .catalogue(let other) = log.exercises[b].resolution, one.name != other.name
    {
      return false
    }
    let limit = shorter >= SimilarNames.longName ? 2 : 1
    return editDistance(first, second, limit: limit) <= limit && !areDifferent(a, b)
  }

  /// Whether two names that look alike are different exercises: by their muscles, or by words that both mean something.
  private func areDifferent(_ a: Int, _ b: Int) -> Bool {
    let (first, second) = (log.exercises[a], log.exercises[b])
    if let one = first.facts, let other = second.facts {
      if one.direct != other.direct { return true }
      if case .catalogue = first.resolution, case .catalogue = second.resolution { return false }
    }
    let (own, others) = (SimilarNames.words(of: first.name), SimilarNames.words(of: second.name))
    let differing = own.symmetricDifference(others)
    // A plural or a hyphen makes no other exercise.
    guard !own.subtracting(others).isEmpty, !others.subtracting(own).isEmpty else { return false }
    return differing.allSatisfy(SimilarNames.knownWords.contains)
  }

  /// The words of the catalogue's names. Made when two names look alike, which they do in few logs.
  private static let knownWords = Set(
    ExerciseCatalogue.standard.exercises.flatMap { words(of: $0.name) })

  /// The words of a name in small letters.
  static func words(of name: String) -> Set<String> {
    Set(name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }
}
