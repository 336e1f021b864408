internal import GymBoAnalysis
internal import GymBoLog

extension ExerciseReport {
  /// The exercise as JSON, `gymbo.exercise/1`; `Schemas/exercise.schema.json` describes it.
  public func json() -> [UInt8] {
    JSONWriter.document { json in
      json.member("schema", "gymbo.exercise/1")
      json.input(of: log)
      json.member("asOf", findings.asOf.description)
      json.key("exercise")
      json.lift(lift, suggestion: suggestion, log: log, findings: findings)
      json.repetitionCurve(repetitionCurve)
      json.forecast(goal)
      json.intensity(intensity, log: log)
      json.member("series", each: lift.sessions) { json, session in
        json.object(inline: true) { json in
          let point = ExercisePoint(session, log: log, findings: findings)
          json.member("date", session.date.description)
          json.member("workingSets", session.rows.count)
          json.member("topLoad", point.topLoad)
          json.member("e1RM", point.estimate)
          if let estimate = point.strength {
            json.member("e1RMInterval", estimate.interval)
            json.member("e1RMConfidence", estimate.confidence.rawValue)
          }
          json.member("volume", point.volume)
          // As in a set, a measure that the session does not have has no key.
          if let assistance = point.assistance { json.member("assistance", assistance) }
          if let repetitions = point.repetitions { json.member("repetitions", repetitions) }
          if let seconds = point.seconds { json.member("seconds", seconds) }
        }
      }
      json.member("sessions", each: lastSessions) { json, session in
        let point = ExercisePoint(session, log: log, findings: findings)
        json.exerciseSession(session, standing: point.row, log: log, findings.traits)
      }
    }
  }
}

/// The numbers of one exercise in one session that charts are drawn of, in kg, repetitions and s.
struct ExercisePoint {
  var topLoad: Finding<Double>
  var estimate: Finding<Double>
  /// The same with its interval.
  var strength: StrengthEstimate?
  var volume: Finding<Double>
  /// Least assistance, most repetitions and longest set, where the session has them.
  var assistance: Double?
  var repetitions: Int?
  var seconds: Double?
  /// The set that stands for the session.
  var row: Int?

  init(_ session: ExerciseSession, log: TrainingLog, findings: HistoryFindings) {
    let traits = findings.traits
    func known(_ value: Double?, orMissing reason: MissingReason) -> Finding<Double> {
      value.map(Finding.known) ?? .missing(session.rows.isEmpty ? .noSets : reason)
    }
    func load(_ row: Int?) -> Double? {
      row.flatMap { log.sets.load[$0] }.map { Load(units: $0).kilograms }
    }
    topLoad = known(load(session.topRow), orMissing: .noLoad)
    estimate = known(
      session.bestEstimateRow.flatMap { traits.estimate[$0] }, orMissing: .noQualifiedSet)
    strength = session.bestEstimateRow.flatMap {
      StrengthEstimate(row: $0, of: log.sets, options: findings.options)
    }
    volume = session.volume(traits)
    assistance = load(session.leastAssistanceRow)
    repetitions = session.rows.compactMap { log.sets.repetitions[$0] }.max().map(Int.init)
    seconds = session.longestRow.flatMap { log.sets.seconds[$0] }
    row =
      session.topRow ?? session.leastAssistanceRow ?? session.mostRepetitionsRow
      ?? session.longestRow ?? session.rows.first
  }
}
