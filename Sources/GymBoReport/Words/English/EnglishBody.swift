internal import GymBoAnalysis
internal import GymBoLog

extension English {
  var bodyTitle: Sentence { "Body" }

  func name(_ line: BodySection.Line) -> Sentence {
    switch line {
    case .weight: "Weight"
    case .rate: "Change a week"
    case .overFourWeeks: "Over \(BodyWeightChange.weeks) weeks"
    case .sinceFirst: "Since the first"
    case .measure(let measure): name(measure.metric)
    }
  }

  func name(_ metric: BodyMetric) -> Sentence {
    switch metric {
    case .bodyMass: "Weight"
    case .bodyFat: "Body fat"
    case .height: "Height"
    case .neck: "Neck"
    case .shoulders: "Shoulders"
    case .chest: "Chest"
    case .abdomen: "Abdomen"
    case .waist: "Waist"
    case .hips: "Hips"
    case .leftUpperArm: "Left upper arm"
    case .rightUpperArm: "Right upper arm"
    case .leftForearm: "Left forearm"
    case .rightForearm: "Right forearm"
    case .leftThigh: "Left thigh"
    case .rightThigh: "Right thigh"
    case .leftCalf: "Left calf"
    case .rightCalf: "Right calf"
    case .restingHeartRate: "Resting pulse"
    }
  }

  func value(_ line: BodySection.Line) -> Sentence {
    switch line {
    case .weight(let weight):
      return "\(numbers.bodyWeight(weight.last.kilograms, in: unit)) on \(near(weight.last.date)), "
        + "trend \(numbers.bodyWeight(weight.last.trend, in: unit))"
    case .rate(.known(let change)):
      return "\(rate(change)), from \(change.count) of the last \(BodyWeightChange.window) days"
    case .rate(.refused(let refusal)): return "not known: \(reason(refusal))"
    case .overFourWeeks(let difference), .sinceFirst(let difference):
      return "\(numbers.bodyWeightChange(difference.change, in: unit, decimals: 1)), from "
        + "\(numbers.bodyWeight(difference.before, in: unit)) on \(near(difference.since))"
    case .measure(let measure):
      let change = measure.sinceFirst.map {
        ", \(self.change($0.change, of: measure.metric)) since \(near($0.since))" as Sentence
      }
      return "\(value(measure.value, of: measure.metric)) on \(near(measure.date))\(change ?? "")"
    }
  }

  /// `−0.70 kg (80 %: −0.74 to −0.66)`.
  private func rate(_ change: BodyWeightChange) -> Sentence {
    "\(numbers.bodyWeightChange(change.perWeek, in: unit, decimals: 2)) (\(interval(change)))"
  }

  private func interval(_ change: BodyWeightChange) -> String {
    guard let interval = change.interval else { return "no range: the days are too much alike" }
    return
      "\(numbers.percent(80)): \(numbers.bodyWeightChangeNumber(interval.lowerBound, in: unit, decimals: 2)) to "
      + numbers.bodyWeightChangeNumber(interval.upperBound, in: unit, decimals: 2)
  }

  private func reason(_ refusal: BodyWeightRefusal) -> String {
    switch refusal {
    case .fewDays(0): "no weight in the last \(BodyWeightChange.weeks) weeks"
    case .fewDays(let days):
      "\(count(days, "day")) with a weight in the last \(BodyWeightChange.weeks) weeks, "
        + "\(BodyWeightChange.fewestDays) are needed"
    case .shortSpan(let days):
      "the weights of the last \(BodyWeightChange.weeks) weeks span \(count(days, "day")), "
        + "\(BodyWeightChange.shortest) are needed"
    }
  }

  private func value(_ value: Double, of metric: BodyMetric) -> String {
    switch metric.kind {
    case .mass: numbers.bodyWeight(value, in: unit)
    case .fraction: numbers.percent(100 * value, decimals: 1)
    case .length: "\(numbers.fixed(unit.bodyLength(value), decimals: 1)) \(lengthUnit)"
    case .rate: "\(numbers.fixed(value, decimals: 0)) a minute"
    }
  }

  private func change(_ change: Double, of metric: BodyMetric) -> String {
    switch metric.kind {
    case .mass: numbers.bodyWeightChange(change, in: unit, decimals: 1)
    case .fraction: "\(numbers.signedFixed(100 * change, decimals: 1)) points"
    case .length: "\(numbers.signedFixed(unit.bodyLength(change), decimals: 1)) \(lengthUnit)"
    case .rate: numbers.signedFixed(change, decimals: 0)
    }
  }

  private var lengthUnit: String {
    switch unit {
    case .kilogram: "cm"
    case .pound: "in"
    }
  }

  var bodyKey: Sentence {
    "Change a week: a line through the days of the last \(BodyWeightChange.weeks) weeks, with the range that holds it 8 "
      + "times in 10. Trend: each day a tenth of the way to that day's weight."
  }

  func laterValues(days: Int) -> Sentence {
    "\(count(days, "day")) with values after the day of the report \(days == 1 ? "is" : "are") not counted."
  }

  var noBody: Sentence { "No body weight and no other measure is known." }

  // MARK: The chart

  func caption(_ chart: BodyChart) -> Sentence {
    guard case .known(let change) = chart.rate else {
      return
        "Last weight: \(numbers.bodyWeight(chart.last.kilograms, in: unit)) on \(dates.date(chart.last.date))"
    }
    return
      "\(numbers.bodyWeightChange(change.perWeek, in: unit, decimals: 2)) a week in the last \(BodyWeightChange.weeks) weeks "
      + "(\(interval(change)))"
  }

  func key(_ chart: BodyChart) -> Sentence {
    let part = chart.isPart ? "; the last \(BodyChart.weeks) weeks" : ""
    return "Dots: the weight of each day, \(numbers.symbol(of: unit)); line: the trend\(part)."
  }

  func label(_ chart: BodyChart) -> Sentence {
    let weights = chart.days.map(\.kilograms)
    let (low, high) = (weights.min() ?? 0, weights.max() ?? 0)
    return "Chart of body weight, \(count(weights.count, "day")): first "
      + "\(numbers.bodyWeight(chart.first.kilograms, in: unit)) on \(dates.date(chart.first.date)), lowest "
      + "\(numbers.bodyWeight(low, in: unit)), highest \(numbers.bodyWeight(high, in: unit)), last "
      + "\(numbers.bodyWeight(chart.last.kilograms, in: unit)) on \(dates.date(chart.last.date)), trend "
      + "\(numbers.bodyWeight(chart.last.trend, in: unit)). Numbers in the table below."
  }

  var bodyColumns: [Sentence] {
    let symbol = numbers.symbol(of: unit)
    return ["Day", "Weight, \(symbol)", "Trend, \(symbol)"]
  }

  func weightsInNumbers(days: Int) -> Sentence { "All \(count(days, "day")) in numbers" }
}
