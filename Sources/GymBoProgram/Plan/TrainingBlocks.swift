package import GymBoLog

/// A run of weeks with about the same exercises.
package struct TrainingBlock: Sendable, Hashable {
  /// The Mondays of its first and last week.
  package let first: CivilDate
  package let last: CivilDate
  /// Weeks with training.
  package let weeks: Int
  /// How much the exercises changed at its beginning, 0 to 1; nil where that cannot be said.
  package let change: Double?
}

/// Finds blocks in a history: where the choice of exercises changes.
package enum TrainingBlocks {
  /// Working sets of an exercise on a day.
  package struct Work: Sendable, Hashable {
    package var date: CivilDate
    package var exercise: String
    package var sets: Double

    package init(date: CivilDate, exercise: String, sets: Double) {
      self.date = date
      self.exercise = exercise
      self.sets = sets
    }
  }

  /// Weeks that are compared on each side, weeks of the shortest block, and the change that parts blocks.
  private static let near = 3
  private static let shortest = 3
  private static let leastChange = 0.45
  /// Days from Monday to Monday after which a new block begins anyway.
  private static let gap = 21

  /// The blocks of a history, in order of time. O(weeks · exercises).
  package static func of(_ work: [Work]) -> [TrainingBlock] {
    var byWeek: [CivilDate: [String: Double]] = [:]
    for item in work {
      let monday = item.date.advanced(by: 1 - item.date.weekday.rawValue)
      byWeek[monday, default: [:]][item.exercise, default: 0] += item.sets
    }
    let mondays = byWeek.keys.sorted()
    let weeks = mondays.map { byWeek[$0] ?? [:] }
    let changes = TrainingBlocks.changes(weeks)
    let gaps = mondays.indices.dropFirst().filter {
      mondays[$0].days(since: mondays[$0 - 1]) > gap
    }
    let cuts = Set(self.cuts(changes) + gaps).sorted()
    let edges = [0] + cuts + [weeks.count]
    return zip(edges, edges.dropFirst()).filter { $0 < $1 }.map { begin, end in
      TrainingBlock(
        first: mondays[begin], last: mondays[end - 1], weeks: end - begin, change: changes[begin])
    }
  }

  /// How much each week and the two after it differ from the three before it.
  private static func changes(_ weeks: [[String: Double]]) -> [Int: Double] {
    guard weeks.count >= 2 * shortest else { return [:] }
    var changes: [Int: Double] = [:]
    for index in shortest...(weeks.count - shortest) {
      let before = sum(weeks[max(0, index - near)..<index])
      let after = sum(weeks[index..<min(weeks.count, index + near)])
      changes[index] = ((1 - cosine(before, after)) * 1e12).rounded() / 1e12
    }
    return changes
  }

  /// The greatest changes first, far enough apart.
  private static func cuts(_ changes: [Int: Double]) -> [Int] {
    var cuts: [Int] = []
    for (index, change) in changes.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      guard change >= leastChange else { break }
      if cuts.allSatisfy({ ($0 - index).magnitude >= shortest }) { cuts.append(index) }
    }
    return cuts
  }

  private static func sum(_ weeks: ArraySlice<[String: Double]>) -> [String: Double] {
    weeks.reduce(into: [:]) { sum, week in sum.merge(week) { $0 + $1 } }
  }

  private static func cosine(_ a: [String: Double], _ b: [String: Double]) -> Double {
    let length = { (week: [String: Double]) -> Double in
      week.sorted { $0.key < $1.key }.reduce(0) { $0 + $1.value * $1.value }.squareRoot()
    }
    let product = a.sorted { $0.key < $1.key }.reduce(0) { $0 + $1.value * (b[$1.key] ?? 0) }
    let lengths = length(a) * length(b)
    return lengths > 0 ? product / lengths : 0
  }
}
