internal import GymBoAnalysis
internal import GymBoLog

/// How many sets come next.
extension LiftAdvice {
  /// As many sets as were done; where, within six weeks, the last session alone had fewer equal sets than the two before it, as
  /// many as the middle of the three; sets with about the load of the work count. Where neither of those days had more sets with
  /// the present load, or one a small step below, fewer are a choice, and stay, but one alone is none; and a heavier set that is left
  /// out took the place of one.
  var usualSets: Int {
    // With pain no more is asked for than was done.
    guard !lifter.isHurt(lift) else { return done.continued }
    let recent = sessions.suffix(LiftAdvice.sessionsOfSets)
    guard recent.count == LiftAdvice.sessionsOfSets, done.isOneLoad,
      recent.allSatisfy({ last.date.days(since: $0.session.date) <= AnalysisOptions.activeDays })
    else { return done.continued }
    let usual = max(done.continued, recent.map(workSets).sorted()[recent.count / 2])
    if done.continued > 1, isByLoad, let load = currentLoad,
      recent.dropLast().allSatisfy({ sets(of: $0, with: load) <= done.continued })
    {
      return min(usual, done.continued + testsLeftOut.count)
    }
    return usual
  }

  /// Sets of a session with a load, or one a small step below it, or more.
  private func sets(of session: WorkBase.Session, with load: Load) -> Int {
    session.session.rows.count { set in
      guard let own = log.columns.load[set], own > 0 else { return false }
      return percent(from: Load(units: own), to: load) <= LiftAdvice.smallStep
    }
  }

  /// How many repetitions each set beyond those of last time has fewer than the one before it: what the best set at its place lost, at
  /// the present load, and none where there was no such set.
  var lossesOfAddedSets: [Int] {
    let (first, last) = (done.continued, usualSets)
    guard first < last, let latest = equalSets.last else { return [] }
    let earlier = sessions.dropLast().map { session in
      equalSets(of: session).map { Int(log.columns.repetitions[$0] ?? 0) }
    }
    var before = Int(log.columns.repetitions[latest] ?? 0)
    return (first..<last).map { place in
      // After a weaker set it would have had more.
      let most = earlier.filter { place < $0.count }.map { sets in
        sets[place] + max(0, before - sets[place - 1])
      }.max()
      let next = max(1, min(before, most ?? before))
      defer { before = next }
      return before - next
    }
  }

  /// How many sets a suggestion asks for beyond those that were done, where it asks for as many as were usual before.
  func addedSets(_ suggestion: Suggestion) -> Int {
    let planned =
      suggestion.plan.isEmpty ? suggestion.sets : suggestion.plan.reduce(0) { $0 + $1.sets }
    guard done.isOneLoad, planned == usualSets else { return 0 }
    return max(0, usualSets - done.continued - testsLeftOut.count)
  }

  /// Sets of a session with about the load of its work, without those that fell to less than half of
  /// the best one's repetitions.
  private func workSets(of session: WorkBase.Session) -> Int {
    guard let load = log.columns.load[session.row], load > 0 else {
      return equalSets(of: session).count
    }
    return session.session.rows.count { set in
      let own = Double(log.columns.load[set] ?? 0) / Double(load)
      let done = Double(log.columns.repetitions[set] ?? 0)
      return abs(1 - own) <= LiftAdvice.aboutTheSame
        && done > 0 && 2 * done >= Double(repetitions(session))
    }
  }

  /// Loads that differ by no more than this share are about the same work.
  private static let aboutTheSame = 0.1

  /// Sessions that say how many sets are usual.
  private static let sessionsOfSets = 3
}
