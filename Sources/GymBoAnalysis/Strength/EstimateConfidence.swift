internal import GymBoLog

/// How far an estimate of the 1RM can be trusted, by the effective repetitions it comes from.
///
/// The bounds are a convention of this project; the reason is that error grows with distance from
/// the 1RM (about 3 % per misjudged repetition) and so does the difference between people.
package enum EstimateConfidence: String, MachineWord {
  /// Up to 5 repetitions.
  case high
  /// Up to 10.
  case medium
  /// Up to 15.
  case low
  /// More than 15: stays out of trends.
  case excluded

  static let mostHigh = 5.0
  static let mostMedium = 10.0
  /// The most repetitions, done and in reserve, that an estimate takes.
  package static let mostLow = 15.0

  /// - Parameter effectiveRepetitions: done and in reserve; 1 or more.
  package init(effectiveRepetitions: Double) {
    self =
      switch effectiveRepetitions {
      case ...EstimateConfidence.mostHigh: .high
      case ...EstimateConfidence.mostMedium: .medium
      case ...EstimateConfidence.mostLow: .low
      default: .excluded
      }
  }
}

extension EstimateConfidence {
  /// Which sets give an estimate, and how far it is trusted, as an entry of the list of methods.
  package static let method: MethodDeclaration = {
    let counted = AnalysisOptions().estimateRepetitions
    return MethodDeclaration(
      identifier: "e1rm_sets", name: "Sets that an estimated 1RM comes from", kind: .uncertainty,
      formula: "the highest 1RM of a session's working sets of a to b repetitions; effective "
        + "repetitions r: as done, those in reserve too where effort is adjusted; confidence high "
        + "up to h, medium up to m, low up to l, no estimate above",
      constants: [
        .init("a", Double(counted.lowerBound)), .init("b", Double(counted.upperBound)),
        .init("h", mostHigh), .init("m", mostMedium), .init("l", mostLow),
      ],
      range: "sets with a load, no warm-ups; beyond a formula's own range too, with the confidence "
        + "that goes with it",
      rangeReason: "a log's sets of 11 and 12 repetitions would else say nothing",
      unit: "a grade", evidence: .opinion,
      source: "a decision of this project; people differ the more, the more repetitions: Nuzzo JL "
        + "et al. (2024) Sports Med 54:303–321",
      example: .init(
        given: "the most repetitions of medium confidence", expected: mostMedium, decimals: 0,
        source: "the rule",
        answer: {
          (1...20).map(Double.init).last {
            EstimateConfidence(effectiveRepetitions: $0) == .medium
          }
        }))
  }()
}
