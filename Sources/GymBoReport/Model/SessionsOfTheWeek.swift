internal import GymBoAnalysis
internal import GymBoLog

/// Each session of the week against the last one of the same kind; sessions without one are left out.
struct SessionsOfTheWeek: Sendable {
  /// A measure of a session, against the last one of the same kind.
  struct Change: Sendable {
    var measure: SessionMeasure
    var comparison: Comparison
    var tone: Tone
  }

  struct Session: Sendable {
    var date: CivilDate
    var title: String
    /// The day of the last session of the same kind.
    var lastOn: CivilDate?
    /// One for each of ``SessionMeasure``, in its order.
    var changes: [Change]
  }

  var sessions: [Session]

  init(_ findings: HistoryFindings) {
    sessions = findings.weekSessions.filter { $0.previous != nil }.map { finding in
      let session = findings.log.sessions[finding.session]
      return Session(
        date: session.date, title: findings.log.title(of: session),
        lastOn: finding.previous.map { findings.log.sessions[$0].date },
        changes: SessionMeasure.allCases.map { measure in
          let comparison = measure.comparison(in: finding)
          return Change(
            measure: measure, comparison: comparison, tone: measure.tone(comparison))
        })
    }
  }
}
