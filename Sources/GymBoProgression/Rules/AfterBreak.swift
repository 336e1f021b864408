internal import GymBoAnalysis
internal import GymBoLog

/// What to start again with after a break of all training: up to 13 days the same; 14–20 days the same loads and two
/// repetitions fewer, of a single 95 % of the load; from 21 days 90 % of the load, from 42 days 85 %, from 84 days 80 %. Then up by at most 10 % a session
/// until the old loads are reached, and so after a pause of the lift alone; see ``LiftReturn``.
///
/// Strength holds for about three weeks without training: McMaster et al. 2013 (Sports Med 43:367–384), Bosquet et al. 2013
/// (Scand J Med Sci Sports 23:e140–e149). The percentages are a rule of thumb.
package enum AfterBreak {
  /// Repetitions fewer after two weeks.
  package static let repetitionsFewer = 2
  /// Sessions in this many days after a break go back up to the old loads.
  package static let days = 28

  /// The share of a load that a lift is gone on with after a long pause of it alone, at most.
  static let shareAfterPause = 0.95

  /// A load this many times another is a large step from it.
  static let largeStep = 1.05
  /// A load of at most this share of the old one is much lighter.
  static let muchLighter = 0.8

  /// Below this number one repetition fewer is enough.
  static let fewRepetitions = 6

  /// The repetitions after two weeks.
  static func repetitions(after usual: Int) -> Int {
    usual - (usual < fewRepetitions ? 1 : repetitionsFewer)
  }

  /// The share of the loads after a break of some days; 1 where only repetitions are fewer.
  /// - Returns: nil for less than 14 days: nothing changes.
  package static func share(days: Int) -> Double? {
    switch days {
    case ..<TrainingBreaks.shortest: nil
    case ..<21: 1
    case ..<42: 0.9
    case ..<84: 0.85
    default: 0.8
    }
  }

  /// The method as it is declared: formula, constants, range, evidence and source.
  static let method = MethodDeclaration(
    identifier: "after_break", name: "After a break", kind: .progression,
    formula:
      "14–20 days without training: the same loads, r repetitions fewer (below s of them one; of a single e · load); 21–41 days: a · load; "
      + "42–83 days: b · load; longer: c · load, rounded down; then up by at most m a session, "
      + "until the old load is reached, by less where that is less likely than q, and by no large step that costs repetitions. So it does, with work without a load by r repetitions, after p days or more without the lift, d times the usual days or more, "
      + "where the first session back was lighter and no set lost repetitions; where that session is still to come after t days "
      + "or more, the same again, or e · load or less, by up to m, after v days, or where the last work was hard, the best, or is less likely than q, but not where it was no hard work and had at most e · the load before",
    constants: [
      .init("r", Double(repetitionsFewer)), .init("s", Double(fewRepetitions)),
      .init("a", share(days: 21) ?? 1),
      .init("b", share(days: 42) ?? 1), .init("c", share(days: 84) ?? 1),
      .init("m", LargestChange.share), .init("p", Double(LiftReturn.shortestPause)),
      .init("d", Double(LiftReturn.longerThanUsual)), .init("t", Double(LiftReturn.longPause)),
      .init("q", LiftAdvice.reliefProbability), .init("e", shareAfterPause),
      .init("v", Double(LiftReturn.veryLongPause)),
    ],
    range: "breaks of all training from 14 days, pauses of a lift from 10",
    rangeReason: "strength holds for about three weeks without training",
    unit: "the unit of the load", evidence: .opinion,
    source:
      "McMaster DT et al. (2013) Sports Med 43:367–384 and Bosquet L et al. (2013) Scand J Med Sci "
      + "Sports 23:e140–e149 for how long strength holds; the percentages are a rule of thumb",
    example: .init(
      given: "30 days off: the share of the load", expected: 0.9, decimals: 2, source: "the rule",
      answer: { share(days: 30) }))
}

extension LiftAdvice {
  /// The suggestion after a break since the base, or on the way back to the loads before one; nil where there was none.
  func afterBreak() -> Suggestion? {
    if let rest = lifter.training.longestBreak(since: last.date),
      let share = AfterBreak.share(days: rest.days)
    {
      return startingAgain(share: share, after: rest)
    }
    return goingBack()
  }

  /// After a pause of the lift alone of three weeks or more, and of twice the usual days: the same again; after four weeks, or
  /// where the last work was hard, the best of the last sessions, or is no longer likely, 5 to 10 % less, the heaviest load
  /// with which it is likely, and so where a short break of all training is part of the pause. The same again where other lifts
  /// of the same kind kept it up, and where the last work was no hard work and below that before. nil where there is no such pause, or all training paused for about as long.
  func afterPause() -> Suggestion? {
    let days = lifter.today.days(since: lastDone)
    let rest = lifter.training.longestBreak(since: last.date)
    let isShortRest = rest.map { AfterBreak.share(days: $0.days) == 1 && !$0.isOpen } ?? true
    guard LiftReturn.isPaused(sessions, days: days),
      isShortRest || days - (rest?.days ?? 0) >= TrainingBreaks.shortest
    else { return nil }
    let paused = LiftReturn(before: sessions[sessions.count - 1], days: days, isOfLift: true)
    if rest == nil, isKeptUp || wasLighter && !isHard {
      return goingBack(paused, .hold, to: isByLoad ? currentLoad : nil)
    }
    if isByLoad, let load = currentLoad,
      rest != nil || days >= LiftReturn.veryLongPause || isBestOfLast || isHard
        || isUnlikely(repetitions, with: load),
      let lighter = loadAfterPause(
        from: load, share: rest.flatMap { AfterBreak.share(days: $0.days) } ?? 1)
    {
      var suggestion = goingBack(paused, .decreaseLoad, to: load)
      suggestion.load = lighter
      return suggestion
    }
    var suggestion = goingBack(paused, .hold, to: isByLoad ? currentLoad : nil)
    // Where no lighter load is near, hard work, work of long ago, and that before a break, comes with fewer repetitions.
    if isHard || rest != nil || days >= LiftReturn.veryLongPause, repetitions > 1 {
      suggestion.action = .fewerRepetitions
      suggestion.repetitions = max(1, AfterBreak.repetitions(after: repetitions))
    }
    return suggestion
  }

  /// Days on which other lifts of the same kind were done from which these kept a lift up.
  private static let keptUpDays = 3

  /// Whether, since the lift was last done, others of the same movement and muscle were done on several days. A decision of this
  /// project: who does another press meanwhile has not paused pressing.
  private var isKeptUp: Bool {
    guard let facts = log.exercises[lift.exercise].facts else { return false }
    let isAlike = log.exercises.map { other in
      other.facts.map { $0.movement == facts.movement && $0.direct.first == facts.direct.first }
        ?? false
    }
    let days = log.sessions(in: DayRange(lastDone.advanced(by: 1), lifter.today)).filter { index in
      log.sessions[index].sets.contains { isAlike[Int(log.columns.exercise[$0])] }
    }
    return Set(days.map { log.sessions[$0].date }).count >= LiftAdvice.keptUpDays
  }

  /// Whether the last session was below the one before it, by what its best set is worth and by as much load as a pause takes off at
  /// least: it is off already.
  private var wasLighter: Bool {
    guard isByLoad, sessions.count > 1, let load = currentLoad,
      case (let last, let before) = (sessions[sessions.count - 1], sessions[sessions.count - 2]),
      last.session.date.days(since: before.session.date) <= AnalysisOptions.activeDays,
      let old = log.columns.load[before.row].map(Load.init(units:))
    else { return false }
    return Double(load.units) <= AfterBreak.shareAfterPause * Double(old.units)
      && performance(last) < performance(before)
  }

  var isHard: Bool { (effort?.rpe ?? 0) >= RPERule.hardFrom }

  /// - Parameter share: of the load at most, after a break of all training in the pause.
  private func loadAfterPause(from load: Load, share: Double) -> Load? {
    let share = min(share, AfterBreak.shareAfterPause)
    let most = Load(units: Int64((Double(load.units) * share).rounded()))
    let lowest = min(LargestChange.lowest(after: load), most)
    var lighter: Load?
    var below = loads.heaviest(atMost: most)
    while let candidate = below, candidate >= lowest {
      lighter = candidate
      if self.odds(of: repetitions, with: candidate) ?? 0 >= LiftAdvice.reliefProbability { break }
      below = loads.next(below: candidate)
    }
    return lighter
  }

  private func isUnlikely(_ repetitions: Int, with load: Load) -> Bool {
    odds(of: repetitions, with: load).map { $0 < LiftAdvice.reliefProbability } ?? false
  }

  /// Whether the best set of the last session was better than those of all sessions before it.
  private var isBestOfLast: Bool {
    guard sessions.count > LiftReturn.mostSessions else { return false }
    let last = performance(sessions[sessions.count - 1])
    return sessions.dropLast().allSatisfy { performance($0) < last }
  }

  private func startingAgain(share: Double, after rest: TrainingDays.Break) -> Suggestion {
    var suggestion = draft(
      .afterBreak, .startAgain,
      reason: .afterBreak(days: rest.days, until: rest.isOpen ? nil : rest.end), evidence: [row])
    // A single cannot lose a repetition.
    let share = share == 1 && isByLoad && repetitions == 1 ? AfterBreak.shareAfterPause : share
    if share == 1 || !isByLoad || currentLoad == nil {
      suggestion.repetitions = suggestion.repetitions.map {
        max(1, share == 1 ? AfterBreak.repetitions(after: $0) : Int(Double($0) * share))
      }
      suggestion.seconds = suggestion.seconds.map { share == 1 ? $0 : ($0 * share).rounded(.down) }
    } else if let load = currentLoad {
      let target = Load(units: Int64((Double(load.units) * share).rounded()))
      suggestion.load = loads.heaviest(atMost: target) ?? min(load, loads.lightest)
    }
    return suggestion
  }

  /// After a break, with another load or fewer repetitions, sets that went up and down before get the same repetitions.
  func evened(_ suggestion: Suggestion) -> Suggestion {
    guard suggestion.rule == .afterBreak, suggestion.plan.isEmpty,
      [.startAgain, .decreaseLoad, .increaseLoad].contains(suggestion.action),
      let asked = suggestion.repetitions, let even = done.evened
    else { return suggestion }
    var suggestion = suggestion
    suggestion.repetitions = min(asked, even)
    suggestion.evensSets = true
    return suggestion
  }

  /// After a return: a step of at most 10 %, or of two repetitions, towards the work before it.
  private func goingBack() -> Suggestion? {
    guard !hasFailedSet, (effort?.rpe ?? 0) < RPERule.hardFrom else { return nil }
    if isByLoad, let load = currentLoad {
      let heavier = { [self] (session: WorkBase.Session, other: WorkBase.Session) in
        guard let one = log.columns.load[session.row], let two = log.columns.load[other.row]
        else { return false }
        return Load(units: one).isClearlyAbove(Load(units: two))
      }
      let returned =
        LiftReturn.fromBreak(sessions, lifter.training)
        ?? carefulReturn(isMore: heavier)
      // Of days that take turns those of one kind are further apart than the lift was away.
      guard let returned, !(returned.isOfLift && passedOver?.kind == .rotation),
        let old = log.columns.load[returned.before.row].map(Load.init(units:)),
        old.isClearlyAbove(load), !hasReached(old, since: returned.before),
        repetitions >= repetitions(returned.before) - 1, !hasLostRepetitions(since: returned)
      else { return nil }
      guard let highest = loads.highest(above: load, notAbove: min(old, limit(after: load)))
      else {
        return goingBackByRepetitions(returned, to: old, from: load)
      }
      var suggestion = goingBack(returned, .increaseLoad, to: old)
      let step = likelyStep(
        upTo: losesRepetitions ? nearest(to: load, highest) : highest, after: load)
      // What was done last time stays: a step that costs repetitions waits for more of them.
      if suggestion.repetitions != nil, asIfToFailure(with: step, after: load) < repetitions {
        return goingBackByRepetitions(returned, to: old, from: load)
      }
      suggestion.load = step
      // A carry has no repetitions.
      if let asked = suggestion.repetitions, let most = mostDone(with: step) {
        suggestion.repetitions = min(asked, most)
      }
      return suggestion
    }
    guard log.columns.semantics[row] == .bodyweight,
      let returned = carefulReturn(isMore: { repetitions($0) > repetitions($1) }),
      repetitions(returned.before) > repetitions
    else { return nil }
    var suggestion = goingBack(returned, .addRepetition, to: nil)
    suggestion.repetitions = min(
      repetitions(returned.before), repetitions + AfterBreak.repetitionsFewer)
    return suggestion
  }

  /// More repetitions on a way back whose next load is too far away; nil where that is no farther than the old one.
  private func goingBackByRepetitions(
    _ returned: LiftReturn, to old: Load, from load: Load
  ) -> Suggestion? {
    guard repetitions > 0, let next = loads.next(above: load), !next.isClearlyAbove(old) else {
      return nil
    }
    var suggestion = goingBack(returned, .addRepetition, to: old)
    suggestion.repetitions = losesRepetitions ? repetitions : repetitions + 1
    suggestion.adjustment = .stepTooLarge(next: next, percent: percent(from: load, to: next))
    return suggestion
  }

  /// With a large step as many repetitions as follow from the best set where it was a hard one, by what the sets after it lost;
  /// else as many as were done.
  private func asIfToFailure(with step: Load, after load: Load) -> Int {
    guard losesRepetitions, Double(step.units) > AfterBreak.largeStep * Double(load.units),
      let heavier = moved(step), let done = moved(load),
      let expected = DoubleProgression.expectedRepetitions(
        at: heavier, after: repetitions, at: done)
    else { return repetitions }
    return max(1, DoubleProgression.whole(expected))
  }

  /// Whether a later set at the continued load had fewer repetitions: then it was no easy work, and the next step is a small one.
  private var losesRepetitions: Bool {
    equalSets.contains { Int(log.columns.repetitions[$0] ?? 0) < repetitions }
  }

  private func nearest(to load: Load, _ highest: Load) -> Load {
    loads.next(above: load).map { min($0, highest) } ?? highest
  }

  /// The most repetitions that were ever done with a load or more: a way back leads no further. nil where there were none.
  private func mostDone(with load: Load) -> Int? {
    lift.sessions.flatMap { session in
      session.rows.compactMap { row -> Int? in
        guard let own = log.columns.load[row], !load.isClearlyAbove(Load(units: own)),
          !traits.isSuspect[row]
        else { return nil }
        return log.columns.repetitions[row].map(Int.init)
      }
    }.filter { $0 > 0 }.max()
  }

  /// Whether the load of now was done for more repetitions in the sessions up to a return: then these come back first.
  private func hasLostRepetitions(since returned: LiftReturn) -> Bool {
    sessions.contains { session in
      session.session.date <= returned.before.session.date
        && log.columns.load[session.row] == log.columns.load[row]
        && repetitions(session) > repetitions
    }
  }

  /// The heaviest step up to a load with which the repetitions are likely; the smallest one where none is.
  private func likelyStep(upTo highest: Load, after load: Load) -> Load {
    var step = highest
    while isUnlikely(repetitions, with: step), let lower = loads.next(below: step),
      lower.isClearlyAbove(load)
    {
      step = lower
    }
    return step
  }

  /// Whether a load was lifted again since a session: by work, or by a test that is worth as much.
  private func hasReached(_ load: Load, since before: WorkBase.Session) -> Bool {
    func isReached(_ row: Int) -> Bool {
      log.columns.load[row].map { !load.isClearlyAbove(Load(units: $0)) } ?? false
    }
    let wanted = performance(before)
    let later = lift.sessions.reversed().prefix { $0.date > before.session.date }
    return later.contains { session in
      session.rows.contains {
        isReached($0) && performance($0) >= wanted && !traits.isSuspect[$0]
      }
    }
      || sessions.contains { $0.session.date > before.session.date && isReached($0.row) }
  }

  private func goingBack(
    _ returned: LiftReturn, _ action: SuggestedChange, to load: Load?
  ) -> Suggestion {
    draft(
      .afterBreak, action,
      reason: .backTo(
        load: load, repetitions: repetitions(returned.before), days: returned.days,
        isOfLift: returned.isOfLift),
      evidence: [returned.before.row, row])
  }

  /// Repetitions that careful sets may have beyond those of before: one, and three with much less load.
  private func moreWhenLighter(than before: WorkBase.Session) -> Int {
    guard let load = currentLoad, let old = log.columns.load[before.row], isByLoad else { return 1 }
    return Double(load.units) <= AfterBreak.muchLighter * Double(old) ? 3 : 1
  }

  /// The return from a pause of the lift alone, where its sets were not harder than they were meant to be: none lost
  /// repetitions, and there were not more than before, which would be other work.
  private func carefulReturn(
    isMore: (WorkBase.Session, WorkBase.Session) -> Bool
  ) -> LiftReturn? {
    guard beforeOtherCount == nil,
      let returned = LiftReturn.fromPause(sessions, isMore: isMore),
      repetitions <= repetitions(returned.before) + moreWhenLighter(than: returned.before),
      WorkBase.isKept(sessions[sessions.count - 1], log)
    else { return nil }
    return returned
  }
}
