package import GymBoAnalysis
internal import GymBoImport
package import GymBoLog
package import GymBoStore

extension BodyTable {
  /// Takes the tables of body weights out of some files. Where there is nothing beside them, they stay: a table of weights alone
  /// is no history.
  /// - Parameter files: what was named; the exports stay in it.
  static func taken(
    from files: inout [InputFile], options: ImportOptions
  ) throws(ImportError) -> [BodyTable] {
    guard files.count > 1 else { return [] }
    var (tables, exports): ([BodyTable], [InputFile]) = ([], [])
    for file in files {
      if let table = try BodyTable(file, options: options) {
        tables.append(table)
      } else {
        exports.append(file)
      }
    }
    guard !exports.isEmpty else { return [] }
    files = exports
    return tables
  }
}

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
