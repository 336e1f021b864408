internal import GymBoAnalysis
internal import GymBoLog

/// How a lift went over all its sessions, for a picture and the table that the picture is of.
struct LiftChart: Sendable {
  /// A session.
  struct Point: Sendable {
    var date: CivilDate
    /// In the unit of the measure.
    var value: Double
    /// The set that the value is of.
    var set: SetWork
    /// In kilograms; nil without loads.
    var volume: Double?
    /// Whether it set a significant record of the measure.
    var isRecord: Bool
    /// Whether it was light by plan.
    var isLight: Bool
  }

  /// The course between two breaks.
  typealias Course = [StrengthCurve.Point]

  /// The part of the history that is shown.
  enum Span: Sendable, Hashable, CaseIterable {
    case threeMonths, year, all

    /// Days up to the last one; nil for all of them.
    var days: Int? {
      switch self {
      case .threeMonths: 91
      case .year: 365
      case .all: nil
      }
    }
  }

  var measure: ProgressMeasure
  /// One a session, in order of time.
  var points: [Point]
  /// Sets that the data check doubts and that the course leaves out: of each session the best.
  var suspects: [Point]
  /// The smoothed course, broken where the lift was not trained for long; empty for too few sessions.
  var courses: [Course]
  /// Deloads in which the lift was light, and times without any training.
  var deloads: [DayRange]
  var layoffs: [DayRange]
  /// From the first session to the report's day, or to the last session of a lift that is no longer trained.
  var days: DayRange
  /// The spans that can be chosen: those that differ.
  var spans: [Span]
  /// Since when it is flat or falls; nil where it is neither.
  var since: StuckSince?
  /// Whether the trend counts repetitions in reserve, which the chart's estimates leave out.
  var isOfReserve: Bool
  /// The estimate of the next top set with the suggested load, as it is expected in 8 of 10 cases; nil where nothing is
  /// expected, or the repetitions are more than the estimate counts.
  var next: ClosedRange<Double>?

  var best: Point? {
    points.max { measure.direction * $0.value < measure.direction * $1.value }
  }
  var first: Point? { points.first }
  var last: Point? { points.last }
  /// The course of an estimate now; repetitions and seconds are told as they were done.
  var now: StrengthCurve.Point? { measure.isEstimate ? courses.last?.last : nil }

  /// Doubtful sets that are named, the latest.
  static let mostSuspects = 3

  /// Days without the lift that break its course.
  private static let longestGap = AnalysisOptions.activeDays

  /// - Returns: nil for a lift whose progress cannot be measured.
  init?(_ lift: LiftFinding, _ findings: HistoryFindings, log: TrainingLog) {
    guard let series = lift.series, let first = series.points.first, let last = series.points.last
    else { return nil }
    measure = series.measure
    let breaks = findings.breaks
    let records = LiftChart.recordSessions(of: lift, series.measure, findings)
    let (sessions, sets) = (lift.sessions, log.columns)
    // By index, as a loop over the sessions would copy each.
    var index = sessions.startIndex
    func point(_ point: MeasureSeries.Point) -> Point {
      while index < sessions.endIndex, sessions[index].session < point.session { index += 1 }
      let hasSession = index < sessions.endIndex && sessions[index].session == point.session
      // A single loaded set says nothing of the volume of a lift that is measured otherwise.
      let tonnage = hasSession && series.measure.isEstimate ? sessions[index].tonnage : .zero
      return Point(
        date: point.date, value: point.value, set: SetWork(row: point.row, of: sets),
        volume: tonnage > .zero ? tonnage.kilograms : nil,
        isRecord: records.contains(point.session),
        isLight: breaks.isLight(lift.exercise, in: point.session))
    }
    points = series.points.map(point)
    index = sessions.startIndex
    suspects = series.suspects(of: sessions, findings.liftFindings.history).map(point)
    let isActive = lift.isActive(asOf: findings.asOf)
    let days = DayRange(first.date, isActive ? max(findings.asOf, last.date) : last.date)
    self.days = days
    courses = LiftChart.courses(
      StrengthCurve(of: lift, breaks: breaks)?.points ?? [],
      brokenAt: breaks.layoffs.map(\.firstAfter))
    deloads = breaks.deloads
      .filter { $0.lightLifts.contains { $0.exercise == lift.exercise } }
      .map { DayRange($0.first, $0.last) }
    layoffs = breaks.layoffs
      .filter { $0.firstAfter > days.first && $0.lastBefore < days.last }
      .map { DayRange($0.lastBefore, $0.firstAfter) }
    spans = LiftChart.spans(days, points, isActive: isActive)
    isOfReserve = lift.trend.isEffortAdjusted
  }

  /// The next top set as the chart measures it; nil where it has no estimate.
  static func next(
    _ expectation: Expectation, _ chart: LiftChart, _ findings: HistoryFindings
  ) -> ClosedRange<Double>? {
    guard chart.measure.isEstimate else { return nil }
    let (load, interval) = (expectation.expected.load.kilograms, expectation.expected.interval)
    func estimate(_ repetitions: Int) -> Double? {
      chart.measure == .tenRepetitions
        ? TenRepetitionMaximum.estimate(load: load, repetitions: repetitions)
        : try? findings.options.formula.estimate(load: load, repetitions: Double(repetitions))
    }
    guard let low = estimate(interval.lowerBound), let high = estimate(interval.upperBound),
      low <= high
    else { return nil }
    return low...high
  }

  /// A lift that is no longer trained has one span, all of it. A shorter one has enough sessions for a course.
  private static func spans(_ days: DayRange, _ points: [Point], isActive: Bool) -> [Span] {
    guard isActive else { return [.all] }
    return Span.allCases.filter { span in
      guard let count = span.days else { return true }
      let first = days.last.advanced(by: 1 - count)
      return count < days.count
        && points.count { $0.date >= first } >= StrengthCurve.fewestSessions
    }
  }

  /// The span that is shown where another one was chosen: that or the next longer one.
  func shown(_ span: Span) -> Span {
    Span.allCases.drop { $0 != span }.first(where: spans.contains) ?? .all
  }

  /// The days of a span.
  func days(of span: Span) -> DayRange {
    guard let count = span.days, count < days.count else { return days }
    return DayRange(days.last.advanced(by: 1 - count), days.last)
  }

  private static func recordSessions(
    of lift: LiftFinding, _ measure: ProgressMeasure, _ findings: HistoryFindings
  ) -> Set<Int> {
    let exercise = lift.exercise
    return Set(
      findings.recordEvents.lazy
        .filter { event in
          guard event.exercise == exercise, event.isSignificant else { return false }
          return switch measure {
          case .estimate: event.kind == .estimate
          case .tenRepetitions: false
          case .repetitions: event.kind == .repetitions
          case .seconds: event.kind == .duration
          case .assistance: event.kind == .assistance
          }
        }
        .map(\.best.session))
  }

  private static func courses(_ points: Course, brokenAt days: [CivilDate]) -> [Course] {
    var courses: [Course] = []
    var days = days[...]
    for point in points {
      var isBroken = false
      while let day = days.first, day <= point.date {
        isBroken = true
        days.removeFirst()
      }
      let isFar =
        courses.last?.last.map { point.date.days(since: $0.date) > longestGap } ?? true
      if isBroken || isFar {
        courses.append([point])
      } else {
        courses[courses.count - 1].append(point)
      }
    }
    return courses
  }
}
