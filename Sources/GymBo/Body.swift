package import GymBoAnalysis
package import GymBoLog
package import GymBoStore

/// What a store knows of the body of its person.
package struct Body: Sendable {
  /// Everything that was measured, in order of time.
  package let measurements: [BodyMeasurement]
  /// The body weight day by day.
  package let weight: BodyWeight

  /// Nothing was measured.
  package init() { (measurements, weight) = ([], BodyWeight([])) }

  /// What a store has.
  package init(of store: borrowing Store) throws(StoreError) {
    measurements = try store.measurements()
    weight = BodyWeight(measurements)
  }

  /// The last value of a metric up to a day; nil where there is none.
  package func latest(_ metric: BodyMetric, upTo day: CivilDate) -> BodyMeasurement? {
    measurements.last { $0.metric == metric && $0.at.date <= day }
  }
}
