/// More load when the last set has two repetitions above the target in two sessions running.
///
/// Source: the 2-for-2 rule of Baechle TR, Earle RW (2008) Essentials of Strength Training and Conditioning; ACSM (2009)
/// Progression models in resistance training for healthy adults. Med Sci Sports Exerc 41:687–708. Evidence grade:
/// practitioner rule in a position stand.
public struct TwoForTwo: Sendable, Hashable {
  /// Repetitions aimed at.
  public let target: Int

  /// Repetitions above the target that the last set needs.
  public static let extraRepetitions = 2
  /// Sessions running in which it needs them.
  public static let sessions = 2

  /// - Returns: nil unless 1 ≤ target ≤ 30.
  public init?(target: Int) {
    guard (1...30).contains(target) else { return nil }
    self.target = target
  }

  /// - Parameter lastSets: the repetitions of the last set at the top load, one a session, all with the same load, the
  ///   last session first.
  public func isMet(lastSets: [Int]) -> Bool { standing(lastSets: lastSets) >= TwoForTwo.sessions }

  /// Sessions running, of two, whose last set had two more repetitions than the target.
  public func standing(lastSets: [Int]) -> Int {
    lastSets.prefix(TwoForTwo.sessions)
      .prefix { $0 >= target + TwoForTwo.extraRepetitions }.count
  }
}
