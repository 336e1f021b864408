public import GymBoLog

/// The formulas that estimate the load a person could lift once (1RM) from a load lifted several
/// times.
///
/// All but ``weightDependent`` are of the form 1RM = load · multiplier(repetitions), for repetitions
/// to failure, so they hold in any unit of load and the estimate has the unit of the load. The raw
/// values are the method names in options and machine output.
public enum OneRepetitionMaximumFormula: String, MachineWord {
  case brzycki, epley, lander, lombardi, mayhew, oconner, wathan, hybrid, median, rts
  case brzyckiDecimal = "brzycki_decimal"
  case wendler, baechle, adams, berger, brown, kemmler, naclerio
  case modifiedEpley = "modified_epley"
  case linear
  case weightDependent = "weight_dependent"

  /// Name, source, constants, range and worked example of the formula.
  package var declaration: StrengthFormula {
    switch self {
    case .brzycki: .brzycki
    case .epley: .epley
    case .lander: .lander
    case .lombardi: .lombardi
    case .mayhew: .mayhew
    case .oconner: .oconner
    case .wathan: .wathan
    case .hybrid: .hybrid
    case .median: .median
    case .rts: .rts
    case .brzyckiDecimal: .brzyckiDecimal
    case .wendler: .wendler
    case .baechle: .baechle
    case .adams: .adams
    case .berger: .berger
    case .brown: .brown
    case .kemmler: .kemmler
    case .naclerio: .naclerio
    case .modifiedEpley: .modifiedEpley
    case .linear: .linear
    case .weightDependent: .weightDependent
    }
  }

  /// Whether the 1RM is a multiple of the load that depends on the repetitions alone.
  public var isMultipleOfLoad: Bool { declaration.leastKilograms == nil }

  /// The estimated 1RM, in the unit of the load.
  /// - Parameters:
  ///   - load: above 0, in any unit; in kilograms for ``weightDependent``.
  ///   - repetitions: to failure, 1 or more, not necessarily whole; see
  ///     `effectiveRepetitions(done:inReserve:)`.
  /// - Throws: why there is no estimate.
  public func estimate(load: Double, repetitions: Double) throws(StrengthRefusal) -> Double {
    let load = try positive(load)
    let estimate = try load * multiplier(at: repetitions, load: load)
    guard estimate.isFinite else { throw .loadNotPositive }
    return estimate
  }

  /// The share of the 1RM, in percent, with which this many repetitions can be done.
  /// - Parameters:
  ///   - repetitions: to failure, not necessarily whole.
  ///   - maximum: the 1RM in kilograms; needed by ``weightDependent`` alone.
  /// - Throws: why there is none.
  public func percentage(
    atRepetitions repetitions: Double, ofMaximum maximum: Double? = nil
  ) throws(StrengthRefusal) -> Double {
    if isMultipleOfLoad { return try 100 / multiplier(at: repetitions, load: 1) }
    guard let maximum else { throw .dependsOnLoad(self) }
    return try 100 * load(forMaximum: maximum, repetitions: repetitions) / maximum
  }

  /// The load with which this many repetitions can be done, in the unit of the 1RM.
  /// - Throws: why there is none.
  public func load(
    forMaximum maximum: Double, repetitions: Double
  ) throws(StrengthRefusal) -> Double {
    let maximum = try positive(maximum)
    guard let least = declaration.leastKilograms else {
      return try maximum / multiplier(at: repetitions, load: 1)
    }
    // The 1RM rises with the load from the least load on; the load lies between that and the 1RM.
    guard try maximum >= least * multiplier(at: repetitions, load: least) else {
      throw .loadOutOfRange(self, least: least)
    }
    var (low, high) = (least, maximum)
    while true {
      let middle = low + 0.5 * (high - low)
      guard middle > low, middle < high else { break }
      if try middle * multiplier(at: repetitions, load: middle) <= maximum {
        low = middle
      } else {
        high = middle
      }
    }
    return repetitions == 1 ? maximum : low
  }

  /// The repetitions, not necessarily whole, that can be done with a share of the 1RM in percent.
  /// - Parameters:
  ///   - percentage: of the 1RM, above 0.
  ///   - maximum: the 1RM in kilograms; needed by ``weightDependent`` alone.
  /// - Throws: if the formula reaches that percentage at no number of repetitions, or below 1.
  public func repetitions(
    atPercentage percentage: Double, ofMaximum maximum: Double? = nil
  ) throws(StrengthRefusal) -> Double {
    guard percentage > 0, percentage.isFinite else {
      throw .percentageOutOfRange(self, percentage: percentage)
    }
    var load = 1.0
    if let least = declaration.leastKilograms {
      guard let maximum else { throw .dependsOnLoad(self) }
      load = try positive(maximum) * percentage / 100
      guard load >= least else { throw .loadOutOfRange(self, least: least) }
    }
    let repetitions = declaration.repetitions(100 / percentage, load)
    // Rounding may put the percentage of 1 repetition a hair below it.
    guard repetitions.isFinite, repetitions > 1 - 1e-9 else {
      throw .percentageOutOfRange(self, percentage: percentage)
    }
    return max(1, repetitions)
  }

  /// The relative change of the estimate with one more repetition, d ln(1RM) / d repetitions: 0.031
  /// for Brzycki at 5.
  /// - Parameters:
  ///   - repetitions: to failure, not necessarily whole.
  ///   - load: in kilograms; needed by ``weightDependent`` alone, which below 2 repetitions gives
  ///      the change at 2, because its slope at 1 is infinite.
  /// - Throws: if the formula is not defined at these repetitions.
  public func relativeChangePerRepetition(
    at repetitions: Double, load: Double? = nil
  ) throws(StrengthRefusal) -> Double {
    guard let load = load ?? (isMultipleOfLoad ? 1 : nil) else { throw .dependsOnLoad(self) }
    _ = try multiplier(at: repetitions, load: positive(load))
    return declaration.sensitivity(repetitions, load)
  }

  private func multiplier(
    at repetitions: Double, load: Double
  ) throws(StrengthRefusal) -> Double {
    let declaration = declaration
    guard repetitions >= 1, repetitions.isFinite else { throw .repetitionsBelowOne }
    if let limit = declaration.limit, repetitions >= limit {
      throw .repetitionsOutOfRange(self, limit: limit)
    }
    if let least = declaration.leastKilograms, load < least {
      throw .loadOutOfRange(self, least: least)
    }
    return declaration.multiplier(repetitions, load)
  }

  private func positive(_ load: Double) throws(StrengthRefusal) -> Double {
    guard load > 0, load.isFinite else { throw .loadNotPositive }
    return load
  }
}

extension OneRepetitionMaximumFormula {
  /// The formula as an entry of the list of methods.
  package var method: MethodDeclaration {
    let formula = declaration
    let example = formula.example
    let unit = isMultipleOfLoad ? "the unit of the load" : "kg"
    let valid = formula.validRepetitions
    var range =
      "\(wholeText(valid.lowerBound))–\(wholeText(valid.upperBound)) repetitions to failure"
    if let least = formula.leastKilograms {
      range += "; loads from \(wholeText((least * 10).rounded(.up) / 10)) kg"
    }
    return MethodDeclaration(
      identifier: rawValue, name: formula.name, kind: .oneRepetitionMaximum,
      formula: formula.formula, constants: formula.constants, range: range,
      rangeReason: formula.rangeReason, unit: unit, evidence: formula.evidence,
      source: formula.source,
      example: .init(
        given: "\(wholeText(example.load)) kg × \(wholeText(example.repetitions))",
        expected: example.maximum, decimals: example.decimals, source: example.source,
        answer: { try? estimate(load: example.load, repetitions: example.repetitions) }))
  }
}
