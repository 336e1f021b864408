internal import GymBoAnalysis
internal import GymBoLog

extension English {
  func name(_ state: TrendState) -> Sentence {
    switch state {
    case .progressing: "progressing"
    case .plateau: "plateau"
    case .declining: "declining"
    case .unclear: "unclear"
    case .new: "new"
    }
  }

  func lead(_ state: TrendState) -> Sentence {
    switch state {
    case .progressing: "Progressing"
    case .plateau: "Plateau"
    case .declining: "Declining"
    case .unclear: "Unclear"
    case .new: "New"
    }
  }

  func slope(_ estimate: TrendEstimate) -> Sentence {
    let (low, high) = (estimate.interval.lowerBound, estimate.interval.upperBound)
    if (high - low).magnitude < 0.005, estimate.percentPerWeek.magnitude < 0.005 {
      return "no change"
    }
    return "\(numbers.percentChange(estimate.percentPerWeek, decimals: 2)) per week (80 % interval "
      + "\(numbers.signedFixed(low, decimals: 2)) to \(numbers.signedFixed(high, decimals: 2)))"
  }

  func summary(_ section: TrendSection) -> Sentence {
    guard let estimate = section.estimate.value else { return "." }
    var sentence: Sentence =
      ": \(slope(estimate)), \(count(section.sessions, "session")) in \(section.windowDays) days, "
      + "\(words(section.line))"
    if let measure = section.measure { sentence = sentence + " through the \(name(measure))" }
    if let best = section.best { sentence = sentence + "; \(words(best))" }
    if let onset = section.onset { sentence = sentence + "; since about \(near(onset))" }
    return sentence + "."
  }

  private func words(_ line: TrendSection.Line) -> String {
    switch line {
    case .bent: "bent line"
    case .huber: "Huber line"
    case .leastSquares: "least squares"
    }
  }

  func name(_ measure: ProgressMeasure) -> Sentence {
    switch measure {
    case .estimate: "e1RM"
    case .assistance: "assistance"
    case .repetitions: "repetitions"
    case .seconds: "time"
    }
  }

  /// `best 124.1 kg, from 100 kg × 8 on 12 Nov, 2 weeks ago`.
  private func words(_ best: TrendSection.Best) -> Sentence {
    let set = best.measure == .estimate ? ", from \(set(best.set))" as Sentence : ""
    let ago = asOf.map { ", \(self.ago(best.date, on: $0))" as Sentence } ?? ""
    return "best \(value(best.value, of: best.measure))\(set) on \(near(best.date))\(ago)"
  }

  func reason(_ section: TrendSection) -> Sentence {
    let estimate: TrendEstimate
    switch section.estimate {
    case .known(let known): estimate = known
    case .missing(let missing):
      let sentence = beginning(reason(missing))
      return missing == .tooFewSessions
        ? "\(sentence): \(count(section.sessions, "session")) in \(section.windowDays) days."
        : "\(sentence)."
    }
    if section.method.isForComparison { return comparison(section) }
    let limit = numbers.short(section.threshold, decimals: 2)
    let atLeast = certainty(1 - estimate.probabilityBelowThreshold)
    switch section.state {
    case .progressing:
      return "\(atLeast) sure that it rises by at least \(limit) % per week (80 % is enough)."
    case .plateau:
      return "\(certainty(estimate.probabilityBelowThreshold)) sure that it rises by less than "
        + "\(limit) % per week (80 % is enough)."
    case .declining:
      return "\(certainty(estimate.probabilityDeclining)) sure that it falls by more than "
        + "\(limit) % per week (80 % is enough)."
    case .unclear, .new:
      return
        "\(atLeast) sure that it rises by at least \(limit) % per week: neither progress nor a "
        + "plateau is shown."
    }
  }

  /// Never more certain than the computation can be: 1 to 99 %.
  func certainty(_ probability: Double) -> String {
    numbers.percent(min(max(100 * probability, 1), 99))
  }

  /// The rules that call a plateau what is not shown to be none.
  private func comparison(_ section: TrendSection) -> Sentence {
    let isPlateau = section.state == .plateau
    let what =
      switch section.method {
      case .mannKendall:
        isPlateau
          ? "The Mann–Kendall test shows no trend (p ≥ 0.10)"
          : "The Mann–Kendall test shows a trend (p < 0.10)"
      case .noRecord:
        isPlateau
          ? "The best session is at least 21 days older than the last"
          : "The best session is less than 21 days older than the last"
      default:
        isPlateau
          ? "The slope of a straight line is not significant (p ≥ 0.05)"
          : "The slope of a straight line is significant (p < 0.05)"
      }
    return "\(what); this rule is for comparison."
  }

  func note(_ note: TrendSection.Note) -> Sentence {
    switch note {
    case .leftOut(let groups):
      return "Left out: \(groups.map(words).joined(separator: ", "))."
    case .layoff(let days, let layoffs):
      let others = layoffs > 1 ? ", the last of \(layoffs)" : ""
      return "Without a session of it: \(dates.range(days, near: asOf))\(others); that time does "
        + "not count."
    case .effortAdjusted:
      return "Repetitions in reserve count as done: the same work at a lower RPE is progress."
    }
  }

  private func words(_ group: TrendSection.LeftOut) -> String {
    let count = group.days.count
    let what =
      switch group.reason {
      case .deload: self.count(count, "deload session")
      case .afterLayoff: self.count(count, "session") + " after a layoff"
      }
    guard count > TrendSection.LeftOut.mostDays, let first = group.days.first,
      let last = group.days.last
    else { return "\(what) (\(group.days.map(near).joined(separator: ", ")))" }
    return "\(what) (between \(near(first)) and \(near(last)))"
  }

  func goal(_ goal: LiftGoal) -> Sentence {
    let name = "\(load(goal.load)) e1RM"
    switch goal.forecast {
    case .failure(let refusal): return "Goal \(name): no date, as \(words(refusal))."
    case .success(let forecast):
      let what = goal.isGiven ? "Goal \(name)" : "Next round number, \(name)"
      let view = forecast.view
      let line =
        view.scale == .linear ? "a straight line" : "a line in log-time, as gains slow down"
      return "\(what): about \(near(view.date)) by \(line) "
        + "(80 % interval \(days(view.trend)))\(chance(forecast))."
    }
  }

  private func days(_ days: GoalForecast.Days) -> String {
    guard let latest = days.latest else {
      return "\(near(days.earliest)) to later than a year"
    }
    return dates.range(DayRange(days.earliest, latest), near: asOf)
  }

  private func chance(_ forecast: GoalForecast) -> String {
    guard let entry = forecast.probabilities.first(where: { $0.weeks == 8 }) else { return "" }
    return "; \(certainty(entry.session)) likely in a session in \(entry.weeks) weeks"
  }

  private func words(_ refusal: ForecastRefusal) -> String {
    switch refusal {
    case .notProgressing: "the lift is not progressing"
    case .alreadyReached: "the goal is reached already"
    case .tooFewSessions: "there are fewer than three sessions on different days"
    case .tooUncertain: "the trend is too uncertain for a date"
    case .beyondOneYear: "it would be later than one year"
    }
  }
}
