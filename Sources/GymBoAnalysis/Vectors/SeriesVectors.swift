internal import GymBoKernels
internal import GymBoLog

/// The points of one series: times and values, without the rows that miss one of them.
package struct SeriesPoints: Sendable {
  /// In the order of the rows.
  package private(set) var times: [Double] = []
  /// One a time.
  package private(set) var values: [Double] = []

  /// Points of columns of one length. Not generic: where that was not compiled for its types, it took ten times as long as the
  /// least-squares line (`Benchmarks/Vectors/run.py`).
  package init(times: Span<Double>, values: Span<Double>) {
    precondition(times.count == values.count, "columns of different length")
    self.times.reserveCapacity(times.count)
    self.values.reserveCapacity(values.count)
    for row in times.indices {
      let (time, value) = (times[row], values[row])
      guard !time.isNaN, !value.isNaN else { continue }
      self.times.append(time)
      self.values.append(value)
    }
  }

  /// The times as whole days, ascending, one a point; nil otherwise.
  var days: [Int]? {
    var days: [Int] = []
    for time in times {
      guard let day = Vectors.day(time), days.last ?? .min < day else { return nil }
      days.append(day)
    }
    return days
  }
}

extension Vectors {
  /// How a line is fitted to the points of a series.
  package enum LineMethod: Int, CaseIterable, Sendable {
    case leastSquares, theilSen, huber, bent
  }

  /// A line, with what its method tells of it; NaN where it tells nothing.
  package struct Line: Sendable, Hashable {
    /// Per unit of time; of a bent line before the knot.
    package var slope: Double
    /// The interval of the slope, of the confidence that was asked for.
    package var low = Double.nan, high = Double.nan
    /// The value at time 0; of a bent line NaN.
    package var intercept = Double.nan
    /// The standard deviation of the points about the line.
    package var deviation = Double.nan
    /// The time of the bend and the slope after it.
    package var knot = Double.nan, slopeAfter = Double.nan
  }

  /// A number as a whole day; nil for fractions and what no calendar has.
  package static func day(_ value: Double) -> Int? {
    guard value.magnitude < 1e8 else { return nil }
    let whole = Int(value)
    return Double(whole) == value ? whole : nil
  }

  /// The share of the largest value below which residuals are rounding errors: the least scale of Huber's line.
  private static let leastScale = 1e-12

  /// Fits lines by one method, with intervals of one confidence.
  package struct LineFitter: Sendable {
    private let method: LineMethod
    private var factors: IntervalFactors

    /// - Parameter confidence: between 0 and 1.
    package init(_ method: LineMethod, confidence: Double) {
      self.method = method
      factors = IntervalFactors(confidence: confidence)
    }

    /// Fits a line to a series.
    package mutating func line(_ points: SeriesPoints) throws(Refusal) -> Line {
      try Vectors.line(points, method, &factors)
    }
  }

  private static func line(
    _ points: SeriesPoints, _ method: LineMethod, _ factors: inout IntervalFactors
  ) throws(Refusal) -> Line {
    let (t, y) = (points.times.span, points.values.span)
    guard t.count >= 2 else { throw .tooFewPoints }
    let fit: Line? =
      switch method {
      case .leastSquares:
        ordinaryLeastSquares(t: t, y: y).map { Line($0, &factors) }
      case .theilSen:
        theilSenLine(t: t, y: y, confidence: factors.confidence).map {
          Line(
            slope: $0.slope, low: $0.slopeInterval.lowerBound, high: $0.slopeInterval.upperBound,
            intercept: $0.intercept)
        }
      case .huber:
        huberLine(
          t: t, y: y,
          scaleFloor: max(
            leastScale * points.values.reduce(0) { max($0, $1.magnitude) }, .leastNormalMagnitude)
        ).map { Line($0.line, &factors) }
      case .bent:
        brokenStick(t: t, y: y).map {
          Line(slope: $0.slopeBefore, knot: $0.knot, slopeAfter: $0.slopeAfter)
        }
      }
    guard let fit else { throw .noAnswer }
    return fit
  }

  /// Hampel's filter over a series; see ``outliers(in:reach:threshold:leastScale:)``.
  package static func hampel(
    _ values: Span<Double>, reach: Int, threshold: Double, leastScale: Double
  ) throws(Refusal) -> (outliers: [Bool], medians: [Double], scales: [Double]) {
    for row in values.indices where values[row].isNaN { throw .missing }
    let points = hampelFilter(
      values, reach: reach, threshold: threshold, leastScale: leastScale)
    guard let points else { throw .noAnswer }
    return (points.map(\.isOutlier), points.map(\.median), points.map(\.scale))
  }

  /// The Mann–Kendall test of a series: its statistic, z, and the two-sided probability, exact for up to 10 points.
  package static func mannKendall(
    _ points: SeriesPoints
  ) throws(Refusal) -> (statistic: Double, z: Double, probability: Double) {
    guard points.times.count >= 2 else { throw .tooFewPoints }
    guard let test = GymBoKernels.mannKendall(t: points.times.span, y: points.values.span) else {
      throw .noAnswer
    }
    return (Double(test.statistic), test.z, test.exactTwoSidedP ?? test.twoSidedP)
  }

  /// Whether a lift moved over the last five weeks of a series; see ``TrendRule``.
  /// - Parameters:
  ///   - points: days, ascending, one a session; values above 0, of which only ratios count.
  ///   - resumed: the first day after a break of all training, with which the series starts anew.
  ///   - threshold: δ, percent of the level a week.
  package static func verdict(
    _ points: SeriesPoints, resumed: Double?, threshold: Double
  ) throws(Refusal) -> TrendVerdict {
    guard let days = points.days else { throw .daysNotAscending }
    guard points.values.allSatisfy({ $0 > 0 }) else { throw .valueNotPositive }
    let window = TrendRule.window(days: days, resumed: resumed.flatMap(day)).points
    guard
      let verdict = TrendRule(threshold: threshold).judge(
        days: Array(days[window]), values: Array(points.values[window]))
    else { throw .tooFewPoints }
    return verdict
  }
}

extension Vectors.Line {
  /// A line and the interval of its slope.
  fileprivate init(_ line: LineFit, _ factors: inout IntervalFactors) {
    slope = line.slope
    intercept = line.intercept
    deviation = line.residualSD ?? .nan
    let interval = line.slopeInterval(&factors)
    low = interval?.lowerBound ?? .nan
    high = interval?.upperBound ?? .nan
  }
}
