package import GymBoLog

/// The planned and unplanned breaks of a history, as its log shows them.
package struct TrainingBreaks: Sendable, Hashable {
  /// In order of time.
  package var deloads: [Deload]
  /// Spells of at least 21 days without any session, in order of time.
  package var layoffs: [Layoff]
  /// The first day of training after the last spell of ``TrainingBreaks/newBeginning`` days or more without any; nil where
  /// there was none. Every trend starts anew with it.
  let resumed: CivilDate?
  /// By session of the log.
  let isDeload: [Bool]

  /// Days without any training after which the trends start anew: what is regained is progress since the return.
  static let newBeginning = 28

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
    resumed = layoffs.last { $0.days >= TrainingBreaks.newBeginning }?.firstAfter
  }
}

/// A spell without training that is long enough to lose strength.
package struct Layoff: Sendable, Hashable {
  /// The day of the last session before it.
  package var lastBefore: CivilDate
  /// The day of the first session after it.
  package var firstAfter: CivilDate

  /// Days from the last session before it to the first after it.
  package var days: Int { firstAfter.days(since: lastBefore) }

  /// Days without any session from which they are a layoff: two weeks off change little.
  package static let shortest = 21
}
