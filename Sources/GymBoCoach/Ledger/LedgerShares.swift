internal import GymBoProgression

/// How often suggestions were what was done next, in numbers.
package struct LedgerShares: Sendable, Hashable {
  /// Suggestions with a next session.
  package let suggestions: Int
  /// Of these, those for more load; how often the next top load was that, further, or up at all.
  package let increases: Int
  package let increasesLifted: Int
  package let increasesUp: Int
  /// Suggestions whose load was lifted with repetitions, and how these went.
  package let tried: Int
  package let done: Int
  package let nearly: Int
  package let tooEasy: Int

  /// Three or more fewer than the repetitions.
  package var failed: Int { tried - done - nearly }

  /// Increases from which shares say something.
  package static let fewest = 10
}

/// How often what was said to be about so likely came true, where the very load was lifted.
package struct LedgerCalibration: Sendable, Hashable {
  /// Percent that were said, in tens: 80 for 80 to 89.
  package let percent: Int
  package let said: Double
  package let suggestions: Int
  package let done: Int

  /// One for each ten percent from 50 on that was said at all.
  package static func all(_ entries: some Sequence<Ledger.Entry>) -> [LedgerCalibration] {
    let judged = entries.compactMap { entry -> (probability: Double, isDone: Bool)? in
      guard let probability = entry.suggestion.probability, let outcome = entry.outcome else {
        return nil
      }
      return (probability, outcome.isDone)
    }
    return stride(from: 0, to: 100, by: 10).compactMap { percent in
      let own = judged.filter {
        let said = 100 * $0.probability
        return said >= Double(percent) && (said < Double(percent + 10) || percent == 90)
      }
      guard !own.isEmpty else { return nil }
      return LedgerCalibration(
        percent: percent,
        said: own.reduce(0) { $0 + $1.probability } / Double(own.count),
        suggestions: own.count, done: own.count(where: \.isDone))
    }
  }
}

extension Ledger {
  /// All, and by rule in the order of the rules.
  package var shares: LedgerShares { LedgerShares(entries) }
  package var calibration: [LedgerCalibration] { LedgerCalibration.all(entries) }
}

extension LedgerShares {
  package init(_ entries: some Sequence<Ledger.Entry>) {
    let entries = Array(entries)
    let increases = entries.filter(\.isIncrease)
    suggestions = entries.count
    self.increases = increases.count
    increasesLifted = increases.count(where: \.isLifted)
    increasesUp = increases.count {
      $0.movement == .asSuggested || $0.movement == .further || $0.movement == .up
    }
    let outcomes = entries.compactMap(\.outcome)
    tried = outcomes.count
    done = outcomes.count(where: \.isDone)
    nearly = outcomes.count { $0 == .nearly }
    tooEasy = outcomes.count { $0 == .tooEasy }
  }
}
