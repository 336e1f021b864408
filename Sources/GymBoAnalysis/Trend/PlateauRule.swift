internal import GymBoKernels

/// The default rule that calls a plateau: the slope after the last bend of a line through the lift's recent sessions.
///
/// The sessions of the last 16 weeks follow a line that may bend once, 2 to 12 weeks ago. Every place of the bend is weighted
/// by how well it explains the sessions, and the slope now is averaged over all places (`BentLine`). Progress before a
/// plateau thereby helps to see the plateau, and no window has to be chosen.
///
/// The slope is in percent of the level at the last session per week. With δ the smallest slope that counts as progress
/// (option, 0.25 % per week):
///
/// | state | if |
/// |---|---|
/// | declining | P(slope < −δ) > 0.8 |
/// | plateau | else P(slope < δ) > 0.8 |
/// | progressing | else P(slope < δ) < 0.2 |
/// | unclear | else |
///
/// "Not significant" is no plateau: where the data do not decide, the state is unclear. At least 6 sessions over at least
/// 21 days are needed. Operating characteristics beside those of other rules: PlateauBenchmark.
package struct PlateauRule: Sendable, Hashable {
  /// δ, percent of the level per week.
  package var threshold: Double

  /// A rule with its δ, in percent of the level per week.
  package init(threshold: Double) { self.threshold = threshold }

  /// Days of history that the line goes through.
  package static let window = 112
  /// Sessions that a judgement needs.
  package static let fewestSessions = 6
  /// Days that the sessions have to span.
  package static let shortestSpan = 21.0
  /// The probability that a state needs.
  package static let certainty = 0.8

  /// The state that two probabilities call for.
  ///
  /// They are compared to nine decimals, so that the last bits of a processor decide no state.
  /// - Parameters:
  ///   - below: P(slope < δ).
  ///   - declining: P(slope < −δ).
  static func state(below: Double, declining: Double) -> TrendState {
    func rounded(_ p: Double) -> Double { (p * 1e9).rounded() / 1e9 }
    if rounded(declining) > PlateauRule.certainty { return .declining }
    if rounded(below) > PlateauRule.certainty { return .plateau }
    if rounded(below) < 1 - PlateauRule.certainty { return .progressing }
    return .unclear
  }

  /// Judges the sessions of the last ``window`` days.

  /// - Parameters:
  ///   - days: days since any day, ascending.
  ///   - values: one a day, positive, larger is better.
  ///   - history: values of all sessions in order of time, from which the noise is known; by default `values`.
  /// - Returns: nil for a threshold that is not positive, too few sessions, too short a span, or values without a
  ///   positive level.
  package func judge(
    days: [Double], values: [Double], history: [Double]? = nil
  ) -> TrendEstimate? {
    guard threshold > 0, days.count == values.count, days.count >= PlateauRule.fewestSessions,
      let first = days.first, let last = days.last, last - first >= PlateauRule.shortestSpan,
      let middle = median(values.span), middle > 0
    else { return nil }
    let noise = BentLine.noise(of: history ?? values)
    guard noise.isFinite,
      let line = BentLine(
        weeks: days.map { ($0 - last) / 7 }, values: values.map { 100 * $0 / middle },
        noise: noise, threshold: threshold),
      line.courses.allSatisfy({ $0.level > 0 })
    else { return nil }

    let slopes = NormalMixture(
      line.courses.map {
        NormalMixture.Part(
          weight: $0.weight, mean: 100 * $0.slope / $0.level,
          deviation: 100 * $0.slopeVariance.squareRoot() / $0.level)
      })
    let below = slopes.probability(below: threshold)
    let declining = slopes.probability(below: -threshold)
    let tail = 0.5 * (1 - intervalConfidence)
    let level = line.courses.reduce(0) { $0 + $1.weight * $1.level } * middle / 100
    return TrendEstimate(
      state: PlateauRule.state(below: below, declining: declining),
      percentPerWeek: slopes.mean, standardError: slopes.deviation,
      interval: slopes.quantile(tail)...slopes.quantile(1 - tail), level: level,
      probabilityBelowThreshold: below, probabilityDeclining: declining,
      days: days, values: values,
      onsetDay: onset(of: line).map { last - 7 * $0 }, isLeastSquares: false)
  }

  /// Weeks before the last session at which the lift slowed by at least δ: the median of the bends, weighed by how sure
  /// each is; nil unless it is more likely than not that it did.
  private func onset(of line: BentLine) -> Double? {
    let bends = line.courses.compactMap { course -> (weeks: Double, probability: Double)? in
      guard let bend = course.bend else { return nil }
      let least = threshold * course.level / 100
      let sure = normalCDF((course.slowed - least) / course.slowedVariance.squareRoot()) ?? 0
      return (bend, course.weight * sure)
    }
    let total = bends.reduce(0) { $0 + $1.probability }
    guard total >= 0.5 else { return nil }
    var sum = 0.0
    return bends.first {
      sum += $0.probability
      return sum >= 0.5 * total
    }?.weeks
  }
}
