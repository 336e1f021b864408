internal import GymBoAnalysis
internal import GymBoLog

/// What the repetitions of a session's sets at one load say, in the order in which they were done.
extension LinearRule {
  /// What the sessions after one must reach: the repetitions of its sets, of a last one for as many as go those of the best
  /// before it.
  static func planned(_ sets: [Int]) -> [Int] {
    guard hasOpenLast(sets), let most = sets.dropLast().max() else { return sets }
    return sets.dropLast() + [most]
  }

  /// Whether a set broke down: it had no more than two thirds of the repetitions of the best one.
  static func hasBrokenSet(_ sets: [Int]) -> Bool {
    guard let most = sets.max(), let least = sets.min() else { return false }
    return Double(least) <= brokenShare * Double(most)
  }

  /// Whether equal sets were meant, and one after the best broke down; those before it may have led up to it.
  /// - Parameter meant: the repetitions of the last session's sets; sets that differ were not meant to be equal.
  static func hasMissedSet(_ sets: [Int], meant: [Int]) -> Bool {
    let (sets, meant) = (planned(sets), planned(meant))
    guard let wanted = meant.max(), wanted == meant.min(), let most = sets.max(), most > 0
    else { return false }
    let fewest = brokenShare * Double(min(most, wanted))
    // A single leads up to a test, or comes after one.
    return sets.drop { $0 < most }.contains { $0 != 1 && Double($0) <= fewest }
  }

  /// Whether the last of three sets or more was for as many repetitions as go: it had at least two more than all before it.
  static func hasOpenLast(_ sets: [Int]) -> Bool {
    guard sets.count >= fewestWithOpen, let most = sets.dropLast().max(), let last = sets.last
    else { return false }
    return last > most + 1
  }

  /// Whether the best sets, as many as both have, kept nine tenths of their repetitions.
  static func keeps(_ now: [Int], of before: [Int]) -> Bool {
    let count = min(now.count, before.count)
    func sum(_ sets: [Int]) -> Int { sets.sorted(by: >).prefix(count).reduce(0, +) }
    return Double(sum(now)) >= keptShare * Double(sum(before))
  }
}

extension LiftAdvice {
  /// Whether a set at the load was taken to failure and had fewer repetitions than the best: no reason to add load yet.
  var endedTired: Bool {
    equalSets.contains { set in
      SetTraits.effort(set, of: log.columns) == 10
        && Int(log.columns.repetitions[set] ?? 0) < repetitions
    }
  }

  /// Whether a later set was taken to failure in the last of some sessions, and with fewer repetitions than are counted in one of the
  /// others, in a lift that is not known to rise: what was done once at the end of what goes leaves no room for more load.
  /// - Parameter rows: the best set of each session.
  func endedSpent(_ rows: [Int], fewest: Int) -> Bool {
    func isSpent(_ set: Int) -> Bool { SetTraits.effort(set, of: log.columns) == 10 }
    guard [.plateau, .notRising, .declining, .unclear].contains(lift.trend.told),
      equalSets.dropFirst().contains(where: isSpent)
    else { return false }
    return sessions.contains { session in
      rows.contains(session.row)
        && equalSets(of: session).contains {
          isSpent($0) && Int(log.columns.repetitions[$0] ?? 0) < fewest
        }
    }
  }

  /// Of how many sessions, the last ones of the lift, those of some sets are some; nil where there are no others.
  func sessionsAround(_ evidence: [Int]) -> Int? {
    guard let first = evidence.first else { return nil }
    let session = Int(log.columns.session[first])
    let all = lift.sessions.count { session <= $0.session }
    return all > evidence.count ? all : nil
  }

  /// Whether a set at the load had no more than two thirds of the repetitions of the best, or sets of the session before are
  /// missing: the weaker sets come first then. A decision of this project.
  var brokeDown: Bool {
    let sets = equalSets
    // A last set for as many as go is no measure of the others.
    let done = LinearRule.planned(repetitionsOfSets(sessions[sessions.count - 1]))
    let isShort = LinearRule.hasBrokenSet(done)
    guard !isShort, sessions.count > 1 else { return isShort }
    let before = sessions[sessions.count - 2]
    return before.session.date.advanced(by: AnalysisOptions.activeDays) >= last.date
      && self.done.isOneLoad && sets.count < equalSets(of: before).count
  }
}
