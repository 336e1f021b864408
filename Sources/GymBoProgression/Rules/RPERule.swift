internal import GymBoAnalysis
internal import GymBoLog

/// The load of the next session from the RPE of the last: RPE < 7: +5 %; 7 ≤ RPE < 9: +2.5 %; RPE ≥ 9: −2.5 %.
///
/// A simple rule of the apps (Antrain), half-open so that no RPE is left out. It has an equilibrium near RPE 8–9 and never
/// holds. Evidence grade: practitioner rule. Valid for RPE 1…10.
package enum RPERule {
  /// The change below RPE 7, as a share.
  package static let easy = 0.05
  /// The change from RPE 7 to below 9.
  package static let moderate = 0.025
  /// The change from RPE 9.
  package static let hard = -0.025

  /// The share of a session's working sets that have to be rated for their mean to speak for a lift of it that was not.
  package static let coverage = 0.5

  /// The share by which the load changes.
  /// - Returns: nil outside 1…10.
  package static func change(rpe: Double) -> Double? {
    guard (1...10).contains(rpe) else { return nil }
    return rpe < 7 ? easy : rpe < hardFrom ? moderate : hard
  }

  /// The RPE from which a set is too hard to add to.
  package static let hardFrom = 9.0

  /// Repetitions that are taken off where no load can be: one costs about as much as the change from RPE 9 on. After a set that
  /// left nothing two: of one fewer nobody knows whether it is any easier.
  package static func repetitionsFewer(rpe: Double) -> Int { rpe < 10 ? 1 : 2 }

  /// The method as it is declared: formula, constants, range, evidence and source.
  static let method = MethodDeclaration(
    identifier: "rpe", name: "RPE rule", kind: .progression,
    formula:
      "load · (1 + a) below RPE 7, (1 + b) below 9, (1 + c) from 9 on, rounded to what can be "
      + "loaded; at most (1 + m); where no load is between, a repetition more, or one or two fewer; the RPE of the top set (10 for one to failure without an RPE), but of a hard last set for as many as go that of those before it, else "
      + "the mean of the session, where at least the share s of its working sets has one",
    constants: [
      .init("s", RPERule.coverage), .init("a", RPERule.easy), .init("b", RPERule.moderate),
      .init("c", RPERule.hard),
      .init("m", LargestChange.share),
    ],
    range: "RPE 1–10", rangeReason: "the scale", unit: "the unit of the load",
    evidence: .practitioner, source: "the rule of the app Antrain, made half-open",
    example: .init(
      given: "RPE 8.5: the change in percent", expected: 2.5, decimals: 1, source: "the rule",
      answer: { RPERule.change(rpe: 8.5).map { 100 * $0 } }))
}

extension LiftAdvice {
  /// The RPE of the heaviest set, 10 for one taken to failure without an RPE; where it has none, the mean of the session's
  /// working sets, if at least half of them were rated: a single hard set says nothing of other lifts.
  var effort: (rpe: Double, reason: SuggestionReason, rows: [Int])? {
    if let rpe = SetTraits.effort(row, of: log.columns) { return (rpe, .effort(rpe: rpe), [row]) }
    guard let (mean, rated) = lifter.efforts.mean(of: last.session) else { return nil }
    return (mean, .sessionEffort(rpe: mean), rated)
  }

  /// The RPE that the continued set and each set after it at its load would have had with its repetitions, each more or less
  /// of which is one point of RPE; nil for a set whose effort is not known. Failed sets are left out.
  private var comparableEfforts: [Double?] {
    equalSets.compactMap { set -> Double?? in
      guard set >= row, let done = log.columns.repetitions[set], done >= 1 else { return nil }
      return SetTraits.effort(set, of: log.columns).map {
        min(10, max(1, $0 - Double(Int(done) - repetitions)))
      }
    }
  }

  /// The RPE of a set with somewhat less load that broke down: fewer than two thirds of the repetitions, and nothing left. Then the
  /// first set was as much as goes. nil without one.
  private var spentBeside: Double? {
    guard isByLoad, let load = currentLoad else { return nil }
    let efforts = last.span.compactMap { set -> Double? in
      guard log.columns.exercise[set] == log.columns.exercise[row], let own = log.columns.load[set],
        own < load.units, Double(own) >= WorkBase.lightShare * Double(load.units),
        Double(log.columns.repetitions[set] ?? 0) <= LinearRule.brokenShare * Double(repetitions)
      else { return nil }
      return SetTraits.effort(set, of: log.columns)
    }
    return efforts.max().flatMap { $0 >= RepeatedMisses.leastEffort ? $0 : nil }
  }

  /// The RPE rule's suggestion where the heaviest set was rated: up where every rated set at its load says so, down where
  /// every one says so; between, the same sets again.
  func byRPEOfSets(_ rpe: Double) -> Suggestion {
    if let suggestion = byRPEBeforeOpenSet() { return suggestion }
    let efforts = comparableEfforts
    let known = efforts.compactMap(\.self)
    if let spent = spentBeside, spent > rpe {
      return draft(
        .rpe, .hold, reason: .effortDiffers(first: rpe, hardest: spent), evidence: equalSets)
    }
    guard let hardest = known.max(), let easiest = known.min(),
      let first = efforts.first, hardest >= RPERule.hardFrom
    else { return byRPE(known.max() ?? rpe, reason: .effort(rpe: rpe), evidence: [row]) }
    guard let first, easiest < RPERule.hardFrom else {
      return byRPE(rpe, reason: .effort(rpe: rpe), evidence: [row])
    }
    // Said is what was logged; the comparison decided.
    let logged = equalSets.compactMap { SetTraits.effort($0, of: log.columns) }.max() ?? hardest
    let isEasier = hasBecomeEasier && !hasFailedSet
    var suggestion = draft(
      .rpe, isEasier ? .addRepetitionIfItGoes : .hold,
      reason: logged > first
        ? .effortDiffers(first: first, hardest: logged) : .effort(rpe: rpe), evidence: equalSets)
    suggestion.isAtLeast = isEasier
    return suggestion
  }

  /// Whether each set of the session before was done again, with its load and no fewer repetitions, with less effort in one and
  /// more in none. Sets beyond those may be harder.
  private var hasBecomeEasier: Bool {
    guard isByLoad, sessions.count > 1, case let before = sessions[sessions.count - 2],
      last.date.days(since: before.session.date) <= AnalysisOptions.activeDays,
      log.columns.load[before.row] == log.columns.load[row],
      case let then = equalSets(of: before), case let now = equalSets, now.count >= then.count
    else { return false }
    let efforts = zip(then, now).map { then, now -> Double? in
      guard let earlier = SetTraits.effort(then, of: log.columns),
        let later = SetTraits.effort(now, of: log.columns), later <= earlier,
        let done = log.columns.repetitions[now], done >= log.columns.repetitions[then] ?? .max
      else { return nil }
      return earlier - later
    }
    return efforts.allSatisfy { $0 != nil } && efforts.contains { $0 ?? 0 > 0 }
  }

  /// The RPE rule's suggestion where the last set was for as many as go, and hard: the sets before it decide, and what is asked for
  /// is what they had. nil for another last set, and where they were hard, too.
  private func byRPEBeforeOpenSet() -> Suggestion? {
    let done = equalSets.map { Int(log.columns.repetitions[$0] ?? 0) }
    let before = equalSets.dropLast()
    let efforts = before.compactMap { SetTraits.effort($0, of: log.columns) }
    guard isByLoad, LinearRule.hasOpenLast(done), efforts.count == before.count,
      let hardest = efforts.max(), hardest < RPERule.hardFrom
    else { return nil }
    var suggestion = byRPE(hardest, reason: .effort(rpe: hardest), evidence: Array(before))
    guard suggestion.action == .increaseLoad else { return nil }
    suggestion.repetitions = done.dropLast().max()
    return suggestion
  }

  /// The RPE rule's suggestion.
  func byRPE(_ rpe: Double, reason: SuggestionReason, evidence: [Int]) -> Suggestion {
    let change = RPERule.change(rpe: rpe) ?? 0
    if change > 0, hasFailedSet {
      return draft(.rpe, .hold, reason: .failedSet, evidence: evidence)
    }
    if isByLoad, let load = currentLoad {
      let target = Load(units: Int64((Double(load.units) * (1 + change)).rounded()))
      return change > 0
        ? raised(to: target, .rpe, reason: reason, evidence: evidence)
        : lowered(
          to: target, fewer: RPERule.repetitionsFewer(rpe: rpe), reason: reason, evidence: evidence)
    }
    guard change < 0 else {
      return withoutLoad(.rpe, goesUp: change > 0, reason: reason, evidence: evidence)
    }
    return withFewerRepetitions(
      RPERule.repetitionsFewer(rpe: rpe), reason: reason, evidence: evidence)
  }
}
