internal import GymBoAnalysis
internal import GymBoLog

/// A day on which a lift was broken off: fewer sets than the last time before, at its load and in all, and fewer repetitions.
///
/// Its best set had fewer, and its sets, as many as both days have, kept less than nine tenths of theirs. As many sets with fewer
/// repetitions are a bad day, which comes next; and so is a day that came to its sets after them, as many and as heavy as before: it
/// was gone through to its end. A first set with at most half of the repetitions of the best one led up to them and is none of them. One short day is no new level, two in a row are. The first day after a pause is
/// none, nor is one after work that was missed again and again. A decision of this project.
enum ShortDay {
  /// Other days between the two, at most.
  private static let mostBetween = LinearRule.mostBetween

  /// - Parameter work: the sessions of a lift that were work, latest first.
  static func isLast(of work: [WorkBase.Session], _ log: TrainingLog) -> Bool {
    guard work.count >= WorkBase.usualSessions, let before = fellShort(work[...], log),
      fellShort(work[before...], log) == nil, !LiftReturn.isFirst(work.reversed())
    else { return false }
    return RepeatedMisses.finding(RepeatedMisses.tops(of: work.reversed(), log)) == nil
  }

  /// The place of the session of which the first one fell short; nil where it did not.
  private static func fellShort(
    _ work: ArraySlice<WorkBase.Session>, _ log: TrainingLog
  ) -> Int? {
    guard let now = work.first, let load = log.columns.load[now.row], load > 0,
      let before = work.indices.dropFirst().prefix(mostBetween + 1).first(where: { place in
        log.columns.load[work[place].row] == load
      }),
      now.session.date.days(since: work[before].session.date) <= AnalysisOptions.activeDays
    else { return nil }
    let (sets, earlier) = (repetitions(of: now, log), repetitions(of: work[before], log))
    guard sets.count < earlier.count, now.session.rows.count < work[before].session.rows.count,
      let best = sets.max(), let bestBefore = earlier.max(),
      best < bestBefore, !hasSetsAfter(now, asIn: work[before], log)
    else { return nil }
    return LinearRule.keeps(sets, of: earlier) ? nil : before
  }

  /// Whether a session had lighter sets after those at the load of its work, as many as another one and in all of as much volume.
  private static func hasSetsAfter(
    _ session: WorkBase.Session, asIn other: WorkBase.Session, _ log: TrainingLog
  ) -> Bool {
    func volumes(_ session: WorkBase.Session) -> [Double] {
      let load = log.columns.load[session.row] ?? 0
      return session.session.rows.reversed().prefix { log.columns.load[$0] != load }
        .filter { log.columns.load[$0] ?? 0 < load }
        .map { Double(log.columns.load[$0] ?? 0) * Double(log.columns.repetitions[$0] ?? 0) }
    }
    let (now, before) = (volumes(session), volumes(other))
    return !before.isEmpty && now.count >= before.count
      && now.reduce(0, +) >= before.reduce(0, +)
  }

  private static func repetitions(of session: WorkBase.Session, _ log: TrainingLog) -> [Int] {
    let sets = LinearRule.planned(WorkBase.repetitions(of: session, log))
    let most = sets.max() ?? 0
    return Array(sets.drop { $0 > 0 && 2 * $0 <= most })
  }
}
