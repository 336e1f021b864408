// The functions over series for arrays; those over spans have the rules.

extension Vectors {
  /// The trend of each of many series; see ``trends(days:values:offsets:resumed:threshold:refused:)`` over spans.
  public static func trends(
    days: [Double], values: [Double], offsets: [Int], resumed: [Double]? = nil,
    threshold: Double = AnalysisOptions().progressThreshold,
    refused: ((_ series: Int, _ reason: Refusal) -> Void)? = nil
  ) -> (
    states: [TrendState?], percentPerWeek: [Double], low: [Double], high: [Double],
    rising: [Double], falling: [Double], weeks: [Double], noise: [Double], slowed: [Double],
    slowedWeeksAgo: [Double]
  ) {
    trends(
      days: days.span, values: values.span, offsets: offsets.span, resumed: resumed?.span,
      threshold: threshold, refused: refused)
  }

  /// Least-squares lines, with the interval of their slope; see ``leastSquaresLines(times:values:offsets:confidence:refused:)``
  /// over spans.
  public static func leastSquaresLines(
    times: [Double], values: [Double], offsets: [Int], confidence: Double = 0.8,
    refused: ((_ series: Int, _ reason: Refusal) -> Void)? = nil
  ) -> (
    slopes: [Double], intercepts: [Double], low: [Double], high: [Double], deviations: [Double]
  ) {
    leastSquaresLines(
      times: times.span, values: values.span, offsets: offsets.span, confidence: confidence,
      refused: refused)
  }

  /// Theil–Sen lines, with Sen's interval; see ``theilSenLines(times:values:offsets:confidence:refused:)`` over spans.
  public static func theilSenLines(
    times: [Double], values: [Double], offsets: [Int], confidence: Double = 0.8,
    refused: ((_ series: Int, _ reason: Refusal) -> Void)? = nil
  ) -> (
    slopes: [Double], intercepts: [Double], low: [Double], high: [Double], deviations: [Double]
  ) {
    theilSenLines(
      times: times.span, values: values.span, offsets: offsets.span, confidence: confidence,
      refused: refused)
  }

  /// Huber's robust lines; see ``huberLines(times:values:offsets:confidence:refused:)`` over spans.
  public static func huberLines(
    times: [Double], values: [Double], offsets: [Int], confidence: Double = 0.8,
    refused: ((_ series: Int, _ reason: Refusal) -> Void)? = nil
  ) -> (
    slopes: [Double], intercepts: [Double], low: [Double], high: [Double], deviations: [Double]
  ) {
    huberLines(
      times: times.span, values: values.span, offsets: offsets.span, confidence: confidence,
      refused: refused)
  }

  /// Lines that bend once; see ``bentLines(times:values:offsets:refused:)`` over spans.
  public static func bentLines(
    times: [Double], values: [Double], offsets: [Int],
    refused: ((_ series: Int, _ reason: Refusal) -> Void)? = nil
  ) -> (knots: [Double], before: [Double], after: [Double]) {
    bentLines(times: times.span, values: values.span, offsets: offsets.span, refused: refused)
  }

  /// The Mann–Kendall test of each of many series; see ``mannKendall(times:values:offsets:refused:)`` over spans.
  public static func mannKendall(
    times: [Double], values: [Double], offsets: [Int],
    refused: ((_ series: Int, _ reason: Refusal) -> Void)? = nil
  ) -> (statistics: [Double], z: [Double], probabilities: [Double]) {
    mannKendall(times: times.span, values: values.span, offsets: offsets.span, refused: refused)
  }

  /// Which values of a series are far from the median of their neighbours; see ``outliers(in:reach:threshold:leastScale:)`` over a
  /// span.
  public static func outliers(
    in values: [Double], reach: Int = 2, threshold: Double = 3, leastScale: Double = 0
  ) -> [Bool]? {
    outliers(in: values.span, reach: reach, threshold: threshold, leastScale: leastScale)
  }

  /// The best value before each row of its series; see ``bestBefore(_:offsets:to:)``.
  public static func bestBefore(_ values: [Double], offsets: [Int]? = nil) -> [Double] {
    Array(capacity: values.count) { results in
      bestBefore(values.span, offsets: offsets?.span, to: &results)
    }
  }
}
