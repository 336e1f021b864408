internal import GymBoAnalysis
internal import GymBoCoach
internal import GymBoLog
internal import GymBoProgression

extension WeeklyReport {
  /// All insights of the report's day as JSON, `gymbo.insights/1`; `Schemas/insights.schema.json` describes it. It analyses the
  /// history of two earlier days, too, so that the report's own JSON does without.
  public func insightsJSON() -> [UInt8] {
    let section = insights(.hindsight)
    return JSONWriter.document { json in
      json.member("schema", "gymbo.insights/1")
      json.input(of: log)
      json.member("asOf", findings?.asOf.description, orMissing: .noHistory)
      json.member("insights", each: section?.all ?? []) { json, line in
        json.object { write(line, section, to: &$0) }
      }
    }
  }

  private func write(_ line: InsightLine, _ section: InsightSection?, to json: inout JSONWriter) {
    let insight = line.insight
    func isAmong(_ lines: [InsightLine]?) -> Bool {
      lines?.contains { $0.insight.type == insight.type && $0.insight.subject == insight.subject }
        ?? false
    }
    let words = Language.english.words(unit: .kilogram, asOf: findings?.asOf)
    json.member("type", insight.type.rawValue)
    json.member("subject", insight.subject)
    json.member("sentence", words.insight(line).plain)
    json.member("score", insight.score)
    json.member("strength", min(max(insight.strength, 0), 1))
    json.member("weeks", insight.weeks)
    json.member("isCooling", insight.isCooling)
    json.member("isTold", isAmong(section?.told))
    json.member("isFirst", isAmong(section?.first))
    json.member("numbers", inline: true) { json in
      for (name, value) in insight.content.numbers { json.member(name, value) }
    }
    json.member("sets", each: Array(insight.rows.prefix(WeeklyReport.mostSets))) { json, row in
      json.object(inline: true) { $0.setPlace(row, of: log) }
    }
  }

  /// Sets that an insight refers to; of a month's sets the first are enough to look them up.
  private static let mostSets = 50
}

extension InsightContent {
  /// Its numbers by name: percent, kilograms, sets, days and weeks as the sentence has them.
  fileprivate var numbers: [(String, Double)] {
    switch self {
    case .suspectSets(let sets): [("sets", Double(sets))]
    case .lift(let movement):
      [
        ("percent_per_week", movement.verdict.percentPerWeek),
        ("low", movement.verdict.interval.lowerBound),
        ("high", movement.verdict.interval.upperBound), ("weeks", movement.verdict.weeks),
        ("probability_rising", movement.verdict.probabilityRising),
        ("probability_falling", movement.verdict.probabilityFalling),
      ]
    case .deload: []
    case .planKept(let percent, let done, let due):
      [("percent", percent), ("days_done", Double(done)), ("days_due", Double(due))]
    case .planDrift(let percent, let interval):
      [
        ("percent_per_week", percent), ("low", interval.lowerBound), ("high", interval.upperBound),
      ]
    case .easier(_, _, let before, let now): [("rpe_before", before), ("rpe", now)]
    case .nearRecord(_, let value, let record): [("e1rm_kg", value), ("record_kg", record)]
    case .roundGoal(_, _, let goal, let weeks, let probability):
      [("e1rm_kg", goal), ("weeks", weeks), ("probability", probability)]
    case .records(let lifts), .overload(let lifts): [("lifts", Double(lifts.count))]
    case .drought(let weeks, let sessions):
      [("weeks", Double(weeks)), ("sessions", Double(sessions))]
    case .steady(_, _, let sessions, _, let days, _):
      [("sessions", Double(sessions)), ("days", Double(days))]
    default: furtherNumbers
    }
  }

  /// Those of what is about no single lift.
  private var furtherNumbers: [(String, Double)] {
    switch self {
    case .muscleLow(_, let sets, let least): [("sets", sets), ("least", least)]
    case .muscleHigh(_, let sets, let most): [("sets", sets), ("most", most)]
    case .muscleChange(_, let before, let now): [("before", before), ("now", now)]
    case .muscleUntrained(_, let days): [("days", Double(days))]
    case .muscleFrequency(_, let days, let sets): [("days_per_week", days), ("sets_per_day", sets)]
    case .setBalance(let balance): [("first", balance.first), ("second", balance.second)]
    case .strengthRatio(_, let estimate):
      [
        ("ratio", estimate.ratio), ("low", estimate.interval.lowerBound),
        ("high", estimate.interval.upperBound),
      ]
    case .volumeChange(let before, let now): [("before_kg", before), ("now_kg", now)]
    case .bandMoved(_, let before, let now): [("percent_before", before), ("percent", now)]
    case .effort(_, let rpe, let sets): [("rpe", rpe), ("sets", Double(sets))]
    case .steadyWeeks(let weeks, let workouts, _):
      [("weeks", Double(weeks)), ("workouts", Double(workouts))]
    case .slipping(let before, let now): [("before", before), ("now", now)]
    case .missedWeekday(_, let missed): [("missed", Double(missed))]
    case .goalMet(let workouts, let goal), .goalMissed(let workouts, let goal):
      [("workouts", Double(workouts)), ("goal", Double(goal))]
    case .goalAtRisk(let missing, let days):
      [("missing", Double(missing)), ("days_left", Double(days))]
    case .volumeNear(let goal, let missing): [("goal_kg", goal), ("missing_kg", missing)]
    case .streakNear(let days, let left): [("days", Double(days)), ("days_left", Double(left))]
    case .blocks(let week, let sets, let before, let strength):
      [("week", Double(week)), ("sets", Double(sets)), ("sets_before", Double(before))]
        + (strength.map { [("e1rm_percent", $0)] } ?? [])
    case .fatigue(_, let before, let now): [("percent_before", before), ("percent", now)]
    case .duration(let before, let now): [("seconds_before", before), ("seconds", now)]
    case .ledger(let shares):
      [
        ("increases", Double(shares.increases)), ("lifted", Double(shares.increasesLifted)),
        ("tried", Double(shares.tried)), ("done", Double(shares.done)),
      ]
    default: []
    }
  }
}
