internal import GymBoAnalysis
internal import GymBoLog

/// More load when the last set has two repetitions above the target in two sessions running.
///
/// Source: the 2-for-2 rule of Baechle TR, Earle RW (2008) Essentials of Strength Training and Conditioning; ACSM (2009)
/// Progression models in resistance training for healthy adults. Med Sci Sports Exerc 41:687–708. Evidence grade:
/// practitioner rule, included in a position statement.
public struct TwoForTwo: Sendable, Hashable {
  /// Repetitions aimed at.
  public let target: Int

  /// Repetitions above the target that the last set needs.
  public static let extraRepetitions = 2
  /// The number of sessions in a row in which the last set needs them.
  public static let sessions = 2

  /// - Returns: nil unless 1 ≤ target ≤ 30.
  public init?(target: Int) {
    guard (1...30).contains(target) else { return nil }
    self.target = target
  }

  /// - Parameter lastSets: the repetitions of the last set at the top load, one a session, all with the same load, the
  ///   last session first.
  package func isMet(lastSets: [Int]) -> Bool { standing(lastSets: lastSets) >= TwoForTwo.sessions }

  /// The number of last sessions in a row, up to two, whose last set had two more repetitions than the target.
  package func standing(lastSets: [Int]) -> Int {
    lastSets.prefix(TwoForTwo.sessions)
      .prefix { $0 >= target + TwoForTwo.extraRepetitions }.count
  }
}

extension TwoForTwo: RuleOnRequest {
  static let kind = SuggestionRule.twoForTwo
  static let optionForm = "two-for-two:10"
  static let help =
    "more load when the last set has \(extraRepetitions) repetitions above 10 in \(sessions) sessions "
    + "running"

  var inList: ProgressionRule { .twoForTwo(self) }

  init?(numbers: Substring?) {
    guard let target = numbers.flatMap({ Int($0) }) else { return nil }
    self.init(target: target)
  }

  func answer(after last: LastWork, _ context: ProgressionRule.Context) -> RuleAnswer {
    let equal = last.equalSessions.prefix(TwoForTwo.sessions)
    let lastSets = equal.compactMap { $0.topSets.last?.repetitions }
    let standing = standing(lastSets: lastSets)
    func answer(
      _ action: SuggestedChange, _ repetitions: Int, _ load: Load, _ reason: RuleReason
    ) -> RuleAnswer {
      last.answer(
        action, sets: last.session.topSets.count, repetitions: repetitions, load: load,
        reason: reason, evidence: equal.flatMap { $0.topSets.suffix(1).map(\.row) })
    }
    let reason = RuleReason.extraRepetitions(
      sessions: standing, of: TwoForTwo.sessions, spare: TwoForTwo.extraRepetitions)
    if last.session.hasFailedSet { return answer(.hold, target, last.load, .failedSet) }
    guard isMet(lastSets: lastSets) else {
      return answer(.hold, target, last.load, reason)
    }
    let more = (lastSets.first ?? target) + 1
    guard let next = last.loadable.next(above: last.load) else {
      return answer(.addRepetition, more, last.load, .nothingToLoad)
    }
    guard next <= last.limit else {
      return answer(
        .addRepetition, more, last.load,
        .stepTooLarge(next: next, percent: last.percent(to: next)))
    }
    return answer(.increaseLoad, target, next, reason)
  }

  /// The method as it is declared: formula, constants, range, evidence and source.
  static let method = MethodDeclaration(
    identifier: "two_for_two", name: "Two for two", kind: .progression,
    formula: "last set ≥ target + e repetitions in n sessions running: next load",
    constants: [
      .init("e", Double(TwoForTwo.extraRepetitions)), .init("n", Double(TwoForTwo.sessions)),
    ],
    range: "targets of 1–30 repetitions",
    rangeReason: "practice decides; no rule has been found superior",
    unit: "the unit of the load", evidence: .practitioner,
    source:
      "Baechle TR, Earle RW (2008) Essentials of Strength Training and Conditioning; ACSM (2009) "
      + "Med Sci Sports Exerc 41:687–708",
    example: .init(
      given: "target 10, last sets 12 and 12: sessions that count", expected: 2, decimals: 0,
      source: "the rule",
      answer: { TwoForTwo(target: 10).map { Double($0.standing(lastSets: [12, 12])) } }))
}
