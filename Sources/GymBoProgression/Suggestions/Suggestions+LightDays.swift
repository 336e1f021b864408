internal import GymBoAnalysis
internal import GymBoLog

/// Where the last day was lighter than usual, what comes next goes on from the last usual day.
extension LiftFindings {
  /// Sessions of a lift since its last usual day, at most: more light ones are a new level, and so are two of more
  /// repetitions of which the second is heavier and worth more.
  private static let mostLightSessions = 2

  /// The advice that goes on from the last usual day of a lift, where its last session was light in a workout that was lighter than
  /// usual, of the last two weeks; nil where there is no such day in the 42 days before today, where the light day was hard work or
  /// a set of it was failed, and where no more was done on the usual day.
  func beforeLightDays(
    _ advice: LiftAdvice, of lift: LiftFinding, _ other: (LiftFinding) -> LiftAdvice?
  ) -> LiftAdvice? {
    func isLight(_ session: ExerciseSession) -> Bool {
      breaks.lastLightLifts.contains(
        Deload.LightLift(exercise: lift.exercise, session: session.session))
    }
    let today = history.asOf
    guard advice.passedOver == nil, let last = lift.sessions.last, last.date == advice.last.date,
      isLight(last), !advice.hasFailedSet, !advice.isHard,
      today.days(since: last.date) <= DeloadFinding.lightDays
    else { return nil }
    var usual = lift
    while let latest = usual.sessions.last, isLight(latest) { usual.done.sessions.removeLast() }
    guard let before = other(usual), before.isMore(than: advice),
      today.days(since: before.last.date) <= AnalysisOptions.activeDays,
      case let light = lift.sessions.filter({ $0.date > before.last.date }),
      light.count <= LiftFindings.mostLightSessions,
      advice.repetitions <= before.repetitions || !advice.rises(in: light)
    else { return nil }
    return before
  }
}

extension LiftAdvice {
  /// Whether the last of two sessions has more load than the first, and its best set is worth more.
  fileprivate func rises(in light: [ExerciseSession]) -> Bool {
    guard let first = light.first, light.count > 1,
      let place = sessions.firstIndex(where: { $0.session.session == first.session }),
      let before = log.columns.load[sessions[place].row], let now = currentLoad
    else { return false }
    return now.isClearlyAbove(Load(units: before))
      && performance(sessions[sessions.count - 1]) > performance(sessions[place])
  }

  /// Whether the continued work had more load than another's, and its best set is worth more.
  fileprivate func isMore(than other: LiftAdvice) -> Bool {
    guard isByLoad, let load = currentLoad, let lighter = other.currentLoad else { return false }
    return load.isClearlyAbove(lighter)
      && performance(sessions[sessions.count - 1])
        > other.performance(other.sessions[other.sessions.count - 1])
  }

  /// The same again in place of more, where the day that is passed over was weaker than the one that is gone on from.
  func afterWeakDay(_ suggestion: Suggestion) -> Suggestion {
    passedOver?.asksForNoMore == true ? withoutMore(suggestion) : suggestion
  }

  /// What was done comes again first, and no more, but on a way back, where the lifter's own note says what comes next, and where
  /// what is suggested is likely and what was done is not.
  private func withoutMore(_ suggestion: Suggestion) -> Suggestion {
    guard suggestion.action.isMore, suggestion.rule != .afterBreak, suggestion.heeds == nil,
      !isMoreLikely(suggestion)
    else { return suggestion }
    return draft(suggestion.rule, .hold, reason: suggestion.reason, evidence: suggestion.evidence)
  }

  /// Whether a suggestion is more likely than not, and the same again is less.
  private func isMoreLikely(_ suggestion: Suggestion) -> Bool {
    guard let load = suggestion.load, let asked = suggestion.repetitions, let current = currentLoad,
      let same = odds(of: repetitions, with: current), let odds = odds(of: asked, with: load)
    else { return false }
    return same < Suggestion.leastProbability && odds >= Suggestion.leastProbability
  }

  /// Makes a suggestion say that it goes on from before a light day: what was done before comes again first, and no more.
  func goOn(from day: CivilDate, _ suggestion: inout Suggestion) {
    var held = withoutMore(suggestion)
    if held != suggestion {
      held.deloadWork = suggestion.deloadWork
      suggestion = completed(held)
    }
    suggestion.passedOver = PassedOver(date: day, kind: .lightDay)
  }
}
