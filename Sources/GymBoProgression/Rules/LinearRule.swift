internal import GymBoAnalysis
package import GymBoLog

/// More load after three equal sessions: the same top load in three sessions running, repetitions at it not below those of
/// the first of the three, no failed set, compound lifts only: +2.5 kg upper body, +5 kg lower body (lb: +5 / +10). Of a lift that
/// is done every ten days or less often two are enough: see ``LiftAdvice/sessionsNeeded``.
///
/// Lighter days between them, and days so heavy that they are no step from it (more than 10 % above), are days of their own. Up
/// to three of them in a row do not interrupt it. Nor does a day with more load for as many repetitions. A day that had the same
/// sets, and a heavier one beside them, counts.
///
/// The repetitions are those of the best set, and each session must keep nine tenths of those of all sets of the first: 9, 5,
/// 5 after 9, 9, 8 is not done. Nor is it where the last session is further below the best of them than a tenth, or than a
/// repetition of five or more. What the last of three sets or more had beyond all before it need not be reached again: such a
/// set is for as many as go. Where one of its sets was taken to failure with fewer repetitions than the best, the first set gets
/// one repetition more instead, and so where one was, and had fewer in a session before, in a lift not known to rise. Where a set
/// had no more than two thirds of the best one's repetitions, fewer sets were done than the session before, or the lift is falling,
/// the sets get repetitions first. Sessions before a break of all training do not count, nor do those with fewer than half of the
/// sets of the last one, or no more than two thirds of its repetitions, and those that missed a set where the last one had equal
/// sets.
///
/// With more load no set is asked for more repetitions than the last session had, and for one fewer where not all three had as
/// many. A lift without a load that reached them in every set for the first time does so again first.
///
/// Where the best set kept its repetitions and weaker ones lost some, each of these gets one back at a time.
///
/// Where repetitions fell from one better day, but as many were reached in four sessions running, a repetition more leads on.
///
/// The steps agree with ACSM (2009): 2.5–5 lb small, 5–10 lb large muscles. Evidence grade: practitioner rule.
package enum LinearRule {
  /// Equal sessions that the rule asks for.
  package static let sessions = 3
  /// The same of a lift that is seldom done.
  static let sessionsOfSeldom = 2
  /// Other days in a row, at most, that do not interrupt the row: a rotation has no more.
  static let mostBetween = 3
  /// A set with no more than this share of the repetitions of the best one broke down; a session with no more of those of the
  /// last one was other work.
  static let brokenShare = 2.0 / 3
  /// Equal sets from which a last one with two repetitions more, or further beyond them, is for as many as go.
  static let fewestWithOpen = 3
  /// Sessions with the same work that are counted at most: of more nobody wants the number.
  package static let mostCounted = 10
  /// The share of the repetitions of all sets that the last of them must keep of the first.
  static let keptShare = 0.9
  /// Sessions running that reached as many repetitions as the last one, at most one of them more: these are settled.
  static let settledSessions = 4

  /// How often the last session's work was done running, and whether the rule is met.
  package struct Standing: Sendable, Hashable {
    /// Sessions running with the same top load, up to three.
    package var inARow: Int
    /// Sessions running that the rule asks for.
    package var needed = LinearRule.sessions
    /// The same, up to ``LinearRule/mostCounted``.
    package var timesDone = 0
    /// Whether it begins after a long pause of the lift, before which the work was the same.
    package var isAfterPause = false
    /// The fewest repetitions of them.
    package var fewest = 0
    /// The repetitions of the last of them, without those of a last set for as many as go.
    package var last = 0
    /// The day of those that the last of them fell short of; nil where it did not.
    package var fellShortOf: CivilDate?
    /// Whether the best set of the last of them had as many as that of that day: only weaker sets fell short.
    package var keepsBest = false
    /// Whether a set was failed in them.
    package var hasFailedSet: Bool
    /// Whether as many repetitions as last time, and but once more, were reached in ``settledSessions`` running.
    package var isSettled = false

    /// Whether load is added.
    package var isMet: Bool { inARow >= needed && fellShortOf == nil && !hasFailedSet }
  }

  /// - Parameters:
  ///   - sessions: the lift's sessions, in order of time.
  ///   - amount: what must be equal (the top load, the assistance, the time), nil where the session has none.
  ///   - isOtherDay: whether a session with another amount is a day of its own, and does not interrupt the row.
  ///   - repetitions: the repetitions of the best set with it.
  ///   - allSets: the repetitions of every set with it.
  ///   - isMissed: whether a set of a session was missed, so that it does not count.
  static func standing(
    _ sessions: [WorkBase.Session], amount: (WorkBase.Session) -> Int64?,
    isOtherDay: (WorkBase.Session) -> Bool,
    repetitions: (WorkBase.Session) -> Int, allSets: (WorkBase.Session) -> [Int],
    isMissed: (WorkBase.Session) -> Bool
  ) -> Standing {
    guard let last = sessions.last, let wanted = amount(last) else {
      return Standing(inARow: 0, hasFailedSet: false)
    }
    let (same, before) = row(sessions, amount: amount, wanted, isOtherDay: isOtherDay)
    let run = same.prefix(LinearRule.sessions)
    func most(_ session: WorkBase.Session) -> Int {
      min(repetitions(session), planned(allSets(session)).max() ?? .max)
    }
    func reaches(_ session: WorkBase.Session, _ earlier: WorkBase.Session) -> Bool {
      repetitions(session) >= most(earlier)
        && keeps(allSets(session), of: planned(allSets(earlier)))
    }
    func keepsFirst(_ session: WorkBase.Session) -> Bool {
      run.last.map { reaches(session, $0) } ?? true
    }
    let best = run.max { most($0) < most($1) }
    let isNearBest = isNear(repetitions(last), to: best.map(most) ?? 0)
    // Of the days that had more, the latest is named.
    let fellShortOf =
      keepsFirst(last)
      ? isNearBest ? nil : best : run.dropFirst().first { !reaches(last, $0) }
    let isKept = fellShortOf == nil
    /// One set where there are four now was other work, and so were three repetitions where there are six.
    func isSameWork(_ session: WorkBase.Session) -> Bool {
      let (then, now) = (Double(repetitions(session)), Double(most(last)))
      // Timed sets have no repetitions.
      return 2 * allSets(session).count >= allSets(last).count
        && (now == 0 || then > brokenShare * now)
    }
    // After a session that fell short the count starts anew with those that did not.
    let kept = isKept ? run.prefix { keepsFirst($0) && isSameWork($0) && !isMissed($0) } : run[...]
    let settled = same.prefix(settledSessions).filter {
      repetitions($0) >= repetitions(last) && keeps(allSets($0), of: allSets(last))
    }
    let fewest = kept.map(repetitions).min() ?? 0
    let isAfterPause = before.map { amount($0) == wanted && isSameWork($0) } ?? false
    return Standing(
      inARow: kept.count,
      timesDone: min(mostCounted, same.prefix { repetitions($0) >= fewest }.count),
      isAfterPause: isAfterPause && kept.count == same.count,
      fewest: fewest, last: most(last),
      fellShortOf: fellShortOf?.session.date,
      keepsBest: fellShortOf.map { repetitions(last) >= most($0) } ?? false,
      hasFailedSet: kept.contains { $0.session.hasFailedSet },
      isSettled: settled.count == settledSessions
        && settled.count { repetitions($0) > repetitions(last) } <= 1)
  }

  /// The sessions with an amount, latest first, up to the first one that interrupts the row, and that one. After a long pause of
  /// the lift, and after six weeks, it is counted anew.
  private static func row(
    _ sessions: [WorkBase.Session], amount: (WorkBase.Session) -> Int64?, _ wanted: Int64,
    isOtherDay: (WorkBase.Session) -> Bool
  ) -> (same: [WorkBase.Session], before: WorkBase.Session?) {
    let longest = LiftReturn.longestGap(sessions)
    let first = sessions.last?.session.date.advanced(by: -AnalysisOptions.activeDays)
    var (same, others) = ([WorkBase.Session](), 0)
    var day = sessions.last?.session.date
    for session in sessions.reversed() {
      let date = session.session.date
      guard let next = day, let first, date >= first, next.days(since: date) <= longest else {
        return (same, session)
      }
      day = date
      if amount(session) == wanted {
        (same, others) = (same + [session], 0)
        continue
      }
      others += 1
      guard others <= mostBetween, isOtherDay(session) else { return (same, session) }
    }
    return (same, nil)
  }

  /// Repetitions from which one fewer is near: of three it is a third.
  private static let severalRepetitions = 5

  /// Whether the best set of the last session is at most a tenth short of the best of all of them, or a repetition where they
  /// are several.
  private static func isNear(_ last: Int, to best: Int) -> Bool {
    Double(last) >= keptShare * Double(best) || best >= severalRepetitions && last >= best - 1
  }

  /// The method as it is declared: formula, constants, range, evidence and source.
  static let method = MethodDeclaration(
    identifier: "linear", name: "Linear rule", kind: .progression,
    formula:
      "after n sessions with the same top load (i where each came d days after the one before or later, or where each of two had two repetitions more in every set than before), up to o days between that are lighter, more than the share m above it, or above it with as many repetitions, left out (a day with the same sets and a heavier one beside them counts), no "
      + "repetitions lost (of all sets the share k kept; none of what the last of s or more had beyond those before it) and no failed set, since the last break (on a day with a heavier set that is worth more than all of the day before, none is lost): + u kg upper body, + l kg "
      + "lower body; repetitions first where a set had at most the share b of the best one's, sets are missing, one was to failure and had fewer in a session before in a lift not known to rise, or the lift is falling; "
      + "sessions with fewer than half of the sets of the last, or no more than the share b of its repetitions, or with a missed set where it had equal ones, do not count; the same step after a test worth w times all work of six weeks; "
      + "a repetition more where repetitions fell, but as many were reached in t sessions running, and, if it goes, where each of the last v had another load, and the step where each was heavier than the one before",
    constants: [
      .init("n", Double(LinearRule.sessions)), .init("i", Double(LinearRule.sessionsOfSeldom)),
      .init("d", Double(LiftAdvice.seldomDays)), .init("m", LargestChange.share),
      .init("o", Double(LinearRule.mostBetween)), .init("k", LinearRule.keptShare),
      .init("b", LinearRule.brokenShare), .init("t", Double(LinearRule.settledSessions)),
      .init("s", Double(LinearRule.fewestWithOpen)), .init("v", Double(LiftAdvice.fewestChanges)),
      .init("w", LiftAdvice.farAbove), .init("u", step(.upper).kilograms),
      .init("l", step(.lower).kilograms),
    ],
    range: "compound lifts", rangeReason: "for smaller lifts the step is too large",
    unit: "the unit of the load", evidence: .practitioner,
    source: "the rule of the app GymBo; steps as in ACSM (2009) Med Sci Sports Exerc 41:687–708",
    example: .init(
      given: "upper body: the step in kg", expected: 2.5, decimals: 1, source: "the rule",
      answer: { step(.upper).kilograms }))

  private static func step(_ region: BodyRegion) -> Load {
    LoadableSteps(unit: .kilogram).linearIncrement(for: region)
  }
}

extension LiftAdvice {
  /// The linear rule's suggestion.
  func byLinearRule() -> Suggestion {
    let back = lifter.training.lastBreak(endedBy: last.date)?.end
    let sessions = sessions.map(withoutSetBeside)
    func standing(_ sessions: [WorkBase.Session]) -> LinearRule.Standing {
      var standing = LinearRule.standing(
        sessions, amount: amount, isOtherDay: isOtherDay, repetitions: repetitions,
        allSets: repetitionsOfSets, isMissed: { isMissed($0.session) })
      standing.needed = sessionsNeeded
      return standing
    }
    let all = standing(sessions)
    let standing =
      back.map { back in standing(sessions.filter { $0.session.date >= back }) } ?? all
    let evidence = sessions.filter { amount($0) == amount(sessions[sessions.count - 1]) }
      .suffix(max(1, standing.inARow)).map(\.row)
    let reason = linearReason(standing, since: back)
    if case .repetitionsFell = reason, standing.isSettled,
      isByLoad || log.columns.semantics[row] == .bodyweight
    {
      return withAnotherRepetition(.linear, reason: reason, evidence: evidence)
    }
    guard standing.isMet, !hasFailedSet else {
      if case .doneInARow(1, _) = reason, let suggestion = withChangingLoads(evidence: evidence) {
        return suggestion
      }
      var suggestion = draft(.linear, .hold, reason: reason, evidence: evidence)
      suggestion.isCountedAnew =
        standing.fellShortOf == nil
        && (standing.isAfterPause || all.isAfterPause || all.inARow > standing.inARow)
      suggestion.regainsSets = standing.keepsBest && done.wholeOn == nil && !endedTired
      return suggestion
    }
    var suggestion = afterEqualSessions(standing, reason: reason, evidence: evidence)
    suggestion.countedAmong = sessionsAround(evidence)
    return suggestion
  }

  /// What follows where the rule is met.
  private func afterEqualSessions(
    _ standing: LinearRule.Standing, reason: SuggestionReason, evidence: [Int]
  ) -> Suggestion {
    guard isByLoad, let load = currentLoad else {
      // What every set did for the first time is done again first.
      if log.columns.semantics[row] == .bodyweight, isFirstEven {
        var suggestion = draft(.linear, .addRepetitionIfItGoes, reason: reason, evidence: evidence)
        suggestion.isAtLeast = true
        return suggestion
      }
      return withoutLoad(.linear, goesUp: true, reason: reason, evidence: evidence)
    }
    if endedTired || endedSpent(evidence, fewest: standing.fewest) {
      var suggestion = draft(.linear, .addRepetition, reason: reason, evidence: evidence)
      suggestion.repetitions = repetitions + 1
      return suggestion
    }
    if brokeDown || isGoingDown {
      return withAnotherRepetition(.linear, reason: reason, evidence: evidence)
    }
    let target = Load(units: load.units + usualStep.units)
    var suggestion = raised(to: target, .linear, reason: reason, evidence: evidence)
    if suggestion.action == .increaseLoad, let asked = suggestion.repetitions {
      // What not all of the sessions had comes again later.
      let most = min(asked, standing.last, max(standing.fewest, standing.last - 1))
      suggestion.repetitions = likelyRepetitions(
        min(standing.fewest, most)...most, with: suggestion.load)
    }
    return suggestion
  }

  /// The most repetitions of some that are more likely than not with a load; the most of all where none are, or no odds are known.
  private func likelyRepetitions(_ wanted: ClosedRange<Int>, with load: Load?) -> Int {
    guard let load else { return wanted.upperBound }
    return wanted.reversed().first {
      odds(of: $0, with: load) ?? 1 >= Suggestion.leastProbability
    } ?? wanted.upperBound
  }

  /// - Parameter back: the day of the return from the last break; nil without one.
  private func linearReason(
    _ standing: LinearRule.Standing, since back: CivilDate?
  ) -> SuggestionReason {
    if hasFailedSet || standing.hasFailedSet { return .failedSet }
    if let day = standing.fellShortOf, !didMoreAtTop(than: day), !hasEvenSets || standing.isSettled
    {
      return .repetitionsFell(since: day)
    }
    let done = standing.fellShortOf == nil ? standing.inARow : hasEvenSets ? sessionsAlike : 1
    return .doneInARow(
      sessions: standing.isMet
        ? max(standing.inARow, timesDone(standing.fewest, since: back) ?? standing.timesDone)
        : done,
      repetitions: standing.fewest)
  }

  /// Whether the last session had a heavier set than the continued one that is worth more than all sets of another day: the sets
  /// before it lost no repetitions, they were fewer on the way to it.
  private func didMoreAtTop(than day: CivilDate) -> Bool {
    guard let before = lift.sessions.last(where: { $0.date == day }), let load = currentLoad
    else { return false }
    func estimate(_ row: Int) -> Double? { traits.isSuspect[row] ? nil : traits.estimate[row] }
    let now = last.rows.filter {
      log.columns.load[$0].map { Load(units: $0).isClearlyAbove(load) } ?? false
    }.compactMap(estimate).max()
    guard let now, let then = before.rows.compactMap(estimate).max() else { return false }
    return now > then
  }

  /// Whether every set of the last session had as many repetitions as the best, for the first time of three sessions.
  private var isFirstEven: Bool {
    func isEven(_ session: WorkBase.Session) -> Bool {
      repetitionsOfSets(session).allSatisfy { $0 >= repetitions }
    }
    let recent = sessions.suffix(LinearRule.sessions)
    return recent.last.map(isEven) ?? false && !recent.dropLast().contains(where: isEven)
  }

  /// What the rule adds to the lift.
  var usualStep: Load {
    steps.linearIncrement(for: log.exercises[lift.exercise].facts?.region ?? .upper)
  }

  /// Whether the lift is falling, or has been so far.
  private var isGoingDown: Bool {
    lift.trend.told == .declining || lift.trend.soFar?.direction == .down
  }

  /// Whether the linear rule is for the lift: compound lifts only. For smaller ones its step is too large.
  var isCompound: Bool { log.exercises[lift.exercise].facts?.mechanics == .compound }

  /// Whether a session's load is lighter than the last one's, or so much heavier that it is no step from it.
  private func isOtherDay(_ session: WorkBase.Session) -> Bool {
    guard isByLoad, let load = currentLoad,
      let other = log.columns.load[session.row].map(Load.init(units:))
    else { return false }
    let isMore = other.isClearlyAbove(load) && repetitions(session) >= repetitions
    return load.isClearlyAbove(other) || other.isClearlyAbove(limit(after: load)) || isMore
  }

  /// What must be equal in sessions running: the load or assistance in steps of 10 g, else seconds or metres.
  private func amount(_ session: WorkBase.Session) -> Int64? {
    let row = session.row
    switch log.columns.semantics[row] {
    case .loaded: return log.columns.load[row].map { Load(units: $0).inTensOfGrams }
    // Without assistance it is none.
    case .assisted: return Load(units: log.columns.load[row] ?? 0).inTensOfGrams
    case .bodyweight: return 0
    case .timed: return log.columns.seconds[row].map { Int64($0.rounded()) }
    case .distance:
      return log.columns.load[row].map { Load(units: $0).inTensOfGrams }
        ?? log.columns.metres[row].map { Int64($0.rounded()) }
    }
  }

  func repetitions(_ session: WorkBase.Session) -> Int {
    Int(log.columns.repetitions[session.row] ?? 0)
  }

  /// The repetitions of every set at the load of the one that is continued.
  func repetitionsOfSets(_ session: WorkBase.Session) -> [Int] {
    equalSets(of: session).map { Int(log.columns.repetitions[$0] ?? 0) }
  }
}
