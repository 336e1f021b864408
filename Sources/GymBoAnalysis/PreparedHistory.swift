package import GymBoLog
internal import Synchronization

/// A history made ready for analysis: cut off at the report's day, with the traits of its sets derived and its sets grouped by
/// exercise. Every finding is made from it.
///
/// A class, because a log is dozens of arrays: handing it on copies one reference.
package final class PreparedHistory: Sendable {
  /// The history up to ``asOf``.
  package let log: TrainingLog
  /// What the caller chose.
  package let options: AnalysisOptions
  /// The day that counts as today.
  package let asOf: CivilDate
  /// The facts derived for every set.
  package let traits: SetTraits
  /// The sessions of each exercise.
  package let sessions: ExerciseSessions
  /// Values that make sets suspect.
  let doubtedValues: [Suspicion]
  /// Workouts whose day is doubted, also after ``asOf``.
  private let doubtedDays: [Suspicion]
  /// Whether sets nobody would have expected are looked for: once, in the latest history.
  private let findsUnlikelySets: Bool
  private let madePredictions = Mutex<Predictions?>(nil)
  private let madeDataCheck = Mutex<DataCheck?>(nil)

  /// What the next top sets are predicted from. The parts of a report ask for it one after the other, so it is made at the
  /// first question and kept. O(sets), then O(1).
  var predictions: Predictions {
    madePredictions.withLock { made in
      if let made { return made }
      let predictions = Predictions(topSetsOf: self)
      made = predictions
      return predictions
    }
  }

  /// Groups a history. O(sets).
  /// - Returns: nil if the history has no session up to the day asked for.
  package init?(of history: TrainingLog, options: AnalysisOptions) {
    guard let asOf = PreparedHistory.day(of: history, options: options) else { return nil }
    let log = history.through(asOf)
    guard !log.sessions.isEmpty else { return nil }
    let blocks = ExerciseBlocks(of: log)
    var traits = SetTraits(of: log, blocks: blocks, options: options)
    var sessions = ExerciseSessions(of: log, blocks: blocks, traits: traits)
    let doubtedValues = DataCheck.values(of: log, sessions: sessions)
    if !doubtedValues.isEmpty {
      // Derived again, because a doubted set must not be the top set that others are measured by.
      traits = SetTraits(
        of: log, blocks: blocks, suspects: doubtedValues.lazy.flatMap(\.rows), options: options)
      sessions = ExerciseSessions(of: log, blocks: blocks, traits: traits)
    }
    self.log = log
    self.options = options
    self.asOf = asOf
    self.traits = traits
    self.sessions = sessions
    self.doubtedValues = doubtedValues
    doubtedDays = StrayDates(log: history).find()
    findsUnlikelySets = true
  }

  /// The same history on a day before ``asOf``. What a set is follows from its session, and only whether it is doubted from
  /// other ones: here from all that are known now. What turned out to be a slip was one on that day, and nothing is news
  /// because the data check found it later. O(sessions).
  /// - Returns: nil before the first session.
  package func earlier(asOf day: CivilDate) -> PreparedHistory? {
    let log = log.through(day)
    return log.sessions.isEmpty ? nil : PreparedHistory(log, asOf: day, of: self)
  }

  /// - Parameter log: the beginning of a later history.
  private init(_ log: TrainingLog, asOf day: CivilDate, of later: PreparedHistory) {
    var options = later.options
    options.asOf = day
    options.week = nil
    self.log = log
    self.options = options
    asOf = day
    // Those of later sets are after them: a row is the same set.
    traits = later.traits
    sessions = later.sessions.before(log.sessions.count)
    doubtedValues = later.doubtedValues.filter { $0.rows.allSatisfy { $0 < log.columns.count } }
    doubtedDays = StrayDates(log: log).find()
    findsUnlikelySets = false
  }

  /// The week that is reported.
  package var week: ISOWeek { options.week ?? log.sessions.last?.date.isoWeek ?? asOf.isoWeek }

  /// What was done up to today. O(sets).
  package var totals: Totals {
    log.totals(in: DayRange(log.sessions.first?.date ?? asOf, asOf), traits: traits)
  }

  /// Sets and volume of every week with a session, by muscle. O(sets).
  package var weeklyVolume: WeeklyVolume {
    WeeklyVolume(of: log, sessions: sessions, model: options.volumeModel)
  }

  /// What is doubtful in the data; of an ``earlier(asOf:)`` history without the sets nobody would have expected, which make no
  /// set suspect and are told of the latest one. Made at the first question and kept. O(sets + exercises²), then O(1).
  package var dataCheck: DataCheck {
    madeDataCheck.withLock { made in
      if let made { return made }
      let unlikely = findsUnlikelySets ? UnlikelySets(history: self).find() : []
      let check = DataCheck(
        log: log, doubted: doubtedValues + doubtedDays + unlikely, sessions: sessions)
      made = check
      return check
    }
  }

  /// Today: as asked for; else the end of the week asked for, unless the last session lies in it; else the last session's
  /// day, leaving out sessions whose year was probably mistyped.
  private static func day(of history: TrainingLog, options: AnalysisOptions) -> CivilDate? {
    guard let last = StrayDates(log: history).lastDay else { return options.asOf }
    if let asOf = options.asOf { return asOf }
    guard let week = options.week else { return last }
    return week.contains(last) ? last : week.end
  }
}
