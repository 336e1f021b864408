internal import GymBoAnalysis
internal import GymBoLog

/// The effort to expect of repetitions with a load, from a set whose effort is known: never a wish.
///
/// A set of r repetitions with q in reserve could have had r + q. With another load the possible repetitions are those of
/// the same estimated maximum (Brzycki: load / (37 − repetitions) stays the same). The rest is in reserve.
///
/// Valid from RPE 6 on: below, nobody knows how many repetitions are left.
enum ExpectedEffort {
  /// Below this RPE no effort is expected.
  static let lowest = 6.0

  /// A set whose effort is known.
  struct RatedSet {
    /// nil where there is no load.
    var load: Load?
    var repetitions: Int
    var rpe: Double
  }

  /// The RPE to expect, to half a point.
  /// - Parameter load: nil where there is none.
  /// - Returns: nil below RPE 6, and where the formula has no answer.
  static func rpe(of repetitions: Int, with load: Load?, after set: RatedSet) -> Double? {
    guard set.rpe >= lowest, set.rpe <= 10, set.repetitions >= 1 else { return nil }
    let possible = Double(set.repetitions) + 10 - set.rpe
    let share =
      if let load, let done = set.load, done > .zero {
        Double(load.units) / Double(done.units)
      } else { 1.0 }
    let left = 37 - (37 - possible) * share
    guard possible < 37, left > 0 else { return nil }
    let rpe = (2 * (10 - left + Double(repetitions))).rounded() / 2
    return rpe < lowest ? nil : min(rpe, 10)
  }
}
