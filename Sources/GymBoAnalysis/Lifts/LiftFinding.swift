package import GymBoLog

/// What the history says of one exercise: what was done, and whether it progresses.
package struct LiftFinding: Sendable, Hashable {
  /// What was done of it.
  package var done: ExerciseWork
  /// The measure of its progress, session by session; nil where there is none.
  package var series: MeasureSeries?
  /// What the lift did over its last weeks.
  package var trend: Trend
  /// The last session in the reported week against the one before it.
  package var weekComparison: LiftComparison?

  /// Index into the log's exercises.
  package var exercise: Int { done.exercise }
  /// Its sessions, in order of time.
  package var sessions: [ExerciseSession] { done.sessions }
  /// Its personal bests.
  package var records: ExerciseRecords { done.records }

  /// What was done of the lift in a session of the log; nil where it was not. O(log sessions).
  package func session(_ index: Int) -> ExerciseSession? {
    let position = sessions.firstIndexInOrder { $0.session >= index }
    guard position < sessions.count, sessions[position].session == index else { return nil }
    return sessions[position]
  }

  /// Whether the lift was trained in the 42 days before a day.
  package func isActive(asOf day: CivilDate) -> Bool {
    guard let last = sessions.last else { return false }
    return day.days(since: last.date) <= AnalysisOptions.activeDays
  }

  /// Whole weeks from its best value to today; nil where a new heaviest load came later, so that "no new best" is not true, and
  /// where that best is far above the days around it: perhaps it was another machine or unit.
  package var weeksWithoutNewBest: Int? {
    guard let series, let best = series.best, let weeks = trend.weeksSinceBest.value,
      !series.isFarAboveOthers(best)
    else { return nil }
    if let load = records.load, load.previous != nil, load.date > best.date { return nil }
    return weeks
  }

  /// - Parameter week: the days of the reported week.
  init(
    of done: ExerciseWork, week: DayRange, history: PreparedHistory, breaks: TrainingBreaks
  ) {
    self.done = done
    let sessions = done.sessions
    // Each takes the prepared history, which is one reference; its log would be dozens of arrays to copy references of.
    series = MeasureSeries(sessions: sessions, history: history)
    let isLift = (history.log.exercises[done.exercise].facts?.modality ?? .strength) == .strength
    trend = Trend(
      series: series, work: done, week: week, isLift: isLift, breaks: breaks, history: history)
    if let index = sessions.lastIndex(where: { week.contains($0.date) && !$0.rows.isEmpty }) {
      weekComparison = LiftComparison(
        current: sessions[index], previous: sessions[..<index].last { !$0.rows.isEmpty },
        history: history)
    }
  }
}
