internal import GymBoKernels
internal import GymBoLog
internal import GymBoPlatform

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
  ///   - trained: all days of the lift, also those that are not judged: they are no pause. Ascending; empty for the same.
  package static func window(days: [Int], resumed: Int?, trained: [Int] = []) -> Window {
    var start = 0
    for index in days.indices.dropFirst() {
      let (before, day) = (days[index - 1], days[index])
      guard isBreak(from: before, to: day, resumed: resumed) else { continue }
      let between = trained.filter { before < $0 && $0 < day } + [day]
      let isPause = zip([before] + between, between).contains {
        isBreak(from: $0, to: $1, resumed: resumed)
      }
      if isPause { start = index }
    }
    let last = days.last ?? 0
    let first = days[start...].firstIndex { last - $0 <= window } ?? days.count
    return Window(points: first..<days.count, backSince: start > 0 ? start : nil)
  }

  /// Whether a series starts anew between two days of a lift.
  /// - Parameter resumed: the first training day after the last break of all training; nil without one.
  private static func isBreak(from before: Int, to day: Int, resumed: Int?) -> Bool {
    day - before >= longestPause || resumed.map { before < $0 && $0 <= day } ?? false
  }

  /// The same, of calendar days.
  static func isBreak(from before: CivilDate, to day: CivilDate, resumed: CivilDate?) -> Bool {
    isBreak(
      from: Int(before.dayNumber), to: Int(day.dayNumber),
      resumed: resumed.map { Int($0.dayNumber) })
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
