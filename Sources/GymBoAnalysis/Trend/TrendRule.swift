internal import Glibc
internal import GymBoKernels

/// Whether a lift moves: what its level did over the last five weeks before its last session.
///
/// Not the slope of the last day, which is almost free after a bend that nobody can date. The level follows a line that may
/// bend once, 2 to 12 weeks ago, seen with noise of unknown size; the change m over the last five weeks (over all where the
/// series is shorter), in percent a week, follows as a mixture of normal distributions
/// (``levelChange(weeks:values:prior:)``). With δ = 0.25 % a week (option):
///
/// | state | if |
/// |---|---|
/// | declining | P(m < −δ) > 0.65 |
/// | progressing | else P(m > δ) > 0.65 |
/// | plateau | else P(m > δ) < 0.35 and P(m < −δ) < 0.35 |
/// | not rising | else P(m > δ) < 0.35 |
/// | unclear | else |
///
/// It describes the past. On real histories it says nothing of what comes after.
package struct TrendRule: Sendable, Hashable {
  /// δ, percent of the level a week.
  package var threshold: Double

  /// A rule with its δ, in percent of the level a week.
  package init(threshold: Double) { self.threshold = threshold }

  /// Days of history that are judged, back from the last session.
  package static let window = 112
  /// Sessions that a judgement needs.
  package static let fewestSessions = 6
  /// Days that the sessions have to span.
  package static let shortestSpan = 21
  /// A pause of the lift of this many days starts the series anew: regaining is progress since the return.
  package static let longestPause = 42
  /// The probability that a state needs.
  package static let certainty = 0.65

  static let prior = LevelChangePrior(
    flat: 0.1, moving: 1, shareFlat: 1.0 / 3, shareBent: 0.9, level: 100, noise: 2.5,
    noiseSpread: 0.6, bound: 1.5, span: 5, bends: 2...12, fewestAfterBend: 3)

  /// The part of a series that is judged.
  package struct Window: Sendable, Hashable {
    /// Indices into the series.
    package let points: Range<Int>
    /// The first point after a break or pause that the series starts anew with; nil without one.
    package let backSince: Int?
  }

  /// The points of the last ``window`` days since the last break.
  /// - Parameters:
  ///   - days: of the points, ascending, one a day.
  ///   - resumed: the first training day after the last break of all training; nil without one.
  package static func window(days: [Int], resumed: Int?) -> Window {
    var start = 0
    for index in days.indices.dropFirst() {
      let (before, day) = (days[index - 1], days[index])
      let isBack = resumed.map { before < $0 && $0 <= day } ?? false
      if day - before >= longestPause || isBack { start = index }
    }
    let last = days.last ?? 0
    let first = days[start...].firstIndex { last - $0 <= window } ?? days.count
    return Window(points: first..<days.count, backSince: start > 0 ? start : nil)
  }

  /// Judges a window of points.
  /// - Parameters:
  ///   - days: ascending, one a day.
  ///   - values: positive; more is better. Any unit, as only ratios count.
  /// - Returns: nil for fewer than 6 points, a span below 21 days, or values that are not positive.
  package func judge(days: [Int], values: [Double]) -> TrendVerdict? {
    guard threshold > 0, days.count == values.count, days.count >= TrendRule.fewestSessions,
      let first = days.first, let last = days.last, last - first >= TrendRule.shortestSpan,
      let middle = median(values.span), values.allSatisfy({ $0 > 0 })
    else { return nil }
    let weeks = days.map { Double($0 - last) / 7 }
    let percent = values.map { 100 * log($0 / middle) }
    guard
      let change = levelChange(weeks: weeks.span, values: percent.span, prior: TrendRule.prior)
    else { return nil }
    return TrendVerdict(change, threshold: threshold)
  }
}

/// What a lift did over the last weeks, with its probabilities.
package struct TrendVerdict: Sendable, Hashable {
  /// What the probabilities call for.
  package let state: State
  /// The weeks that were judged, at most five.
  package let weeks: Double
  /// The expected change, percent of the level a week.
  package let percentPerWeek: Double
  /// The 80 % interval of the change, percent a week.
  package let interval: ClosedRange<Double>
  /// P(change > δ).
  package let probabilityRising: Double
  /// P(change < −δ).
  package let probabilityFalling: Double
  /// The standard deviation of a session, percent.
  package let noise: Double
  /// How much each point counts, 0 to 1.
  package let weights: [Double]
  /// Weeks before the last session at which the lift slowed by at least δ; nil unless that is more likely than not.
  package let slowedWeeksAgo: Int?
  /// The probability that it slowed by at least δ.
  package let probabilitySlowed: Double

  /// The change over the weeks that were judged, in percent.
  package var change: Double { TrendVerdict.total(percentPerWeek, weeks) }
  /// The 80 % interval of ``change``.
  package var changeInterval: ClosedRange<Double> {
    TrendVerdict.total(interval.lowerBound, weeks)...TrendVerdict.total(interval.upperBound, weeks)
  }

  package enum State: Sendable, Hashable, CaseIterable {
    case progressing, plateau, notRising, declining, unclear
  }

  init(_ change: LevelChange, threshold: Double) {
    weeks = change.weeks
    percentPerWeek = change.mean
    let tail = 0.5 * (1 - intervalConfidence)
    interval = change.quantile(tail)...max(change.quantile(tail), change.quantile(1 - tail))
    probabilityRising = 1 - change.probability(below: threshold)
    probabilityFalling = change.probability(below: -threshold)
    noise = change.noise
    weights = change.weights
    (probabilitySlowed, slowedWeeksAgo) = change.slowed(by: threshold)
    state = TrendVerdict.state(rising: probabilityRising, falling: probabilityFalling)
  }

  /// The state that two probabilities call for. They are compared to nine decimals, so that the last bits of a processor
  /// decide no state.
  static func state(rising: Double, falling: Double) -> State {
    func rounded(_ p: Double) -> Double { (p * 1e9).rounded() / 1e9 }
    let doubt = rounded(1 - TrendRule.certainty)
    if rounded(falling) > TrendRule.certainty { return .declining }
    if rounded(rising) > TrendRule.certainty { return .progressing }
    guard rounded(rising) < doubt else { return .unclear }
    return rounded(falling) < doubt ? .plateau : .notRising
  }

  private static func total(_ percentPerWeek: Double, _ weeks: Double) -> Double {
    100 * (exp(percentPerWeek * weeks / 100) - 1)
  }
}
