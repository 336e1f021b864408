package import GymBoLog

/// The reported week: its totals against the week before, its seven days, and the goal.
package struct WeekFinding: Sendable, Hashable {
  /// One day of the week.
  package struct Day: Sendable, Hashable {
    /// The day.
    package var date: CivilDate
    /// Indices into the log's sessions.
    package var sessions: [Int]
  }

  /// The week that is reported.
  package var week: ISOWeek
  /// Whether today is before the week's last day. Then the week is compared with the same days of the week before.
  package var isInProgress: Bool
  /// Workouts a week to aim at, 1…7; nil where nobody set a goal.
  package var goal: Int?
  /// The week against the one before it.
  package var period: PeriodFinding
  /// Its seven days, Monday first.
  package var days: [Day]
  /// The last complete week, if the reported week is still in progress; otherwise nil.
  package var lastComplete: PeriodFinding?

  /// Whether it had as many workouts as the goal; nil without one: it is neither met nor missed.
  package var metGoal: Bool? { goal.map { period.current.workouts >= $0 } }

  init(
    _ week: ISOWeek, asOf: CivilDate, goal: Int?, log: TrainingLog, traits: SetTraits
  ) {
    self.week = week
    self.goal = goal
    isInProgress = week.contains(asOf) && asOf < week.end
    let range = WeekFinding.days(of: week, asOf: asOf)
    period = PeriodFinding(
      .week, range: range, previousRange: range.shifted(byDays: -7), log: log, traits: traits)
    days = (0..<7).map { offset in
      let date = week.start.advanced(by: offset)
      return Day(date: date, sessions: Array(log.sessions(in: DayRange(date, date))))
    }
    if isInProgress {
      let before = DayRange(week.previous.start, week.previous.end)
      lastComplete = PeriodFinding(
        .week, range: before, previousRange: before.shifted(byDays: -7), log: log, traits: traits)
    }
  }

  /// The days of a week up to today; of a week to come the first.
  static func days(of week: ISOWeek, asOf: CivilDate) -> DayRange {
    DayRange(week.start, max(week.start, min(asOf, week.end)))
  }
}
