/// Where a course turned: the peak or the low between its beginning and its end.
extension OwnCourse {
  /// A peak or a low between the ends.
  package struct Turn: Sendable, Hashable {
    /// The best of the sessions between the ends, or the worst.
    package let value: Double
    /// Index of that session among all points.
    package let index: Int
  }

  /// The best of the sessions between the ends, or the worst, where the middle one of three in a row is beyond both ends by more
  /// than ``turnShare``, and the one before or after it is about as far: one odd session is no turn. nil without one.
  static func turn(
    _ levels: [Double], at indices: [Int], from: Double, to: Double
  ) -> Turn? {
    let (low, high) = (min(from, to), max(from, to))
    var (furthest, isPeak) = (turnShare, Bool?.none)
    for place in levels.indices.dropFirst().dropLast() {
      let middle = levels[(place - 1)...(place + 1)].sorted()[1]
      let beyond = max(middle / high - 1, 1 - middle / low)
      guard beyond > furthest else { continue }
      (furthest, isPeak) = (beyond, middle > high)
    }
    let between = levels.indices.dropFirst().dropLast()
    // Where another session is as far beyond them on the other side, all of them scatter.
    guard let isPeak, let least = levels.min(), let most = levels.max(),
      isPeak ? least >= (1 - turnShare) * low : most <= (1 + turnShare) * high
    else { return nil }
    let held = between.filter { isHeld($0, levels) }
    guard
      let place = isPeak
        ? held.max(by: { levels[$0] < levels[$1] }) : held.min(by: { levels[$0] < levels[$1] }),
      isPeak ? levels[place] > high : levels[place] < low
    else { return nil }
    return Turn(value: levels[place], index: indices[place])
  }

  /// Whether the session before or after one is about as far.
  static func isHeld(_ place: Int, _ levels: [Double]) -> Bool {
    let level = levels[place]
    return [place - 1, place + 1].contains {
      levels.indices.contains($0) && (levels[$0] / level - 1).magnitude <= turnShare
    }
  }

  /// The index of the best of them among all points, where the session before or after it was about as good; nil where it was one
  /// odd session.
  package var peak: Int? {
    levels.max().flatMap(levels.firstIndex(of:)).flatMap {
      OwnCourse.isHeld($0, levels) ? counted[$0] : nil
    }
  }
}
