internal import GymBoAnalysis
internal import GymBoLog

extension JSONWriter {
  /// The trend of a lift with everything that decided it.
  mutating func trend(_ trend: Trend, options: AnalysisOptions) {
    member("trend") { json in
      json.member("state", trend.state.rawValue)
      json.member("reason", trend.machineReason)
      json.trendLine(trend)
      json.member("threshold", options.progressThreshold)
      if let measure = trend.measure {
        json.member("measure", measure.rawValue)
        json.member("unit", measure.unit)
      } else {
        json.member("measure", missing: trend.result.reason ?? .noMeasure)
        json.member("unit", missing: trend.result.reason ?? .noMeasure)
      }
      json.member("points", trend.points.count)
      json.member("windowDays", trend.windowDays)
      if let first = trend.points.first, let last = trend.points.last {
        json.member("spanDays", last.date.days(since: first.date))
      } else {
        json.member("spanDays", missing: trend.result.reason ?? .noQualifiedSet)
      }
      json.member("weeksSinceBest", trend.weeksSinceBest.map(Double.init))
      switch trend.onset {
      case .known(let date): json.member("onset", date.description)
      case .missing(let reason): json.member("onset", missing: reason)
      }
      json.member("rule", trend.method.rawValue)
      json.member("effortAdjusted", trend.isEffortAdjusted)
      json.member("leftOut", each: trend.leftOut) { json, left in
        json.object(inline: true) {
          $0.member("date", left.point.date.description)
          $0.member("value", left.point.value)
          $0.member("reason", left.reason.rawValue)
        }
      }
      json.layoffs(trend.layoffs)
    }
  }

  /// The deloads and layoffs of the history, which enter no trend.
  mutating func breaks(of findings: HistoryFindings?) {
    member("breaks") { json in
      json.member("deloads", each: findings?.breaks.deloads ?? []) { json, deload in
        json.object(inline: true) {
          $0.member("first", deload.first.description)
          $0.member("last", deload.last.description)
          $0.member("sessions", deload.sessions.count)
          $0.member("reason", deload.reason.rawValue)
          $0.member("open", deload.isOpen)
        }
      }
      json.layoffs(findings?.breaks.layoffs ?? [])
    }
  }

  private mutating func layoffs(_ layoffs: [Layoff]) {
    member("layoffs", each: layoffs) { json, layoff in
      json.object(inline: true) {
        $0.member("lastBefore", layoff.lastBefore.description)
        $0.member("firstAfter", layoff.firstAfter.description)
        $0.member("days", layoff.days)
      }
    }
  }

  private mutating func trendLine(_ trend: Trend) {
    switch trend.result {
    case .missing(let reason):
      let names = [
        "percentPerWeek", "interval", "standardError", "level", "probabilityBelowThreshold",
        "probabilityDeclining", "theilSen", "method",
      ]
      for name in names { member(name, missing: reason) }
    case .known(let line):
      member("percentPerWeek", line.percentPerWeek)
      member("interval", line.interval)
      member("standardError", line.standardError)
      member("level", line.level, unit: trend.measure?.unit ?? "")
      member("probabilityBelowThreshold", line.probabilityBelowThreshold)
      member("probabilityDeclining", line.probabilityDeclining)
      if let slope = line.theilSen {
        member("theilSen", slope)
      } else {
        member("theilSen", missing: .noMeasure)
      }
      member("method", trend.lineCode)
    }
  }

  /// The points of a lift's measure over time.
  mutating func series(_ series: MeasureSeries?) {
    member("series", each: series?.points ?? []) { json, point in
      json.object(inline: true) {
        $0.member("date", point.date.description)
        $0.member("value", point.value)
      }
    }
  }
}

extension Trend {
  /// The line whose numbers are given, in the word of machine formats.
  fileprivate var lineCode: String {
    switch line {
    case .bent: "bent_line"
    case .huber: "huber"
    case .leastSquares: "least_squares"
    }
  }

  /// What decided the state, as a rule in numbers, or why it is not decided.
  var machineReason: String {
    switch (method, state) {
    case (.leastSquares, .progressing), (.leastSquares, .declining): return "p(slope) < 0.05"
    case (.leastSquares, .plateau): return "p(slope) >= 0.05"
    case (.mannKendall, .progressing), (.mannKendall, .declining): return "p(Mann-Kendall) < 0.10"
    case (.mannKendall, .plateau): return "p(Mann-Kendall) >= 0.10"
    case (.noRecord, .progressing): return "record in the last 21 days"
    case (.noRecord, .plateau): return "no record in the last 21 days"
    default: break
    }
    return switch state {
    case .declining: "P(slope < -threshold) > 0.8"
    case .plateau: "P(slope < threshold) > 0.8"
    case .progressing: "P(slope < threshold) < 0.2"
    case .unclear: "P(slope < threshold) between 0.2 and 0.8"
    case .new: (result.reason ?? .noMeasure).rawValue
    }
  }
}

extension ProgressMeasure {
  /// The unit of the measure in machine formats.
  var unit: String {
    switch self {
    case .estimate, .assistance: "kg"
    case .repetitions: "repetitions"
    case .seconds: "s"
    }
  }
}
