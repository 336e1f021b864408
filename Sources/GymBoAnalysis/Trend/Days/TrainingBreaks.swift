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
  /// The last spell of ``TrainingBreaks/shortest`` days or more without any session; nil where there was none.
  let lastRest: Layoff?
  /// The last session with loads as light as those of a deload, deload or not; nil where there was none.
  package let lastLightDay: CivilDate?
  /// The lifts that were light in the sessions of the last 42 days with loads as light as those of a deload, deload or not.
  package let lastLightLifts: Set<Deload.LightLift>
  /// The sessions of the weeks that a trend can judge in which the lifter wrote of an illness.
  let illSessions: Set<Int>
  /// The lifts that were light in a deload.
  private let lightLifts: Set<Deload.LightLift>

  /// Days from one workout to the next from which they are a break. Three weeks are a ``Layoff``, which costs strength; after
  /// four the trends start anew.
  package static let shortest = 14
  /// Days without any training after which the trends start anew: what is regained is progress since the return.
  static let newBeginning = 28

  /// Finds the breaks of a history. O(sets).
  /// - Parameter exercises: all that it has.
  init(of history: PreparedHistory, exercises: [ExerciseWork]) {
    let found = DeloadSearch.deloads(of: history, exercises: exercises)
    deloads = found.deloads
    lightLifts = Set(deloads.lazy.flatMap(\.lightLifts))
    illSessions = IllDays.sessions(
      of: history.log,
      in: DayRange(history.asOf.advanced(by: -2 * TrendRule.window), history.asOf))
    let dates = history.log.sessions.map(\.date)
    lastLightDay = found.lastLight.map { dates[$0] }
    lastLightLifts = Set(found.lastLightLifts)
    layoffs = zip(dates, dates.dropFirst()).compactMap { before, after in
      after.days(since: before) >= Layoff.shortest
        ? Layoff(lastBefore: before, firstAfter: after) : nil
    }
    lastRest = zip(dates, dates.dropFirst()).reversed()
      .first { before, after in after.days(since: before) >= TrainingBreaks.shortest }
      .map { Layoff(lastBefore: $0, firstAfter: $1) }
    resumed = layoffs.last { $0.days >= TrainingBreaks.newBeginning }?.firstAfter
  }

  /// Whether a lift was light in a session of a deload. The other lifts of the session count as usual.
  package func isLight(_ exercise: Int, in session: Int) -> Bool {
    !lightLifts.isEmpty
      && lightLifts.contains(Deload.LightLift(exercise: exercise, session: session))
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
