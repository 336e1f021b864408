public import GymBoLog

/// Wendler's four-week cycle: three sets at percentages of the training max, the last of the first three weeks for as
/// many repetitions as possible, then a light week; after each cycle 2.5 kg (5 lb) more for lifts of the upper body, 5 kg
/// (10 lb) for those of the lower body.
///
/// Source: Wendler J (2009) 5/3/1: The Simplest and Most Effective Training System for Raw Strength. Evidence grade:
/// practitioner rule.
public enum FiveThreeOne {
  /// One set of a week.
  public struct PlannedSet: Sendable, Hashable {
    /// Of the training max.
    public var percent: Double
    /// Repetitions.
    public var repetitions: Int
    /// Whether it goes on as long as repetitions are good: "5+".
    public var isAtLeast: Bool
  }

  /// The weeks of a cycle.
  public static let weeks = 1...4

  private static let plan: [[PlannedSet]] = [
    [planned(65, 5), planned(75, 5), planned(85, 5, isAtLeast: true)],
    [planned(70, 3), planned(80, 3), planned(90, 3, isAtLeast: true)],
    [planned(75, 5), planned(85, 3), planned(95, 1, isAtLeast: true)],
    [planned(40, 5), planned(50, 5), planned(60, 5)],
  ]

  private static func planned(
    _ percent: Double, _ repetitions: Int, isAtLeast: Bool = false
  ) -> PlannedSet {
    PlannedSet(percent: percent, repetitions: repetitions, isAtLeast: isAtLeast)
  }

  /// The sets of a week of the cycle, 1…4.
  /// - Returns: nil for another week.
  public static func sets(week: Int) -> [PlannedSet]? {
    weeks.contains(week) ? plan[week - 1] : nil
  }

  /// What a cycle adds to the training max.
  public static func step(for region: BodyRegion, unit: LoadUnit) -> Load {
    LoadableSteps(unit: unit).linearIncrement(for: region)
  }

  /// The training max of a cycle, from that of the first.
  /// - Returns: nil for a cycle below 1.
  public static func trainingMax(
    ofCycle cycle: Int, first: TrainingMax, region: BodyRegion, unit: LoadUnit
  ) -> TrainingMax? {
    guard cycle >= 1 else { return nil }
    return first.after(cycles: cycle - 1, step: step(for: region, unit: unit))
  }
}
