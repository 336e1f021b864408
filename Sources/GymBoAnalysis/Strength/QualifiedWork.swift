internal import GymBoLog

/// The part of a set that a 1RM can be estimated from.
struct QualifiedWork {
  let kilograms: Double
  /// The repetitions done, plus those in reserve if the estimate is adjusted for effort.
  let repetitions: Double
  /// Whether the reserve is in ``repetitions``.
  let isEffortAdjusted: Bool
  /// Whether the reserve is in ``repetitions`` or known to be none.
  let isReserveKnown: Bool

  /// - Returns: nil for a set that does not qualify. A set without a usable RPE counts as done to
  ///   failure, unless the formula means nothing without one.
  /// - Parameter body: what is moved of the body beside the load in the log.
  init?(row: Int, of sets: SetColumns, body: Load, options: AnalysisOptions) {
    let isLoaded = sets.semantics[row] == .loaded
    guard isLoaded || (sets.semantics[row] == .bodyweight && body > .zero),
      case let load = (isLoaded ? sets.load[row] ?? 0 : 0) + body.units, load > 0,
      let done = sets.repetitions[row], options.estimateRepetitions.contains(Int(done))
    else { return nil }
    kilograms = Load(units: load).kilograms
    let needsEffort = options.formula.declaration.needsEffort
    let reserve = SetTraits.effort(row, of: sets).flatMap { repetitionsInReserve(rpe: $0) }
    if needsEffort, reserve == nil { return nil }
    isEffortAdjusted = reserve != nil && (needsEffort || options.adjustsForEffort)
    isReserveKnown = isEffortAdjusted || reserve == 0
    repetitions = Double(done) + (isEffortAdjusted ? reserve ?? 0 : 0)
    if isEffortAdjusted, EstimateConfidence(effectiveRepetitions: repetitions) == .excluded {
      return nil
    }
  }

  func estimate(by formula: OneRepetitionMaximumFormula) -> Double? {
    try? formula.estimate(load: kilograms, repetitions: repetitions)
  }
}
