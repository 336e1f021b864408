internal import GymBoAnalysis
internal import GymBoLog

/// What the report of suggestions says.
struct SuggestionSections: Sendable {
  /// The day of the last workout.
  var lastWorkout: CivilDate?
  var suggestions: SuggestionList
  var deload: DeloadAdvice?
  /// Exercises without a suggestion, as they were not trained lately.
  var idleLifts: Int
}

extension SuggestionReport {
  /// The report's sections; nil where the history has no session up to the report's day.
  var sections: SuggestionSections? {
    findings.map { findings in
      SuggestionSections(
        lastWorkout: findings.log.sessions.last?.date,
        suggestions: SuggestionList(suggestions, findings: findings, log: log),
        deload: deload.map { DeloadAdvice($0, findings: findings) },
        idleLifts: findings.lifts.count { !$0.isActive(asOf: findings.asOf) })
    }
  }
}
