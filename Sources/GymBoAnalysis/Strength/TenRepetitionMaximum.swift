internal import GymBoLog

/// The load that a lifter could lift ten times, estimated from one set (e10RM): the measure of lifts that are trained with many
/// repetitions, where a one-repetition maximum would be far from anything that was done.
///
/// Brzycki's formula for sets of up to 10 repetitions, load · (1 + r / 30) above, each as a share of what it says of 10. Both are
/// 4/3 of the load at 10 repetitions, so nothing jumps. Above 10 Brzycki's formula rises too steeply, and has no value from 37 on.
package enum TenRepetitionMaximum {
  static let repetitions = 10
  static let most = 20
  static let slope = 30.0
  /// A one-repetition maximum as a share of a ten-repetition maximum, by both formulas.
  static let ofOne = 4.0 / 3

  /// The formulas by their names, with the repetitions that they reach to.
  package static var formulas: String {
    let names = [OneRepetitionMaximumFormula.brzycki, .epley].map(\.declaration.name)
    return "\(names[0]) ≤ \(repetitions), \(names[1]) ≤ \(most)"
  }

  /// - Parameters:
  ///   - load: kilograms.
  ///   - repetitions: done.
  /// - Returns: kilograms; nil outside 1…20 repetitions and without a load.
  package static func estimate(load: Double, repetitions: Int) -> Double? {
    guard (1...most).contains(repetitions) else { return nil }
    return estimate(load: load, effectiveRepetitions: Double(repetitions))
  }

  /// The same of a set with repetitions in reserve.
  /// - Parameter effectiveRepetitions: done, at most 20, and in reserve.
  /// - Returns: kilograms; nil for less than one repetition and without a load.
  static func estimate(load: Double, effectiveRepetitions: Double) -> Double? {
    guard effectiveRepetitions >= 1, load > 0 else { return nil }
    guard effectiveRepetitions > Double(repetitions) else {
      let maximum = try? OneRepetitionMaximumFormula.brzycki.estimate(
        load: load, repetitions: effectiveRepetitions)
      return maximum.map { $0 / ofOne }
    }
    return load * (1 + effectiveRepetitions / slope) / ofOne
  }

  /// The one-repetition maximum that a ten-repetition maximum is taken for, in the same unit.
  package static func oneRepetitionMaximum(of maximum: Double) -> Double { maximum * ofOne }
}
