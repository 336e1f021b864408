public import GymBoLog

/// The answer of a rule: what to lift next, with the reason.
public struct RuleAnswer: Sendable, Hashable {
  /// A number of equal sets.
  public struct PlannedSets: Sendable, Hashable {
    /// How many.
    public var sets: Int
    /// Repetitions of each.
    public var repetitions: Int
    /// Whether the last goes on as long as repetitions are good: "5+".
    public var isAtLeast = false
    /// The load of each.
    public var load: Load
    /// The effort to aim at, where the rule has one.
    public var targetRPE: Double?
    /// What to put on the bar, where the inventory has one.
    public var plates: Inventory.BarLoading?
  }

  /// What changes.
  public typealias Action = Suggestion.Action

  /// Why.
  public enum Reason: Sendable, Hashable {
    /// Every target set reached the top of the range.
    case reachedTop(repetitions: Int)
    /// Within the range.
    case withinRange
    /// Below the range for a number of sessions running; after `of` sessions the load goes down.
    case belowRange(sessions: Int, of: Int)
    /// A set of the last session was failed: never up after that.
    case failedSet
    /// How many of the last two sessions in a row had two repetitions above the target in the last set.
    case extraRepetitions(sessions: Int)
    /// The next loadable load would be more than 10 % up, or down where the percentage is negative.
    case stepTooLarge(next: Load, percent: Double)
    /// The step costs more repetitions than the range has: the repetitions to expect with the next load.
    case stepNotFeasible(next: Load, percent: Double, expectedRepetitions: Double?)
    /// Nothing heavier, or nothing lighter, can be loaded.
    case nothingToLoad
    /// The last session's set and effort against the target.
    case effort(repetitions: Int, rpe: Double)
    /// The target requires more than 10 % up; the load goes up by at most 10 %.
    case limited(wanted: Load)
    /// A percentage of this training max.
    case percentage(of: Load)
    /// Week of the cycle and number of the cycle.
    case cycle(week: Int, cycle: Int, trainingMax: Load)
  }

  /// What changes.
  public var action: Action
  /// The sets to do, in order.
  public var work: [PlannedSets]
  /// Why.
  public var reason: Reason
  /// Rows of the sets that decided.
  public var evidence: [Int]
  /// The day of the session that it continues.
  public var lastSession: CivilDate

  /// The heaviest load of the work.
  public var heaviest: Load? { work.map(\.load).max() }
}
