internal import GymBoAnalysis
internal import GymBoLog

extension JSONWriter {
  /// The trend of a lift with everything that decided it.
  mutating func trend(_ trend: Trend, options: AnalysisOptions) {
    member("trend") { json in
      json.member("state", trend.state.rawValue)
      json.member("told", trend.told.rawValue)
      json.member("reason", trend.reasonCode)
      json.verdict(trend.result)
      json.member("threshold", options.progressThreshold)
      if let measure = trend.measure {
        json.member("measure", measure.rawValue)
        json.member("unit", measure.unit)
      } else {
        json.member("measure", missing: trend.result.reason ?? .noMeasure)
        json.member("unit", missing: trend.result.reason ?? .noMeasure)
      }
      json.member("points", trend.points.count)
      json.member("spanDays", trend.spanDays)
      json.member("backSince", trend.backSince?.description, orMissing: .noBreak)
      json.member("weeksSinceBest", trend.weeksSinceBest.map(Double.init))
      json.record(trend.record)
      json.member("effortAdjusted", trend.isEffortAdjusted)
      json.member("leftOut", each: trend.leftOut) { json, left in
        json.object(inline: true) {
          $0.member("date", left.point.date.description)
          $0.member("value", left.point.value)
          $0.member("reason", left.reason.rawValue)
        }
      }
    }
  }

  /// The numbers of the verdict, or why there are none.
  private mutating func verdict(_ result: Finding<TrendVerdict>) {
    switch result {
    case .missing(let reason):
      let names = [
        "percentPerWeek", "interval", "weeks", "change", "probabilityRising", "probabilityFalling",
        "noise", "slowedWeeksAgo",
      ]
      for name in names { member(name, missing: reason) }
    case .known(let verdict):
      member("percentPerWeek", verdict.percentPerWeek)
      member("interval", verdict.interval)
      member("weeks", verdict.weeks)
      member("change", verdict.change)
      member("probabilityRising", verdict.probabilityRising)
      member("probabilityFalling", verdict.probabilityFalling)
      member("noise", verdict.noise)
      if let weeks = verdict.slowedWeeksAgo {
        member("slowedWeeksAgo", weeks)
      } else {
        member("slowedWeeksAgo", missing: .notDated)
      }
    }
  }

  private mutating func record(_ record: Trend.Record?) {
    guard let record else { return member("record", missing: .notInWeek) }
    member("record", inline: true) {
      $0.member("date", record.date.description)
      $0.member("kind", record.kind.name)
      $0.member("value", record.value)
      if let weeks = record.weeksWithout { $0.member("weeksWithout", weeks) }
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
  /// What decided the state, or why it is not decided.
  var reasonCode: String {
    switch state {
    case .progressing: "probably_rising"
    case .plateau: "probably_neither"
    case .notRising: "probably_not_rising"
    case .declining: "probably_falling"
    case .unclear: "none_probable"
    case .unchanged: "always_logged_alike"
    case .record: "record_in_week"
    case .new: (result.reason ?? .noMeasure).rawValue
    }
  }
}

extension ProgressMeasure {
  /// The unit of the measure in machine formats.
  var unit: String {
    switch self {
    case .estimate, .tenRepetitions, .assistance: "kg"
    case .repetitions: "repetitions"
    case .seconds: "s"
    }
  }
}
