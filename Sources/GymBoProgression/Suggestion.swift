public import GymBoAnalysis
public import GymBoLog

/// What to do next in one lift: sets × repetitions × load and effort, with its rule and evidence.
public struct Suggestion: Sendable, Hashable {
  /// What changes.
  public enum Action: String, MachineWord, Hashable {
    case increaseLoad = "increase_load"
    case decreaseLoad = "decrease_load"
    case addRepetition = "add_repetition"
    case reduceAssistance = "reduce_assistance"
    case addTime = "add_time"
    case hold = "repeat"
    /// The loads follow a plan, not the last session.
    case follow = "follow_plan"
  }

  /// Why, with the numbers that decided.
  public enum Reason: Sendable, Hashable {
    /// The RPE of the heaviest set.
    case effort(rpe: Double)
    /// The mean RPE of the session, as the heaviest set has none.
    case sessionEffort(rpe: Double)
    /// Done for a number of sessions running, of three.
    case doneInARow(sessions: Int)
    /// Repetitions fell below those of the first of three sessions.
    case repetitionsFell
    /// A set of the last session was failed: never up after that.
    case failedSet
    /// The reason of a rule chosen on request.
    case rule(RuleAnswer.Reason)
  }

  /// A rule that was asked for and has no answer, so that another one answers.
  public struct RefusedRule: Sendable, Hashable {
    /// The rule that was asked for.
    public var rule: Rule
    /// Why it has no answer.
    public var reason: RuleRefusal
  }

  /// How the loadable loads changed the suggestion.
  public enum Adjustment: Sendable, Hashable {
    /// The next loadable load would be more than 10 % up or down.
    case stepTooLarge(next: Load, percent: Double)
    /// The rule's own step would be more than 10 % up: the next loadable load is taken.
    case smallerStep(wanted: Load, percent: Double)
    /// The change rounds to the load in use.
    case roundsToSame
    /// The linear rule adds load to compound lifts only.
    case notCompound
    /// The step costs more repetitions than the range has.
    case stepNotFeasible(next: Load, percent: Double)
    /// Nothing heavier, or nothing lighter, can be loaded.
    case nothingToLoad
    /// The load in use cannot be made of what there is to lift with: the next below it is taken.
    case notLoadable(wanted: Load, percent: Double)
    /// Nothing within 10 % of the load in use can be made of what there is to lift with: it stays.
    case nothingNear(nearest: Load, percent: Double)

    /// The load that was not taken, and how many percent away it is.
    public var refused: (load: Load, percent: Double)? {
      switch self {
      case .stepTooLarge(let load, let percent), .smallerStep(let load, let percent),
        .stepNotFeasible(let load, let percent), .notLoadable(let load, let percent),
        .nothingNear(let load, let percent):
        (load, percent)
      case .roundsToSame, .notCompound, .nothingToLoad: nil
      }
    }
  }

  /// Index into the log's exercises.
  public var exercise: Int
  /// The rule that decided.
  public var rule: Rule
  /// What changes.
  public var action: Action
  /// The number of sets. In a plan with several kinds of sets, this, repetitions and load are those of the heaviest.
  public var sets: Int
  /// Repetitions of each set; nil for work by time or distance.
  public var repetitions: Int?
  /// The load, or the assistance of an assisted lift.
  public var load: Load?
  /// What the numbers mean.
  public var semantics: LoadSemantics
  /// Seconds of a timed set.
  public var seconds: Double?
  /// Metres of a set by distance.
  public var metres: Double?
  /// The RPE to aim at, where the rule has one.
  public var targetRPE: Double?
  /// Why.
  public var reason: Reason
  /// How the loadable loads changed the suggestion; nil if they did not.
  public var adjustment: Adjustment?
  /// The sets that decided.
  public var evidence: [Int]
  /// The session that it continues.
  public var lastSession: CivilDate
  /// The deload since that session, in which the lift was light by plan; nil where there was none.
  public var deload: Deload?
  /// The sets in the order in which they are done, if they are not all alike; otherwise empty.
  public var plan: [RuleAnswer.PlannedSets] = []
  /// The rule asked for, where another one answers.
  public var refused: RefusedRule?
  /// What to put on the bar for ``load``, where the inventory has one.
  public var plates: Inventory.BarLoading?
  /// The sets before the first work set of a compound lift, where the inventory says what can be loaded.
  public var warmUp: [WarmUpSet] = []
}
