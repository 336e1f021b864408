package import GymBoLog

/// What was measured of a body up to a day: the weight with its change, and the last value of everything else.
package struct BodyFinding: Sendable {
  /// A value against an earlier one. Both were measured; nothing is smoothed.
  package struct Difference: Sendable, Hashable {
    /// The day of the earlier value.
    package let since: CivilDate
    /// The earlier value, in the unit of its metric.
    package let before: Double
    /// The later value less the earlier one, in the same unit.
    package let change: Double
  }

  /// The body weight, in kilograms.
  package struct Weight: Sendable {
    /// Days with a weight up to the report's day, in order; never empty.
    package let days: [BodyWeight.Day]
    /// The last of them.
    package let last: BodyWeight.Day
    /// How fast it changes in the last four weeks up to the report's day.
    package let rate: BodyWeight.Rate
    /// Against the weight of four weeks before the last one; nil where none was taken within the week before that.
    package let overFourWeeks: Difference?
    /// Against the first weight; nil where there is one day alone.
    package let sinceFirst: Difference?
  }

  /// The last value of another metric.
  package struct Measure: Sendable, Hashable {
    package let metric: BodyMetric
    package let date: CivilDate
    /// In the unit of the metric; of a day with several values, their median.
    package let value: Double
    /// Against the first value; nil where all are of one day.
    package let sinceFirst: Difference?
  }

  /// The report's day: no later value enters any number.
  package let day: CivilDate
  /// nil where no weight was taken up to the day.
  package let weight: Weight?
  /// The other metrics that have a value up to the day, in the order of ``BodyMetric``.
  package let measures: [Measure]
  /// Days after the report's day that have a value.
  package let laterDays: Int

  /// Days by which the weight of four weeks before may be older.
  package static let mostEarlier = 7

  /// - Parameters:
  ///   - measurements: of one person, in any order.
  ///   - day: the last day that counts.
  /// - Returns: nil where nothing was measured at all.
  package init?(_ measurements: [BodyMeasurement], upTo day: CivilDate) {
    let known = measurements.filter(\.value.isFinite)
    guard !known.isEmpty else { return nil }
    self.day = day
    let counted = known.filter { $0.at.date <= day }
    laterDays = Set(known.lazy.map(\.at.date).filter { $0 > day }).count
    weight = Weight(BodyWeight(counted), upTo: day)
    let byMetric = Dictionary(grouping: counted, by: \.metric)
    measures = BodyMetric.allCases.filter { $0 != .bodyMass }
      .compactMap { metric in byMetric[metric].flatMap { Measure(metric, $0) } }
  }
}

extension BodyFinding.Weight {
  fileprivate init?(_ weight: BodyWeight, upTo day: CivilDate) {
    guard let first = weight.days.first, let last = weight.days.last else { return nil }
    func difference(_ before: BodyWeight.Day) -> BodyFinding.Difference {
      .init(
        since: before.date, before: before.kilograms, change: last.kilograms - before.kilograms)
    }
    days = weight.days
    self.last = last
    rate = weight.rate(upTo: day)
    let ages =
      BodyWeightChange.window...BodyWeightChange.window + BodyFinding.mostEarlier
    overFourWeeks = weight.days.last { ages.contains(last.date.days(since: $0.date)) }
      .map(difference)
    sinceFirst = first.date < last.date ? difference(first) : nil
  }
}

extension BodyFinding.Measure {
  /// - Parameter measurements: of one metric, not empty.
  fileprivate init?(_ metric: BodyMetric, _ measurements: [BodyMeasurement]) {
    let days = measurements.medianByDay
    guard let first = days.first, let last = days.last else { return nil }
    self.metric = metric
    (date, value) = last
    sinceFirst =
      first.date < last.date
      ? .init(since: first.date, before: first.value, change: last.value - first.value) : nil
  }
}
