/// The formulas that estimate the load a person could lift once (1RM) from a load lifted several
/// times.
///
/// Each is of the form 1RM = load · multiplier(repetitions), for repetitions to failure, so it
/// holds in any unit of load and its estimate has the unit of the load. The raw values are the
/// method names in machine output.
public enum OneRepetitionMaximumFormula: String, CaseIterable, Sendable {
  case brzycki, epley, lander, lombardi, mayhew, oconner, wathan, hybrid

  /// Name, source, constants, range and worked example of the formula.
  public var declaration: StrengthFormula {
    switch self {
    case .brzycki: .brzycki
    case .epley: .epley
    case .lander: .lander
    case .lombardi: .lombardi
    case .mayhew: .mayhew
    case .oconner: .oconner
    case .wathan: .wathan
    case .hybrid: .hybrid
    }
  }

  /// The estimated 1RM, in the unit of the load.
  /// - Parameters:
  ///   - load: above 0, in any unit.
  ///   - repetitions: to failure, 1 or more, not necessarily whole; see
  ///     ``effectiveRepetitions(done:inReserve:)``.
  /// - Throws: why there is no estimate.
  public func estimate(load: Double, repetitions: Double) throws(StrengthRefusal) -> Double {
    let estimate = try positive(load) * multiplier(at: repetitions)
    guard estimate.isFinite else { throw .loadNotPositive }
    return estimate
  }

  /// The share of the 1RM, in percent, with which this many repetitions can be done.
  /// - Throws: why there is none.
  public func percentage(atRepetitions repetitions: Double) throws(StrengthRefusal) -> Double {
    try 100 / multiplier(at: repetitions)
  }

  /// The load with which this many repetitions can be done, in the unit of the 1RM.
  /// - Throws: why there is none.
  public func load(
    forMaximum maximum: Double, repetitions: Double
  ) throws(StrengthRefusal) -> Double {
    try positive(maximum) / multiplier(at: repetitions)
  }

  /// The repetitions, not necessarily whole, that can be done with a share of the 1RM in percent.
  /// - Throws: if the formula reaches that percentage at no number of repetitions, or below 1.
  public func repetitions(atPercentage percentage: Double) throws(StrengthRefusal) -> Double {
    guard percentage > 0, percentage.isFinite else {
      throw .percentageOutOfRange(self, percentage: percentage)
    }
    let repetitions = declaration.repetitions(100 / percentage)
    // Rounding may put the percentage of 1 repetition a hair below it.
    guard repetitions.isFinite, repetitions > 1 - 1e-9 else {
      throw .percentageOutOfRange(self, percentage: percentage)
    }
    return max(1, repetitions)
  }

  /// The relative change of the estimate with one more repetition, d ln(1RM) / d repetitions: 0.031
  /// for Brzycki at 5.
  /// - Throws: if the formula is not defined at these repetitions.
  public func relativeChangePerRepetition(
    at repetitions: Double
  ) throws(StrengthRefusal) -> Double {
    _ = try multiplier(at: repetitions)
    return declaration.sensitivity(repetitions)
  }

  private func multiplier(at repetitions: Double) throws(StrengthRefusal) -> Double {
    guard repetitions >= 1, repetitions.isFinite else { throw .repetitionsBelowOne }
    if let pole = declaration.pole, repetitions >= pole {
      throw .repetitionsOutOfRange(self, limit: pole)
    }
    return declaration.multiplier(repetitions)
  }

  private func positive(_ load: Double) throws(StrengthRefusal) -> Double {
    guard load > 0, load.isFinite else { throw .loadNotPositive }
    return load
  }
}
