package import GymBoAnalysis
package import GymBoLog
package import GymBoProgression

extension NudgeSession {
  /// The sessions of a history, oldest first, with what there is to say of those that began in the last days.
  /// - Parameters:
  ///   - now: later sessions are left out; nil for the end of the last one.
  ///   - hour: at which a workout without a time of day counts as begun.
  ///   - suggestions: those of the lifter, of which increases of compound lifts are told.
  package static func all(
    of findings: HistoryFindings, now: CivilTime?, hour: Int, suggestions: [Suggestion]
  ) -> [NudgeSession] {
    let history = findings.liftFindings.history
    let (log, durations) = (history.log, SessionDurations(of: history))
    let times = log.sessions.map { session in
      let start =
        session.hasTime ? session.start : CivilTime(session.date, minute: 60 * hour)
      let seconds = Int64(durations.seconds(of: session, in: history).rounded())
      return (start: start, end: CivilTime(seconds: start.seconds + seconds) ?? start)
    }
    guard let now = now ?? times.map(\.end).max() else { return [] }
    return log.sessions.indices.compactMap { index in
      let (session, (start, end)) = (log.sessions[index], times[index])
      guard start <= now else { return nil }
      guard now.seconds - end.seconds <= recentSeconds else {
        return NudgeSession(start: start, end: end, hasTime: session.hasTime)
      }
      let records = findings.recordEvents
        .filter { $0.best.session == index && $0.isOfStrength }
        .map(Achievement.record)
      // A milestone belongs to the last session of its day.
      let isLastOfDay =
        index + 1 == log.sessions.count || log.sessions[index + 1].date != session.date
      let milestones =
        isLastOfDay
        ? findings.milestones.filter { $0.date == session.date }.map(Achievement.milestone) : []
      return NudgeSession(
        start: start, end: end, hasTime: session.hasTime, achievements: records + milestones,
        overload: increases(suggestions, of: session, log))
    }
  }

  /// Three days: what is older is never told, in any zone.
  private static let recentSeconds: Int64 = 3 * 86_400

  private static func increases(
    _ suggestions: [Suggestion], of session: Session, _ log: TrainingLog
  ) -> [Suggestion] {
    suggestions.filter { suggestion in
      suggestion.action == .increaseLoad && session.sets.contains(suggestion.continued)
        && log.exercises[suggestion.exercise].facts?.mechanics == .compound
    }
  }
}
