internal import GymBoLog
internal import GymBoPlatform

/// Which set that was done stands for which planned one.
///
/// Pairs keep the order of both. There are as many as possible, and of these those of least cost: the sum of |ln(done load /
/// planned load)| + 0.05 for each repetition of difference, of a range from its nearer end. Of equal costs the earliest sets are
/// paired.
package enum SetPairs {
  /// What a set is compared by.
  package struct Element: Sendable, Hashable {
    /// Of a range the fewest.
    package var repetitions: Int
    package var most: Int
    package var load: Double?

    /// - Parameter most: of a range; nil for one number of repetitions.
    package init(repetitions: Int, most: Int? = nil, load: Double?) {
      self.repetitions = repetitions
      self.most = max(repetitions, most ?? repetitions)
      self.load = load
    }

    /// Repetitions between two sets; within a range there are none.
    fileprivate func distance(to other: Element) -> Int {
      max(0, repetitions - other.most, other.repetitions - most)
    }
  }

  /// The cost of a repetition more or fewer.
  private static let repetitionCost = 0.05
  /// Costs that differ by less are equal.
  private static let tolerance = 1e-12

  /// For each planned set the index of the set done for it, or nil. O(planned · done).
  package static func of(planned: [Element], done: [Element]) -> [Int?] {
    // As many as planned: there is one way to pair all of them in order.
    if planned.count == done.count { return planned.indices.map { $0 } }
    guard planned.count > done.count else { return matched(planned, done) }
    // More planned sets than done ones: each done set finds its planned one.
    var pairs = [Int?](repeating: nil, count: planned.count)
    for (index, place) in matched(done, planned).enumerated() {
      if let place { pairs[place] = index }
    }
    return pairs
  }

  /// For each set of the shorter list its partner in the longer one; every one has one.
  private static func matched(_ short: [Element], _ long: [Element]) -> [Int?] {
    guard !short.isEmpty else { return [] }
    let width = long.count + 1
    // The least cost from a place in both lists on.
    var costs = [Double](repeating: 0, count: (short.count + 1) * width)
    for i in short.indices.reversed() {
      costs[i * width + long.count] = .infinity
      for j in long.indices.reversed() {
        let paired = cost(short[i], long[j]) + costs[(i + 1) * width + j + 1]
        costs[i * width + j] = min(paired, costs[i * width + j + 1])
      }
    }
    var pairs: [Int?] = []
    var j = 0
    for i in short.indices {
      // The first partner with which the least cost is reached.
      while j + 1 < long.count,
        cost(short[i], long[j]) + costs[(i + 1) * width + j + 1]
          > costs[i * width + j] + tolerance
      {
        j += 1
      }
      pairs.append(j)
      j += 1
    }
    return pairs
  }

  private static func cost(_ a: Element, _ b: Element) -> Double {
    let repetitions = repetitionCost * Double(a.distance(to: b))
    guard let first = a.load, let second = b.load, first > 0, second > 0 else { return repetitions }
    return repetitions + abs(log(second / first))
  }

  /// The cost of some pairs.
  package static func cost(_ pairs: [Int?], planned: [Element], done: [Element]) -> Double {
    pairs.enumerated().reduce(0) { sum, pair in
      sum + (pair.element.map { cost(planned[pair.offset], done[$0]) } ?? 0)
    }
  }
}
