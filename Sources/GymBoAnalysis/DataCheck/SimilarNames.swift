internal import GymBoLog

/// Exercise names that differ by a letter or two: one exercise, probably, whose history is split.
struct SimilarNames {
  let log: TrainingLog

  /// More exercises than this are not compared pair by pair, nor longer names than these: bounds for damaged data.
  static let mostCompared = 1500
  static let lengths = 5...100

  /// A name as it is compared.
  private struct Name {
    var letters: [Unicode.Scalar]
    /// "Exercise 1" and "Exercise 2" are two.
    var digits: [Unicode.Scalar]
    var firstRow: Int?
    var sets = 0

    init(_ name: String) {
      letters = Array(name.lowercased().unicodeScalars)
      digits = letters.filter { (48...57).contains($0.value) }
    }
  }

  /// One finding a name: with the first of those that it resembles.
  func find() -> [Suspicion] {
    guard log.exercises.count <= SimilarNames.mostCompared else { return [] }
    var names = log.exercises.map { Name($0.name) }
    for row in 0..<log.sets.count {
      let exercise = Int(log.sets.exercise[row])
      if names[exercise].firstRow == nil { names[exercise].firstRow = row }
      names[exercise].sets += 1
    }
    var isFound = [Bool](repeating: false, count: names.count)
    var found: [Suspicion] = []
    for a in names.indices {
      for b in names.indices.dropFirst(a + 1) {
        // The rarer name is proposed to become the more frequent one.
        let (rare, kept) = names[a].sets < names[b].sets ? (a, b) : (b, a)
        guard !isFound[rare], let row = names[rare].firstRow, areSimilar(a, b, names) else {
          continue
        }
        isFound[rare] = true
        found.append(
          Suspicion(
            issue: Issue(
              rule: .similarNames, severity: .warning, place: log.place(ofRow: row),
              original: log.exercises[rare].name, proposal: log.exercises[kept].name),
            rows: []))
      }
    }
    return found
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
    let limit = shorter >= 10 ? 2 : 1
    return SimilarNames.editDistance(first, second, limit: limit) <= limit
  }

  /// Optimal string alignment distance; anything above the limit may be reported as limit + 1.
  private static func editDistance(
    _ a: [Unicode.Scalar], _ b: [Unicode.Scalar], limit: Int
  ) -> Int {
    let far = limit + 1
    var beforeLast = [Int](repeating: far, count: b.count + 1)
    var last = (0...b.count).map { min($0, far) }
    var row = beforeLast
    for i in 1...a.count {
      // Further than the limit from the diagonal nothing is near.
      let columns = max(1, i - limit)...max(1, min(b.count, i + limit))
      row[columns.lowerBound - 1] = columns.lowerBound == 1 ? min(i, far) : far
      var best = row[columns.lowerBound - 1]
      for j in columns {
        let cost = a[i - 1] == b[j - 1] ? 0 : 1
        row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost, far)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          row[j] = min(row[j], beforeLast[j - 2] + 1)
        }
        best = min(best, row[j])
      }
      if columns.upperBound < b.count { row[columns.upperBound + 1] = far }
      if best > limit { return far }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[b.count]
  }
}
