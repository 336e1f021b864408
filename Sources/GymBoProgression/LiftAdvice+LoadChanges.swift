internal import GymBoAnalysis
internal import GymBoLog

/// How often the same load was taken, and how often another.
extension LiftAdvice {
  /// Sessions with different loads from which nobody waits for three with the same one.
  static let fewestChanges = 5

  /// How many of the last sessions of six weeks had a different load each, and whether the last was the heaviest of them; nil for
  /// fewer than five.
  private var loadChanges: (sessions: Int, isHeaviest: Bool)? {
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

  /// The same again where no load comes twice, and a repetition more if it goes, but not with the heaviest of them; nil where loads
  /// come again.
  func withChangingLoads(evidence: [Int]) -> Suggestion? {
    guard let changes = loadChanges else { return nil }
    let isOpen = repetitions > 1 && !changes.isHeaviest
    var suggestion = draft(
      .linear, isOpen ? .addRepetitionIfItGoes : .hold,
      reason: .changedEachTime(sessions: changes.sessions), evidence: evidence)
    suggestion.isAtLeast = isOpen
    return suggestion
  }

  /// In how many sessions of the six weeks up to the last one a set had the continued load and at least some repetitions, up to
  /// ``LinearRule/mostCounted``: what a reader counts in the log. nil for work by time, distance or assistance.
  /// - Parameter back: the first day that counts, after a break of all training; nil without one.
  func timesDone(_ fewest: Int, since back: CivilDate?) -> Int? {
    let sets = log.columns
    guard sets.semantics[row] == .loaded || sets.semantics[row] == .bodyweight else { return nil }
    let sixWeeks = last.date.advanced(by: -AnalysisOptions.activeDays)
    let first = back.map { max($0, sixWeeks) } ?? sixWeeks
    let done = lift.sessions.reversed().drop { $0.date > last.date }.prefix { $0.date >= first }
      .count { session in
        session.rows.contains { set in
          sets.load[set] == sets.load[row] && sets.semantics[set] == sets.semantics[row]
            && Int(sets.repetitions[set] ?? 0) >= fewest && !traits.isSuspect[set]
        }
      }
    return min(LinearRule.mostCounted, done)
  }
}
