internal import GymBoKernels
package import GymBoLog

/// The recent trend of a lift, with what it was computed from.
package struct Trend: Sendable, Hashable {
  /// Whether the lift progresses.
  package var state: TrendState
  /// The rule that decided the state.
  package var method: PlateauMethod
  /// The line's numbers, or why there are none.
  package var result: Finding<TrendEstimate>
  /// What its progress is measured by; nil where nothing can measure it.
  package var measure: ProgressMeasure?
  /// Days of training of the window, layoffs not counted, and the points in it that were used.
  package var windowDays: Int
  /// The points of the window that were used, in order of time.
  package var points: [MeasureSeries.Point]
  /// Points between the first and the last of ``points``, or after them, that were left out, in order of time.
  package var leftOut: [LeftOutPoint]
  /// True where repetitions in reserve count as done, because at least half of the points have an RPE: the line is
  /// then that of the effort-adjusted e1RM.
  package var isEffortAdjusted: Bool
  /// Layoffs from the lift, or from all training, since the first of ``points``.
  package var layoffs: [Layoff]
  /// Whole weeks from the best value of the history to today.
  package var weeksSinceBest: Finding<Int>
  /// The day from which a plateau or decline is dated.
  package var onset: Finding<CivilDate>

  /// A session that is left out of the trend, and why.
  package struct LeftOutPoint: Sendable, Hashable {
    /// Why a session is left out.
    package enum Reason: String, MachineWord, Hashable {
      case deload
      case afterLayoff = "after_layoff"
    }

    /// The session's point.
    package var point: MeasureSeries.Point
    /// Why it is left out.
    package var reason: Reason
  }

  /// Judges a lift.
  /// - Parameters:
  ///   - series: the lift's whole series; nil where it has none.
  ///   - sessions: the lift's sessions, in order of time, with or without a point.
  ///   - isLift: false for cardio and stretching.
  ///   - breaks: of the whole history.
  init(
    series: MeasureSeries?, sessions: [ExerciseSession], isLift: Bool, breaks: TrainingBreaks,
    history: PreparedHistory
  ) {
    let asOf = history.asOf
    measure = series?.measure
    method = history.options.plateauMethod
    windowDays = method == .bentLine ? PlateauRule.window : HuberPlateauRule.longWindow
    points = []
    leftOut = []
    layoffs = []
    isEffortAdjusted = false
    let absence =
      series == nil
      ? MeasureSeries.absence(sessions, log: history.log, traits: history.traits) : .noMeasure
    weeksSinceBest = Finding(
      series?.best.map { asOf.days(since: $0.date) / 7 }, orMissing: absence)
    onset = .missing(.notDated)
    state = .new
    result = .missing(absence)
    guard isLift else {
      result = .missing(.notALift)
      return
    }
    guard let series, let lastSession = sessions.last?.date, !series.points.isEmpty else { return }
    guard asOf.days(since: lastSession) <= AnalysisOptions.activeDays else {
      result = .missing(.inactive)
      return
    }
    let recent = sessions.suffix(Trend.mostSessions)
    let clock = TrainingClock(dates: recent.map(\.date), layoffs: breaks.layoffs)
    guard !clock.isReentry(lastSession) else {
      layoffs = clock.layoffs.suffix(1)
      result = .missing(.afterLayoff)
      return
    }
    follow(series, recent, clock: clock, breaks: breaks, history: history)
  }

  /// Judges the sessions that the trend can use.
  /// - Parameters:
  ///   - series: the lift's whole series.
  ///   - recent: the lift's last sessions, with or without a point; not empty.
  ///   - clock: of these sessions.
  private mutating func follow(
    _ series: MeasureSeries, _ recent: ArraySlice<ExerciseSession>, clock: TrainingClock,
    breaks: TrainingBreaks, history: PreparedHistory
  ) {
    guard let start = recent.first?.date else { return }
    let options = history.options
    let usable = Trend.split(
      series.points.suffix(Trend.mostSessions).drop { $0.date < start }, clock: clock,
      breaks: breaks)
    let kept = usable.kept
    guard let last = kept.last else {
      result = .missing(.tooFewSessions)
      return
    }
    if method != .bentLine {
      windowDays = Trend.window(of: recent, until: last.date, clock: clock)
    }
    let today = clock.day(of: last.date)
    points = Array(
      kept.drop { [windowDays] in today - clock.day(of: $0.date) > Double(windowDays) })
    let first = points.first?.date ?? last.date
    leftOut = usable.leftOut.filter { $0.point.date >= first }
    layoffs = clock.layoffs.filter { $0.firstAfter >= first }
    let adjusted =
      series.measure == .estimate
      ? EffortAdjustment.values(points, log: history.log, formula: options.formula) : nil
    isEffortAdjusted = adjusted != nil
    // Less assistance is progress: the line is fitted to its negative about its own level.
    let values = adjusted ?? Trend.oriented(points.map(\.value), measure: series.measure)
    let all = adjusted ?? Trend.oriented(kept.map(\.value), measure: series.measure)
    judge(
      days: points.map { clock.day(of: $0.date) }, values: values,
      history: adjusted == nil ? kept : points, all: all, clock: clock,
      threshold: options.progressThreshold)
  }

  /// Sets the state, the numbers and the onset by the rule in use.
  /// - Parameters:
  ///   - days: of the points, in days of training.
  ///   - values: of the points; more is better.
  ///   - history: all sessions that can be used, `all` their values.
  private mutating func judge(
    days: [Double], values: [Double], history: [MeasureSeries.Point], all: [Double],
    clock: TrainingClock, threshold: Double
  ) {
    func allDays() -> [Double] { history.map { clock.day(of: $0.date) } }
    let judged =
      method == .bentLine
      ? PlateauRule(threshold: threshold).judge(days: days, values: values, history: all)
      : HuberPlateauRule(threshold: threshold).judge(days: days, values: values)
    guard var judged else {
      let span = (days.last ?? 0) - (days.first ?? 0)
      result = .missing(
        points.count < PlateauRule.fewestSessions
          ? .tooFewSessions : span < PlateauRule.shortestSpan ? .spanTooShort : .noLevel)
      return
    }
    let comparison: TrendState? =
      switch method {
      case .bentLine, .huber: nil
      case .leastSquares: ComparisonRules.leastSquares(days: days, values: values)
      case .mannKendall: ComparisonRules.mannKendall(days: days, values: values)
      case .noRecord:
        ComparisonRules.noRecord(days: allDays(), values: all)
      }
    judged.state = comparison ?? judged.state
    result = .known(judged)
    state = judged.state
    if state == .plateau || state == .declining {
      let day =
        method == .bentLine ? judged.onsetDay : Trend.bend(days: allDays(), values: all)
      onset = Finding(day.flatMap(clock.date(ofDay:)), orMissing: .notDated)
    }
  }

  /// The most sessions that enter a trend, a bound for damaged data: some fits take n² time and memory.
  private static let mostSessions = 500

  private static func split(
    _ points: ArraySlice<MeasureSeries.Point>, clock: TrainingClock, breaks: TrainingBreaks
  ) -> (kept: [MeasureSeries.Point], leftOut: [LeftOutPoint]) {
    var kept: [MeasureSeries.Point] = []
    var leftOut: [LeftOutPoint] = []
    kept.reserveCapacity(points.count)
    for point in points {
      if breaks.isDeload[point.session] {
        leftOut.append(LeftOutPoint(point: point, reason: .deload))
      } else if clock.isReentry(point.date) {
        leftOut.append(LeftOutPoint(point: point, reason: .afterLayoff))
      } else {
        kept.append(point)
      }
    }
    return (kept, leftOut)
  }

  /// 42 days where the lift was trained at least 1.5 times a week in them, else 56. Every session counts, whether or not
  /// the line can use it.
  private static func window(
    of sessions: ArraySlice<ExerciseSession>, until last: CivilDate, clock: TrainingClock
  ) -> Int {
    let today = clock.day(of: last)
    let sessions = sessions.count {
      $0.date <= last && today - clock.day(of: $0.date) < Double(HuberPlateauRule.shortWindow)
    }
    let perWeek = Double(sessions) / (Double(HuberPlateauRule.shortWindow) / 7)
    return perWeek >= 1.5 ? HuberPlateauRule.shortWindow : HuberPlateauRule.longWindow
  }

  /// Values of which more is better: assistance is mirrored at its median, which keeps the level and turns the slope.
  private static func oriented(_ values: [Double], measure: ProgressMeasure) -> [Double] {
    guard measure == .assistance, let middle = median(values.span) else { return values }
    return values.map { 2 * middle - $0 }
  }

  /// Days of training in which the onset of a plateau is looked for.
  private static let onsetDays = 182.0

  /// Where a line with one knot fits clearly better than a straight one, and turns down, the day of the knot.
  private static func bend(days: [Double], values: [Double]) -> Double? {
    guard let last = days.last, let first = days.firstIndex(where: { last - $0 <= onsetDays })
    else { return nil }
    guard
      let stick = brokenStick(
        t: days.span.extracting(first...), y: values.span.extracting(first...)),
      stick.slopeAfter < stick.slopeBefore
    else { return nil }
    return stick.knot
  }
}
