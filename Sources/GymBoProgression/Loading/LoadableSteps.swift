public import GymBoLog

/// The smallest step by which the load of an implement can change, where the user's inventory is not known.
public struct LoadableSteps: Sendable, Hashable {
  /// The unit in which the loads are chosen.
  public var unit: LoadUnit

  /// The default steps in a unit.
  public init(unit: LoadUnit) { self.unit = unit }

  /// Barbell 2.5 kg or 5 lb, dumbbell and kettlebell 2 kg or 5 lb, machine and cable 5 kg or 10 lb, anything else as a
  /// barbell (product §3).
  public func step(for implement: Implement?) -> Load {
    switch implement {
    case .dumbbell, .kettlebell, .medicineBall: load(kilograms: 2, pounds: 5)
    case .machine, .cable: load(kilograms: 5, pounds: 10)
    default: load(kilograms: 2.5, pounds: 5)
    }
  }

  /// What the linear rule adds: 2.5 kg or 5 lb to lifts of the upper body, 5 kg or 10 lb to those of the lower body.
  public func linearIncrement(for region: BodyRegion) -> Load {
    region == .lower ? load(kilograms: 5, pounds: 10) : load(kilograms: 2.5, pounds: 5)
  }

  private func load(kilograms: Double, pounds: Int64) -> Load {
    switch unit {
    case .kilogram: Load(kilograms: kilograms) ?? .kilograms(1)
    case .pound: Load(units: pounds * LoadUnit.pound.unitsPerOne)
    }
  }
}
