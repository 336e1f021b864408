extension Vectors {
  /// The trend of each of many series: whether it moved over the last five weeks before its last day.
  ///
  /// Rows of a series are next to each other; those without a value are passed over. A series needs 6 days that span 3 weeks.
  /// Results are appended to output spans with room for one a series; a series without a trend has nil and NaN.
  /// - Parameters:
  ///   - days: whole, ascending within a series, one a session.
  ///   - values: above 0, such as the best estimated 1RM of each session; only ratios count.
  ///   - offsets: the first row of each series, and the number of rows.
  ///   - resumed: of each series the first day after a break of all training, with which it starts anew; NaN for none.
  ///   - threshold: percent of the level a week that counts as moving.
  ///   - states: by series.
  ///   - percentPerWeek: the expected change in percent a week.
  ///   - low: where its 80 % interval begins.
  ///   - high: where it ends.
  ///   - rising: the probability of having risen by the threshold.
  ///   - falling: that of having fallen by it.
  ///   - weeks: that were judged.
  ///   - noise: the standard deviation of a session in percent.
  ///   - slowed: the probability of having slowed by the threshold.
  ///   - slowedWeeksAgo: how many weeks ago; NaN unless that is more likely than not.
  ///   - refused: is told every series without a trend, and why.
  public static func trends(
    days: Span<Double>, values: Span<Double>, offsets: Span<Int>, resumed: Span<Double>? = nil,
    threshold: Double = AnalysisOptions().progressThreshold,
    toStates states: inout OutputSpan<TrendState?>, percentPerWeek: inout OutputSpan<Double>,
    low: inout OutputSpan<Double>, high: inout OutputSpan<Double>,
    rising: inout OutputSpan<Double>, falling: inout OutputSpan<Double>,
    weeks: inout OutputSpan<Double>, noise: inout OutputSpan<Double>,
    slowed: inout OutputSpan<Double>, slowedWeeksAgo: inout OutputSpan<Double>,
    refused: ((_ series: Int, _ reason: Refusal) -> Void)? = nil
  ) {
    precondition((resumed?.count ?? offsets.count - 1) == offsets.count - 1, "one day a series")
    eachSeries(days, values, offsets, refused: refused) { points, series throws(Refusal) in
      try verdict(points, resumed: resumed?[series], threshold: threshold)
    } take: { verdict in
      let interval = verdict?.interval
      states.append(verdict?.state)
      percentPerWeek.append(verdict?.percentPerWeek ?? .nan)
      low.append(interval?.lowerBound ?? .nan)
      high.append(interval?.upperBound ?? .nan)
      rising.append(verdict?.probabilityRising ?? .nan)
      falling.append(verdict?.probabilityFalling ?? .nan)
      weeks.append(verdict?.weeks ?? .nan)
      noise.append(verdict?.noise ?? .nan)
      slowed.append(verdict?.probabilitySlowed ?? .nan)
      slowedWeeksAgo.append(verdict?.slowedWeeksAgo.map { Double($0) } ?? .nan)
    }
  }

  /// Least-squares lines through the points of each of many series, with the interval of their slope and the standard deviation of
  /// the points about the line, which Theil–Sen lines do not have.
  ///
  /// Results are appended to output spans with room for one a series; a series without a line has NaN.
  /// - Parameters:
  ///   - times: in any order and unit.
  ///   - values: one a time.
  ///   - offsets: the first row of each series, and the number of rows.
  ///   - confidence: of the interval, between 0 and 1.
  ///   - slopes: per unit of time.
  ///   - intercepts: the values at time 0.
  ///   - low: where the intervals of the slopes begin.
  ///   - high: where they end.
  ///   - deviations: the standard deviations of the points about the lines.
  ///   - refused: is told every series without a line, and why.
  public static func leastSquaresLines(
    times: Span<Double>, values: Span<Double>, offsets: Span<Int>, confidence: Double = 0.8,
    toSlopes slopes: inout OutputSpan<Double>, intercepts: inout OutputSpan<Double>,
    low: inout OutputSpan<Double>, high: inout OutputSpan<Double>,
    deviations: inout OutputSpan<Double>,
    refused: ((_ series: Int, _ reason: Refusal) -> Void)? = nil
  ) {
    lines(
      .leastSquares, times, values, offsets, confidence, &slopes, &intercepts, &low, &high,
      &deviations, refused)
  }

  /// Theil–Sen lines, the median slope over all pairs of points, of each of many series, with Sen's interval; see
  /// ``leastSquaresLines(times:values:offsets:confidence:toSlopes:intercepts:low:high:deviations:refused:)``.
  public static func theilSenLines(
    times: Span<Double>, values: Span<Double>, offsets: Span<Int>, confidence: Double = 0.8,
    toSlopes slopes: inout OutputSpan<Double>, intercepts: inout OutputSpan<Double>,
    low: inout OutputSpan<Double>, high: inout OutputSpan<Double>,
    deviations: inout OutputSpan<Double>,
    refused: ((_ series: Int, _ reason: Refusal) -> Void)? = nil
  ) {
    lines(
      .theilSen, times, values, offsets, confidence, &slopes, &intercepts, &low, &high,
      &deviations, refused)
  }

  /// Huber's robust lines, which single bad points cannot drag away, of each of many series; see
  /// ``leastSquaresLines(times:values:offsets:confidence:toSlopes:intercepts:low:high:deviations:refused:)``.
  public static func huberLines(
    times: Span<Double>, values: Span<Double>, offsets: Span<Int>, confidence: Double = 0.8,
    toSlopes slopes: inout OutputSpan<Double>, intercepts: inout OutputSpan<Double>,
    low: inout OutputSpan<Double>, high: inout OutputSpan<Double>,
    deviations: inout OutputSpan<Double>,
    refused: ((_ series: Int, _ reason: Refusal) -> Void)? = nil
  ) {
    lines(
      .huber, times, values, offsets, confidence, &slopes, &intercepts, &low, &high,
      &deviations, refused)
  }

  /// Lines that bend once, of each of many series with 8 points or more that show a bend.
  ///
  /// Parameters are those of ``leastSquaresLines(times:values:offsets:confidence:toSlopes:intercepts:low:high:deviations:refused:)``;
  /// times have to ascend. Of each series the time of the bend is appended, and the slopes before and after it.
  public static func bentLines(
    times: Span<Double>, values: Span<Double>, offsets: Span<Int>,
    toKnots knots: inout OutputSpan<Double>, before: inout OutputSpan<Double>,
    after: inout OutputSpan<Double>,
    refused: ((_ series: Int, _ reason: Refusal) -> Void)? = nil
  ) {
    var fitter = LineFitter(.bent, confidence: 0.5)
    eachSeries(times, values, offsets, refused: refused) { points, _ throws(Refusal) in
      try fitter.line(points)
    } take: { line in
      knots.append(line?.knot ?? .nan)
      before.append(line?.slope ?? .nan)
      after.append(line?.slopeAfter ?? .nan)
    }
  }

  /// The Mann–Kendall test of each of many series for a monotone trend.
  ///
  /// Parameters are those of ``leastSquaresLines(times:values:offsets:confidence:toSlopes:intercepts:low:high:deviations:refused:)``.
  /// Of each series three numbers are appended: S, which is the pairs that rise less the pairs that fall; z; and the two-sided
  /// probability where there is no trend, exact for up to 10 points.
  public static func mannKendall(
    times: Span<Double>, values: Span<Double>, offsets: Span<Int>,
    toStatistics statistics: inout OutputSpan<Double>, z: inout OutputSpan<Double>,
    probabilities: inout OutputSpan<Double>,
    refused: ((_ series: Int, _ reason: Refusal) -> Void)? = nil
  ) {
    eachSeries(times, values, offsets, refused: refused) { points, _ throws(Refusal) in
      try mannKendall(points)
    } take: { test in
      statistics.append(test?.statistic ?? .nan)
      z.append(test?.z ?? .nan)
      probabilities.append(test?.probability ?? .nan)
    }
  }

  /// Which values of each of many series are far from the median of their neighbours, by Hampel's filter.
  ///
  /// Results are appended to output spans with room for one a row; in a series that misses a value they are false and NaN.
  /// - Parameters:
  ///   - values: in the order of time within a series.
  ///   - offsets: the first row of each series, and the number of rows.
  ///   - reach: neighbours on each side.
  ///   - threshold: in multiples of the scale.
  ///   - leastScale: a lower bound of the scale, in the unit of the values.
  ///   - outliers: by row whether it is one.
  ///   - medians: of the neighbours, by row.
  ///   - scales: 1.4826 × their median deviation, by row.
  ///   - refused: is told every series that misses a value, or that has an option below 0.
  public static func outliers(
    in values: Span<Double>, offsets: Span<Int>, reach: Int = 2, threshold: Double = 3,
    leastScale: Double = 0, to outliers: inout OutputSpan<Bool>,
    medians: inout OutputSpan<Double>, scales: inout OutputSpan<Double>,
    refused: ((_ series: Int, _ reason: Refusal) -> Void)? = nil
  ) {
    for series in 0..<checkedSeries(offsets, rows: values.count) {
      let rows = offsets[series]..<offsets[series + 1]
      do throws(Refusal) {
        let found = try hampel(
          values.extracting(rows), reach: reach, threshold: threshold, leastScale: leastScale)
        for row in found.outliers.indices {
          outliers.append(found.outliers[row])
          medians.append(found.medians[row])
          scales.append(found.scales[row])
        }
      } catch {
        outliers.append(repeating: false, count: rows.count)
        medians.append(repeating: .nan, count: rows.count)
        scales.append(repeating: .nan, count: rows.count)
        refused?(series, error)
      }
    }
  }

  /// The best value before each row of its series: a row that is above it is a record. NaN for the first value of a series, and
  /// for a row without one.
  /// - Parameters:
  ///   - values: in the order of time within a series.
  ///   - offsets: the first row of each series, and the number of rows; nil for one series.
  ///   - results: with room for one a row. Linear in the number of rows, without allocation.
  public static func bestBefore(
    _ values: Span<Double>, offsets: Span<Int>? = nil, to results: inout OutputSpan<Double>
  ) {
    precondition(results.freeCapacity >= values.count, "no room for \(values.count) results")
    guard let offsets else { return appendBestBefore(values, to: &results) }
    for series in 0..<checkedSeries(offsets, rows: values.count) {
      appendBestBefore(
        values.extracting(offsets[series]..<offsets[series + 1]), to: &results)
    }
  }

  private static func appendBestBefore(
    _ values: Span<Double>, to results: inout OutputSpan<Double>
  ) {
    var best = Double.nan
    for row in values.indices { results.append(nextBest(values[row], &best)) }
  }

  /// The best before a value, and the best with it.
  @inline(__always)
  package static func nextBest(_ value: Double, _ best: inout Double) -> Double {
    guard !value.isNaN else { return .nan }
    let before = best
    if !(value <= best) { best = value }
    return before
  }

  private static func lines(
    _ method: LineMethod, _ times: Span<Double>, _ values: Span<Double>, _ offsets: Span<Int>,
    _ confidence: Double, _ slopes: inout OutputSpan<Double>,
    _ intercepts: inout OutputSpan<Double>, _ low: inout OutputSpan<Double>,
    _ high: inout OutputSpan<Double>, _ deviations: inout OutputSpan<Double>,
    _ refused: ((_ series: Int, _ reason: Refusal) -> Void)?
  ) {
    precondition(confidence > 0 && confidence < 1, "a confidence of \(confidence)")
    var fitter = LineFitter(method, confidence: confidence)
    eachSeries(times, values, offsets, refused: refused) { points, _ throws(Refusal) in
      try fitter.line(points)
    } take: { line in
      slopes.append(line?.slope ?? .nan)
      intercepts.append(line?.intercept ?? .nan)
      low.append(line?.low ?? .nan)
      high.append(line?.high ?? .nan)
      deviations.append(line?.deviation ?? .nan)
    }
  }

  /// Calls a method for each series, and gives on its answers in order; nil where it refuses.
  private static func eachSeries<Value>(
    _ times: Span<Double>, _ values: Span<Double>, _ offsets: Span<Int>,
    refused: ((_ series: Int, _ reason: Refusal) -> Void)?,
    _ method: (SeriesPoints, _ series: Int) throws(Refusal) -> Value,
    take: (Value?) -> Void
  ) {
    precondition(times.count == values.count, "columns of different length")
    for series in 0..<checkedSeries(offsets, rows: times.count) {
      let rows = offsets[series]..<offsets[series + 1]
      let points = SeriesPoints(times: times.extracting(rows), values: values.extracting(rows))
      do throws(Refusal) {
        take(try method(points, series))
      } catch {
        take(nil)
        refused?(series, error)
      }
    }
  }

  /// The number of series.
  /// - Precondition: offsets that begin at 0, do not fall and end at the number of rows.
  static func checkedSeries(_ offsets: Span<Int>, rows: Int) -> Int {
    let series = offsets.count - 1
    precondition(
      series >= 0 && offsets[0] == 0 && offsets[series] == rows,
      "offsets that do not begin at 0 or end at \(rows)")
    for index in 0..<series {
      precondition(offsets[index] <= offsets[index + 1], "offsets that fall")
    }
    return series
  }
}
