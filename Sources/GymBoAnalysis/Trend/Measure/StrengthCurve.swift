internal import GymBoKernels
package import GymBoLog
internal import GymBoPlatform

/// The course of a lift: what its progress is measured by, smoothed over all sessions.
///
/// A single session's estimate is off by a few percent, so the curve says better how strong the lifter was on a day. It looks
/// on both sides of every session; what the lift did of late is judged by a rule of its own (`TrendRule`). Sessions of deloads are left out: their loads were light by plan.
package struct StrengthCurve: Sendable, Hashable {
  /// One session on the curve.
  package struct Point: Sendable, Hashable {
    /// The day of the session.
    package var date: CivilDate
    /// Index into the log's sessions.
    package var session: Int
    /// The smoothed value: in kilograms, repetitions or seconds, as the measure is.
    package var value: Double
    /// The 80 % interval of the mean of five sessions about this day, in the same unit.
    package var interval: ClosedRange<Double>
  }

  /// What is smoothed.
  package var measure: ProgressMeasure
  /// In order of time; at least ``fewestSessions``.
  package var points: [Point]

  /// Of fewer a curve says no more than the sessions themselves.
  package static let fewestSessions = 6
  /// Standard deviation of a session's e1RM about the curve, percent; tests of the 1RM differ by 2 to 4. It sets how smooth
  /// the curve is; how wide its interval is follows from the lift's own sessions.
  static let noise = 2.5
  /// Sessions whose mean the interval is of: that is what a reader can compare it with.
  static let sessionsOfInterval = 5.0
  /// Sessions that the usual noise weighs as much as, beside the lift's own.
  static let weightOfUsual = 2.0
  /// By how much the variance of the slope grows a day, (percent a day)². It smooths over about nine days either way
  /// ((noise² / slopeNoise)^¼). On real exports, a level with ten times as much was 2 % nearer to the next
  /// session's repetitions (1.50 against 1.53), but hardly smoother than the sessions; one with a tenth was 5 % further.
  static let slopeNoise = 1e-3
  /// How far off the first level and slope may be: percent, and percent a day.
  static let (firstLevel, firstSlope) = (10.0, 0.1)

  /// - Returns: nil for a lift without a measure, and for fewer than ``fewestSessions``.
  package init?(of lift: LiftFinding, breaks: TrainingBreaks) {
    guard let series = lift.series else { return nil }
    let measure = series.measure
    let points = series.points.filter { !breaks.isLight(lift.exercise, in: $0.session) }
    guard points.count >= StrengthCurve.fewestSessions, let first = points.first,
      points.allSatisfy({ $0.value > 0 || measure == .assistance })
    else { return nil }
    let days = points.map { Double($0.date.days(since: first.date)) }
    let scale = StrengthScale(of: measure, from: first.value)
    guard let fit = StrengthCurve.fit(days: days, percent: points.map { scale.percent($0.value) }),
      let scatter = StrengthCurve.scatter(of: fit)
    else { return nil }
    let ofMean = StrengthCurve.noise * StrengthCurve.noise / StrengthCurve.sessionsOfInterval
    // Sessions scatter about the level, so it is not above the best of them; the smoother overshoots where a rise ends.
    // Found once: looking for it at each session would make this quadratic.
    let best = series.best?.value
    func held(_ percent: Double) -> Double {
      let value = scale.value(percent)
      guard let best else { return value }
      return measure.direction > 0 ? min(best, value) : max(best, value)
    }
    self.measure = measure
    self.points = zip(points, fit.smoothed).map { point, state in
      let reach = scatter * (state.levelVariance + ofMean).squareRoot()
      let (weaker, stronger) = (held(state.level - reach), scale.value(state.level + reach))
      return Point(
        date: point.date, session: point.session, value: held(state.level),
        interval: min(weaker, stronger)...max(weaker, stronger))
    }
  }

  /// Half the width of an interval, in standard deviations of the model: how far the lift's sessions were from what was expected
  /// of them, against what the model says, times the quantile of Student's t.
  private static func scatter(of fit: LocalTrendFit) -> Double? {
    // The first session is its own expectation.
    let surprises = Array(zip(fit.innovations, fit.innovationVariances).dropFirst())
    let degreesOfFreedom = weightOfUsual + Double(surprises.count)
    let sum = surprises.reduce(weightOfUsual) { $0 + $1.0 * $1.0 / $1.1 }
    return studentTQuantile(
      0.5 + 0.5 * intervalConfidence, degreesOfFreedom: degreesOfFreedom
    ).map { $0 * (sum / degreesOfFreedom).squareRoot() }
  }

  private static func fit(days: [Double], percent: [Double]) -> LocalTrendFit? {
    LocalTrendModel(
      slopeNoise: slopeNoise, observationVariance: noise * noise,
      initialLevelVariance: firstLevel * firstLevel,
      initialSlopeVariance: firstSlope * firstSlope
    )
    .flatMap { localTrend(t: days.span, y: percent.span, model: $0) }
  }

  static let method = MethodDeclaration(
    identifier: "strength_curve", name: "Strength curve", kind: .trend,
    formula:
      "ln of the estimate in percent (of repetitions r: ln (1 + r / e); of seconds: ln / c; of assistance: −kg / a): a level whose slope takes a random walk with variance q a day, seen with noise "
      + "of standard deviation s; Kalman filter and smoother over all sessions that are in no deload; begins at the first "
      + "session, ± l, slope 0 ± b a day; never above the best session; interval: of the mean of m sessions, level ± t · k · √(variance of the level "
      + "+ s² / m), k² = (w + Σ innovation² / variance) / (w + n), n innovations, t with w + n degrees of freedom",
    constants: [
      .init("q", slopeNoise), .init("s", noise), .init("l", firstLevel), .init("b", firstSlope),
      .init("m", sessionsOfInterval), .init("w", weightOfUsual),
      .init("e", StrengthScale.repetitions), .init("c", StrengthScale.seconds),
      .init("a", StrengthScale.bodyWeight),
    ],
    range:
      "at least \(fewestSessions) sessions with a number of what the lift is measured by",
    rangeReason: "of fewer it says no more than they do",
    unit: "the unit of the measure", evidence: .practitioner,
    source:
      "Rauch HE, Tung F, Striebel CT (1965) AIAA J 3:1445–1450; Grgic J et al. (2020) Sports Med Open "
      + "6:31 for the noise; q by this project's backtest",
    example: .init(
      given: "100 kg in 8 sessions, a week apart: the last level", expected: 100, decimals: 3,
      source: "computed",
      answer: {
        let days = Array(stride(from: 0.0, through: 49, by: 7))
        return fit(days: days, percent: days.map { _ in 0 })?.smoothed.last
          .map { 100 * exp($0.level / 100) }
      }))
}
