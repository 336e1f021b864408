extension Vectors {
  /// The estimated 1RM of each set, in the unit of the loads.
  ///
  /// Without effort the sets count as done to failure. With a column of effort its repetitions in reserve are added to
  /// those done, and a set without effort has no estimate.
  /// - Parameters:
  ///   - loads: one a set, above 0; in kilograms for `weightDependent`.
  ///   - repetitions: done, 1 or more, not necessarily whole.
  ///   - reserves: repetitions that were left, 0 or more.
  ///   - rpe: rating of perceived exertion, 6 to 10, in place of reserves.
  ///   - formula: see ``OneRepetitionMaximumFormula`` for sources and ranges.
  ///   - results: with room for one a set. Linear in the number of sets, without allocation.
  ///   - refused: is told every set without an estimate, and why.
  /// - Precondition: columns of one length; not both reserves and RPE.
  public static func oneRepetitionMaxima(
    loads: Span<Double>, repetitions: Span<Double>, reserves: Span<Double>? = nil,
    rpe: Span<Double>? = nil, formula: OneRepetitionMaximumFormula = .brzycki,
    to results: inout OutputSpan<Double>, refused: ((_ row: Int, _ reason: Refusal) -> Void)? = nil
  ) {
    let effort = EffortColumn(hasReserves: reserves != nil, hasRPE: rpe != nil)
    VectorFunction.oneRepetitionMaximum(by: formula, effort)
      .append(
        loads, repetitions, reserves != nil ? reserves : rpe, to: &results, refused: refused)
  }

  /// The estimated 1RM of each set; see ``oneRepetitionMaxima(loads:repetitions:reserves:rpe:formula:to:refused:)``.
  public static func oneRepetitionMaxima(
    loads: [Double], repetitions: [Double], reserves: [Double]? = nil, rpe: [Double]? = nil,
    formula: OneRepetitionMaximumFormula = .brzycki,
    refused: ((_ row: Int, _ reason: Refusal) -> Void)? = nil
  ) -> [Double] {
    let effort = EffortColumn(hasReserves: reserves != nil, hasRPE: rpe != nil)
    return VectorFunction.oneRepetitionMaximum(by: formula, effort)(
      loads, repetitions, reserves ?? rpe, refused: refused)
  }

  /// The 80 % intervals of the estimated 1RM of each set, in the unit of the loads.
  ///
  /// They hold what differs between sets of one person: 2 % from day to day, and 1 repetition misjudged where effort is
  /// given, 1.5 where it is not. No bound is below the load.
  /// Parameters are those of ``oneRepetitionMaxima(loads:repetitions:reserves:rpe:formula:to:refused:)``, with room for both bounds.
  public static func oneRepetitionMaximumIntervals(
    loads: Span<Double>, repetitions: Span<Double>, reserves: Span<Double>? = nil,
    rpe: Span<Double>? = nil, formula: OneRepetitionMaximumFormula = .brzycki,
    toLow low: inout OutputSpan<Double>, high: inout OutputSpan<Double>,
    refused: ((_ row: Int, _ reason: Refusal) -> Void)? = nil
  ) {
    let effort = EffortColumn(hasReserves: reserves != nil, hasRPE: rpe != nil)
    VectorFunction.oneRepetitionMaximumInterval(by: formula, effort)
      .append(
        loads, repetitions, reserves != nil ? reserves : rpe, to: &low, and: &high,
        refused: refused)
  }

  /// The 80 % intervals of the estimated 1RM of each set; see
  /// ``oneRepetitionMaximumIntervals(loads:repetitions:reserves:rpe:formula:toLow:high:refused:)``.
  public static func oneRepetitionMaximumIntervals(
    loads: [Double], repetitions: [Double], reserves: [Double]? = nil, rpe: [Double]? = nil,
    formula: OneRepetitionMaximumFormula = .brzycki,
    refused: ((_ row: Int, _ reason: Refusal) -> Void)? = nil
  ) -> (low: [Double], high: [Double]) {
    let effort = EffortColumn(hasReserves: reserves != nil, hasRPE: rpe != nil)
    let bounds = VectorFunction.oneRepetitionMaximumInterval(by: formula, effort)
      .pairs(loads, repetitions, reserves ?? rpe, refused: refused)
    return (bounds.first, bounds.second)
  }

  /// The loads with which repetitions can be done, in the unit of the 1RMs.
  /// - Parameters:
  ///   - maxima: 1RMs, above 0; in kilograms for `weightDependent`.
  ///   - repetitions: to be done, 1 or more.
  ///   - reserves: repetitions to be left, 0 or more.
  ///   - rpe: to be reached, 6 to 10, in place of reserves.
  ///   - formula: whose inverse is taken.
  ///   - results: with room for one a row.
  ///   - refused: is told every row without a load, and why.
  /// - Precondition: columns of one length; not both reserves and RPE.
  public static func loads(
    maxima: Span<Double>, repetitions: Span<Double>, reserves: Span<Double>? = nil,
    rpe: Span<Double>? = nil, formula: OneRepetitionMaximumFormula = .brzycki,
    to results: inout OutputSpan<Double>, refused: ((_ row: Int, _ reason: Refusal) -> Void)? = nil
  ) {
    let effort = EffortColumn(hasReserves: reserves != nil, hasRPE: rpe != nil)
    VectorFunction.load(by: formula, effort)
      .append(
        maxima, repetitions, reserves != nil ? reserves : rpe, to: &results, refused: refused)
  }

  /// The loads with which repetitions can be done; see ``loads(maxima:repetitions:reserves:rpe:formula:to:refused:)``.
  public static func loads(
    maxima: [Double], repetitions: [Double], reserves: [Double]? = nil, rpe: [Double]? = nil,
    formula: OneRepetitionMaximumFormula = .brzycki,
    refused: ((_ row: Int, _ reason: Refusal) -> Void)? = nil
  ) -> [Double] {
    let effort = EffortColumn(hasReserves: reserves != nil, hasRPE: rpe != nil)
    return VectorFunction.load(by: formula, effort)(
      maxima, repetitions, reserves ?? rpe, refused: refused)
  }
}

extension EffortColumn {
  /// The kind of the column that is given.
  package init(hasReserves: Bool, hasRPE: Bool) {
    precondition(!(hasReserves && hasRPE), "effort as reserves and as RPE")
    self = hasReserves ? .reserve : hasRPE ? .rpe : .toFailure
  }
}
