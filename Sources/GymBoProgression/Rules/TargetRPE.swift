internal import GymBoAnalysis

/// Repetitions at an effort to aim at, and the load for them from the chart of Reactive Training Systems: the load of the
/// last set · percentage(target) / percentage(done). About 3.2 % per point of RPE.
///
/// Source: `RTSChart`. Evidence grade: practitioner rule; load by RPE has a small edge over fixed percentages (Helms et
/// al. 2018, Front Physiol 9:247).
public struct TargetRPE: Sendable, Hashable {
  /// Repetitions to do.
  public let repetitions: Int
  /// The RPE to aim at.
  public let rpe: Double

  /// - Returns: nil off the chart.
  public init?(repetitions: Int, rpe: Double) {
    guard RTSChart.percentage(repetitions: Double(repetitions), rpe: rpe) != nil else { return nil }
    self.repetitions = repetitions
    self.rpe = rpe
  }

  /// The share by which a load changes to meet the target, from repetitions done with it at an effort: 1 for the target
  /// itself.
  /// - Returns: nil off the chart, so for an RPE below 6.
  public func factor(done repetitions: Double, rpe: Double) -> Double? {
    guard let target = RTSChart.percentage(repetitions: Double(self.repetitions), rpe: self.rpe),
      let actual = RTSChart.percentage(repetitions: repetitions, rpe: rpe)
    else { return nil }
    return target / actual
  }

  /// The load for the target from a 1RM, in its unit.
  /// - Returns: nil for a 1RM that is not a positive number.
  public func load(forMaximum maximum: Double) -> Double? {
    RTSChart.load(forMaximum: maximum, repetitions: Double(repetitions), rpe: rpe)
  }
}
