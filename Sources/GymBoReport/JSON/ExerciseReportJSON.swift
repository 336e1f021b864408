internal import GymBoAnalysis
internal import GymBoLog

extension ExerciseReport {
  /// The exercise as JSON, `gymbo.exercise/2`; `Schemas/exercise.schema.json` describes it.
  public func json() -> [UInt8] {
    JSONWriter.document { json in
      json.member("schema", "gymbo.exercise/2")
      json.input(of: log)
      json.member("asOf", findings.asOf.description)
      let body = log.bodyLoad(ofExercise: lift.exercise, findings.options)
      if body > .zero { json.member("bodyLoad", body.kilograms, unit: "kg") }
      json.key("exercise")
      json.lift(lift, suggestion: suggestion, log: log, findings: findings)
      json.expectation(expectation)
      json.repetitionCurve(repetitionCurve)
      json.intensity(intensity, week: weekIntensity, fatigue: fatigue, log: log)
      json.member("series", each: chart) { json, point in
        json.object(inline: true) { json in
          json.member("date", point.session.date.description)
          json.member("workingSets", point.session.rows.count)
          json.member("topLoad", point.topLoad)
          json.member("e1RM", point.estimate)
          if let estimate = point.strength {
            json.member("e1RMInterval", estimate.interval)
            json.member("e1RMConfidence", estimate.confidence.rawValue)
          }
          if let smoothed = point.smoothed {
            json.member("smoothed", smoothed.value)
            json.member("smoothedInterval", smoothed.interval)
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
