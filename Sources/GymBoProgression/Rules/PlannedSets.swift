public import GymBoLog

/// A number of equal sets of a plan.
public struct PlannedSets: Sendable, Hashable {
  /// The number of sets.
  public let sets: Int
  /// Repetitions of each.
  public let repetitions: Int
  /// Whether the last set goes on as long as repetitions are good: "5+".
  public let isAtLeast: Bool
  /// The load of each.
  public internal(set) var load: Load
  /// The effort to aim at, where the rule has one.
  public let targetRPE: Double?
  /// What to put on the bar, where the inventory has one.
  public internal(set) var plates: Inventory.BarLoading?

  init(
    sets: Int, repetitions: Int, isAtLeast: Bool = false, load: Load, targetRPE: Double? = nil,
    plates: Inventory.BarLoading? = nil
  ) {
    self.sets = sets
    self.repetitions = repetitions
    self.isAtLeast = isAtLeast
    self.load = load
    self.targetRPE = targetRPE
    self.plates = plates
  }

  /// Whether both are the same but for the number of sets.
  func isSameWork(as other: PlannedSets) -> Bool { with(sets: other.sets) == other }

  /// The same work in another number of sets.
  func with(sets: Int) -> PlannedSets {
    PlannedSets(
      sets: sets, repetitions: repetitions, isAtLeast: isAtLeast, load: load,
      targetRPE: targetRPE, plates: plates)
  }
}
