internal import GymBoAnalysis
internal import GymBoLog

/// Each session of the week against the last one of the same kind; sessions without one are left out.
struct SessionsOfTheWeek: Sendable {
  struct Session: Sendable {
    var date: CivilDate
    var title: String
    /// The day of the last session of the same kind.
    var lastOn: CivilDate?
    var workingSets: Comparison
    var volume: Comparison
    var duration: Comparison
    var averageRPE: Comparison
  }

  var sessions: [Session]

  init(_ findings: HistoryFindings) {
    sessions = findings.weekSessions.filter { $0.previous != nil }.map { finding in
      let session = findings.log.sessions[finding.session]
      return Session(
        date: session.date, title: findings.log.title(of: session),
        lastOn: finding.previous.map { findings.log.sessions[$0].date },
        workingSets: finding.workingSets, volume: finding.volume, duration: finding.duration,
        averageRPE: finding.averageRPEComparison)
    }
  }
}
