// The functions over series for arrays; those over spans do the work.

extension Vectors {
  /// The trend of each of many series; see
  /// ``trends(days:values:offsets:resumed:threshold:toStates:percentPerWeek:low:high:rising:falling:weeks:noise:slowed:slowedWeeksAgo:refused:)``.
  public static func trends(
    days: [Double], values: [Double], offsets: [Int], resumed: [Double]? = nil,
    threshold: Double = AnalysisOptions().progressThreshold,
    refused: ((_ series: Int, _ reason: Refusal) -> Void)? = nil
  ) -> (
    states: [TrendState?], percentPerWeek: [Double], low: [Double], high: [Double],
    rising: [Double], falling: [Double], weeks: [Double], noise: [Double], slowed: [Double],
    slowedWeeksAgo: [Double]
  ) {
    let series = max(0, offsets.count - 1)
    var states: [TrendState?] = []
    var (weeks, noise): ([Double], [Double]) = ([], [])
    var odds: ([Double], [Double], [Double], [Double]) = ([], [], [], [])
    let (percentPerWeek, low, high) = arrays(series) { percentPerWeek, low, high in
      (weeks, noise, states) = arrays(series) { weeks, noise, states in
        odds = arrays(series) { rising, falling, slowed, slowedWeeksAgo in
          trends(
            days: days.span, values: values.span, offsets: offsets.span, resumed: resumed?.span,
            threshold: threshold, toStates: &states, percentPerWeek: &percentPerWeek, low: &low,
            high: &high, rising: &rising, falling: &falling, weeks: &weeks, noise: &noise,
            slowed: &slowed, slowedWeeksAgo: &slowedWeeksAgo, refused: refused)
        }
      }
    }
    return (states, percentPerWeek, low, high, odds.0, odds.1, weeks, noise, odds.2, odds.3)
  }

  /// Least-squares lines, with the interval of their slope; see
  /// ``leastSquaresLines(times:values:offsets:confidence:toSlopes:intercepts:low:high:deviations:refused:)``.
  public static func leastSquaresLines(
    times: [Double], values: [Double], offsets: [Int], confidence: Double = 0.8,
    refused: ((_ series: Int, _ reason: Refusal) -> Void)? = nil
  ) -> (
    slopes: [Double], intercepts: [Double], low: [Double], high: [Double], deviations: [Double]
  ) {
    lineArrays(offsets) { slopes, intercepts, low, high, deviations in
      leastSquaresLines(
        times: times.span, values: values.span, offsets: offsets.span, confidence: confidence,
        toSlopes: &slopes, intercepts: &intercepts, low: &low, high: &high,
        deviations: &deviations, refused: refused)
    }
  }

  /// Theil–Sen lines, with Sen's interval; see
  /// ``theilSenLines(times:values:offsets:confidence:toSlopes:intercepts:low:high:deviations:refused:)``.
  public static func theilSenLines(
    times: [Double], values: [Double], offsets: [Int], confidence: Double = 0.8,
    refused: ((_ series: Int, _ reason: Refusal) -> Void)? = nil
  ) -> (
    slopes: [Double], intercepts: [Double], low: [Double], high: [Double], deviations: [Double]
  ) {
    lineArrays(offsets) { slopes, intercepts, low, high, deviations in
      theilSenLines(
        times: times.span, values: values.span, offsets: offsets.span, confidence: confidence,
        toSlopes: &slopes, intercepts: &intercepts, low: &low, high: &high,
        deviations: &deviations, refused: refused)
    }
  }

  /// Huber's robust lines; see
  /// ``huberLines(times:values:offsets:confidence:toSlopes:intercepts:low:high:deviations:refused:)``.
  public static func huberLines(
    times: [Double], values: [Double], offsets: [Int], confidence: Double = 0.8,
    refused: ((_ series: Int, _ reason: Refusal) -> Void)? = nil
  ) -> (
    slopes: [Double], intercepts: [Double], low: [Double], high: [Double], deviations: [Double]
  ) {
    lineArrays(offsets) { slopes, intercepts, low, high, deviations in
      huberLines(
        times: times.span, values: values.span, offsets: offsets.span, confidence: confidence,
        toSlopes: &slopes, intercepts: &intercepts, low: &low, high: &high,
        deviations: &deviations, refused: refused)
    }
  }

  /// Lines that bend once; see ``bentLines(times:values:offsets:toKnots:before:after:refused:)``.
  public static func bentLines(
    times: [Double], values: [Double], offsets: [Int],
    refused: ((_ series: Int, _ reason: Refusal) -> Void)? = nil
  ) -> (knots: [Double], before: [Double], after: [Double]) {
    arrays(max(0, offsets.count - 1)) { knots, before, after in
      bentLines(
        times: times.span, values: values.span, offsets: offsets.span, toKnots: &knots,
        before: &before, after: &after, refused: refused)
    }
  }

  /// The Mann–Kendall test of each of many series; see
  /// ``mannKendall(times:values:offsets:toStatistics:z:probabilities:refused:)``.
  public static func mannKendall(
    times: [Double], values: [Double], offsets: [Int],
    refused: ((_ series: Int, _ reason: Refusal) -> Void)? = nil
  ) -> (statistics: [Double], z: [Double], probabilities: [Double]) {
    arrays(max(0, offsets.count - 1)) { statistics, z, probabilities in
      mannKendall(
        times: times.span, values: values.span, offsets: offsets.span,
        toStatistics: &statistics, z: &z, probabilities: &probabilities, refused: refused)
    }
  }

  /// Which values of a series are far from the median of their neighbours; see
  /// ``outliers(in:offsets:reach:threshold:leastScale:to:medians:scales:refused:)``.
  /// - Returns: nil if a value is missing or infinite, or an option below 0.
  public static func outliers(
    in values: [Double], reach: Int = 2, threshold: Double = 3, leastScale: Double = 0
  ) -> [Bool]? {
    try? hampel(values.span, reach: reach, threshold: threshold, leastScale: leastScale).outliers
  }

  /// Which values of each of many series are far from the median of their neighbours; see
  /// ``outliers(in:offsets:reach:threshold:leastScale:to:medians:scales:refused:)``.
  public static func outliers(
    in values: [Double], offsets: [Int], reach: Int = 2, threshold: Double = 3,
    leastScale: Double = 0, refused: ((_ series: Int, _ reason: Refusal) -> Void)? = nil
  ) -> (outliers: [Bool], medians: [Double], scales: [Double]) {
    arrays(values.count) { found, medians, scales in
      outliers(
        in: values.span, offsets: offsets.span, reach: reach, threshold: threshold,
        leastScale: leastScale, to: &found, medians: &medians, scales: &scales, refused: refused)
    }
  }

  /// The best value before each row of its series; see ``bestBefore(_:offsets:to:)``.
  public static func bestBefore(_ values: [Double], offsets: [Int]? = nil) -> [Double] {
    Array(capacity: values.count) { results in
      bestBefore(values.span, offsets: offsets?.span, to: &results)
    }
  }

  /// The arrays of lines, one a series, that a closure fills together.
  private static func lineArrays(
    _ offsets: [Int],
    _ fill: (
      inout OutputSpan<Double>, inout OutputSpan<Double>, inout OutputSpan<Double>,
      inout OutputSpan<Double>, inout OutputSpan<Double>
    ) -> Void
  ) -> (
    slopes: [Double], intercepts: [Double], low: [Double], high: [Double], deviations: [Double]
  ) {
    let series = max(0, offsets.count - 1)
    var others: ([Double], [Double], [Double], [Double]) = ([], [], [], [])
    let slopes = Array(capacity: series) { slopes in
      others = arrays(series) { fill(&slopes, &$0, &$1, &$2, &$3) }
    }
    return (slopes, others.0, others.1, others.2, others.3)
  }
}

/// Three arrays of one length that a closure fills together.
func arrays<A, B, C>(
  _ count: Int,
  _ fill: (inout OutputSpan<A>, inout OutputSpan<B>, inout OutputSpan<C>) -> Void
) -> ([A], [B], [C]) {
  var (second, third): ([B], [C]) = ([], [])
  let first = [A](capacity: count) { first in
    second = [B](capacity: count) { second in
      third = [C](capacity: count) { third in fill(&first, &second, &third) }
    }
  }
  return (first, second, third)
}

/// Four arrays of one length that a closure fills together.
func arrays<A, B, C, D>(
  _ count: Int,
  _ fill: (inout OutputSpan<A>, inout OutputSpan<B>, inout OutputSpan<C>, inout OutputSpan<D>)
    -> Void
) -> ([A], [B], [C], [D]) {
  var others: ([B], [C], [D]) = ([], [], [])
  let first = [A](capacity: count) { first in
    others = arrays(count) { fill(&first, &$0, &$1, &$2) }
  }
  return (first, others.0, others.1, others.2)
}
