internal import GymBoLog

/// Regressions of the measured 1RM on the load and the repetitions of one set, by lift, in kilograms: 1RM = a + b · r · w −
/// c · r.
///
/// They come from eighteen-year-olds at one percentage each and are no multiple of the load, so they are no case of
/// ``OneRepetitionMaximumFormula``.
///
/// Source: Kravitz L et al. (2003) Prediction of 1 repetition maximum in high-school power lifters. J Strength Cond Res
/// 17(1):167–172.
package enum HighSchoolRegression: String, MachineWord {
  /// From a set to failure with 70 % of the 1RM.
  case squat = "high_school_squat"
  /// From a set to failure with 70 % of the 1RM.
  case benchPress = "high_school_bench_press"
  /// From a set to failure with 80 % of the 1RM.
  case deadlift = "high_school_deadlift"

  /// How many points of percent a set may be from the percentage of the source.
  private static let reach = 10.0

  private struct Regression {
    var name: String
    var (a, b, c): (Double, Double, Double)
    /// Standard error of the estimate, kg.
    var error: Double
    /// Of the 1RM, at which the sets were done.
    var percent: Int
    var example: (load: Double, repetitions: Double, expected: Double)
  }

  private var regression: Regression {
    switch self {
    case .squat:
      Regression(
        name: "squat", a: 159.9, b: 0.103, c: 11.552, error: 5.06, percent: 70,
        example: (140, 12, 194.316))
    case .benchPress:
      Regression(
        name: "bench press", a: 90.66, b: 0.085, c: 5.306, error: 2.69, percent: 70,
        example: (90, 14, 123.476))
    case .deadlift:
      Regression(
        name: "deadlift", a: 156.08, b: 0.098, c: 12.106, error: 4.97, percent: 80,
        example: (180, 8, 200.352))
    }
  }

  /// The standard error of the estimate, kg.
  package var standardError: Double { regression.error }

  /// The estimated 1RM in kilograms.
  /// - Parameters:
  ///   - load: of a set to failure, kg.
  ///   - repetitions: done in it.
  /// - Throws: `loadNotPositive`, `repetitionsBelowOne`, and `notAtPercentage` where the load is further than 10 points
  ///   from the percentage of the case.
  package func estimate(load: Double, repetitions: Double) throws(StrengthRefusal) -> Double {
    guard load > 0, load.isFinite else { throw .loadNotPositive }
    guard repetitions >= 1, repetitions.isFinite else { throw .repetitionsBelowOne }
    let (a, b, c) = (regression.a, regression.b, regression.c)
    let estimate = a + b * repetitions * load - c * repetitions
    let percent = Double(regression.percent)
    guard estimate > 0, (100 * load / estimate - percent).magnitude <= HighSchoolRegression.reach
    else { throw .notAtPercentage(percent) }
    return estimate
  }

  /// The equation as it is declared: constants, range, evidence and source.
  package var method: MethodDeclaration {
    let regression = regression
    let example = regression.example
    return MethodDeclaration(
      identifier: rawValue, name: "High-school power lifters, \(regression.name)",
      kind: .oneRepetitionMaximum,
      formula: "1RM = a + b · r · w − c · r; standard error s",
      constants: [
        .init("a", regression.a), .init("b", regression.b), .init("c", regression.c),
        .init("s", regression.error), .init("d", HighSchoolRegression.reach),
      ],
      range:
        "a set to failure with \(regression.percent) ± d % of the 1RM; for callers of the library, no "
        + "choice of formula",
      rangeReason: "regressed on one percentage in young male power lifters",
      unit: "kg", evidence: .populationFit,
      source: "Kravitz L et al. (2003) J Strength Cond Res 17(1):167–172",
      example: .init(
        given: "\(wholeText(example.load)) kg × \(wholeText(example.repetitions))",
        expected: example.expected, decimals: 3,
        source: "computed from the published regression",
        answer: { try? estimate(load: example.load, repetitions: example.repetitions) }))
  }
}
