package import GymBoLog

/// The 1RM estimated from one set: a value, how sure it is, and where it comes from.
package struct StrengthEstimate: Sendable, Hashable {
  /// The estimated 1RM.
  package let kilograms: Double
  /// The 80 % interval in kilograms: value · e^(± 1.28 · ``variation``), but never below the load,
  /// which was lifted.
  ///
  /// It holds what differs between sets of one person; that people's curves differ by about 9 % at
  /// 80 % of the 1RM is not in it.
  package let interval: ClosedRange<Double>
  /// The coefficient of variation, as a fraction.
  package let variation: Double
  /// How far the estimate can be trusted.
  package let confidence: EstimateConfidence
  /// The formula that gave it.
  package let formula: OneRepetitionMaximumFormula
  /// The repetitions that went into the formula: those done, and with ``isEffortAdjusted`` those
  /// left in reserve.
  package let effectiveRepetitions: Double
  /// Whether the repetitions in reserve are in it.
  package let isEffortAdjusted: Bool
  /// The set.
  package let row: Int

  /// The estimate from a set.
  /// - Returns: nil for a set without load or repetitions, with more repetitions than
  ///   ``AnalysisOptions/estimateRepetitions`` or ``EstimateConfidence`` admit, and where the formula
  ///   refuses.
  package init?(row: Int, of log: TrainingLog, options: AnalysisOptions) {
    guard
      let work = QualifiedWork(
        row: row, of: log.columns, body: log.bodyLoad(ofSet: row, options), options: options),
      let kilograms = work.estimate(by: options.formula)
    else { return nil }
    let deviation = EstimateInterval.repetitionsSD(isReserveKnown: work.isReserveKnown)
    guard
      let variation = options.formula.variation(
        atRepetitions: work.repetitions, repetitionsSD: deviation,
        dayVariation: EstimateInterval.dayVariation, load: work.kilograms),
      let interval = EstimateInterval(
        around: kilograms, load: work.kilograms, variation: variation)
    else { return nil }
    self.kilograms = kilograms
    self.interval = interval.low...interval.high
    self.variation = variation
    self.confidence = EstimateConfidence(effectiveRepetitions: work.repetitions)
    self.formula = options.formula
    self.effectiveRepetitions = work.repetitions
    self.isEffortAdjusted = work.isEffortAdjusted
    self.row = row
  }

  /// How the interval is made, as an entry of the list of methods.
  package static let method = MethodDeclaration(
    identifier: "e1rm_interval", name: "Interval of an estimated 1RM", kind: .uncertainty,
    formula: "1RM · e^(± z · v), v² = d² + (s · n)², s = d ln(1RM) / d r, z = quantile of the "
      + "normal distribution; n = n1 where effort is adjusted and for sets at RPE 10 or to failure, "
      + "whose reserve is known, else n2; not below the load",
    constants: [
      .init("confidence", intervalConfidence), .init("d", EstimateInterval.dayVariation),
      .init("n1", EstimateInterval.repetitionsSD(isReserveKnown: true)),
      .init("n2", EstimateInterval.repetitionsSD(isReserveKnown: false)),
    ],
    range: "one lifter's own sets; the differences between people are not in it",
    rangeReason:
      "people's curves differ by 9 % at 80 % of the 1RM (Nuzzo 2024), one person's little",
    unit: "kg", evidence: .populationFit,
    source: "propagation of error; Mitter B et al. (2022) PLoS ONE 17:e0268074 for n1; n2 is a "
      + "decision of this project",
    example: .init(
      given: "variation of Brzycki at 5 repetitions, reserve known", expected: 0.0371,
      decimals: 4, source: "computed",
      answer: {
        OneRepetitionMaximumFormula.brzycki.variation(
          atRepetitions: 5, repetitionsSD: EstimateInterval.repetitionsSD(isReserveKnown: true),
          dayVariation: EstimateInterval.dayVariation)
      }))
}
