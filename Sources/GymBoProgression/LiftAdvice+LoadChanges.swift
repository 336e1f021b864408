internal import GymBoAnalysis
internal import GymBoLog

/// Lifters who change the load from session to session.
extension LiftAdvice {
  /// Sessions with different loads from which nobody waits for three with the same one.
  static let fewestChanges = 5

  /// How many of the last sessions of six weeks had a different load each, and whether the last was the heaviest of them; nil for
  /// fewer than five.
  var loadChanges: (sessions: Int, isHeaviest: Bool)? {
    guard isByLoad else { return nil }
    var loads: Set<Int64> = []
    for session in sessions.reversed() {
      guard last.date.days(since: session.session.date) <= AnalysisOptions.activeDays,
        let load = log.columns.load[session.row], loads.insert(load).inserted
      else { break }
    }
    guard loads.count >= LiftAdvice.fewestChanges else { return nil }
    return (loads.count, loads.max() == log.columns.load[row])
  }
}
