public import GymBoLog

/// The training max: the load on which the percentages of a programme are based. The lifter gives it, or it is 90 % of
/// a 1RM.
///
/// Source: Wendler J (2009) 5/3/1. Evidence grade: practitioner rule.
public struct TrainingMax: Sendable, Hashable {
  /// The load that is 100 %.
  public let load: Load

  /// Percent of a 1RM.
  public static let percentOfMaximum = 90.0
  /// Percentages that a programme can ask for.
  public static let percentages = 1.0...120.0

  /// - Returns: nil for a load that is not positive or above `Load.maximum`.
  public init?(_ load: Load) {
    guard load > .zero, load <= .maximum else { return nil }
    self.load = load
  }

  /// 90 % of a one-repetition maximum, to the unit of `Load`.
  public init?(oneRepetitionMaximum maximum: Load) {
    guard maximum > .zero, maximum <= .maximum else { return nil }
    self.init(TrainingMax.share(TrainingMax.percentOfMaximum, of: maximum))
  }

  /// A percentage of the training max, before rounding to a loadable load; exact if it is a whole number of units of
  /// `Load`.
  /// - Returns: nil outside ``percentages``.
  public func load(percent: Double) -> Load? {
    guard TrainingMax.percentages.contains(percent) else { return nil }
    return TrainingMax.share(percent, of: load)
  }

  /// The training max after a number of cycles, each adding a fixed step.
  /// - Returns: nil for a negative number, and above `Load.maximum`.
  public func after(cycles: Int, step: Load) -> TrainingMax? {
    guard cycles >= 0, step >= .zero else { return nil }
    let (added, overflows) = step.units.multipliedReportingOverflow(by: Int64(cycles))
    guard !overflows, added <= Load.maximum.units else { return nil }
    return TrainingMax(Load(units: load.units + added))
  }

  private static func share(_ percent: Double, of load: Load) -> Load {
    Load(units: Int64((Double(load.units) * percent / 100).rounded()))
  }
}
