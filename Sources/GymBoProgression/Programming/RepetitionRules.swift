internal import GymBoLog

/// The rules that go by repetitions.
extension LastWork {
  func answer(by rule: DoubleProgression) -> RuleAnswer {
    let equal = equalSessions
    let repetitions = session.topSets.map(\.repetitions)
    let sets = rule.sets ?? repetitions.count
    func answer(
      _ action: RuleAnswer.Action, _ repetitions: Int, _ load: Load, _ reason: RuleAnswer.Reason,
      sessions: Int = 1
    ) -> RuleAnswer {
      self.answer(
        action, sets: sets, repetitions: repetitions, load: load, reason: reason,
        evidence: equal.prefix(sessions).flatMap { $0.topSets.map(\.row) })
    }
    let step = rule.step(
      after: repetitions, before: equal.dropFirst().map { $0.topSets.map(\.repetitions) })
    switch step {
    case .hold(let target):
      return answer(.hold, target, load, .belowRange(sessions: 1, of: rule.sessionsBelow))
    case .reduce(let sessions, let target):
      let wanted = Load(units: Int64(Double(load.units) * (1 - rule.reduction)))
      let near = loadable.nearest(to: wanted)
      guard let below = loadable.next(below: load) else {
        return answer(.hold, target, load, .nothingToLoad, sessions: sessions)
      }
      let next = min(near, below)
      guard next >= LargestChange.lowest(after: load) else {
        return answer(
          .hold, target, load, .stepTooLarge(next: next, percent: percent(to: next)),
          sessions: sessions)
      }
      return answer(
        .decreaseLoad, target, next, .belowRange(sessions: sessions, of: rule.sessionsBelow),
        sessions: sessions)
    case .addRepetitions(let target) where !session.hasFailedSet:
      return answer(.addRepetition, target, load, .withinRange)
    case .increase(let target) where !session.hasFailedSet:
      let done = repetitions.min() ?? rule.highest
      guard let next = loadable.next(above: load) else {
        return answer(.addRepetition, done + 1, load, .nothingToLoad)
      }
      let percent = percent(to: next)
      guard next <= limit else {
        return answer(
          .addRepetition, done + 1, load, .stepTooLarge(next: next, percent: percent))
      }
      // More repetitions than the range's top make room for a larger step.
      let reached = DoubleProgression(lowest: rule.lowest, highest: min(done, 36)) ?? rule
      if let largest = reached.largestJump(), percent > 100 * largest + 1e-7 {
        let expected = DoubleProgression.expectedRepetitions(
          at: next, after: done, at: load)
        return answer(
          .addRepetition, done + 1, load,
          .stepNotFeasible(next: next, percent: percent, expectedRepetitions: expected))
      }
      return answer(.increaseLoad, target, next, .reachedTop(repetitions: rule.highest))
    case .addRepetitions, .increase, nil:
      return answer(.hold, repetitions.max() ?? rule.lowest, load, .failedSet)
    }
  }

  func answer(by rule: TwoForTwo) -> RuleAnswer {
    let equal = equalSessions.prefix(TwoForTwo.sessions)
    let lastSets = equal.compactMap { $0.topSets.last?.repetitions }
    let standing = rule.standing(lastSets: lastSets)
    let evidence = equal.flatMap { $0.topSets.suffix(1).map(\.row) }
    func answer(
      _ action: RuleAnswer.Action, _ repetitions: Int, _ load: Load, _ reason: RuleAnswer.Reason
    ) -> RuleAnswer {
      self.answer(
        action, sets: session.topSets.count, repetitions: repetitions, load: load, reason: reason,
        evidence: evidence)
    }
    if session.hasFailedSet { return answer(.hold, rule.target, load, .failedSet) }
    guard rule.isMet(lastSets: lastSets) else {
      return answer(.hold, rule.target, load, .extraRepetitions(sessions: standing))
    }
    let more = (lastSets.first ?? rule.target) + 1
    guard let next = loadable.next(above: load) else {
      return answer(.addRepetition, more, load, .nothingToLoad)
    }
    guard next <= limit else {
      return answer(
        .addRepetition, more, load, .stepTooLarge(next: next, percent: percent(to: next)))
    }
    return answer(.increaseLoad, rule.target, next, .extraRepetitions(sessions: standing))
  }
}
