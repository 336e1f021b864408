internal import GymBoAnalysis
internal import GymBoLog

extension JSONWriter {
  /// The trend of a lift with everything that decided it.
  mutating func trend(_ trend: Trend, options: AnalysisOptions) {
    member("trend") { json in
      json.member("state", trend.state.rawValue)
      json.member("reason", trend.reasonCode)
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

  /// What decided the state, or why it is not decided.
  var reasonCode: String {
    switch (method, state) {
    case (.leastSquares, .progressing), (.leastSquares, .declining): "slope_significant"
    case (.leastSquares, .plateau): "slope_not_significant"
    case (.mannKendall, .progressing), (.mannKendall, .declining): "trend_significant"
    case (.mannKendall, .plateau): "trend_not_significant"
    case (.noRecord, .progressing): "record_in_window"
    case (.noRecord, .plateau): "no_record_in_window"
    case (_, .declining): "probably_below_minus_threshold"
    case (_, .plateau): "probably_below_threshold"
    case (_, .progressing): "probably_above_threshold"
    case (_, .unclear): "neither_probable"
    case (_, .new): (result.reason ?? .noMeasure).rawValue
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
