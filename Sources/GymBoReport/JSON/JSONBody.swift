internal import GymBoAnalysis
internal import GymBoLog

extension JSONWriter {
  /// What was measured of the body; no key where nothing was.
  mutating func body(_ finding: BodyFinding?) {
    guard let finding else { return }
    member("body") { json in
      if let weight = finding.weight {
        json.member("weight") { $0.weightMembers(weight) }
      } else {
        json.member("weight", missing: .notWeighed)
      }
      json.member("measures", each: finding.measures) { json, measure in
        json.object { json in
          let (unit, factor) = measure.metric.kind.machineUnit
          json.member("metric", measure.metric.machineWord)
          json.member("date", measure.date.description)
          json.member("value", factor * measure.value)
          json.member("unit", unit)
          json.difference("sinceFirst", measure.sinceFirst, orMissing: .firstTime, factor: factor)
        }
      }
      json.member("laterDays", finding.laterDays)
    }
  }

  private mutating func weightMembers(_ weight: BodyFinding.Weight) {
    member("date", weight.last.date.description)
    member("value", weight.last.kilograms)
    member("unit", "kg")
    member("trend", weight.last.trend, unit: "kg")
    member("days", weight.days.count)
    rate(weight.rate)
    difference("overFourWeeks", weight.overFourWeeks, orMissing: .notWeighedThen)
    difference("sinceFirst", weight.sinceFirst, orMissing: .firstTime)
    member("series", each: BodyChart(weight)?.days ?? [weight.last]) { json, day in
      json.object(inline: true) {
        $0.member("date", day.date.description)
        $0.member("weight", day.kilograms)
        $0.member("trend", day.trend)
      }
    }
  }

  private mutating func rate(_ rate: BodyWeight.Rate) {
    member("perWeek") { json in
      switch rate {
      case .known(let change):
        json.member("value", change.perWeek)
        json.member("unit", "kg")
        if let interval = change.interval {
          json.member("interval", interval)
        } else {
          json.member("interval", missing: .tooUncertain)
        }
        json.member("days", change.count)
      case .refused(.fewDays(let days)), .refused(.shortSpan(let days)):
        json.missingMembers(rate.reason ?? "")
        json.member("days", days)
      }
    }
  }

  private mutating func difference(
    _ name: String, _ difference: BodyFinding.Difference?, orMissing reason: Absence,
    factor: Double = 1
  ) {
    guard let difference else { return member(name, missing: reason) }
    member(name, inline: true) {
      $0.member("since", difference.since.description)
      $0.member("before", factor * difference.before)
      $0.member("change", factor * difference.change)
    }
  }
}

extension BodyWeight.Rate {
  /// nil where it is refused.
  var change: BodyWeightChange? { if case .known(let change) = self { change } else { nil } }

  /// Why it is refused, as a word of machine formats.
  var reason: String? {
    switch self {
    case .known: nil
    case .refused(.fewDays): "few_days"
    case .refused(.shortSpan): "short_span"
    }
  }
}

extension BodyMetric {
  /// The word of machine formats: `resting_heart_rate`.
  var machineWord: String { rawValue.replacing("-", with: "_") }
}

extension BodyMetric.Kind {
  /// The unit of machine formats, and how many of it one of the kept unit is.
  fileprivate var machineUnit: (unit: String, factor: Double) {
    switch self {
    case .mass: ("kg", 1)
    case .fraction: ("%", 100)
    case .length: ("m", 1)
    case .rate: ("1/min", 1)
    }
  }
}
