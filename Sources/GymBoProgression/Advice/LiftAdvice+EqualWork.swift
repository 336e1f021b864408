internal import GymBoAnalysis
internal import GymBoLog

/// What counts as the same work in sessions running, and how many of them are enough.
extension LiftAdvice {
  /// Days between a lift's sessions from which it is seldom done. Three equal sessions take a week and a half where a lift is done
  /// twice a week; at this pace they would take three weeks and more.
  static let seldomDays = 10

  /// Equal sessions that are asked for: of a lift whose last three sessions since the last break of all training each came ten days
  /// after the one before or later, fewer, and after two days of two repetitions more (see ``exceedsTwice``). A decision of this project.
  var sessionsNeeded: Int {
    let back = lifter.training.lastBreak(endedBy: last.date)?.end
    let days = sessions.suffix(LinearRule.sessions).map(\.session.date)
      .filter { day in back.map { day >= $0 } ?? true }
    let isSeldom =
      days.count == LinearRule.sessions
      && zip(days, days.dropFirst()).allSatisfy { $1.days(since: $0) >= LiftAdvice.seldomDays }
    return isSeldom || exceedsTwice ? LinearRule.sessionsOfSeldom : LinearRule.sessions
  }

  /// Repetitions more than before that are no chance, where every set of two days has them.
  private static let clearlyMore: Int32 = 2

  /// Whether every set of the last two sessions had two repetitions more, with the same load, than any set with it of the six weeks
  /// before: the load is too light then (the 2-for-2 rule of Baechle and Earle, with all sets in place of the last).
  private var exceedsTwice: Bool {
    let latest = sessions.suffix(LinearRule.sessionsOfSeldom)
    guard isByLoad, let load = currentLoad, sessions.count > latest.count,
      latest.allSatisfy({ log.columns.load[$0.row] == load.units }),
      let fewest = latest.flatMap({ equalSets(of: $0) }).map({ log.columns.repetitions[$0] ?? 0 })
        .min()
    else { return false }
    let before = sessions.dropLast(latest.count).filter {
      last.date.days(since: $0.session.date) <= AnalysisOptions.activeDays
    }
    let most = before.flatMap(\.session.rows).filter { log.columns.load[$0] == load.units }
      .map { log.columns.repetitions[$0] ?? 0 }.max()
    return most.map { fewest >= $0 + LiftAdvice.clearlyMore } ?? false
  }

  /// Sets at one load that are the day's work, with a heavier set beside them.
  private static let straightBeside = 2

  /// A session by its sets at the continued load, where it had nearly as many of them as the last one, with as many repetitions as
  /// that one's weakest, beside one heavier set; else the session as it is.
  func withoutSetBeside(_ session: WorkBase.Session) -> WorkBase.Session {
    let sets = log.columns
    guard isByLoad, let load = currentLoad, let own = sets.load[session.row],
      Load(units: own).isClearlyAbove(load), equalSets(of: session).count == 1,
      equalSets.count >= LiftAdvice.straightBeside
    else { return session }
    let fewest = equalSets.map { sets.repetitions[$0] ?? 0 }.min() ?? 0
    let done = session.session.rows.filter {
      sets.load[$0] == sets.load[row] && sets.repetitions[$0] ?? 0 >= fewest
    }
    guard done.count >= max(LiftAdvice.straightBeside, equalSets.count - 1),
      let best = done.max(by: { sets.repetitions[$0] ?? 0 < sets.repetitions[$1] ?? 0 })
    else { return session }
    return WorkBase.Session(session: session.session, row: best)
  }

  /// Whether the last session had four sets or more that were all alike, or the last two had fewer that were: fewer repetitions than
  /// before were planned then.
  var hasEvenSets: Bool {
    guard isByLoad else { return false }
    let done = equalSets.map { log.columns.repetitions[$0] ?? 0 }
    return done.count >= RepeatedMisses.manySets && done.allSatisfy { $0 == done[0] }
      || RepeatedMisses.isLevel(
        RepeatedMisses.tops(of: sessions.suffix(RepeatedMisses.sessions), log)[...])
  }

  /// The last sessions in a row whose sets at the continued load had the same repetitions as those of the last, set by set, fewer than
  /// would be enough for more load.
  var sessionsAlike: Int {
    func repetitions(_ session: WorkBase.Session) -> [Int32?] {
      equalSets(of: session).map { log.columns.repetitions[$0] }
    }
    let last = repetitions(sessions[sessions.count - 1])
    let alike = sessions.reversed().prefix { session in
      log.columns.load[session.row] == log.columns.load[row] && repetitions(session) == last
    }.count
    return max(1, min(alike, sessionsNeeded - 1))
  }

  /// Whether a set is one of the lift with the load of another, and no warm-up.
  func isEqual(_ row: Int, to other: Int) -> Bool {
    let sets = log.columns
    return sets.exercise[row] == sets.exercise[other] && sets.kind[row] != .warmUp
      && sets.load[row] == sets.load[other] && sets.semantics[row] == sets.semantics[other]
  }
}
