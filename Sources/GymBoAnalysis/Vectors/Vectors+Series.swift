extension Vectors {
  /// The trend of each of many series: whether it moved over the last five weeks before its last day.
  ///
  /// Rows of a series are next to each other; those without a value are passed over. A series needs 6 days that span 3 weeks.
  /// - Parameters:
  ///   - days: whole, ascending within a series, one a session.
  ///   - values: above 0, such as the best estimated 1RM of each session; only ratios count.
  ///   - offsets: the first row of each series, and the number of rows.
  ///   - resumed: of each series the first day after a break of all training, with which it starts anew; NaN for none.
  ///   - threshold: percent of the level a week that counts as moving.
  ///   - refused: is told every series without a trend, and why.
  /// - Returns: by series the state, the expected change in percent a week with its 80 % interval, the probabilities of having risen
  ///   and fallen by the threshold, the weeks that were judged, the standard deviation of a session in percent, and the probability
  ///   of having slowed by the threshold with how many weeks ago, NaN unless that is more likely than not.
  public static func trends(
    days: Span<Double>, values: Span<Double>, offsets: Span<Int>, resumed: Span<Double>? = nil,
    threshold: Double = AnalysisOptions().progressThreshold,
    refused: ((_ series: Int, _ reason: Refusal) -> Void)? = nil
  ) -> (
    states: [TrendState?], percentPerWeek: [Double], low: [Double], high: [Double],
    rising: [Double], falling: [Double], weeks: [Double], noise: [Double], slowed: [Double],
    slowedWeeksAgo: [Double]
  ) {
    precondition((resumed?.count ?? offsets.count - 1) == offsets.count - 1, "one day a series")
    let found = ofSeries(days, values, offsets, refused: refused) {
      points, series throws(Refusal) in
      try verdict(points, resumed: resumed?[series], threshold: threshold)
    }
    let intervals = found.map { $0?.interval }
    return (
      found.map { $0?.state }, found.map { $0?.percentPerWeek ?? .nan },
      intervals.map { $0?.lowerBound ?? .nan }, intervals.map { $0?.upperBound ?? .nan },
      found.map { $0?.probabilityRising ?? .nan }, found.map { $0?.probabilityFalling ?? .nan },
      found.map { $0?.weeks ?? .nan }, found.map { $0?.noise ?? .nan },
      found.map { $0?.probabilitySlowed ?? .nan },
      found.map { $0?.slowedWeeksAgo.map { Double($0) } ?? .nan }
    )
  }

  /// Least-squares lines through the points of each of many series, with the interval of their slope and the standard deviation of
  /// the points about the line, which Theil–Sen lines do not have.
  /// - Parameters:
  ///   - times: in any order and unit.
  ///   - values: one a time.
  ///   - offsets: the first row of each series, and the number of rows.
  ///   - confidence: of the interval, between 0 and 1.
  ///   - refused: is told every series without a line, and why.
  public static func leastSquaresLines(
    times: Span<Double>, values: Span<Double>, offsets: Span<Int>, confidence: Double = 0.8,
    refused: ((_ series: Int, _ reason: Refusal) -> Void)? = nil
  ) -> (
    slopes: [Double], intercepts: [Double], low: [Double], high: [Double], deviations: [Double]
  ) {
    lines(.leastSquares, times, values, offsets, confidence, refused)
  }

  /// Theil–Sen lines, the median slope over all pairs of points, of each of many series, with Sen's interval; see
  /// `leastSquaresLines(times:values:offsets:confidence:refused:)`.
  public static func theilSenLines(
    times: Span<Double>, values: Span<Double>, offsets: Span<Int>, confidence: Double = 0.8,
    refused: ((_ series: Int, _ reason: Refusal) -> Void)? = nil
  ) -> (
    slopes: [Double], intercepts: [Double], low: [Double], high: [Double], deviations: [Double]
  ) {
    lines(.theilSen, times, values, offsets, confidence, refused)
  }

  /// Huber's robust lines, which single bad points cannot drag away, of each of many series; see
  /// `leastSquaresLines(times:values:offsets:confidence:refused:)`.
  public static func huberLines(
    times: Span<Double>, values: Span<Double>, offsets: Span<Int>, confidence: Double = 0.8,
    refused: ((_ series: Int, _ reason: Refusal) -> Void)? = nil
  ) -> (
    slopes: [Double], intercepts: [Double], low: [Double], high: [Double], deviations: [Double]
  ) {
    lines(.huber, times, values, offsets, confidence, refused)
  }

  /// Lines that bend once, of each of many series with 8 points or more that show a bend.
  /// Parameters are those of `leastSquaresLines(times:values:offsets:confidence:refused:)`; times have to ascend.
  /// - Returns: by series the time of the bend and the slopes before and after it.
  public static func bentLines(
    times: Span<Double>, values: Span<Double>, offsets: Span<Int>,
    refused: ((_ series: Int, _ reason: Refusal) -> Void)? = nil
  ) -> (knots: [Double], before: [Double], after: [Double]) {
    var fitter = LineFitter(.bent, confidence: 0.5)
    let found = ofSeries(times, values, offsets, refused: refused) { points, _ throws(Refusal) in
      try fitter.line(points)
    }
    return (
      found.map { $0?.knot ?? .nan }, found.map { $0?.slope ?? .nan },
      found.map { $0?.slopeAfter ?? .nan }
    )
  }

  /// The Mann–Kendall test of each of many series for a monotone trend.
  /// Parameters are those of `leastSquaresLines(times:values:offsets:confidence:refused:)`.
  /// - Returns: by series S (pairs that rise less pairs that fall), z, and the two-sided probability where there is no trend,
  ///   exact for up to 10 points.
  public static func mannKendall(
    times: Span<Double>, values: Span<Double>, offsets: Span<Int>,
    refused: ((_ series: Int, _ reason: Refusal) -> Void)? = nil
  ) -> (statistics: [Double], z: [Double], probabilities: [Double]) {
    let found = ofSeries(times, values, offsets, refused: refused) { points, _ throws(Refusal) in
      try mannKendall(points)
    }
    return (
      found.map { $0?.statistic ?? .nan }, found.map { $0?.z ?? .nan },
      found.map { $0?.probability ?? .nan }
    )
  }

  /// Which values of a series are far from the median of their neighbours, by Hampel's filter.
  /// - Parameters:
  ///   - values: in the order of time.
  ///   - reach: neighbours on each side.
  ///   - threshold: in multiples of the scale, 1.4826 × the median deviation of the neighbours.
  ///   - leastScale: a lower bound of the scale, in the unit of the values.
  /// - Returns: nil if a value is missing or infinite, or an option below 0.
  public static func outliers(
    in values: Span<Double>, reach: Int = 2, threshold: Double = 3, leastScale: Double = 0
  ) -> [Bool]? {
    try? hampel(values, reach: reach, threshold: threshold, leastScale: leastScale).outliers
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
    _ confidence: Double, _ refused: ((_ series: Int, _ reason: Refusal) -> Void)?
  ) -> (
    slopes: [Double], intercepts: [Double], low: [Double], high: [Double], deviations: [Double]
  ) {
    precondition(confidence > 0 && confidence < 1, "a confidence of \(confidence)")
    var fitter = LineFitter(method, confidence: confidence)
    let found = ofSeries(times, values, offsets, refused: refused) { points, _ throws(Refusal) in
      try fitter.line(points)
    }
    return (
      found.map { $0?.slope ?? .nan }, found.map { $0?.intercept ?? .nan },
      found.map { $0?.low ?? .nan }, found.map { $0?.high ?? .nan },
      found.map { $0?.deviation ?? .nan }
    )
  }

  /// What a method gives for each series; nil where it refuses.
  private static func ofSeries<Value>(
    _ times: Span<Double>, _ values: Span<Double>, _ offsets: Span<Int>,
    refused: ((_ series: Int, _ reason: Refusal) -> Void)?,
    _ method: (SeriesPoints, _ series: Int) throws(Refusal) -> Value
  ) -> [Value?] {
    precondition(times.count == values.count, "columns of different length")
    var results: [Value?] = []
    for series in 0..<checkedSeries(offsets, rows: times.count) {
      let rows = offsets[series]..<offsets[series + 1]
      let points = SeriesPoints(times: times.extracting(rows), values: values.extracting(rows))
      do throws(Refusal) {
        results.append(try method(points, series))
      } catch {
        results.append(nil)
        refused?(series, error)
      }
    }
    return results
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
