/// Rows that are computed together: their columns stay in the first cache of a processor.
let rowsOfChunk = 512

extension OneRepetitionMaximumFormula {
  /// The estimated 1RM of each set of a batch, in the unit of the loads, appended to a span of results.
  ///
  /// A set that ``estimate(load:repetitions:)`` refuses gives NaN; that call says why. The bits do not depend on the size of
  /// the batch. Linear in the number of sets, without allocation.
  /// - Parameters:
  ///   - loads: one a set, above 0; in kilograms for ``weightDependent``.
  ///   - repetitions: as many, to failure, 1 or more, not necessarily whole. Add those in reserve for sets that were not
  ///     taken to failure.
  ///   - estimates: with room for as many.
  /// - Precondition: the counts are equal and there is room.
  public func appendEstimates(
    loads: Span<Double>, repetitions: Span<Double>, to estimates: inout OutputSpan<Double>
  ) {
    let formula = declaration
    let (limit, least) = (formula.limit ?? .infinity, formula.leastKilograms ?? 0)
    unsafe appendRows(loads, repetitions, to: &estimates) { loads, repetitions, results, count in
      unsafe formula.multiplier.fill(results, repetitions, loads, count: count)
      for row in 0..<count {
        let (load, done) = unsafe (loads[row], repetitions[row])
        let estimate = unsafe load * results[row]
        let isDefined =
          load > 0 && load >= least && done >= 1 && done < limit && estimate < .infinity
        unsafe results[row] = isDefined ? estimate : .nan
      }
    }
  }

  /// The estimated 1RM of each set of a batch; see ``appendEstimates(loads:repetitions:to:)``.
  public func estimates(loads: [Double], repetitions: [Double]) -> [Double] {
    Array(capacity: loads.count) { estimates in
      appendEstimates(loads: loads.span, repetitions: repetitions.span, to: &estimates)
    }
  }

  /// The load for a number of repetitions at each 1RM of a batch, in the unit of the 1RM; NaN where
  /// ``load(forMaximum:repetitions:)`` refuses.
  /// - Precondition: the counts are equal and there is room.
  public func appendLoads(
    forMaxima maxima: Span<Double>, repetitions: Span<Double>, to loads: inout OutputSpan<Double>
  ) {
    let formula = declaration
    guard formula.leastKilograms == nil else {
      for row in maxima.indices {
        loads.append((try? load(forMaximum: maxima[row], repetitions: repetitions[row])) ?? .nan)
      }
      return
    }
    let limit = formula.limit ?? .infinity
    unsafe appendRows(maxima, repetitions, to: &loads) { maxima, repetitions, results, count in
      unsafe formula.multiplier.fill(results, repetitions, maxima, count: count)
      for row in 0..<count {
        let (maximum, done, multiplier) = unsafe (maxima[row], repetitions[row], results[row])
        let isDefined = maximum > 0 && maximum < .infinity && done >= 1 && done < limit
        unsafe results[row] = isDefined ? maximum / multiplier : .nan
      }
    }
  }

  /// The load for a number of repetitions at each 1RM of a batch; see ``appendLoads(forMaxima:repetitions:to:)``.
  public func loads(forMaxima maxima: [Double], repetitions: [Double]) -> [Double] {
    Array(capacity: maxima.count) { loads in
      appendLoads(forMaxima: maxima.span, repetitions: repetitions.span, to: &loads)
    }
  }

  /// The repetitions that can be done with each percentage of the 1RM; NaN where ``repetitions(atPercentage:ofMaximum:)``
  /// refuses.
  /// - Parameters:
  ///   - percentages: of the 1RM, above 0.
  ///   - maxima: the 1RMs in kilograms, as many; needed by ``weightDependent`` alone.
  public func repetitions(atPercentages percentages: [Double], ofMaxima maxima: [Double]? = nil)
    -> [Double]
  {
    percentages.indices.map { row in
      let maximum = maxima.map { $0[row] }
      return (try? repetitions(atPercentage: percentages[row], ofMaximum: maximum)) ?? .nan
    }
  }
}

/// Appends results chunk by chunk, each computed from the same rows of two columns.
/// - Parameter compute: fills `count` results from `count` rows of each column.
@unsafe
func appendRows(
  _ first: Span<Double>, _ second: Span<Double>, to results: inout OutputSpan<Double>,
  compute: (
    _ first: UnsafePointer<Double>, _ second: UnsafePointer<Double>,
    _ results: UnsafeMutablePointer<Double>, _ count: Int
  ) -> Void
) {
  precondition(first.count == second.count, "\(first.count) and \(second.count) rows")
  precondition(results.freeCapacity >= first.count, "no room for \(first.count) results")
  let count = first.count
  unsafe first.withUnsafeBufferPointer { first in
    unsafe second.withUnsafeBufferPointer { second in
      unsafe results.withUnsafeMutableBufferPointer { buffer, initialized in
        guard let first = first.baseAddress, let second = second.baseAddress,
          let base = buffer.baseAddress
        else { return }
        var start = 0
        while start < count {
          let rows = min(rowsOfChunk, count - start)
          unsafe compute(first + start, second + start, base + initialized, rows)
          initialized += rows
          start += rows
        }
      }
    }
  }
}
