package import GymBoAnalysis
package import GymBoLog

/// The signs that call for a deload: time since the last rest, lifts that fell in their last two sessions, lifts that decline,
/// and effort that rose at equal work. ``DeloadFinding`` draws the verdict.
///
/// Each sign answers yes, no, or that it could not be evaluated and why. Missing data never count as an answer.
///
/// A sign has to be one of the lifter, not of a lift: with twenty lifts one is always in a bad phase. So at least a quarter of
/// the lifts that could be compared must show it, and at least two where a few sessions decide.
///
/// Source: deloads are 5.6 ± 2.3 weeks apart (Rogerson et al. 2024, Sports Med Open 10:26, n = 246); that these signs call for
/// one is a decision of this project.
package struct DeloadTrigger: Sendable, Hashable {
  /// Weeks after a rest from which time is a sign.
  package let weeks: Int

  /// The default number of weeks: the average of lifters, 5.6, rounded.
  package static let usualWeeks = 6
  /// What a caller may choose.
  package static let allowedWeeks = 4...8
  /// The number of sessions in a row in which a lift fell, or was harder at the same load.
  package static let sessions = 2
  /// The rise in points of RPE that counts as harder.
  package static let rise = 1.0
  /// Share of the sets that must have an RPE.
  package static let coverage = 0.5
  /// Days before the two sessions with which they are compared.
  package static let days = 42
  /// Percent below the median of those days that count as a fall: a session's e1RM is off by about as much.
  package static let fall = 2.5
  /// Sessions in those days that a median needs.
  package static let fewestBefore = 4
  /// Days in which a lift was trained that says something of the lifter today.
  package static let recentDays = 14
  /// Share of the compared lifts that must show a sign.
  package static let share = 0.25
  /// Lifts that must show a sign of two sessions.
  package static let fewestLifts = 2

  /// The trigger with the average interval between deloads.
  package static let standard = DeloadTrigger(allowed: usualWeeks)

  /// - Returns: nil outside 4…8 weeks.
  package init?(weeks: Int = usualWeeks) {
    guard DeloadTrigger.allowedWeeks.contains(weeks) else { return nil }
    self.init(allowed: weeks)
  }

  private init(allowed weeks: Int) { self.weeks = weeks }

  /// What a sign says, with its evidence.
  package enum Answer: Sendable, Hashable {
    case yes(Evidence)
    case no(Evidence)
    case notEvaluated(Gap)

    /// Whether the sign is there.
    package var isYes: Bool { if case .yes = self { true } else { false } }
    /// What is missing for an answer; nil where there is one.
    package var gap: Gap? { if case .notEvaluated(let gap) = self { gap } else { nil } }
  }

  /// What was counted. Lifts are indices into the log's exercises.
  package enum Evidence: Sendable, Hashable {
    /// Whole weeks since the last rest, or since the history began.
    case weeksTrained(Int)
    /// The lifts that fell in their last two sessions, and the number of lifts compared.
    case falling(lifts: [Int], compared: Int)
    /// The declining lifts, and the number of lifts with a known trend.
    case declining(lifts: [Int], known: Int)
    /// The lifts that got harder by one point of RPE at the same load in two sessions in a row, and the number of lifts
    /// compared.
    case harder(lifts: [Int], compared: Int)
  }

  /// What is missing for an answer.
  package enum Gap: Sendable, Hashable {
    /// The history is shorter than the time between deloads, and holds no rest.
    case historyTooShort(weeks: Int)
    /// No lift has two sessions, and enough before them, to be compared.
    case fewSessions
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
  ///   - lastRest: the last day of the last deload, or the day of the return from the last rest; nil where the history has
  ///     none.
  package func scheduled(
    asOf: CivilDate, firstSession: CivilDate?, lastRest: CivilDate?
  ) -> Answer {
    guard let begin = lastRest ?? firstSession, begin <= asOf else {
      return .notEvaluated(.noSession)
    }
    let trained = asOf.days(since: begin) / 7
    if trained >= weeks { return .yes(.weeksTrained(trained)) }
    // When the last one was is unknown where the history begins later.
    return lastRest == nil
      ? .notEvaluated(.historyTooShort(weeks: trained)) : .no(.weeksTrained(trained))
  }

  /// What a lift does over the last weeks.
  package struct LiftTrend: Sendable, Hashable {
    /// Index into the log's exercises.
    package var exercise: Int
    /// What people are told.
    package var state: TrendState
    /// Whether less load is lifted already: its fall is told, and is no reason for a deload.
    package var tookLoadOff = false

    /// A lift's trend.
    package init(exercise: Int, state: TrendState, tookLoadOff: Bool = false) {
      (self.exercise, self.state, self.tookLoadOff) = (exercise, state, tookLoadOff)
    }
  }

  /// - Parameter trends: of the active lifts.
  package func declining(_ trends: [LiftTrend]) -> Answer {
    let known = trends.filter { $0.state != .new && $0.state != .unclear }
    let falling = trends.filter { $0.state == .declining }
    let rising = trends.count { $0.state == .progressing || $0.state == .record }
    guard !known.isEmpty else { return .notEvaluated(.noTrend) }
    let evidence = Evidence.declining(lifts: falling.map(\.exercise), known: known.count)
    let lifts = falling.filter { !$0.tookLoadOff }.map(\.exercise)
    // While more lifts rise, nobody is too tired.
    return isMany(lifts, of: known.count, fewest: 1) && lifts.count >= rising
      ? .yes(evidence) : .no(evidence)
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
    return isMany(found, of: compared) ? .yes(evidence) : .no(evidence)
  }

  /// Whether lifts are enough to speak of the lifter.
  func isMany(_ lifts: [Int], of compared: Int, fewest: Int = fewestLifts) -> Bool {
    lifts.count >= fewest && Double(lifts.count) >= DeloadTrigger.share * Double(compared)
  }

  /// Effective repetitions that each of the last two sessions lost at its load, against the sessions with that load in
  /// the 42 days before the two.
  private static func losses(of lift: LiftWork, asOf: CivilDate) -> [Double]? {
    let sessions = lift.sessions.filter { $0.date <= asOf }
    guard sessions.count > DeloadTrigger.sessions, let last = sessions.last,
      asOf.days(since: last.date) <= recentDays
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
    identifier: "deload_trigger", name: "Signs for a deload", kind: .progression,
    formula:
      "due with two of four signs, one of them not time: w weeks since the last rest; lifts whose last n sessions are each more "
      + "than f percent, and more than one robust standard deviation, below the median of the d days before, of at least b "
      + "sessions; lifts that decline, no fewer than rise; lifts with r points of RPE more at the same load in n sessions running than in the d "
      + "days before, with RPE on a share c of the sets; each in a share s of the lifts of the last a days, the second and "
      + "fourth in at least m; never within t days after q days off, o days after g days off or a deload, h days after a workout as light as one, or a workout whose title says deload",
    constants: [
      .init("w", Double(usualWeeks)), .init("n", Double(sessions)), .init("f", fall),
      .init("d", Double(days)), .init("b", Double(fewestBefore)), .init("r", rise),
      .init("c", coverage), .init("s", share), .init("a", Double(recentDays)),
      .init("m", Double(fewestLifts)), .init("t", Double(DeloadFinding.returnDays)),
      .init("q", Double(DeloadFinding.breakDays)), .init("o", Double(DeloadFinding.quietDays)),
      .init("g", Double(DeloadFinding.restDays)), .init("h", Double(DeloadFinding.lightDays)),
    ],
    range: "histories with loaded lifts; w from 4 to 8",
    rangeReason: "deloads are 5.6 ± 2.3 weeks apart",
    unit: "yes, no, or not evaluated", evidence: .opinion,
    source:
      "Rogerson D et al. (2024) Sports Med Open 10:26 (n = 246) for the spacing; that these call "
      + "for a deload is a decision of this project",
    example: .init(
      given: "weeks by default", expected: 6, decimals: 0, source: "Rogerson (2024)",
      answer: { DeloadTrigger().map { Double($0.weeks) } }))
}
