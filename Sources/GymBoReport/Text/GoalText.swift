internal import GymBoAnalysis
internal import GymBoLog

/// When a lift comes to its goal, in a sentence.
struct GoalText {
  let goal: LiftGoal
  let unit: LoadUnit
  let asOf: CivilDate

  /// Nil where nobody asked for a goal and the lift comes to none.
  var sentence: String? {
    let name = "\(goal.load.text(in: unit)) e1RM"
    switch goal.forecast {
    case .failure(let refusal):
      return goal.isGiven ? "Goal \(name): no date, as \(refusal.words)." : nil
    case .success(let forecast):
      let what = goal.isGiven ? "Goal \(name)" : "Next round number, \(name)"
      let view = forecast.view
      let line =
        view.scale == .linear ? "a straight line" : "a line in log-time, as gains slow down"
      return "\(what): about \(view.date.text(near: asOf)) by \(line) "
        + "(80 % interval \(days(view.trend)))\(chance(forecast))."
    }
  }

  private func days(_ days: GoalForecast.Days) -> String {
    guard let latest = days.latest else {
      return "\(days.earliest.text(near: asOf)) to later than a year"
    }
    return DayRange(days.earliest, latest).text(near: asOf)
  }

  private func chance(_ forecast: GoalForecast) -> String {
    guard let entry = forecast.probabilities.first(where: { $0.weeks == 8 }) else { return "" }
    // Never more certain than a forecast can be.
    let percent = NumberText.fixed(min(max(100 * entry.session, 1), 99), decimals: 0)
    return "; \(percent) % likely in a session in \(entry.weeks) weeks"
  }
}

extension ForecastRefusal {
  fileprivate var words: String {
    switch self {
    case .tooFewSessions: "there are \(rawValue)"
    case .beyondOneYear: "it would be \(rawValue)"
    default: rawValue
    }
  }
}
