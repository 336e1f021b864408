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
    // Exercises are numbered by name, so that the sums do not depend on the order of the work.
    // A name is looked up once for all work of an exercise in a row.
    let firsts = work.indices.filter { $0 == 0 || work[$0 - 1].exercise != work[$0].exercise }
    let names = Set(firsts.map { work[$0].exercise }).sorted()
    let places = numbered(names)
    let mondays = Set(work.map { monday(of: $0.date) }).sorted()
    let weeks = numbered(mondays)
    var sets = mondays.map { _ in [Double](repeating: 0, count: names.count) }
    for (first, end) in zip(firsts, firsts.dropFirst() + [work.count]) {
      guard let place = places[work[first].exercise] else { continue }
      for index in first..<end {
        guard let week = weeks[monday(of: work[index].date)] else { continue }
        sets[week][place] += work[index].sets
      }
    }
    let changes = TrainingBlocks.changes(sets)
    let gaps = mondays.indices.dropFirst().filter {
      mondays[$0].days(since: mondays[$0 - 1]) > gap
    }
    let cuts = Set(self.cuts(changes) + gaps).sorted()
    let edges = [0] + cuts + [mondays.count]
    return zip(edges, edges.dropFirst()).filter { $0 < $1 }.map { begin, end in
      TrainingBlock(
        first: mondays[begin], last: mondays[end - 1], weeks: end - begin, change: changes[begin])
    }
  }

  private static func monday(of day: CivilDate) -> CivilDate {
    day.advanced(by: 1 - day.weekday.rawValue)
  }

  /// The place of each value among some that differ.
  private static func numbered<Value: Hashable>(_ values: [Value]) -> [Value: Int] {
    Dictionary(uniqueKeysWithValues: values.enumerated().map { ($1, $0) })
  }

  /// How much each week and the two after it differ from the three before it.
  /// - Parameter weeks: the sets of each exercise, by its number.
  private static func changes(_ weeks: [[Double]]) -> [Int: Double] {
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

  private static func sum(_ weeks: ArraySlice<[Double]>) -> [Double] {
    var sum = [Double](repeating: 0, count: weeks.first?.count ?? 0)
    for week in weeks {
      for place in sum.indices { sum[place] += week[place] }
    }
    return sum
  }

  private static func cosine(_ a: [Double], _ b: [Double]) -> Double {
    var (product, ofA, ofB) = (0.0, 0.0, 0.0)
    for place in a.indices {
      product += a[place] * b[place]
      ofA += a[place] * a[place]
      ofB += b[place] * b[place]
    }
    let lengths = ofA.squareRoot() * ofB.squareRoot()
    return lengths > 0 ? product / lengths : 0
  }
}
