internal import GymBoKernels
public import GymBoLog

/// The recent trend of a lift, with what it was computed from.
public struct Trend: Sendable, Hashable {
  public var state: TrendState
  /// The line's numbers, or why there are none.
  public var result: Finding<PlateauRule.Result>
  public var measure: ProgressMeasure?
  /// Days of the window, and the points in it.
  public var windowDays: Int
  public var points: [MeasureSeries.Point]
  /// Whole weeks from the best value of the history to today.
  public var weeksSinceBest: Finding<Int>
  /// The day from which a plateau or decline is dated.
  public var onset: Finding<CivilDate>

  /// - Parameters:
  ///   - series: the lift's whole series; nil where it has none.
  ///   - isLift: false for cardio and stretching.
  init(
    series: MeasureSeries?, lastSession: CivilDate?, isLift: Bool, asOf: CivilDate,
    options: AnalysisOptions
  ) {
    measure = series?.measure
    windowDays = PlateauRule.longWindow
    points = []
    weeksSinceBest = Finding(
      series?.best.map { asOf.days(since: $0.date) / 7 }, orMissing: .noQualifiedSet)
    onset = .missing(.notDated)
    state = .insufficientData
    result = .missing(.noMeasure)
    guard isLift else {
      result = .missing(.notALift)
      return
    }
    guard let series, !series.points.isEmpty, let lastSession else {
      result = .missing(.noQualifiedSet)
      return
    }
    guard asOf.days(since: lastSession) <= AnalysisOptions.activeDays else {
      result = .missing(.inactive)
      return
    }
    windowDays = Trend.window(of: series)
    points = Trend.recent(series, days: windowDays)
    let days = points.map { Double($0.date.days(since: points[0].date)) }
    // Less assistance is progress: the line is fitted to its negative about its own level.
    let values = Trend.oriented(points.map(\.value), measure: series.measure)
    guard
      let judged = PlateauRule(threshold: options.progressThreshold).judge(
        days: days, values: values)
    else {
      result = .missing(
        points.count < PlateauRule.fewestSessions
          ? .tooFewSessions
          : (days.last ?? 0) < PlateauRule.shortestSpan ? .spanTooShort : .noMeasure)
      return
    }
    result = .known(judged)
    state = judged.state
    if state == .plateau || state == .regressing {
      onset = Finding(Trend.onset(of: series), orMissing: .notDated)
    }
  }

  /// Points that enter a line: the fits take n² time and memory, and nobody does a lift so often.
  private static let mostPoints = 500

  /// The points of the last days up to the last one.
  private static func recent(_ series: MeasureSeries, days: Int) -> [MeasureSeries.Point] {
    guard let last = series.points.last else { return [] }
    return series.points.suffix(mostPoints).filter { last.date.days(since: $0.date) <= days }
  }

  /// 42 days where the lift was trained at least 1.5 times a week in them, else 56.
  private static func window(of series: MeasureSeries) -> Int {
    guard let last = series.points.last else { return PlateauRule.longWindow }
    let sessions = series.points.count {
      last.date.days(since: $0.date) < PlateauRule.shortWindow
    }
    let perWeek = Double(sessions) / (Double(PlateauRule.shortWindow) / 7)
    return perWeek >= 1.5 ? PlateauRule.shortWindow : PlateauRule.longWindow
  }

  /// Values of which more is better: assistance is mirrored at its median, which keeps the level and turns the slope.
  private static func oriented(_ values: [Double], measure: ProgressMeasure) -> [Double] {
    guard measure == .assistance, let middle = median(values.span) else { return values }
    return values.map { 2 * middle - $0 }
  }

  /// Days of history in which the onset of a plateau is looked for.
  private static let onsetDays = 182

  /// Where a line with one knot fits clearly better than a straight one, the knot.
  private static func onset(of series: MeasureSeries) -> CivilDate? {
    let points = recent(series, days: onsetDays)
    guard let first = points.first else { return nil }
    let days = points.map { Double($0.date.days(since: first.date)) }
    let values = oriented(points.map(\.value), measure: series.measure)
    guard let stick = brokenStick(t: days.span, y: values.span),
      stick.slopeAfter < stick.slopeBefore
    else { return nil }
    return first.date.advanced(by: Int(stick.knot.rounded()))
  }
}
