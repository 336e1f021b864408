public import GymBoLog

/// The scores that put lifters of different body weight on one scale. The raw values are the names
/// in options and machine formats.
///
/// Two different formulas are called the Wilks of 2020: ``wilks2020`` is the one of OpenPowerlifting,
/// ``wilks2`` the one of most calculators. From 55 to 110 kg they differ by less than 1 %, beyond by
/// up to 4 %.
public enum RelativeScore: String, MachineWord {
  case dots, wilks
  case wilks2020 = "wilks_2020"
  case wilks2 = "wilks_2"
  case ipfGL = "ipf_gl"
  case ipfGLEquipped = "ipf_gl_equipped"
  case ipfGLBench = "ipf_gl_bench"
  case ipfGLBenchEquipped = "ipf_gl_bench_equipped"

  /// Points for a total (or a bench press, for the scores named so).
  /// - Parameters:
  ///   - total: kilograms.
  ///   - bodyWeight: kilograms; outside the range of a polynomial score its nearest bound counts.
  ///   - sex: the division.
  /// - Throws: why there are none.
  public func points(
    total: Double, bodyWeight: Double, sex: Sex
  ) throws(ScoreRefusal) -> Double {
    guard total > 0, total.isFinite else { throw .totalNotPositive }
    let points = try coefficient(bodyWeight: bodyWeight, sex: sex) * total
    guard points.isFinite else { throw .totalNotPositive }
    return points
  }

  /// Points per kilogram lifted.
  /// - Throws: why there are none.
  public func coefficient(bodyWeight: Double, sex: Sex) throws(ScoreRefusal) -> Double {
    guard bodyWeight > 0, bodyWeight.isFinite else { throw .bodyWeightNotPositive }
    let curve = declaration.curve(sex)
    if let least = curve.leastBodyWeight, bodyWeight < least {
      throw .bodyWeightBelow(self, least: least)
    }
    return curve.coefficient(bodyWeight)
  }

  /// The body weight in kilograms that counts: kept within the bounds of a polynomial score.
  public func countedBodyWeight(_ bodyWeight: Double, sex: Sex) -> Double {
    guard let bounds = declaration.curve(sex).bounds else { return bodyWeight }
    return min(max(bodyWeight, bounds.lowerBound), bounds.upperBound)
  }

  /// Whether federations multiply its points by `AgeCoefficient`; the IPF does not.
  public var countsAge: Bool {
    switch self {
    case .dots, .wilks, .wilks2020, .wilks2: true
    case .ipfGL, .ipfGLEquipped, .ipfGLBench, .ipfGLBenchEquipped: false
    }
  }

  /// The formula's own file.
  var declaration: ScoreFormula {
    switch self {
    case .dots: .dots
    case .wilks: .wilks
    case .wilks2020: .wilks2020
    case .wilks2: .wilks2
    case .ipfGL: .ipfGL
    case .ipfGLEquipped: .ipfGLEquipped
    case .ipfGLBench: .ipfGLBench
    case .ipfGLBenchEquipped: .ipfGLBenchEquipped
    }
  }
}

extension RelativeScore {
  /// The score as an entry of the list of methods.
  package var method: MethodDeclaration {
    let formula = declaration
    let example = formula.example
    let (men, women) = (formula.curve(.male), formula.curve(.female))
    func named(_ constants: [MethodDeclaration.Constant], _ sex: Sex)
      -> [MethodDeclaration.Constant]
    {
      constants.map { .init("\($0.symbol), \(sex.rawValue)", $0.value) }
    }
    return MethodDeclaration(
      identifier: rawValue, name: formula.name, kind: .score, formula: formula.formula,
      constants: named(men.constants, .male) + named(women.constants, .female),
      range: "body weight: men \(men.range); women \(women.range)",
      rangeReason: formula.rangeReason, unit: "points", evidence: .populationFit,
      source: formula.source,
      example: .init(
        given: "\(example.sex.rawValue), body weight \(wholeText(example.bodyWeight)) kg, "
          + "\(wholeText(example.total)) kg",
        expected: example.points, decimals: example.decimals, source: example.source,
        answer: {
          try? points(total: example.total, bodyWeight: example.bodyWeight, sex: example.sex)
        }))
  }
}
