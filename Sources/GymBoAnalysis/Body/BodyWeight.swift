internal import GymBoKernels
package import GymBoLog
internal import GymBoPlatform

/// The body weight day by day, with its trend and how it changes.
package struct BodyWeight: Sendable {
  /// A day with a weight.
  package struct Day: Sendable, Hashable {
    package let date: CivilDate
    /// The median of the day's weights, in kilograms.
    package let kilograms: Double
    /// Walker's trend on this day, in kilograms.
    package let trend: Double
  }

  /// Days with a weight, in order.
  package let days: [Day]

  /// Days by which a weight may be away from the day that it is taken for.
  package static let mostAway = 14

  /// The share of the difference by which the trend follows a weight in a day.
  static let share = 0.1
  /// The same as a half-life in days.
  private static let halfLife = log(2) / -log(1 - share)

  /// The body masses among some measurements, in any order.
  package init(_ measurements: [BodyMeasurement]) {
    let byDay = measurements.filter { $0.metric == .bodyMass && $0.value.isFinite }.medianByDay
    let times = byDay.map { Double($0.date.dayNumber) }
    let values = byDay.map(\.value)
    let trend = halfLifeMean(t: times.span, y: values.span, halfLife: BodyWeight.halfLife) ?? values
    days = zip(byDay, trend).map { Day(date: $0.date, kilograms: $0.value, trend: $1) }
  }

  /// The weight of a day: the trend of the last weight up to it, else of the first after it.
  /// - Returns: nil where no weight lies within ``mostAway`` days.
  package func weight(on day: CivilDate) -> Load? {
    let before = days.last { $0.date <= day }
    let after = days.first { $0.date > day }
    let near = [before, after].compactMap(\.self)
      .first { abs($0.date.days(since: day)) <= BodyWeight.mostAway }
    return near.flatMap { Load(kilograms: $0.trend) }
  }
}

extension [BodyMeasurement] {
  /// The median value of each day, in order of the days. The values are of one metric.
  var medianByDay: [(date: CivilDate, value: Double)] {
    Dictionary(grouping: self, by: \.at.date)
      .compactMapValues { measurements in
        let values = measurements.map(\.value)
        return median(values.span)
      }
      .sorted { $0.key < $1.key }
      .map { (date: $0.key, value: $0.value) }
  }
}

/// How fast a body weight changes.
package struct BodyWeightChange: Sendable, Hashable {
  /// In kilograms.
  package let perWeek: Double
  /// The interval that holds the change with 80 %; nil where the days are too much alike to tell.
  package let interval: ClosedRange<Double>?
  /// Days with a weight.
  package let count: Int

  /// Days that are looked at: whole weeks, because weight follows the week (Orsama et al. 2014, Obesity Facts 7:36–47).
  package static let window = 7 * weeks
  /// The same in weeks.
  package static let weeks = 4
  /// Days with a weight that are needed.
  package static let fewestDays = 8
  /// Days from the first to the last of them that are needed.
  package static let shortest = 14
}

/// Why the change of a body weight is not told.
package enum BodyWeightRefusal: Sendable, Hashable {
  /// The days with a weight in the last four weeks: fewer than ``BodyWeightChange/fewestDays``.
  case fewDays(Int)
  /// Enough days, but from the first to the last of them fewer than ``BodyWeightChange/shortest``.
  case shortSpan(days: Int)
}

extension BodyWeight {
  /// How fast a body weight changes, or why that is not told.
  package enum Rate: Sendable, Hashable {
    case known(BodyWeightChange)
    case refused(BodyWeightRefusal)
  }

  /// The change in the last four weeks; see ``rate(upTo:)``.
  /// - Returns: nil for fewer than eight days with a weight, or less than two weeks of them.
  package func change(upTo day: CivilDate) -> BodyWeightChange? {
    if case .known(let change) = rate(upTo: day) { change } else { nil }
  }

  /// The change in the last four weeks: the least-squares line through the days.
  ///
  /// Weights of days that follow each other are alike, so that n days say less than n values: the interval is that of
  /// n (1 − r₁) / (1 + r₁) values, with r₁ ≥ 0 the correlation of the residuals from day to day.
  /// - Parameter day: the last of the four weeks.
  package func rate(upTo day: CivilDate) -> Rate {
    let used = days.filter {
      $0.date <= day && day.days(since: $0.date) < BodyWeightChange.window
    }
    guard let first = used.first, let last = used.last,
      used.count >= BodyWeightChange.fewestDays
    else { return .refused(.fewDays(used.count)) }
    let span = last.date.days(since: first.date)
    guard span >= BodyWeightChange.shortest else { return .refused(.shortSpan(days: span)) }
    let times = used.map { Double($0.date.days(since: first.date)) }
    let values = used.map(\.kilograms)
    guard let line = ordinaryLeastSquares(t: times.span, y: values.span) else {
      return .refused(.fewDays(used.count))
    }
    let residuals = zip(times, values).map { $1 - line.value(at: $0) }
    return .known(
      BodyWeightChange(
        perWeek: 7 * line.slope, interval: BodyWeight.interval(line, times, residuals),
        count: used.count))
  }

  /// Of the interval.
  static let confidence = 0.8

  private static func interval(
    _ line: LineFit, _ times: [Double], _ residuals: [Double]
  ) -> ClosedRange<Double>? {
    let n = Double(line.count)
    let r = max(0, correlation(times, residuals))
    let effective = n * (1 - r) / (1 + r)
    // With a correlation near 1 there are no values left to tell.
    guard effective > 3,
      let factor = studentTQuantile((1 + confidence) / 2, degreesOfFreedom: effective - 2)
    else { return nil }
    let squares = residuals.reduce(0) { $0 + $1 * $1 }
    // The spread of the times and of the residuals are those of all days; there are fewer free ones.
    let error = (squares / (effective - 2) / line.spread).squareRoot()
    let half = 7 * factor * error
    guard half.isFinite else { return nil }
    return 7 * line.slope - half...7 * line.slope + half
  }

  /// The correlation of residuals from one day to the next; 0 where no days follow each other.
  private static func correlation(_ times: [Double], _ residuals: [Double]) -> Double {
    var (products, squares, pairs) = (0.0, 0.0, 0)
    for i in residuals.indices.dropFirst() where times[i] - times[i - 1] == 1 {
      products += residuals[i] * residuals[i - 1]
      pairs += 1
    }
    for residual in residuals { squares += residual * residual }
    guard pairs > 0, squares > 0 else { return 0 }
    return min(0.99, (products / Double(pairs)) / (squares / Double(residuals.count)))
  }
}
