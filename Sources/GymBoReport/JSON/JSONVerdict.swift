internal import GymBoAnalysis
internal import GymBoLog

extension JSONWriter {
  /// How the week went, as the facts of the report's first sentences. A fact that does not hold has no key.
  mutating func verdict(
    _ findings: HistoryFindings?, _ attention: AttentionList?, log: TrainingLog,
    lightDays: [Int: CivilDate]
  ) {
    guard let findings, let attention else { return member("verdict", missing: .noHistory) }
    let records = RecordsOfTheWeek(findings, log: log)
    let verdict = WeekVerdict(
      findings, bests: records.bests, attention: attention,
      lifts: LiftsOfTheWeek(findings, records: records, lightDays: lightDays))
    member("verdict") { json in
      json.member("state", verdict.state.rawValue)
      json.member("workouts", verdict.workouts)
      if let goal = verdict.goal { json.member("goal", goal) }
      json.member("firstWeek", verdict.isFirst)
      if let days = verdict.daysOff { json.member("daysOffBefore", days) }
      switch verdict.work {
      case .volume(let percent): json.member("volumePercent", percent)
      case .sets(let change): json.member("setsChange", change)
      case nil: break
      }
      if verdict.isAfterDeload { json.member("afterDeload", true) }
      json.member("newBests", each: verdict.newBests, inline: true) { $0.string($1) }
      json.member("falling", each: verdict.falling, inline: true) { $0.string($1) }
      if let light = verdict.light {
        json.member("lightWeek", inline: true) { json in
          json.member("light", light.light)
          json.member("compared", light.compared)
        }
      }
      if let unstuck = verdict.unstuck {
        json.member("unstuck", inline: true) { json in
          json.member("lifts", unstuck.lifts)
          json.member("unjudged", unstuck.unjudged)
        }
      }
      json.member("deloadDue", verdict.isDeloadDue)
      if let day = verdict.deloadSince { json.member("deloadSince", day.description) }
      if let last = verdict.lastWorkout {
        json.member("lastWorkout", inline: true) { json in
          if let title = last.title { json.member("title", title) }
          json.member("date", last.date.description)
          json.member("days", last.days)
        }
      }
    }
  }
}
