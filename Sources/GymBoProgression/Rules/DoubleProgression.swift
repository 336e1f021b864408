package import GymBoAnalysis
package import GymBoLog

/// First more repetitions, then more load: when every target set reaches the top of a range, the next loadable step and
/// the bottom of the range; below the range for some sessions running, less load; else one repetition more.
///
/// A step is feasible if what it costs in repetitions stays within the range: with load · 36 / (37 − r) constant
/// (Brzycki), step / load ≤ (37 − lowest) / (37 − highest) − 1. From 12 to 8 repetitions that is 16 %. Half a repetition below the
/// range is within it: the formula is no finer than that, and sets are counted in whole ones.
///
/// Evidence grade: practitioner rule; the feasibility follows from the formula of the 1RM.
public struct DoubleProgression: Sendable, Hashable {
  /// The range of repetitions.
  public let lowest: Int
  /// The top of the range of repetitions.
  public let highest: Int
  /// Sets that must reach the top; nil for as many as were done.
  public let sets: Int?
  /// Sessions running below the range after which the load goes down.
  public let sessionsBelow: Int
  /// By how much, as a share.
  public let reduction: Double

  /// The range where none is chosen.
  public static let usualRange = 8...12
  /// Sessions below the range, where no other number is chosen.
  public static let usualSessionsBelow = 2
  /// The reduction where none is chosen, as a share.
  public static let usualReduction = 0.05
  /// What the field takes off: 5–10 %.
  public static let reductions = 0.05...0.10

  /// - Returns: nil for a range that is empty, begins below 1 or ends above 36, where the formula ends; for no sets; for
  ///   other than 2 or 3 sessions, or a reduction outside 5–10 %.
  public init?(
    lowest: Int = usualRange.lowerBound, highest: Int = usualRange.upperBound, sets: Int? = nil,
    sessionsBelow: Int = usualSessionsBelow, reduction: Double = usualReduction
  ) {
    guard lowest >= 1, lowest < highest, highest <= 36, (sets ?? 1) >= 1,
      (2...3).contains(sessionsBelow), DoubleProgression.reductions.contains(reduction)
    else { return nil }
    self.lowest = lowest
    self.highest = highest
    self.sets = sets
    self.sessionsBelow = sessionsBelow
    self.reduction = reduction
  }

  /// What a session calls for.
  package enum Step: Sendable, Hashable {
    /// Every target set reached the top: the next loadable load, and the bottom of the range.
    case increase(repetitions: Int)
    /// Within the range: this many repetitions in every set.
    case addRepetitions(to: Int)
    /// Below the range for the first time: the same load again, for the bottom of the range.
    case hold(repetitions: Int)
    /// Below the range for several sessions running.
    case reduce(sessions: Int, repetitions: Int)
  }

  /// - Parameters:
  ///   - repetitions: of the sets at the session's top load, failed ones as 0.
  ///   - sessionsBefore: the same of the sessions before it with the same load, the last first.
  /// - Returns: nil for a session without a set.
  package func step(after repetitions: [Int], before sessionsBefore: [[Int]] = []) -> Step? {
    guard let fewest = repetitions.min() else { return nil }
    if fewest < lowest {
      let below =
        1 + sessionsBefore.prefix { !$0.isEmpty && ($0.min() ?? lowest) < lowest }.count
      return below >= sessionsBelow
        ? .reduce(sessions: below, repetitions: lowest) : .hold(repetitions: lowest)
    }
    if fewest >= highest {
      // All were done, but too few sets: the same again, with the sets that are missing.
      return repetitions.count >= sets ?? 1
        ? .increase(repetitions: lowest) : .addRepetitions(to: highest)
    }
    return .addRepetitions(to: fewest + 1)
  }

  /// The largest step in load, as a share of it, after which the bottom of the range can be expected.
  /// - Returns: nil where the formula has no answer for the range.
  package func largestJump(formula: OneRepetitionMaximumFormula = .brzycki) -> Double? {
    guard let low = try? formula.percentage(atRepetitions: Double(lowest)),
      let high = try? formula.percentage(atRepetitions: Double(highest))
    else { return nil }
    return low / high - 1
  }

  /// Expected repetitions in whole ones: what is missing of the next is left out, but for a tenth.
  static func whole(_ expected: Double) -> Int { Int(expected + 0.1) }

  /// The repetitions, not whole, to expect with a higher load from those done with a lower one, both to failure.
  /// - Returns: nil where less than one is to be expected, and for loads that are not positive.
  package static func expectedRepetitions(
    at load: Load, after repetitions: Int, at previous: Load,
    formula: OneRepetitionMaximumFormula = .brzycki
  ) -> Double? {
    guard previous > .zero, load > .zero,
      let percentage = try? formula.percentage(atRepetitions: Double(repetitions))
    else { return nil }
    return try? formula.repetitions(
      atPercentage: percentage * (Double(load.units) / Double(previous.units)))
  }
}

extension DoubleProgression: RuleOnRequest {
  static let kind = SuggestionRule.doubleProgression
  static let optionForm = "double-progression[:8-12]"
  static let help = "first more repetitions within the range, then more load from its bottom"

  var inList: ProgressionRule { .doubleProgression(self) }

  init?(numbers: Substring?) {
    guard let numbers else {
      self.init()
      return
    }
    let range = numbers.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard range.count == 2, let lowest = range[0], let highest = range[1] else { return nil }
    self.init(lowest: lowest, highest: highest)
  }

  func answer(after last: LastWork, _ context: ProgressionRule.Context) -> RuleAnswer {
    let repetitions = last.session.topSets.map(\.repetitions)
    let before = last.equalSessions.dropFirst().map { $0.topSets.map(\.repetitions) }
    switch step(after: repetitions, before: before) {
    case .hold(let target):
      return answer(
        last, .hold, target, last.load,
        .belowRange(lowest...highest, sessions: 1, of: sessionsBelow))
    case .reduce(let sessions, let target):
      return reduced(last, sessions: sessions, target: target)
    case .addRepetitions(let target) where !last.session.hasFailedSet:
      return answer(last, .addRepetition, target, last.load, .withinRange(lowest...highest))
    case .increase(let target) where !last.session.hasFailedSet:
      return increased(
        last, done: repetitions.min() ?? highest, target: target,
        today: context.today ?? last.session.date)
    case .addRepetitions, .increase, nil:
      return answer(last, .hold, repetitions.max() ?? lowest, last.load, .failedSet)
    }
  }

  /// Equal sets, with the top sets of the last sessions as evidence.
  private func answer(
    _ last: LastWork, _ action: SuggestedChange, _ repetitions: Int, _ load: Load,
    _ reason: RuleReason, sessions: Int = 1
  ) -> RuleAnswer {
    last.answer(
      action, sets: sets ?? last.session.topSets.count, repetitions: repetitions, load: load,
      reason: reason,
      evidence: last.equalSessions.prefix(sessions).flatMap { $0.topSets.map(\.row) })
  }

  /// Less load after some sessions below the range; the same load where the next one down is more than 10 % lighter.
  private func reduced(_ last: LastWork, sessions: Int, target: Int) -> RuleAnswer {
    let load = last.load
    guard let below = last.loadable.next(below: load) else {
      return answer(last, .hold, target, load, .nothingToLoad, sessions: sessions)
    }
    let wanted = Load(units: Int64(Double(load.units) * (1 - reduction)))
    let next = min(last.loadable.nearest(to: wanted), below)
    guard next >= LargestChange.lowest(after: load) else {
      return answer(
        last, .hold, target, load, .stepTooLarge(next: next, percent: last.percent(to: next)),
        sessions: sessions)
    }
    return answer(
      last, .decreaseLoad, target, next,
      .belowRange(lowest...highest, sessions: sessions, of: sessionsBelow),
      sessions: sessions)
  }

  /// The next load, or a repetition more where it is too far away.
  /// - Parameter done: repetitions that every set reached.
  private func increased(
    _ last: LastWork, done: Int, target: Int, today: CivilDate
  ) -> RuleAnswer {
    func anotherRepetition(_ reason: RuleReason) -> RuleAnswer {
      answer(last, .addRepetition, done + 1, last.load, reason)
    }
    guard let next = last.loadable.next(above: last.load) else {
      return anotherRepetition(.nothingToLoad)
    }
    let percent = last.percent(to: next)
    let lately = last.lift.since(
      today.advanced(by: -AnalysisOptions.activeDays), through: last.session.date)
    guard next <= last.limit || wasDone(with: next, in: lately) else {
      return anotherRepetition(.stepTooLarge(next: next, percent: percent))
    }
    // More repetitions than the range's top make room for a larger step.
    let reached = DoubleProgression(lowest: lowest, highest: min(done, 36)) ?? self
    let expected = DoubleProgression.expectedRepetitions(at: next, after: done, at: last.load)
    if !wasDone(with: next, in: last.lift), let largest = reached.largestJump(),
      percent > 100 * largest + 1e-7,
      expected ?? 0 < Double(lowest) - DoubleProgression.margin
    {
      return anotherRepetition(
        .stepNotFeasible(
          next: next, percent: percent, expectedRepetitions: expected, range: lowest...highest))
    }
    return answer(last, .increaseLoad, target, next, .reachedTop(repetitions: highest))
  }

  /// Repetitions below the range that are still within it, with what sums of fractions are off by.
  private static let margin = 0.5 + 1e-9

  /// Whether a load was done for the bottom of the range in the last sessions: then nobody has to reckon.
  private func wasDone(with load: Load, in lift: LiftWork) -> Bool {
    lift.sessions.suffix(WorkBase.most).contains { session in
      session.sets.contains { !load.isClearlyAbove($0.load) && $0.repetitions >= lowest }
    }
  }

  /// The method as it is declared: formula, constants, range, evidence and source.
  static let method = MethodDeclaration(
    identifier: "double_progression", name: "Double progression", kind: .progression,
    formula:
      "all sets ≥ hi: next load, lo repetitions, if its step ≤ (37 − lo + ½) / (37 − hi) − 1 and ≤ m, or it was done within six weeks; "
      + "any set < lo in n sessions running: load · (1 − d); else one repetition more",
    constants: [
      .init("lo", Double(DoubleProgression.usualRange.lowerBound)),
      .init("hi", Double(DoubleProgression.usualRange.upperBound)),
      .init("n", Double(DoubleProgression.usualSessionsBelow)),
      .init("d", DoubleProgression.usualReduction), .init("m", LargestChange.share),
    ],
    range: "ranges from 1 to 36 repetitions", rangeReason: "Brzycki's formula ends at 37",
    unit: "the unit of the load", evidence: .practitioner,
    source: "coaching practice; the feasibility follows from Brzycki (1993)",
    example: .init(
      given: "8–12 repetitions: the largest feasible step in percent", expected: 16, decimals: 1,
      source: "computed", answer: { DoubleProgression()?.largestJump().map { 100 * $0 } }))
}
