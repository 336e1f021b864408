internal import GymBoLog

/// The estimated one-repetition maximum of lifts that are trained with many repetitions: Brzycki's formula to 10 repetitions,
/// load · (1 + r / 30) above.
///
/// Both are 4/3 of the load at 10 repetitions, so nothing jumps. Above 10 Brzycki's formula rises too steeply, and has no value
/// from 37 on. Only the change of such values is used, never one of them as a maximum.
package enum HighRepetitionEstimate {
  static let lastOfBrzycki = 10
  static let most = 20
  static let slope = 30.0

  /// The formulas by their names, with the repetitions that they reach to.
  package static var formulas: String {
    let names = [OneRepetitionMaximumFormula.brzycki, .epley].map(\.declaration.name)
    return "\(names[0]) ≤ \(lastOfBrzycki), \(names[1]) ≤ \(most)"
  }

  /// - Parameters:
  ///   - load: kilograms.
  ///   - repetitions: done.
  /// - Returns: kilograms; nil outside 1…20 repetitions and without a load.
  package static func value(load: Double, repetitions: Int) -> Double? {
    guard (1...most).contains(repetitions), load > 0 else { return nil }
    guard repetitions > lastOfBrzycki else {
      return try? OneRepetitionMaximumFormula.brzycki.estimate(
        load: load, repetitions: Double(repetitions))
    }
    return load * (1 + Double(repetitions) / slope)
  }
}
