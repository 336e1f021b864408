package import GymBoLog

/// The planned and unplanned breaks of a history, as its log shows them.
package struct TrainingBreaks: Sendable, Hashable {
  /// In order of time.
  package var deloads: [Deload]
  /// Spells of at least 21 days without any session, in order of time.
  package var layoffs: [Layoff]
  /// By session of the log.
  let isDeload: [Bool]

  init(of log: TrainingLog, sessions: ExerciseSessions, traits: SetTraits) {
    deloads = Deload.all(in: log, sessions: sessions, traits: traits)
    var isDeload = [Bool](repeating: false, count: log.sessions.count)
    for session in deloads.lazy.flatMap(\.sessions) { isDeload[session] = true }
    self.isDeload = isDeload
    let dates = log.sessions.map(\.date)
    layoffs = zip(dates, dates.dropFirst()).compactMap { before, after in
      after.days(since: before) >= Layoff.shortest
        ? Layoff(lastBefore: before, firstAfter: after) : nil
    }
  }
}

/// A spell without training that is long enough to lose strength.
package struct Layoff: Sendable, Hashable {
  /// The last session before it and the first one after it.
  package var lastBefore: CivilDate
  /// The day of the first session after it.
  package var firstAfter: CivilDate

  /// Days from the last session before it to the first after it.
  package var days: Int { firstAfter.days(since: lastBefore) }

  /// Days without any session from which they are a layoff. Two weeks off change little, from three weeks on what
  /// was lost and comes back makes false plateaus and false progress (PlateauBenchmark).
  package static let shortest = 21
  /// Days without a lift, in training that went on, after which it is a return to it.
  package static let longestPause = AnalysisOptions.activeDays
  /// Days from the return in which what was lost comes back; they say nothing about progress.
  package static let reentry = 21
  /// Days between sessions that are training even where a layoff follows.
  static let usualInterval = 7
}
