package import GymBoLog

/// The most that one suggestion changes a load: 10 % up or down. Every rule asks here.
///
/// A decision of this project: a lifter adds 2.5–5 kg in a session, which is less than 10 % of nearly every work load.
package enum LargestChange {
  /// The change as a share of the load.
  package static let share = 0.10

  /// The heaviest load that may follow a load: 110 % of it, to the nearest unit.
  package static func highest(after load: Load) -> Load { times(1 + share, load) }

  /// The lightest load that may follow a load: 90 % of it, to the nearest unit.
  package static func lowest(after load: Load) -> Load { times(1 - share, load) }

  private static func times(_ factor: Double, _ load: Load) -> Load {
    Load(units: Int64((Double(load.units) * factor).rounded()))
  }

  /// By how many percent a load is above another; negative where it is below. `load` must not be 0.
  package static func percent(from load: Load, to next: Load) -> Double {
    100 * Double(next.units - load.units) / Double(load.units)
  }
}
