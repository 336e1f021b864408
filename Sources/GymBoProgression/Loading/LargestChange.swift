package import GymBoLog

/// The most that one suggestion changes a load: 10 % up or down. Every rule asks here. Upwards a load that was done within six
/// weeks is no change: it may come again at once.
///
/// A decision of this project: a lifter adds 2.5–5 kg in a session, which is less than 10 % of nearly every work load.
package enum LargestChange {
  /// The change as a share of the load.
  package static let share = 0.10

  /// The heaviest load that may follow a load: 110 % of it, to the nearest unit.
  package static func highest(after load: Load) -> Load { times(1 + share, load) }

  /// The same of a load and what is moved of the body beside it.
  package static func highest(after load: Load, body: Load) -> Load {
    Load(units: highest(after: Load(units: load.units + body.units)).units - body.units)
  }

  /// The lightest load that may follow a load: 90 % of it, to the nearest unit.
  package static func lowest(after load: Load) -> Load { times(1 - share, load) }

  private static func times(_ factor: Double, _ load: Load) -> Load {
    Load(units: Int64((Double(load.units) * factor).rounded()))
  }

  /// By how many percent a load is above another, with what is moved of the body beside both; negative where it is below.
  /// `load` and `body` must not both be 0.
  package static func percent(from load: Load, to next: Load, body: Load = .zero) -> Double {
    100 * Double(next.units - load.units) / Double(load.units + body.units)
  }
}
