public import GymBoLog

/// Weekly hard sets of a muscle that are commonly given as landmarks. Practitioner opinion (Renaissance
/// Periodization, as transcribed publicly; evidence grade: opinion), editable defaults and never facts.
public struct VolumeLandmarks: Sendable, Hashable {
  /// Maintenance volume, sets a week.
  public var maintenance: Double
  /// Minimum effective volume.
  public var minimumEffective: Double
  /// Maximum recoverable volume at two sessions a week.
  public var maximumRecoverable: Double

  /// Where a week's sets lie.
  public enum Zone: String, Sendable, Hashable, CaseIterable {
    case belowMaintenance = "below maintenance"
    case maintenance
    case productive
    case aboveRecoverable = "above recoverable"
  }

  /// No sets are never productive, also for muscles that need none of their own.
  public func zone(of sets: Double) -> Zone {
    if sets > maximumRecoverable { return .aboveRecoverable }
    if sets > 0 && sets >= minimumEffective { return .productive }
    return sets >= maintenance ? .maintenance : .belowMaintenance
  }

  /// Sets a week in the middle of what is productive: the default target of a muscle.
  public var target: Double { (minimumEffective + maximumRecoverable) / 2 }

  /// The source lists "back" as one; it stands here for the lats and for the upper back, which rows and pulls train
  /// together. Muscles without a published landmark have none.
  public static let standard: [Muscle: VolumeLandmarks] = {
    func marks(_ maintenance: Double, _ minimum: Double, _ maximum: Double) -> VolumeLandmarks {
      VolumeLandmarks(
        maintenance: maintenance, minimumEffective: minimum, maximumRecoverable: maximum)
    }
    return [
      .chest: marks(4, 6, 20),
      .lats: marks(6, 10, 20),
      .upperBack: marks(6, 10, 20),
      .frontDelts: marks(0, 0, 12),
      .sideDelts: marks(6, 8, 25),
      .rearDelts: marks(0, 6, 18),
      .triceps: marks(4, 6, 16),
      .biceps: marks(4, 8, 20),
      .traps: marks(0, 0, 20),
      .forearms: marks(0, 2, 15),
      .quadriceps: marks(6, 8, 18),
      .hamstrings: marks(3, 4, 12),
      .glutes: marks(0, 0, 12),
      .calves: marks(6, 8, 16),
    ]
  }()
}
