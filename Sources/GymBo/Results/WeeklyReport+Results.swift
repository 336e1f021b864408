import GymBoAnalysis
public import GymBoReport

/// What a report says, as values.
extension WeeklyReport {
  /// The analysis that the report is of.
  public var analysis: Analysis { Analysis(log, findings) }

  /// The reported week; nil where the history has no session.
  public var week: Week? { analysis.week }

  /// The exercises of the history with their bests and trends, in the order in which they first appear.
  public var lifts: [Lift] { analysis.lifts }

  /// The lifts on a plateau; see `Analysis.plateaus`.
  public var plateaus: [Lift] { analysis.plateaus }

  /// The lifts that fall; see `Analysis.declines`.
  public var declines: [Lift] { analysis.declines }

  /// What each muscle was trained in the reported week. Empty if the history has no session.
  public var muscles: [MuscleWork] { analysis.muscles }

  /// Runs of training without a break, one of each kind.
  public var streaks: [Streak] { analysis.streaks }

  /// Round numbers reached, in order of time.
  public var milestones: [Milestone] { analysis.milestones }

  /// The bests that were set in the reported week, in order of time.
  public var newBests: [NewBest] { analysis.newBests }

  /// What to lift next, the lifts of the next session first.
  public var next: [NextWork] {
    findings.map { found in suggestions.map { NextWork($0, found.log) } } ?? []
  }
}
