internal import GymBoAnalysis
internal import GymBoCoach
internal import GymBoLog
internal import GymBoProgression

/// What the report of suggestions says.
struct SuggestionSections: Sendable {
  /// What today is about; nil on the day of the last workout.
  var focus: TodaysFocus?
  /// The day of the last workout.
  var lastWorkout: CivilDate?
  var suggestions: SuggestionList
  /// Those of the lifts that are not in the next workout; nil where that is not known.
  var others: SuggestionList?
  var deload: DeloadAdvice?
  /// Exercises without a suggestion, as they were not trained lately.
  var idleLifts: Int

  /// Whether a probability is said beside several sets.
  var saysLikelihood: Bool {
    (suggestions.lines + (others?.lines ?? [])).contains {
      $0.suggestion.probability != nil && $0.suggestion.sets > 1
    }
  }
}

extension SuggestionReport {
  /// What the report's day is about; nil without a session.
  var focus: TodaysFocus? {
    findings.flatMap { TodaysFocus(of: $0.liftFindings.history, next: nextSession) }
  }

  /// The report's sections; nil where the history has no session up to the report's day.
  var sections: SuggestionSections? {
    findings.map { findings in
      let next = nextSession
      let own = next?.own(suggestions) ?? []
      let isKnown = !own.isEmpty
      let others = suggestions.filter { next?.place(of: $0.exercise) == nil }
      return SuggestionSections(
        focus: focus.flatMap { $0.state == .trained ? nil : $0 },
        lastWorkout: findings.log.sessions.last?.date,
        suggestions: SuggestionList(
          isKnown ? own : suggestions, findings: findings, log: log,
          occasion: SuggestionList.Occasion(isKnown ? next : nil, log)),
        others: isKnown && !others.isEmpty
          ? SuggestionList(others, findings: findings, log: log, occasion: .otherWorkouts) : nil,
        deload: deload.map { DeloadAdvice($0, findings: findings) },
        idleLifts: findings.lifts.count { !$0.isActive(asOf: findings.asOf) })
    }
  }
}
