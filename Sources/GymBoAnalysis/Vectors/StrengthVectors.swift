extension VectorFunction {
  /// The 1RM of a load and repetitions, and of the effort if there is a column of it.
  package static func oneRepetitionMaximum(
    by formula: OneRepetitionMaximumFormula, _ effort: EffortColumn
  ) -> VectorFunction {
    let declaration = formula.declaration
    let multiplier = declaration.multiplier
    let range = RowFunction.Range(
      leastFactor: declaration.leastKilograms, limit: declaration.limit)
    return unsafe VectorFunction(
      columns: effort == .toFailure ? 2 : 3,
      compute: { columns, results, count in
        unsafe effort.withEffectiveRepetitions(
          done: columns.second, effort: columns.third, count: count
        ) { repetitions in
          unsafe multiplier.fillProducts(
            results, repetitions, columns.first, count: count, in: range)
        }
      },
      reason: { row in
        unsafe reason(row, effort) { load, repetitions throws(StrengthRefusal) in
          try formula.estimate(load: load, repetitions: repetitions)
        }
      })
  }

  /// The load for repetitions, and for the effort if there is a column of it, at a 1RM.
  package static func load(
    by formula: OneRepetitionMaximumFormula, _ effort: EffortColumn
  ) -> VectorFunction {
    let declaration = formula.declaration
    let (multiplier, limit) = (declaration.multiplier, declaration.limit ?? .infinity)
    let dependsOnLoad = declaration.leastKilograms != nil
    return unsafe VectorFunction(
      columns: effort == .toFailure ? 2 : 3,
      compute: { columns, results, count in
        let maxima = unsafe columns.first
        unsafe effort.withEffectiveRepetitions(
          done: columns.second, effort: columns.third, count: count
        ) { repetitions in
          if dependsOnLoad {
            for row in 0..<count {
              unsafe results[row] =
                (try? formula.load(forMaximum: maxima[row], repetitions: repetitions[row])) ?? .nan
            }
            return
          }
          unsafe multiplier.fill(results, repetitions, maxima, count: count)
          for row in 0..<count {
            let (maximum, done, multiplier) = unsafe (maxima[row], repetitions[row], results[row])
            let isDefined = maximum > 0 && maximum < .infinity && done >= 1 && done < limit
            unsafe results[row] = isDefined ? maximum / multiplier : .nan
          }
        }
      },
      reason: { row in
        unsafe reason(row, effort) { maximum, repetitions throws(StrengthRefusal) in
          try formula.load(forMaximum: maximum, repetitions: repetitions)
        }
      })
  }

  /// The percentage of the 1RM at repetitions; a formula that depends on the load takes the 1RM as its second column.
  package static func percentage(
    by formula: OneRepetitionMaximumFormula, hasMaximum: Bool
  ) -> VectorFunction {
    let declaration = formula.declaration
    let (multiplier, limit) = (declaration.multiplier, declaration.limit ?? .infinity)
    let isMultiple = formula.isMultipleOfLoad
    @Sendable func one(_ row: RowPointers) throws(StrengthRefusal) -> Double {
      try unsafe formula.percentage(
        atRepetitions: row.first.pointee, ofMaximum: hasMaximum ? row.second.pointee : nil)
    }
    return unsafe VectorFunction(
      columns: hasMaximum ? 2 : 1,
      compute: { columns, results, count in
        let repetitions = unsafe columns.first
        guard isMultiple else {
          for row in 0..<count {
            unsafe results[row] = (try? unsafe one(columns.advanced(by: row))) ?? .nan
          }
          return
        }
        unsafe multiplier.fill(results, repetitions, repetitions, count: count)
        for row in 0..<count {
          let done = unsafe repetitions[row]
          unsafe results[row] = done >= 1 && done < limit ? 100 / results[row] : .nan
        }
      },
      reason: { row in
        strengthReason { () throws(StrengthRefusal) in try unsafe one(row) }
      })
  }

  /// The repetitions at a percentage of the 1RM; a formula that depends on the load takes the 1RM as its second column.
  package static func repetitions(
    by formula: OneRepetitionMaximumFormula, hasMaximum: Bool
  ) -> VectorFunction {
    let declaration = formula.declaration
    let inverse = declaration.repetitions
    let isMultiple = formula.isMultipleOfLoad
    @Sendable func one(_ row: RowPointers) throws(StrengthRefusal) -> Double {
      try unsafe formula.repetitions(
        atPercentage: row.first.pointee, ofMaximum: hasMaximum ? row.second.pointee : nil)
    }
    return unsafe VectorFunction(
      columns: hasMaximum ? 2 : 1,
      compute: { columns, results, count in
        let percentages = unsafe columns.first
        guard isMultiple else {
          for row in 0..<count {
            unsafe results[row] = (try? unsafe one(columns.advanced(by: row))) ?? .nan
          }
          return
        }
        unsafe withChunkBuffer { multipliers in
          for row in 0..<count { unsafe multipliers[row] = 100 / percentages[row] }
          unsafe inverse.fill(results, multipliers, multipliers, count: count)
        }
        for row in 0..<count {
          let (percentage, repetitions) = unsafe (percentages[row], results[row])
          let isDefined =
            percentage > 0 && percentage < .infinity && repetitions > 1 - 1e-9
            && repetitions < .infinity
          unsafe results[row] = isDefined ? max(1, repetitions) : .nan
        }
      },
      reason: { row in
        strengthReason { () throws(StrengthRefusal) in try unsafe one(row) }
      })
  }

  /// The percentage of the 1RM for repetitions at an RPE, by the chart.
  package static let chartPercentage = unsafe VectorFunction(
    columns: 2,
    compute: { columns, results, count in
      for row in 0..<count {
        unsafe results[row] =
          RTSChart.percentage(repetitions: columns.first[row], rpe: columns.second[row]) ?? .nan
      }
    },
    reason: { row in
      let (done, rpe) = unsafe (row.first.pointee, row.second.pointee)
      guard repetitionsInReserve(rpe: rpe) != nil else { return .rpeOutOfRange }
      return done >= 1 ? .offChart : .repetitionsBelowOne
    })

  /// Why a set has no value of a formula: by its effort, else by what the formula says of one set.
  @unsafe
  static func reason(
    _ row: RowPointers, _ effort: EffortColumn,
    _ value: (_ load: Double, _ repetitions: Double) throws(StrengthRefusal) -> Double
  ) -> Vectors.Refusal {
    do throws(Vectors.Refusal) {
      let effective = try unsafe effort.effectiveRepetitions(
        done: row.second.pointee, effort: row.third.pointee)
      return strengthReason { () throws(StrengthRefusal) in
        try unsafe value(row.first.pointee, effective)
      }
    } catch {
      return error
    }
  }

  /// The reason that a formula gives for one set.
  static func strengthReason(
    _ value: () throws(StrengthRefusal) -> Double
  ) -> Vectors.Refusal {
    do throws(StrengthRefusal) {
      _ = try value()
      return .noAnswer
    } catch {
      return Vectors.Refusal(error)
    }
  }
}
