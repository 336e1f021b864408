internal import GymBoPlatform

extension VectorFunction {
  /// The bounds of the 80 % interval of the 1RM of a load and repetitions, and of the effort if there is a column of it: the
  /// low and the high one.
  ///
  /// With a column of effort the reserve is known, without one it is not; see ``StrengthEstimate``.
  package static func oneRepetitionMaximumInterval(
    by formula: OneRepetitionMaximumFormula, _ effort: EffortColumn
  ) -> VectorFunction {
    let estimate = oneRepetitionMaximum(by: formula, effort)
    let sensitivity = formula.declaration.sensitivity
    let deviation = EstimateInterval.repetitionsSD(isReserveKnown: effort != .toFailure)
    return unsafe VectorFunction(
      columns: estimate.columns,
      computePairs: { columns, bounds, count in
        let loads = unsafe columns.first
        unsafe estimate.fill(ResultPointers(bounds.first), columns, count: count)
        unsafe effort.withEffectiveRepetitions(
          done: columns.second, effort: columns.third, count: count
        ) { repetitions in
          unsafe withChunkBuffer { factors in
            unsafe sensitivity.fill(factors, repetitions, loads, count: count)
            for row in 0..<count {
              unsafe factors[row] = EstimateInterval.factor(
                variation: variation(
                  sensitivity: factors[row], repetitionsSD: deviation,
                  dayVariation: EstimateInterval.dayVariation))
            }
            for row in 0..<count {
              let (low, high) = unsafe EstimateInterval.bounds(
                around: bounds.first[row], load: loads[row], factor: factors[row])
              unsafe (bounds.first[row], bounds.second[row]) = (low, high)
            }
          }
        }
      },
      reason: { row in
        unsafe reason(row, effort) { load, repetitions throws(StrengthRefusal) in
          try formula.estimate(load: load, repetitions: repetitions)
        }
      })
  }
}
