internal import GymBoAnalysis
internal import GymBoLog

extension TrendState {
  /// The word for people.
  var word: String {
    switch self {
    case .progressing: "progressing"
    case .plateau: "plateau"
    case .declining: "declining"
    case .unclear: "unclear"
    case .new: "new"
    }
  }

  var ink: Ink {
    switch self {
    case .progressing: .green
    case .plateau: .yellow
    case .declining: .red
    case .unclear, .new: .plain
    }
  }
}

extension TrendEstimate {
  /// `+0.62 % per week (80 % interval +0.31 to +0.93)`, or `no change`.
  var slopeText: String {
    if (interval.upperBound - interval.lowerBound).magnitude < 0.005,
      percentPerWeek.magnitude < 0.005
    {
      return "no change"
    }
    return "\(NumberText.percent(percentPerWeek, decimals: 2)) per week (80 % interval "
      + "\(TrendEstimate.bound(interval.lowerBound)) to "
      + "\(TrendEstimate.bound(interval.upperBound)))"
  }

  private static func bound(_ value: Double) -> String {
    let text = NumberText.fixed(value.magnitude, decimals: 2)
    return text == "0.00" ? text : (value < 0 ? "−" : "+") + text
  }
}

extension Trend {
  /// What the state follows from, in one sentence.
  func reason(threshold: Double) -> String {
    guard let result = result.value else { return sentenceWithoutLine }
    if method.isForComparison { return comparisonReason }
    let limit = NumberText.short(threshold, decimals: 2)
    func certain(_ probability: Double) -> String {
      // Never more certain than the computation can be.
      let percent = min(max(100 * probability, 1), 99)
      return NumberText.fixed(percent, decimals: 0) + " %"
    }
    switch state {
    case .progressing:
      return "\(certain(1 - result.probabilityBelowThreshold)) sure that it rises by at least "
        + "\(limit) % per week (80 % is enough)."
    case .plateau:
      return "\(certain(result.probabilityBelowThreshold)) sure that it rises by less than "
        + "\(limit) % per week (80 % is enough)."
    case .declining:
      return "\(certain(result.probabilityDeclining)) sure that it falls by more than "
        + "\(limit) % per week (80 % is enough)."
    case .unclear, .new:
      return "\(certain(1 - result.probabilityBelowThreshold)) sure that it rises by at least "
        + "\(limit) % per week: neither progress nor a plateau is shown."
    }
  }

  /// The rules that call a plateau what is not shown to be none.
  private var comparisonReason: String {
    let isPlateau = state == .plateau
    let what =
      switch method {
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

  private var sentenceWithoutLine: String {
    let reason = result.reason?.rawValue ?? MissingReason.noMeasure.rawValue
    let sentence = NumberText.capitalized(reason)
    return result.reason == .tooFewSessions
      ? "\(sentence): \(NumberText.count(points.count, "session")) in \(windowDays) days."
      : "\(sentence)."
  }

  /// What the line does without and what it counts beside, in sentences; none where there is nothing to say.
  func notes(asOf: CivilDate) -> [String] {
    var notes: [String] = []
    let parts = LeftOutPoint.Reason.allCases.compactMap { reason -> String? in
      let points = leftOut.filter { $0.reason == reason }
      guard let first = points.first?.point.date, let last = points.last?.point.date else {
        return nil
      }
      // Few days are named, many by the first and the last.
      let days =
        points.count <= 4
        ? points.map { $0.point.date.text(near: asOf) }.joined(separator: ", ")
        : "between \(first.text(near: asOf)) and \(last.text(near: asOf))"
      return "\(reason.words(points.count)) (\(days))"
    }
    if !parts.isEmpty { notes.append("Left out: \(parts.joined(separator: ", ")).") }
    if let layoff = layoffs.last {
      let others = layoffs.count > 1 ? ", the last of \(layoffs.count)" : ""
      let days = DayRange(layoff.lastBefore, layoff.firstAfter).text(near: asOf)
      notes.append("Without a session of it: \(days)\(others); that time does not count.")
    }
    if isEffortAdjusted {
      notes.append(
        "Repetitions in reserve count as done: the same work at a lower RPE is progress.")
    }
    return notes
  }
}

extension Trend.LeftOutPoint.Reason {
  fileprivate func words(_ count: Int) -> String {
    switch self {
    case .deload: NumberText.count(count, "deload session")
    case .afterLayoff: NumberText.count(count, "session") + " after a layoff"
    }
  }
}

extension Wording {
  /// `best 124.1 kg (100 kg × 8) on 12 Nov 2026, 2 weeks ago`.
  func best(of series: MeasureSeries, asOf: CivilDate) -> String? {
    guard let best = series.best else { return nil }
    let set = series.measure == .estimate ? ", from \(set(best.row))" : ""
    let date = best.date.text(near: asOf)
    return "best \(value(best.value, of: series.measure))\(set) on \(date), "
      + best.date.ago(on: asOf)
  }
}
