package import GymBoLog

/// What the progress of a lift is measured by.
package enum ProgressMeasure: String, MachineWord, Hashable {
  /// Best e1RM of a session, kg.
  case estimate = "e1rm"
  /// Least assistance of a session, kg; less is more.
  case assistance
  /// Most repetitions of a session without a load.
  case repetitions
  /// Longest set of a session, s.
  case seconds

  /// 1 where more is better, −1 where less is.
  package var direction: Double { self == .assistance ? -1 : 1 }
}

/// A lift's measure over time: one point a session that has one.
package struct MeasureSeries: Sendable, Hashable {
  /// The measure of one session.
  package struct Point: Sendable, Hashable {
    /// The day of the session.
    package var date: CivilDate
    /// Index into the log's sessions.
    package var session: Int
    /// In the measure's unit.
    package var value: Double
    /// The set it comes from.
    package var row: Int
  }

  /// What is measured.
  package var measure: ProgressMeasure
  /// In order of time, suspect sets left out.
  package var points: [Point]

  /// The measure that most of the lift's recent sessions have; of equals, the one declared first.
  /// - Parameter sessions: the lift's sessions, in order of time.
  init?(sessions: [ExerciseSession], history: PreparedHistory) {
    let traits = history.traits
    let recent = MeasureSeries.recent(sessions)
    let candidates = ProgressMeasure.allCases.map { measure in
      (measure, recent.count { MeasureSeries.row(of: measure, in: $0, traits: traits) != nil })
    }
    let most = candidates.map(\.1).max() ?? 0
    guard most > 0, let measure = candidates.first(where: { $0.1 == most })?.0 else { return nil }
    self.measure = measure
    points = []
    points.reserveCapacity(sessions.count)
    for index in sessions.indices {
      guard let row = MeasureSeries.row(of: measure, in: sessions[index], traits: traits),
        let value = MeasureSeries.value(of: measure, row: row, log: history.log, traits: traits)
      else { continue }
      points.append(
        Point(
          date: sessions[index].date, session: sessions[index].session, value: value, row: row))
    }
  }

  /// Why a lift has no series.
  /// - Parameter sessions: the lift's sessions, in order of time.
  static func absence(
    _ sessions: [ExerciseSession], log: TrainingLog, traits: SetTraits
  ) -> MissingReason {
    let rows = recent(sessions).flatMap(\.rows)
    let trusted = rows.filter { !traits.isSuspect[$0] }
    if trusted.isEmpty { return rows.isEmpty ? .noSets : .allSuspect }
    if trusted.contains(where: { log.columns.semantics[$0] == .loaded }) { return .noQualifiedSet }
    return trusted.allSatisfy { log.columns.semantics[$0] == .distance }
      ? .distanceOnly : .noMeasure
  }

  /// The sessions that decide the measure: those of the last 56 days before the last one, latest first.
  private static func recent(
    _ sessions: [ExerciseSession]
  ) -> ReversedCollection<[ExerciseSession]>.SubSequence {
    guard let last = sessions.last?.date else { return sessions.reversed()[...] }
    return sessions.reversed().prefix { last.days(since: $0.date) <= HuberPlateauRule.longWindow }
  }

  private static func row(
    of measure: ProgressMeasure, in session: ExerciseSession, traits: SetTraits
  ) -> Int? {
    let row =
      switch measure {
      case .estimate: session.bestEstimateRow
      case .assistance: session.leastAssistanceRow
      case .repetitions: session.topRow == nil ? session.mostRepetitionsRow : nil
      case .seconds: session.longestRow
      }
    return row.flatMap { traits.isSuspect[$0] ? nil : $0 }
  }

  private static func value(
    of measure: ProgressMeasure, row: Int, log: TrainingLog, traits: SetTraits
  ) -> Double? {
    switch measure {
    case .estimate: traits.estimate[row]
    case .assistance: log.columns.load[row].map { Load(units: $0).kilograms }
    case .repetitions: log.columns.repetitions[row].map(Double.init)
    case .seconds: log.columns.seconds[row]
    }
  }

  /// The best point; of equals, the first.
  package var best: Point? {
    var best: Point?
    for point in points
    where best.map({ measure.direction * point.value > measure.direction * $0.value }) ?? true {
      best = point
    }
    return best
  }
}
