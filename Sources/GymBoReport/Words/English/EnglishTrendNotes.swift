internal import GymBoAnalysis
internal import GymBoLog

extension English {
  func note(_ note: TrendSection.Note) -> Sentence {
    switch note {
    case .leftOut(let days, let reason): "Left out: \(words(days, reason))."
    case .unmeasured(let days):
      "Left out: \(listed("\(count(days.count, "session")) of another kind of work", days))."
    case .backSince(let day): "Back since \(near(day)): the trend counts from that day."
    case .effortAdjusted:
      "Repetitions in reserve count as done: the same work at a lower RPE is progress."
    case .tenRepetitions:
      "e10RM is the load estimated for 10 repetitions (\(TenRepetitionMaximum.formulas)): many sets have more than the 12 that an e1RM takes."
    case .light(let days):
      "Below the days around it, and left out of the first line: "
        + "\(days.map(near).joined(separator: ", "))."
    case .lightAtEnd(let day):
      "Far below the days before it, and left out of the first line until the next session: \(near(day))."
    }
  }

  private func words(_ days: [CivilDate], _ reason: Trend.LeftOut.Reason) -> String {
    let what =
      switch reason {
      case .deload: count(days.count, "deload session")
      case .dropSets: "\(count(days.count, "session")) of drop sets alone"
      case .warmUp: "\(count(days.count, "session")) of warm-up sets alone"
      case .manyRepetitions:
        "\(count(days.count, "session")) whose best set has more repetitions than an e1RM takes"
      }
    return listed(what, days)
  }

  private func listed(_ what: String, _ days: [CivilDate]) -> String {
    guard days.count > TrendSection.mostDays, let first = days.first, let last = days.last
    else { return "\(what) (\(days.map(near).joined(separator: ", ")))" }
    return "\(what) (between \(near(first)) and \(near(last)))"
  }
}
