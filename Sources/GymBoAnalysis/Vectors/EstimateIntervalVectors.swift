internal import GymBoPlatform

extension VectorFunction {
  /// A bound of the 80 % interval of the 1RM of a load and repetitions, and of the effort if there is a column of it.
  ///
  /// With a column of effort the reserve is known, without one it is not; see ``StrengthEstimate``.
  package static func oneRepetitionMaximumBound(
    _ bound: EstimateInterval.Bound, by formula: OneRepetitionMaximumFormula, _ effort: EffortColumn
  ) -> VectorFunction {
    let estimate = oneRepetitionMaximum(by: formula, effort)
    let sensitivity = formula.declaration.sensitivity
    let deviation = EstimateInterval.repetitionsSD(isReserveKnown: effort != .toFailure)
    return unsafe VectorFunction(
      columns: estimate.columns,
      compute: { columns, results, count in
        let loads = unsafe columns.first
        unsafe estimate.fill(results, columns, count: count)
        unsafe effort.withEffectiveRepetitions(
          done: columns.second, effort: columns.third, count: count
        ) { repetitions in
          unsafe withChunkBuffer { changes in
            unsafe sensitivity.fill(changes, repetitions, loads, count: count)
            for row in 0..<count where unsafe !results[row].isNaN {
              unsafe results[row] =
                EstimateInterval(
                  around: results[row], load: loads[row],
                  variation: variation(
                    sensitivity: changes[row], repetitionsSD: deviation,
                    dayVariation: EstimateInterval.dayVariation))?[bound] ?? .nan
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
