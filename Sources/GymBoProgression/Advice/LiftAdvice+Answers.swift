internal import GymBoAnalysis
internal import GymBoLog

/// The answers that the rules choose from: a load more or less, a repetition more, repetitions fewer, and what comes in their
/// place for lifts without a load.
extension LiftAdvice {
  /// A higher load; where the rule's own load would be more than 10 % up, the highest that is not; where there is none, or the
  /// change is less than a step, a repetition more.
  func raised(
    to target: Load, _ rule: SuggestionRule, reason: SuggestionReason, evidence: [Int]
  ) -> Suggestion {
    guard let load = currentLoad else {
      return withoutLoad(rule, goesUp: true, reason: reason, evidence: evidence)
    }
    let wanted = loads.nearest(to: target)
    let tried = triedLately()
    let limit = max(limit(after: load), tried?.load ?? .zero)
    if wanted.isClearlyAbove(load),
      let taken = wanted <= limit ? wanted : loads.highest(above: load, notAbove: limit)
    {
      let taken =
        smallStep(after: load, insteadOf: taken, rule) ?? triedStep(after: load, insteadOf: taken)
        ?? taken
      if rule == .rpe, wouldBeToFailure(taken, after: load) {
        var suggestion = withAnotherRepetition(rule, reason: reason, evidence: evidence)
        suggestion.adjustment = .stepTooLarge(
          next: taken, percent: percent(from: load, to: taken))
        return suggestion
      }
      let done = tried.flatMap { $0.load >= taken ? $0.repetitions : nil }
      if done == nil,
        let suggestion = madeRoom(
          for: taken, after: load, rule, reason: reason, evidence: evidence)
      {
        return suggestion
      }
      var suggestion = draft(rule, .increaseLoad, reason: reason, evidence: evidence)
      suggestion.load = taken
      if let done {
        // A heavier load than is asked for now says the least that goes.
        let equal = DoubleProgression.expectedRepetitions(
          at: moved(taken) ?? taken, after: repetitions, at: moved(load) ?? load)
        suggestion.repetitions = min(
          max(done, equal.map(DoubleProgression.whole) ?? 0), repetitions)
      } else if let fewer = repetitionsOfUntried(taken, after: load) {
        suggestion.repetitions = fewer
        suggestion.repetitionsGivenUp = repetitions - fewer
      }
      if taken < wanted {
        suggestion.adjustment = .smallerStep(
          wanted: wanted, percent: percent(from: load, to: wanted))
      }
      return suggestion
    }
    if let suggestion = atTopOfRange(load, limit, rule, reason: reason, evidence: evidence) {
      return suggestion
    }
    var suggestion = withAnotherRepetition(rule, reason: reason, evidence: evidence)
    suggestion.adjustment =
      switch loads.next(above: load) {
      case nil: .nothingToLoad
      case .some(let next) where next > limit:
        .stepTooLarge(next: next, percent: percent(from: load, to: next))
      case .some: .roundsToSame
      }
    return suggestion
  }

  /// The heaviest load that was done within six weeks for more than two thirds of the repetitions, and the most repetitions with
  /// it; nil where none is above the present one. A decision of this project: who has lifted it needs no smaller step.
  private func triedLately() -> (load: Load, repetitions: Int)? {
    let (sets, first) = (log.columns, lifter.today.advanced(by: -AnalysisOptions.activeDays))
    let fewest = LinearRule.brokenShare * Double(repetitions)
    var tried: (load: Int64, repetitions: Int)?
    for session in sessions where session.session.date >= first {
      for row in session.session.rows where !traits.isSuspect[row] {
        guard sets.semantics[row] == .loaded, let load = sets.load[row],
          let done = sets.repetitions[row].map(Int.init), Double(done) > fewest,
          load > sets.load[self.row] ?? .max
        else { continue }
        if (load, done) > tried ?? (0, 0) { tried = (load, done) }
      }
    }
    return tried.map { (Load(units: $0.load), $0.repetitions) }
  }

  /// Repetitions from which a large step to an untried load gives some back: at equal strength it costs two or three of them.
  private static let manyRepetitions = 10

  /// As many repetitions as are of equal strength (Brzycki) with a load that is untried and a large step up, not fewer than the
  /// lift is trained with. Asked of sets of ten or more, and of sets at one load with different repetitions: such sets are taken
  /// as far as they go. nil for others: who does 5, 5, 5 again and again has some to spare. A decision of this project.
  private func repetitionsOfUntried(_ next: Load, after load: Load) -> Int? {
    guard repetitions >= LiftAdvice.manyRepetitions || hasUnevenSets, isByLoad,
      let model = self.next,
      percent(from: load, to: next) > LiftAdvice.smallStep,
      LoadSearch.isTooHeavy(next, after: model), let range = usualRepetitions,
      let expected = DoubleProgression.expectedRepetitions(
        at: moved(next) ?? next, after: repetitions, at: moved(load) ?? load)
    else { return nil }
    return min(repetitions, max(range.lowerBound, DoubleProgression.whole(expected)))
  }

  /// Whether the sets with the continued load had different repetitions in the last sessions that had it, but for a last one for as
  /// many as go.
  private var hasUnevenSets: Bool {
    let equal = sessions.filter { log.columns.load[$0.row] == log.columns.load[row] }
    let done = equal.suffix(LinearRule.sessions).flatMap { session in
      LinearRule.planned(equalSets(of: session).map { Int(log.columns.repetitions[$0] ?? 0) })
    }
    return Set(done).count > 1
  }

  /// Whether the repetitions of the continued set would leave nothing with a higher load, where its effort is known.
  private func wouldBeToFailure(_ next: Load, after load: Load) -> Bool {
    guard let effort = SetTraits.effort(row, of: log.columns) else { return false }
    let done = ExpectedEffort.RatedSet(load: moved(load), repetitions: repetitions, rpe: effort)
    return ExpectedEffort.rpe(of: repetitions, with: moved(next), after: done) ?? 0 >= 10
  }

  /// What comes before a large step of a lift that does not rise: at equal strength (Brzycki) it costs repetitions. Where
  /// they stay within those that the lift is trained with, the step with as many; else a repetition more first. nil for a
  /// step of at most ``smallStep`` percent, where the lift may be rising, and where the effort is known.
  private func madeRoom(
    for next: Load, after load: Load, _ rule: SuggestionRule, reason: SuggestionReason,
    evidence: [Int]
  ) -> Suggestion? {
    let percent = percent(from: load, to: next)
    guard needsRoom(rule), percent > LiftAdvice.smallStep,
      let range = usualRepetitions
    else { return nil }
    let expected = DoubleProgression.expectedRepetitions(
      at: moved(next) ?? next, after: repetitions, at: moved(load) ?? load)
    if let expected, DoubleProgression.whole(expected) >= range.lowerBound {
      var suggestion = draft(rule, .increaseLoad, reason: reason, evidence: evidence)
      suggestion.load = next
      suggestion.repetitions = min(repetitions, DoubleProgression.whole(expected))
      return suggestion
    }
    var suggestion = withAnotherRepetition(rule, reason: reason, evidence: evidence)
    suggestion.adjustment = .stepTooLarge(next: next, percent: percent)
    return suggestion
  }

  /// The next load up, where it is a small step and the rule's is a large one of a lift that does not rise; nil otherwise.
  private func smallStep(
    after load: Load, insteadOf wanted: Load, _ rule: SuggestionRule
  ) -> Load? {
    guard needsRoom(rule), percent(from: load, to: wanted) > LiftAdvice.smallStep,
      let next = loads.next(above: load), percent(from: load, to: next) <= LiftAdvice.smallStep
    else { return nil }
    return next
  }

  /// The highest step that is not untried, where the rule's is and the lift is not known to rise; nil where there is none, and
  /// in the first weeks of a lift.
  private func triedStep(after load: Load, insteadOf wanted: Load) -> Load? {
    guard [.plateau, .notRising, .declining, .unclear].contains(lift.trend.told), let next,
      LoadSearch.isTooHeavy(wanted, after: next)
    else { return nil }
    var lower = loads.next(below: wanted)
    while let step = lower, step.isClearlyAbove(load) {
      if !LoadSearch.isTooHeavy(step, after: next) { return step }
      lower = loads.next(below: step)
    }
    return nil
  }

  /// Whether a large step needs repetitions to spare: the lift does not rise, and the effort is not known.
  private func needsRoom(_ rule: SuggestionRule) -> Bool {
    [.plateau, .notRising, .declining].contains(lift.trend.told) && rule != .rpe && isByLoad
  }

  /// A step up in load of at most this percentage is small: it costs about two repetitions.
  static let smallStep = 5.0

  /// The next load for the bottom of the lift's range of repetitions, where every set reached its top; nil below that, and
  /// where the next load is too far away.
  private func atTopOfRange(
    _ load: Load, _ limit: Load, _ rule: SuggestionRule, reason: SuggestionReason, evidence: [Int]
  ) -> Suggestion? {
    guard let range = usualRepetitions, let next = loads.next(above: load), next <= limit,
      equalSets.allSatisfy({ Int(log.columns.repetitions[$0] ?? 0) >= range.upperBound })
    else { return nil }
    var suggestion = draft(rule, .increaseLoad, reason: reason, evidence: evidence)
    suggestion.load = next
    suggestion.repetitions = repetitionsAfterStep(to: next, within: range)
    suggestion.adjustment = .topOfRange(repetitions: range.upperBound)
    return suggestion
  }

  /// A lower load; where the step down is more than the rule says, the same load with one or two repetitions fewer.
  /// - Parameter fewer: repetitions that are taken off then.
  func lowered(
    to target: Load, fewer: Int, reason: SuggestionReason, evidence: [Int]
  ) -> Suggestion {
    guard let load = currentLoad, let next = loads.next(below: load),
      !target.isClearlyAbove(next), !hasGained
    else { return withFewerRepetitions(fewer, reason: reason, evidence: evidence) }
    var suggestion = draft(.rpe, .decreaseLoad, reason: reason, evidence: evidence)
    suggestion.load = next
    return suggestion
  }

  /// The same load with repetitions fewer, at least one.
  func withFewerRepetitions(
    _ fewer: Int, reason: SuggestionReason, evidence: [Int]
  ) -> Suggestion {
    var suggestion = draft(.rpe, .hold, reason: reason, evidence: evidence)
    guard repetitions > 1, log.columns.semantics[row] != .timed, !hasGained
    else { return suggestion }
    suggestion.action = .fewerRepetitions
    suggestion.repetitions = max(1, repetitions - fewer)
    if let load = currentLoad, isByLoad, let next = loads.next(below: load) {
      suggestion.adjustment = .stepTooLarge(
        next: next, percent: LargestChange.percent(from: load, to: next))
    }
    return suggestion
  }

  /// Whether the best set was better than that of the session before: by its load and repetitions, or by less assistance. A hard
  /// set was progress then, and comes again first. Who marks sets as taken to failure and rates none says with it only that the
  /// set is finished: it comes again, too.
  private var hasGained: Bool {
    if log.columns.rpe[row] == nil, SetTraits.effort(row, of: log.columns) != nil { return true }
    guard sessions.count > 1, case let before = sessions[sessions.count - 2],
      last.date.days(since: before.session.date) <= AnalysisOptions.activeDays
    else { return false }
    if log.columns.semantics[row] == .assisted,
      let now = log.columns.load[row], let then = log.columns.load[before.row], now != then
    {
      return now < then
    }
    return performance(sessions[sessions.count - 1]) > performance(before)
  }

  /// One repetition more; where the sets were uneven, every set brought to the repetitions of the best first.
  func withAnotherRepetition(
    _ rule: SuggestionRule, reason: SuggestionReason, evidence: [Int]
  ) -> Suggestion {
    var suggestion = draft(rule, .addRepetition, reason: reason, evidence: evidence)
    let isEven = equalSets.allSatisfy { Int(log.columns.repetitions[$0] ?? 0) >= repetitions }
    suggestion.repetitions = isEven ? repetitions + 1 : repetitions
    return suggestion
  }

  /// Lifts without a load go up by a repetition, by less assistance, or by time.
  func withoutLoad(
    _ rule: SuggestionRule, goesUp: Bool, reason: SuggestionReason, evidence: [Int]
  ) -> Suggestion {
    let same = draft(rule, .hold, reason: reason, evidence: evidence)
    guard goesUp else { return same }
    switch log.columns.semantics[row] {
    case .loaded, .bodyweight:
      return withAnotherRepetition(rule, reason: reason, evidence: evidence)
    case .assisted:
      guard log.exercises[lift.exercise].facts?.implement != .band,
        let assistance = log.columns.load[row].map(Load.init(units:)),
        let less = lessAssistance(than: assistance)
      else { return withAnotherRepetition(rule, reason: reason, evidence: evidence) }
      var suggestion = same
      suggestion.action = .reduceAssistance
      suggestion.load = less
      return suggestion
    case .timed:
      var suggestion = same
      suggestion.action = .addTime
      let isEven = equalSets.allSatisfy { (log.columns.seconds[$0] ?? 0) >= (same.seconds ?? 0) }
      suggestion.seconds = same.seconds.map { isEven ? $0 + LiftAdvice.timeStep : $0 }
      return suggestion
    case .distance:
      return same
    }
  }

  /// The assistance one step less: the next lower one from the inventory, or that the lifter had in the last sessions; where
  /// there is none, the implement's step, where it is small or every set is at the top of the lift's range. nil where a
  /// repetition more comes first, and where only zero assistance is less.
  private func lessAssistance(than assistance: Load) -> Load? {
    if loads.listed != nil { return loads.next(below: assistance) }
    let least = Load(units: assistance.units - step.units)
    let own = LiftAdvice.loads(
      of: sessions.map(\.session), log: log, isSuspect: traits.isSuspect)
    if let used = own.last(where: { assistance.isClearlyAbove($0) }), used > .zero, used >= least {
      return used
    }
    guard assistance > step else { return nil }
    if Double(step.units) <= LiftAdvice.smallRelief * Double(assistance.units) { return least }
    let isAtTop = usualRepetitions.map { range in
      equalSets.allSatisfy { Int(log.columns.repetitions[$0] ?? 0) >= range.upperBound }
    }
    return isAtTop ?? true ? least : nil
  }

  /// A step of at most this share of the assistance is small.
  private static let smallRelief = 1.0 / 3

  /// Seconds by which timed work grows.
  private static let timeStep = 5.0
}
