internal import GymBoAnalysis
internal import GymBoLog

/// More load after three equal sessions: the same top load in three sessions running, repetitions at it not below those of
/// the first of the three, no failed set, compound lifts only: +2.5 kg upper body, +5 kg lower body (lb: +5 / +10).
///
/// The steps agree with ACSM (2009): 2.5–5 lb small, 5–10 lb large muscles. Evidence grade: practitioner rule.
public enum LinearRule {
  /// Equal sessions that the rule asks for.
  public static let sessions = 3

  /// How often the last session's work was done running, and whether the rule is met.
  public struct Standing: Sendable, Hashable {
    /// Sessions running with the same top load, up to three.
    public var inARow: Int
    /// Whether repetitions fell below those of the first of them.
    public var repetitionsFell: Bool
    /// Whether a set was failed in them.
    public var hasFailedSet: Bool

    /// Whether load is added.
    public var isMet: Bool { inARow >= LinearRule.sessions && !repetitionsFell && !hasFailedSet }
  }

  /// - Parameters:
  ///   - sessions: the lift's sessions, in order of time.
  ///   - amount: what must be equal (the top load, the assistance, the time), nil where the session has none.
  ///   - repetitions: the repetitions done with it.
  static func standing(
    _ sessions: [ExerciseSession], amount: (ExerciseSession) -> Int64?,
    repetitions: (ExerciseSession) -> Int
  ) -> Standing {
    guard let last = sessions.last, let wanted = amount(last) else {
      return Standing(inARow: 0, repetitionsFell: false, hasFailedSet: false)
    }
    let run = sessions.suffix(LinearRule.sessions).reversed().prefix { amount($0) == wanted }
    let first = run.last.map(repetitions) ?? 0
    return Standing(
      inARow: run.count,
      repetitionsFell: run.contains { repetitions($0) < first },
      hasFailedSet: run.contains { $0.hasFailedSet })
  }
}
