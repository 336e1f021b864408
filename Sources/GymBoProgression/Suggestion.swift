internal import GymBoAnalysis
public import GymBoLog

/// What to do next in one lift: sets × repetitions × load and effort, with its rule and evidence.
public struct Suggestion: Sendable, Hashable {
  public enum Rule: String, Sendable, Hashable, CaseIterable {
    /// By the RPE of the last session (``RPERule``).
    case rpe
    /// By three equal sessions (``LinearRule``).
    case linear
  }

  public enum Action: String, Sendable, Hashable, CaseIterable {
    case increaseLoad = "increase load"
    case decreaseLoad = "decrease load"
    case addRepetition = "add a repetition"
    case reduceAssistance = "reduce assistance"
    case addTime = "add time"
    case hold = "repeat"
  }

  /// Why, with the numbers that decided.
  public enum Reason: Sendable, Hashable {
    /// The RPE of the heaviest set.
    case effort(rpe: Double)
    /// The mean RPE of the session, as the heaviest set has none.
    case sessionEffort(rpe: Double)
    /// Done so many sessions running, of three.
    case doneInARow(sessions: Int)
    /// Repetitions fell below those of the first of three sessions.
    case repetitionsFell
    /// A set of the last session was failed: never up after that.
    case failedSet
  }

  /// What the loadable steps made of it.
  public enum Adjustment: Sendable, Hashable {
    /// The next loadable load would be more than 10 % up or down.
    case stepTooLarge(next: Load, percent: Double)
    /// The rule's own step would be more than 10 % up: the next loadable load is taken.
    case smallerStep(wanted: Load, percent: Double)
    /// The change rounds to the load in use.
    case roundsToSame
    /// The linear rule adds load to compound lifts only.
    case notCompound

    /// The load that was not taken, and how many percent away it is.
    public var refused: (load: Load, percent: Double)? {
      switch self {
      case .stepTooLarge(let load, let percent), .smallerStep(let load, let percent):
        (load, percent)
      case .roundsToSame, .notCompound: nil
      }
    }
  }

  /// Index into the log's exercises.
  public var exercise: Int
  public var rule: Rule
  public var action: Action
  public var sets: Int
  public var repetitions: Int?
  /// The load, or the assistance of an assisted lift.
  public var load: Load?
  public var semantics: LoadSemantics
  /// Seconds of a timed set.
  public var seconds: Double?
  /// Metres of a set by distance.
  public var metres: Double?
  /// The RPE to aim at.
  public var targetRPE: Double
  public var reason: Reason
  public var adjustment: Adjustment?
  /// The sets that decided.
  public var evidence: [Int]
  /// The session that it continues.
  public var lastSession: CivilDate

  /// No suggestion changes the load by more than this.
  public static let largestChange = 0.10
}
