internal import GymBoAnalysis
internal import GymBoLog

/// How often the same load was taken, and how often another.
extension LiftAdvice {
  /// Sessions with another load each time from which nobody waits for three with the same one.
  static let fewestChanges = 5

  /// How many of the last sessions of six weeks had another load than the one before each, whether the last was the heaviest of
  /// them, and whether the loads rose each time, of those up to the first that comes again; nil for fewer than five.
  private var loadChanges: (sessions: Int, isHeaviest: Bool, isRising: Bool)? {
    guard isByLoad else { return nil }
    var loads: [Int64] = []
    for session in sessions.reversed() {
      guard last.date.days(since: session.session.date) <= AnalysisOptions.activeDays,
        let load = log.columns.load[session.row], load != loads.last
      else { break }
      loads.append(load)
    }
    guard loads.count >= LiftAdvice.fewestChanges else { return nil }
    var seen: Set<Int64> = []
    let different = loads.prefix { seen.insert($0).inserted }
    let isRising =
      different.count >= LiftAdvice.fewestChanges
      && zip(different, different.dropFirst()).allSatisfy { $0 > $1 }
    return (loads.count, loads.max() == loads.first, isRising)
  }

  /// Where the load changed each time and rose, the next step, if it is likely; else the same again, and a
  /// repetition more if it goes, but not with the heaviest of them; nil where it did not change each time.
  func withChangingLoads(evidence: [Int]) -> Suggestion? {
    guard let changes = loadChanges else { return nil }
    if changes.isRising, let next = likelyNext(after: changes.sessions, evidence: evidence) {
      return next
    }
    let isOpen = repetitions > 1 && !changes.isHeaviest
    var suggestion = draft(
      .linear, isOpen ? .addRepetitionIfItGoes : .hold,
      reason: .changedEachTime(sessions: changes.sessions), evidence: evidence)
    suggestion.isAtLeast = isOpen
    return suggestion
  }

  /// The rule's step for the same repetitions, where it is more likely than not; nil where it is not, or not known.
  private func likelyNext(after sessions: Int, evidence: [Int]) -> Suggestion? {
    guard let load = currentLoad, repetitions > 1, !hasFailedSet else { return nil }
    let next = raised(
      to: Load(units: load.units + usualStep.units), .linear,
      reason: .changedEachTime(sessions: sessions), evidence: evidence)
    guard next.action == .increaseLoad, let step = next.load, let asked = next.repetitions,
      odds(of: asked, with: step) ?? 0 >= Suggestion.leastProbability
    else { return nil }
    return next
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
        repetitionsAtLoad(of: session).contains { $0 >= fewest } && !isMissed(session)
      }
    return min(LinearRule.mostCounted, done)
  }

  /// Whether a session of a loaded lift missed a set with the continued load, where the last one had equal sets. Sets with the body
  /// alone are taken as far as they go.
  func isMissed(_ session: ExerciseSession) -> Bool {
    isByLoad
      && LinearRule.hasMissedSet(
        repetitionsAtLoad(of: session), meant: repetitionsAtLoad(of: last))
  }

  /// The repetitions of a session's sets at the continued load, in order; of failed ones 0.
  private func repetitionsAtLoad(of session: ExerciseSession) -> [Int] {
    let sets = log.columns
    return session.span.filter { isEqual($0, to: row) && !traits.isSuspect[$0] }
      .map { Int(sets.repetitions[$0] ?? 0) }
  }
}
