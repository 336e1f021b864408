internal import GymBoLog

/// Exercise names that differ by a letter or two: one exercise, probably, whose history is split.
struct SimilarNames {
  let log: TrainingLog

  /// More exercises than this are not compared pair by pair.
  static let mostCompared = 1500

  func find() -> [Suspicion] {
    let names = log.exercises.map { Array($0.name.lowercased().unicodeScalars) }
    guard names.count <= SimilarNames.mostCompared else { return [] }
    var firstRow = [Int?](repeating: nil, count: names.count)
    var count = [Int](repeating: 0, count: names.count)
    for row in 0..<log.sets.count {
      let exercise = Int(log.sets.exercise[row])
      firstRow[exercise] = firstRow[exercise] ?? row
      count[exercise] += 1
    }
    var found: [Suspicion] = []
    for a in names.indices {
      for b in names.indices.dropFirst(a + 1) where areSimilar(a, b, names) {
        // The rarer name is proposed to become the more frequent one.
        let (rare, kept) = count[a] < count[b] ? (a, b) : (b, a)
        guard let row = firstRow[rare] else { continue }
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

  private func areSimilar(_ a: Int, _ b: Int, _ names: [[Unicode.Scalar]]) -> Bool {
    let shorter = min(names[a].count, names[b].count)
    guard shorter >= 5, (names[a].count - names[b].count).magnitude <= 2 else { return false }
    // Two names that the catalogue knows as different exercises are different.
    if case .catalogue(let first) = log.exercises[a].resolution,
      case .catalogue(let second) = log.exercises[b].resolution, first.name != second.name
    {
      return false
    }
    // "Exercise 1" and "Exercise 2" are two.
    func digits(_ name: [Unicode.Scalar]) -> [Unicode.Scalar] {
      name.filter { (48...57).contains($0.value) }
    }
    guard digits(names[a]) == digits(names[b]) else { return false }
    let limit = shorter >= 10 ? 2 : 1
    return editDistance(names[a], names[b], limit: limit) <= limit
  }

  /// Optimal string alignment distance; anything above the limit may be reported as limit + 1.
  private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], limit: Int) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i] + [Int](repeating: 0, count: b.count)
      var best = i
      for j in 1...b.count {
        let cost = a[i - 1] == b[j - 1] ? 0 : 1
        row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          row[j] = min(row[j], beforeLast[j - 2] + 1)
        }
        best = min(best, row[j])
      }
      if best > limit { return limit + 1 }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
