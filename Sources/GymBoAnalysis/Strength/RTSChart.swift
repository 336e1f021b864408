/// The chart of Reactive Training Systems: the percentage of the 1RM for a number of repetitions
/// at an RPE.
///
/// Every cell depends only on x = 2 · ((repetitions − 1) + (10 − RPE)), the half repetitions away
/// from a true maximum, so the chart is a column of 31 numbers, for up to 16 effective repetitions;
/// between them it is interpolated linearly. The step from 75.1 to 73.9 to 72.3 is irregular as
/// published. Sources agree up to about 10 effective repetitions and differ beyond.
///
/// Source: Tuchscherer M (2008) The Reactive Training Manual, as commonly transcribed.
package enum RTSChart {
  /// Percent of the 1RM at x = 0, 1, …, 30.
  static let percentages: [Double] = [
    100, 97.8, 95.5, 93.9, 92.2, 90.7, 89.2, 87.8, 86.3, 85.0,
    83.7, 82.4, 81.1, 79.9, 78.6, 77.4, 76.2, 75.1, 73.9, 72.3,
    70.7, 69.4, 68.0, 66.7, 65.3, 64.0, 62.6, 61.3, 59.9, 58.6,
    57.4,
  ]

  /// The percentage of the 1RM.
  /// - Parameters:
  ///   - repetitions: done; 1 or more.
  ///   - rpe: rating of perceived exertion, 10 at failure; not below ``lowestInformativeRPE``.
  /// - Returns: nil off the chart: effective repetitions above 16, RPE outside its range, not a
  ///   number.
  package static func percentage(repetitions: Double, rpe: Double) -> Double? {
    guard let reserve = repetitionsInReserve(rpe: rpe),
      let effective = effectiveRepetitions(done: repetitions, inReserve: reserve)
    else { return nil }
    return percentage(effectiveRepetitions: effective)
  }

  /// The last effective repetition of the chart.
  static let lastRepetition = 1 + Double(percentages.count - 1) / 2

  /// The percentage of the 1RM for a number of effective repetitions; nil off the chart.
  static func percentage(effectiveRepetitions repetitions: Double) -> Double? {
    guard (1...lastRepetition).contains(repetitions) else { return nil }
    let x = 2 * (repetitions - 1)
    let below = Int(x)
    let fraction = x - Double(below)
    guard fraction > 0 else { return percentages[below] }
    return percentages[below] + fraction * (percentages[below + 1] - percentages[below])
  }

  /// The inverse of ``percentage(effectiveRepetitions:)``; nil off the chart.
  static func repetitions(atPercentage percentage: Double) -> Double? {
    guard percentage <= percentages[0],
      let above = percentages.indices.dropFirst().first(where: { percentages[$0] <= percentage })
    else { return nil }
    let step = percentages[above - 1] - percentages[above]
    let x = Double(above) - (percentage - percentages[above]) / step
    return 1 + x / 2
  }

  /// −d ln(percentage) / d repetitions, of the piece that follows.
  static func relativeChange(_ repetitions: Double) -> Double {
    guard let percentage = percentage(effectiveRepetitions: repetitions) else { return .nan }
    let below = min(Int(2 * (repetitions - 1)), percentages.count - 2)
    return 2 * (percentages[below] - percentages[below + 1]) / percentage
  }

  /// The estimated 1RM, in the unit of the load: load / percentage.
  /// - Returns: nil off the chart and for a load that is not a positive number.
  package static func estimate(load: Double, repetitions: Double, rpe: Double) -> Double? {
    guard load > 0, load.isFinite, let percentage = percentage(repetitions: repetitions, rpe: rpe)
    else { return nil }
    return load / (percentage / 100)
  }

  /// The load for a number of repetitions at an RPE, in the unit of the 1RM.
  /// - Returns: nil off the chart and for a 1RM that is not a positive number.
  package static func load(forMaximum maximum: Double, repetitions: Double, rpe: Double) -> Double?
  {
    guard maximum > 0, maximum.isFinite,
      let percentage = percentage(repetitions: repetitions, rpe: rpe)
    else { return nil }
    return maximum * (percentage / 100)
  }
}
