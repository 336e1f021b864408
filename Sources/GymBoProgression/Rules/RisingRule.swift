internal import GymBoAnalysis
internal import GymBoLog

/// More of the same where the last three sessions rose: in load, with no repetitions lost, by the last step; or in
/// repetitions at one load, by one, up to the top of the lift's range.
///
/// Who goes up every session without rating the effort needs no other rule. A decision of this project.
package enum RisingRule {
  /// Sessions that must rise.
  package static let sessions = 3
  /// The last step is made again up to this share of the load, or up to the linear rule's step.
  static let largestShare = 0.05

  /// The method as it is declared: formula, constants, range, evidence and source.
  static let method = MethodDeclaration(
    identifier: "rising", name: "As it rose", kind: .progression,
    formula:
      "load up in n sessions running, no repetitions lost: + the last step, at most the share s or the linear rule's step; repetitions up in n "
      + "sessions at one load: + 1, up to the top of the lift's range",
    constants: [
      .init("n", Double(sessions)), .init("s", largestShare), .init("m", LargestChange.share),
    ],
    range: "lifts without a known effort; load up of sets of two repetitions or more",
    rangeReason: "effort says more, and a single is near the maximum",
    unit: "the unit of the load", evidence: .opinion, source: "a decision of this project",
    example: .init(
      given: "sessions that must rise", expected: 3, decimals: 0, source: "the rule",
      answer: { Double(sessions) }))
}

extension LiftAdvice {
  /// The next step of a lift whose last three sessions rose; nil where they did not.
  func asItRose() -> Suggestion? {
    let recent = sessions.suffix(RisingRule.sessions)
    guard isByLoad, let load = currentLoad, !hasFailedSet, recent.count == RisingRule.sessions,
      let first = recent.first, lifter.today.days(since: last.date) < TrainingBreaks.shortest,
      last.date.days(since: first.session.date) <= AnalysisOptions.activeDays
    else { return nil }
    let done = recent.compactMap { session -> (load: Load, repetitions: Int)? in
      guard let load = log.columns.load[session.row],
        let repetitions = log.columns.repetitions[session.row]
      else { return nil }
      return (Load(units: load), Int(repetitions))
    }
    guard done.count == RisingRule.sessions else { return nil }
    let pairs = zip(done, done.dropFirst())
    let evidence = recent.reversed().map(\.row)
    let reason = SuggestionReason.rose(sessions: RisingRule.sessions)
    // A single goes up as a test does: when it has been done again, not because it rose.
    if repetitions > 1, !endedTired, !brokeDown, lift.trend.told != .declining,
      pairs.allSatisfy({ $1.load.isClearlyAbove($0.load) && $1.repetitions >= $0.repetitions })
    {
      // A jump is not made again at once.
      let step = min(
        load.units - done[done.count - 2].load.units,
        max(usualStep.units, Int64(RisingRule.largestShare * Double(load.units))))
      let target = min(
        Load(units: load.units + step), limit(after: load))
      let next = raised(to: target, .rising, reason: reason, evidence: evidence)
      // Nor by a large step where a set of last time would leave nothing then: the rise took what was in reserve.
      if next.action == .increaseLoad, let heavier = next.load, let asked = next.repetitions,
        percent(from: load, to: heavier) > LiftAdvice.smallStep,
        leavesNothing(asked, with: heavier)
      {
        return nil
      }
      return next
    }
    guard pairs.allSatisfy({ $1.load.isSame(as: $0.load) && $1.repetitions > $0.repetitions }),
      let range = usualRepetitions, repetitions < range.upperBound
    else { return nil }
    return withAnotherRepetition(.rising, reason: reason, evidence: evidence)
  }
}
