package import GymBoAnalysis
public import GymBoLog

/// The reported week, against the week before it.
public struct Week: Sendable, Hashable {
  /// The week.
  public let week: ISOWeek
  /// Whether it still runs on the report's day. Then ``before`` holds the same days of the week before.
  public let isInProgress: Bool
  /// Workouts a week to aim at, 1…7; nil where nobody set a goal.
  public let goal: Int?
  /// What was done in it.
  public let done: WorkDone
  /// What was done in the week before.
  public let before: WorkDone

  /// Workouts of the week.
  public var workouts: Int { done.workouts }
  /// Whether there were as many workouts as ``goal``; nil where nobody set one.
  public var isGoalMet: Bool? { goal.map { workouts >= $0 } }

  package init(_ findings: HistoryFindings) {
    let week = findings.week
    self.week = week.week
    isInProgress = week.isInProgress
    goal = week.goal
    done = WorkDone(week.period.current)
    before = WorkDone(week.period.previous)
  }
}

/// What was done in some span of days.
public struct WorkDone: Sendable, Hashable {
  /// Workouts.
  public let workouts: Int
  /// Completed sets that are not warm-ups.
  public let workingSets: Int
  /// Working sets with at most 4 repetitions in reserve, or without effort data.
  public let hardSets: Int
  /// Working sets with a load and repetitions: those that ``volume`` is the sum of.
  public let loadedSets: Int
  /// Σ load × repetitions; nil where sets were done, but none with a load.
  public let volume: Volume?
  /// Seconds trained; nil where workouts were done, but the file does not tell how long.
  public let seconds: Double?

  package init(_ totals: Totals) {
    workouts = totals.workouts
    workingSets = totals.workingSets
    hardSets = totals.hardSets
    loadedSets = totals.loadedSets
    volume = totals.volume.value == nil ? nil : totals.tonnage
    seconds = totals.duration.value
  }
}
