public import GymBoAnalysis
public import GymBoLog

extension Analysis {
  /// The week, the month, three months, the year and the last 30 days, each against the one before it.
  public var periods: [Period] { findings?.periods.map(Period.init) ?? [] }

  /// What each muscle was trained in the reported week. Empty if the history has no session.
  public var muscles: [MuscleWork] { findings?.muscles.map(MuscleWork.init) ?? [] }

  /// The bests that were set in the reported week, in order of time. A first session sets a baseline, not a best.
  public var newBests: [NewBest] {
    guard let findings else { return [] }
    let sets = findings.log.sets
    return findings.weekSessions.flatMap(\.records).map { event in
      NewBest(
        exercise: findings.log.exercises[event.exercise].name,
        best: Best(event.kind, event.best, sets), isSignificant: event.isSignificant)
    }
  }

  /// Runs of training without a break, one of each kind.
  public var streaks: [Streak] { findings?.streaks ?? [] }

  /// Round numbers reached, in order of time.
  public var milestones: [Milestone] { findings?.milestones ?? [] }
}

/// A period of the calendar against the one before it.
public struct Period: Sendable, Hashable {
  /// Which period it is, and what it is compared with.
  public let kind: PeriodKind
  /// Its days, up to the report's day.
  public let days: DayRange
  /// What was done in it.
  public let done: WorkDone
  /// The days it is compared with.
  public let daysBefore: DayRange
  /// What was done in these.
  public let before: WorkDone

  package init(_ period: PeriodFinding) {
    kind = period.kind
    days = period.range
    done = WorkDone(period.current)
    daysBefore = period.previousRange
    before = WorkDone(period.previous)
  }
}

/// What one muscle was trained in the reported week.
public struct MuscleWork: Sendable, Hashable {
  /// The muscle.
  public let muscle: Muscle
  /// Hard sets of exercises in which the muscle is direct.
  public let directSets: Double
  /// Hard sets by the volume model: × 1.0 direct, × 0.5 indirect by default.
  public let fractionalSets: Double
  /// Days on which it had at least one direct hard set.
  public let days: Int
  /// Its volume landmarks, sets a week; nil where none are set.
  public let landmarks: VolumeLandmarks?

  package init(_ finding: MuscleFinding) {
    muscle = finding.muscle
    directSets = finding.directSets
    fractionalSets = finding.fractionalSets
    days = finding.days
    landmarks = finding.landmarks
  }
}

/// A best of one kind that was set in the reported week.
public struct NewBest: Sendable, Hashable {
  /// The exercise's name as logged.
  public let exercise: String
  /// The best, with the value before it.
  public let best: Best
  /// Whether it is clearly better: by more than 0.5 kg (an option), one second, or one repetition with no less load.
  public let isSignificant: Bool
}
