/// What the repetitions of a session's sets at one load say, in the order in which they were done.
extension LinearRule {
  /// What the sessions after one must reach: the repetitions of its sets, of a last one for as many as go those of the best
  /// before it.
  static func planned(_ sets: [Int]) -> [Int] {
    guard hasOpenLast(sets), let most = sets.dropLast().max() else { return sets }
    return sets.dropLast() + [most]
  }

  /// Whether a set broke down: it had no more than two thirds of the repetitions of the best one.
  static func hasBrokenSet(_ sets: [Int]) -> Bool {
    guard let most = sets.max(), let least = sets.min() else { return false }
    return Double(least) <= brokenShare * Double(most)
  }

  /// Whether equal sets were meant, and one after the best broke down; those before it may have led up to it.
  /// - Parameter meant: the repetitions of the last session's sets; sets that differ were not meant to be equal.
  static func hasMissedSet(_ sets: [Int], meant: [Int]) -> Bool {
    let (sets, meant) = (planned(sets), planned(meant))
    guard let wanted = meant.max(), wanted == meant.min(), let most = sets.max(), most > 0
    else { return false }
    let fewest = brokenShare * Double(min(most, wanted))
    // A single leads up to a test, or comes after one.
    return sets.drop { $0 < most }.contains { $0 != 1 && Double($0) <= fewest }
  }

  /// Whether the last of three sets or more was for as many repetitions as go: it had at least two more than all before it.
  static func hasOpenLast(_ sets: [Int]) -> Bool {
    guard sets.count >= fewestWithOpen, let most = sets.dropLast().max(), let last = sets.last
    else { return false }
    return last > most + 1
  }

  /// Whether the best sets, as many as both have, kept nine tenths of their repetitions.
  static func keeps(_ now: [Int], of before: [Int]) -> Bool {
    let count = min(now.count, before.count)
    func sum(_ sets: [Int]) -> Int { sets.sorted(by: >).prefix(count).reduce(0, +) }
    return Double(sum(now)) >= keptShare * Double(sum(before))
  }
}
