package import GymBoLog

/// Weekly hard sets of a muscle that are commonly given as landmarks. Practitioner opinion (Renaissance
/// Periodization, as transcribed publicly; evidence grade: opinion), editable defaults and never facts.
public struct VolumeLandmarks: Sendable, Hashable {
  /// Maintenance volume (MV), sets a week.
  public let maintenance: Double
  /// Minimum effective volume (MEV).
  public let minimumEffective: Double
  /// Maximum recoverable volume (MRV) at two sessions a week.
  public let maximumRecoverable: Double
  /// Sets a week to aim at; by default the middle of ``maximumAdaptive``.
  public let target: Double

  /// Maximum adaptive volume (MAV): a range, from what is effective to what can be recovered from.
  public var maximumAdaptive: ClosedRange<Double> { minimumEffective...maximumRecoverable }

  /// Landmarks from numbers, in sets a week.
  /// - Parameters:
  ///   - maintenance: sets that keep what there is.
  ///   - minimumEffective: the fewest sets that add.
  ///   - maximumRecoverable: the most sets that can be recovered from.
  ///   - target: above 0; nil takes the middle of minimum effective and maximum recoverable volume.
  /// - Returns: nil unless 0 ≤ maintenance ≤ minimum effective ≤ maximum recoverable, the last above 0, all finite.
  public init?(
    maintenance: Double, minimumEffective: Double, maximumRecoverable: Double,
    target: Double? = nil
  ) {
    let middle = (minimumEffective + maximumRecoverable) / 2
    guard 0 <= maintenance, maintenance <= minimumEffective,
      minimumEffective <= maximumRecoverable, maximumRecoverable > 0, middle.isFinite,
      target.map({ $0 > 0 && $0.isFinite }) ?? true
    else { return nil }
    self.maintenance = maintenance
    self.minimumEffective = minimumEffective
    self.maximumRecoverable = maximumRecoverable
    self.target = target ?? middle
  }

  /// Where a week's sets lie.
  package enum Zone: String, MachineWord, Hashable {
    case belowMaintenance = "below_maintenance"
    case maintenance
    case productive
    case aboveRecoverable = "above_recoverable"
  }

  /// The zone of a number of sets. No sets are never productive, also for muscles that need no sets of their own.
  package func zone(of sets: Double) -> Zone {
    if sets > maximumRecoverable { return .aboveRecoverable }
    if sets > 0 && sets >= minimumEffective { return .productive }
    return sets >= maintenance ? .maintenance : .belowMaintenance
  }

  /// The source lists "back" as one muscle; here it is used for the lats and for the upper back, which rows and pulls train
  /// together. Muscles without a published landmark have none.
  package static let standard: [Muscle: VolumeLandmarks] = {
    func marks(_ maintenance: Double, _ minimum: Double, _ maximum: Double) -> VolumeLandmarks? {
      VolumeLandmarks(
        maintenance: maintenance, minimumEffective: minimum, maximumRecoverable: maximum)
    }
    let published: [Muscle: VolumeLandmarks?] = [
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
    return published.compactMapValues { $0 }
  }()
}
