package import GymBoLog
internal import GymBoSQLite

/// What the store did with measures of a body.
package struct BodyOutcome: Sendable, Equatable {
  /// Values that the store had not.
  package var new = 0
  /// Values of a time that had another value.
  package var changed = 0
  /// Values that the store had as they are.
  package var unchanged = 0

  /// A count of each.
  package init(new: Int = 0, changed: Int = 0, unchanged: Int = 0) {
    (self.new, self.changed, self.unchanged) = (new, changed, unchanged)
  }
}

extension Store {
  /// Adds measures of a body, as one change. A value of the same time and source replaces the one before; taking the change back
  /// brings that back.
  /// - Parameters:
  ///   - measurements: what was measured.
  ///   - format: the machine word of the app; empty for what was typed.
  ///   - account: whose it is, where one app has several.
  ///   - file: the file's name; nil for what was typed.
  package func add(
    _ measurements: [BodyMeasurement], format: String, account: String, file: String?
  ) throws(StoreError) -> BodyOutcome {
    try change { database throws(DatabaseError) in
      let origin = Database.origin(format, account)
      let (new, outcome) = try database.compare(measurements, origin)
      guard !new.isEmpty else { return outcome }
      try database.prepare("INSERT INTO changes (at, what, file) VALUES (?, 'body', ?)")
        .run(.text(now.description), SQLValue(file))
      let change = database.lastRow
      let insert = try database.prepare(
        "INSERT INTO measurements (change, metric, at, origin, value) VALUES (?, ?, ?, ?, ?)")
      for value in new {
        try insert.run(
          .integer(change), .text(value.metric.rawValue), .text(value.moment), .text(origin),
          .real(value.value))
      }
      return outcome
    }
  }

  /// What ``add(_:format:account:file:)`` would do. Nothing is written.
  package func trial(
    _ measurements: [BodyMeasurement], format: String, account: String
  ) throws(StoreError) -> BodyOutcome {
    try read { database throws(DatabaseError) in
      try database.compare(measurements, Database.origin(format, account)).outcome
    }
  }

  /// Everything that was measured, in order of time.
  package func measurements() throws(StoreError) -> [BodyMeasurement] {
    try read { database throws(DatabaseError) in
      Array(try database.measurements(nil).values)
        .sorted { ($0.at, $0.metric.rawValue, $0.value) < ($1.at, $1.metric.rawValue, $1.value) }
    }
  }
}

extension BodyMeasurement {
  /// The time as the store keeps it: with the time of day where it is known.
  fileprivate var moment: String { hasTime ? at.description : at.date.description }

  /// What tells a value apart from others of its source.
  fileprivate struct Key: Hashable {
    var metric: BodyMetric
    var moment: String
    var origin: String
  }

  fileprivate func key(_ origin: String) -> Key {
    Key(metric: metric, moment: moment, origin: origin)
  }
}

extension Database {
  fileprivate static func origin(_ format: String, _ account: String) -> String {
    account.isEmpty ? format : "\(format) \(account)"
  }

  fileprivate borrowing func compare(
    _ measurements: [BodyMeasurement], _ origin: String
  ) throws(DatabaseError) -> (new: [BodyMeasurement], outcome: BodyOutcome) {
    let known = try self.measurements(origin)
    var outcome = BodyOutcome()
    // Of one time the last value of a file counts.
    var last: [BodyMeasurement.Key: BodyMeasurement] = [:]
    for value in measurements { last[value.key(origin)] = value }
    let new = last.filter { key, value in
      guard let before = known[key] else {
        outcome.new += 1
        return true
      }
      if before.value == value.value { outcome.unchanged += 1 } else { outcome.changed += 1 }
      return before.value != value.value
    }
    return (
      new.values.sorted { ($0.at, $0.metric.rawValue) < ($1.at, $1.metric.rawValue) }, outcome
    )
  }

  /// The values that count: of each time the one that came last.
  /// - Parameter origin: of values of one source; nil for all.
  fileprivate borrowing func measurements(
    _ origin: String?
  ) throws(DatabaseError) -> [BodyMeasurement.Key: BodyMeasurement] {
    guard try hasProfile() else { return [:] }
    let statement = try prepare(
      "SELECT metric, at, origin, value FROM measurements ORDER BY change, id")
    var found: [BodyMeasurement.Key: BodyMeasurement] = [:]
    while try statement.step() {
      let text = statement.text(1) ?? ""
      let time = CivilTime(iso: text)
      let day = CivilDate(iso: text).map { CivilTime(date: $0, secondOfDay: 0) }
      // A metric of a newer release is left alone.
      guard let metric = statement.text(0).flatMap(BodyMetric.init(rawValue:)),
        let at = time ?? day, let value = statement.real(3),
        origin == nil || statement.text(2) == origin
      else { continue }
      let read = BodyMeasurement(metric, at: at, hasTime: time != nil, value: value)
      found[read.key(statement.text(2) ?? "")] = read
    }
    return found
  }
}
