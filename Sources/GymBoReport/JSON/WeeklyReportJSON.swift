internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

extension WeeklyReport {
  /// The report as JSON, `gymbo.report/2`: UTF-8; always kilograms, seconds and metres, also where ``unit`` is pounds.
  ///
  /// Frozen and versioned: `Schemas/report.schema.json` describes it. Missing numbers are
  /// `{"value": null, "reason": "…"}`; without a session every key is there, with empty lists and reasons.
  public func json() -> [UInt8] {
    let ofExercise = Dictionary(
      suggestions.map { ($0.exercise, $0) }, uniquingKeysWith: { first, _ in first })
    return JSONWriter.document { json in
      json.member("schema", "gymbo.report/2")
      json.input(of: log)
      json.history(of: findings)
      json.member("asOf", findings?.asOf.description, orMissing: .noHistory)
      json.week(of: findings)
      let attention = findings.map { self.attention($0, RecordsOfTheWeek($0, log: log)) }
      json.verdict(findings, attention, log: log, lightDays: lightDays)
      json.attention(attention)
      json.member("exercises", each: findings?.lifts ?? []) { json, lift in
        guard let findings else { return }
        json.lift(lift, suggestion: ofExercise[lift.exercise], log: log, findings: findings)
      }
      if let findings {
        json.sessions(findings.weekSessions, log: log, findings: findings)
      } else {
        json.member("sessions", each: [Int]()) { $0.integer($1) }
      }
      json.cardio(of: findings)
      json.periods(of: findings)
      json.volumeSeries(of: findings)
      json.weekDays(of: findings)
      json.volumeModel(findings?.options.volumeModel ?? .fractional)
      json.muscles(of: findings)
      json.muscleWeeks(findings.map(MuscleWeeks.init))
      json.volumeByModel(of: findings)
      json.evenness(of: findings)
      json.monotony(of: findings)
      json.balance(of: findings, log: log)
      json.repetitionBands("repetitionBands", findings?.repetitionBands)
      if let findings {
        json.recordsBySession(findings.weekSessions, log: log, findings: findings)
      } else {
        json.member("records", each: [Int]()) { $0.integer($1) }
      }
      json.breaks(of: findings)
      json.streaks(of: findings)
      json.milestones(of: findings)
      json.nextSession(nextSession, of: log)
      if let plan { json.member("plan", plan.writeMembers) }
      json.suggestions(suggestions, log: log)
      json.deload(deload, log: log)
      json.body(body)
      json.issues(issues, of: log)
      json.mergedNames(of: log)
    }
  }
}
