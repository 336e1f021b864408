internal import GymBoAnalysis
internal import GymBoLog

extension JSONWriter {
  /// When the lift comes to its goal, or why no date is given.
  mutating func forecast(_ goal: LiftGoal?) {
    guard let goal else { return member("forecast", missing: .noEstimates) }
    switch goal.forecast {
    case .failure(let refusal): member("forecast", missing: refusal.rawValue)
    case .success(let forecast):
      member("forecast") { json in
        json.member("goal", forecast.goal, unit: "kg")
        json.member("given", goal.isGiven)
        json.member("confidence", forecast.confidence)
        json.key("view")
        json.view(forecast.view)
        json.key("optimistic")
        json.view(forecast.optimistic)
        if let realistic = forecast.realistic {
          json.key("realistic")
          json.view(realistic)
        } else {
          json.member("realistic", missing: .tooUncertain)
        }
        json.member("probabilities", each: forecast.probabilities) { json, entry in
          json.object(inline: true) {
            $0.member("weeks", entry.weeks)
            $0.member("date", entry.date.description)
            $0.member("trend", entry.trend)
            $0.member("session", entry.session)
          }
        }
      }
    }
  }

  private mutating func view(_ view: GoalForecast.View) {
    object { json in
      json.member("method", "goal_date_\(view.scale.rawValue)")
      json.member("date", view.date.description)
      json.days("trend", view.trend)
      json.days("session", view.session)
    }
  }

  private mutating func days(_ name: String, _ days: GoalForecast.Days) {
    member(name, inline: true) {
      $0.member("earliest", days.earliest.description)
      $0.member("latest", days.latest?.description, orMissing: .laterThanAYear)
    }
  }
}

extension GoalForecast {
  struct Probability {
    var weeks: Int
    var date: CivilDate
    /// The probabilities that the trend, and that the best set of a session, is at the goal.
    var trend: Double
    var session: Double
  }

  /// The probabilities that reports show: 4, 8, 12 and 26 weeks from today.
  var probabilities: [Probability] {
    [4, 8, 12, 26].compactMap { weeks in
      let date = today.advanced(by: 7 * weeks)
      guard let trend = probability(by: date, event: .trend),
        let session = probability(by: date, event: .session)
      else { return nil }
      return Probability(weeks: weeks, date: date, trend: trend, session: session)
    }
  }
}
