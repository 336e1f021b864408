package import GymBoAnalysis
package import GymBoLog

/// Whether a deload is due: by the calendar, by a lift that declines, or by effort that rises at the same load.
///
/// Each trigger answers yes, no, or that it could not be evaluated and why. Missing data never count as an answer: the
/// whole is "no" only where all three are.
///
/// Source: deloads are 5.6 ± 2.3 weeks apart (Rogerson et al. 2024, Sports Med Open 10:26, n = 246); that these triggers
/// call for one is a decision of this project.
package struct DeloadTrigger: Sendable, Hashable {
  /// Weeks after a deload or layoff from which the next is due.
  package let weeks: Int

  /// The default number of weeks: the average of lifters, 5.6, rounded.
  package static let usualWeeks = 6
  /// What a caller may choose.
  package static let allowedWeeks = 4...8
  /// The number of sessions in a row with harder work at the same load.
  package static let sessions = 2
  /// The rise in points of RPE that counts as harder.
  package static let rise = 1.0
  /// Share of the sets that must have an RPE.
  package static let coverage = 0.5
  /// Days before the two sessions in which the same load is looked for.
  package static let days = 42

  /// The trigger with the average interval between deloads.
  package static let standard = DeloadTrigger(allowed: usualWeeks)

  /// - Returns: nil outside 4…8 weeks.
  package init?(weeks: Int = usualWeeks) {
    guard DeloadTrigger.allowedWeeks.contains(weeks) else { return nil }
    self.init(allowed: weeks)
  }

  private init(allowed weeks: Int) { self.weeks = weeks }

  /// What a trigger says, with its evidence.
  package enum Answer: Sendable, Hashable {
    case yes(Evidence)
    case no(Evidence)
    case notEvaluated(Gap)
  }

  /// What was counted.
  package enum Evidence: Sendable, Hashable {
    /// Days without a session, at least 21: a rest.
    case resting(days: Int)
    /// Whole weeks since the last deload or layoff, or since the history began.
    case weeksTrained(Int)
    /// The declining lifts, as indices into the log's exercises, and the number of lifts with a known trend.
    case declining(lifts: [Int], known: Int)
    /// The lifts that got harder by one point of RPE at the same load in two sessions in a row, as indices into the log's
    /// exercises, and the number of lifts compared.
    case harder(lifts: [Int], compared: Int)
  }

  /// What is missing for an answer.
  package enum Gap: Sendable, Hashable {
    /// The history is shorter than the time between deloads, and holds none.
    case historyTooShort(weeks: Int)
    /// No active lift has a known trend.
    case noTrend
    /// An RPE on only this percentage of the sets of the last 42 days.
    case fewRatings(percent: Double)
    /// No lift has two rated sessions with a load that was rated before.
    case noEqualLoad
    case noSession
  }

  /// - Parameters:
  ///   - asOf: the day that counts as today.
  ///   - firstSession: of the history, or nil where it has none.
  ///   - lastBreak: the last day of the last deload or layoff; nil where the history has none.
  package func scheduled(
    asOf: CivilDate, firstSession: CivilDate?, lastBreak: CivilDate?
  ) -> Answer {
    guard let begin = lastBreak ?? firstSession, begin <= asOf else {
      return .notEvaluated(.noSession)
    }
    let trained = asOf.days(since: begin) / 7
    if trained >= weeks { return .yes(.weeksTrained(trained)) }
    // When the last one was is unknown where the history begins later.
    return lastBreak == nil
      ? .notEvaluated(.historyTooShort(weeks: trained)) : .no(.weeksTrained(trained))
  }

  /// - Parameter trends: of the active lifts, by index into the log's exercises.
  package func declining(_ trends: [(exercise: Int, state: TrendState)]) -> Answer {
    let known = trends.filter { $0.state != .new && $0.state != .unclear }
    let lifts = trends.filter { $0.state == .declining }.map(\.exercise)
    guard !known.isEmpty else { return .notEvaluated(.noTrend) }
    let evidence = Evidence.declining(lifts: lifts, known: known.count)
    return lifts.isEmpty ? .no(evidence) : .yes(evidence)
  }

  /// By repetitions and reserve: at the same load, one point of RPE more at the same repetitions is one effective
  /// repetition less; both last sessions must have lost at least one against the mean of the sessions before.
  package func harder(_ lifts: [LiftWork], asOf: CivilDate) -> Answer {
    let recent = lifts.map { $0.since(asOf.advanced(by: 1 - DeloadTrigger.days), through: asOf) }
    let sets = recent.flatMap { $0.sessions.flatMap(\.sets) }
    guard !sets.isEmpty else { return .notEvaluated(.noSession) }
    let rated = Double(sets.count { $0.effectiveRepetitions != nil }) / Double(sets.count)
    guard rated >= DeloadTrigger.coverage else {
      return .notEvaluated(.fewRatings(percent: 100 * rated))
    }
    var compared = 0
    var found: [Int] = []
    for lift in lifts {
      guard let losses = DeloadTrigger.losses(of: lift, asOf: asOf) else { continue }
      compared += 1
      if losses.allSatisfy({ $0 >= DeloadTrigger.rise - 1e-9 }) { found.append(lift.exercise) }
    }
    guard compared > 0 else { return .notEvaluated(.noEqualLoad) }
    let evidence = Evidence.harder(lifts: found, compared: compared)
    return found.isEmpty ? .no(evidence) : .yes(evidence)
  }

  /// Effective repetitions that each of the last two sessions lost at its load, against the sessions with that load in
  /// the 42 days before the two.
  private static func losses(of lift: LiftWork, asOf: CivilDate) -> [Double]? {
    let sessions = lift.sessions.filter { $0.date <= asOf }
    guard sessions.count > DeloadTrigger.sessions, let last = sessions.last,
      asOf.days(since: last.date) < days
    else { return nil }
    let split = sessions.count - DeloadTrigger.sessions
    let first = sessions[split].date
    let before = sessions[..<split].filter { first.days(since: $0.date) <= days }
    var losses: [Double] = []
    for session in sessions[split...] {
      guard let load = session.topLoad, let now = session.effectiveRepetitions(at: load) else {
        return nil
      }
      let usual = before.compactMap { $0.effectiveRepetitions(at: load) }
      guard !usual.isEmpty else { return nil }
      losses.append(usual.reduce(0, +) / Double(usual.count) - now)
    }
    return losses
  }
}

extension DeloadTrigger {
  /// The method as it is declared: formula, constants, range, evidence and source.
  static let method = MethodDeclaration(
    identifier: "deload_trigger", name: "Deload triggers", kind: .progression,
    formula:
      "w weeks since the last deload or layoff; or a lift that regresses; or at the same load r "
      + "points of RPE more in n sessions running than in the m days before; with RPE on a share c of "
      + "the sets",
    constants: [
      .init("w", Double(DeloadTrigger.usualWeeks)), .init("r", DeloadTrigger.rise),
      .init("n", Double(DeloadTrigger.sessions)), .init("m", Double(DeloadTrigger.days)),
      .init("c", DeloadTrigger.coverage),
    ],
    range: "w from 4 to 8", rangeReason: "deloads are 5.6 ± 2.3 weeks apart",
    unit: "yes, no, or not evaluated", evidence: .opinion,
    source:
      "Rogerson D et al. (2024) Sports Med Open 10:26 (n = 246) for the spacing; that these call "
      + "for a deload is a decision of this project",
    example: .init(
      given: "weeks by default", expected: 6, decimals: 0, source: "Rogerson (2024)",
      answer: { DeloadTrigger().map { Double($0.weeks) } }))
}
