internal import GymBoAnalysis
internal import GymBoLog

extension German {
  var bodyTitle: Sentence { "Körper" }

  func name(_ line: BodySection.Line) -> Sentence {
    switch line {
    case .weight: "Gewicht"
    case .rate: "Je Woche"
    case .overFourWeeks: "In \(BodyWeightChange.weeks) Wochen"
    case .sinceFirst: "Seit Beginn"
    case .measure(let measure): name(measure.metric)
    }
  }

  func name(_ metric: BodyMetric) -> Sentence {
    switch metric {
    case .bodyMass: "Gewicht"
    case .bodyFat: "Körperfett"
    case .height: "Körpergröße"
    case .neck: "Hals"
    case .shoulders: "Schultern"
    case .chest: "Brust"
    case .abdomen: "Bauch"
    case .waist: "Taille"
    case .hips: "Hüfte"
    case .leftUpperArm: "Linker Oberarm"
    case .rightUpperArm: "Rechter Oberarm"
    case .leftForearm: "Linker Unterarm"
    case .rightForearm: "Rechter Unterarm"
    case .leftThigh: "Linker Oberschenkel"
    case .rightThigh: "Rechter Oberschenkel"
    case .leftCalf: "Linke Wade"
    case .rightCalf: "Rechte Wade"
    case .restingHeartRate: "Ruhepuls"
    }
  }

  func value(_ line: BodySection.Line) -> Sentence {
    switch line {
    case .weight(let weight):
      return "\(numbers.bodyWeight(weight.last.kilograms, in: unit)) am \(near(weight.last.date)), "
        + "Trend \(numbers.bodyWeight(weight.last.trend, in: unit))"
    case .rate(.known(let change)):
      return "\(rate(change)), aus \(change.count) der letzten \(BodyWeightChange.window) Tage"
    case .rate(.refused(let refusal)): return "nicht bekannt: \(reason(refusal))"
    case .overFourWeeks(let difference), .sinceFirst(let difference):
      return "\(numbers.bodyWeightChange(difference.change, in: unit, decimals: 1)), von "
        + "\(numbers.bodyWeight(difference.before, in: unit)) am \(near(difference.since))"
    case .measure(let measure):
      let change = measure.sinceFirst.map {
        ", seit dem \(near($0.since)) \(self.change($0.change, of: measure.metric))" as Sentence
      }
      return "\(value(measure.value, of: measure.metric)) am \(near(measure.date))\(change ?? "")"
    }
  }

  /// `−0,70 kg (80 %: −0,74 bis −0,66)`.
  private func rate(_ change: BodyWeightChange) -> Sentence {
    "\(numbers.bodyWeightChange(change.perWeek, in: unit, decimals: 2)) (\(interval(change)))"
  }

  private func interval(_ change: BodyWeightChange) -> String {
    guard let interval = change.interval else {
      return "kein Bereich: die Tage sind sich zu ähnlich"
    }
    return
      "\(numbers.percent(80)): \(numbers.bodyWeightChangeNumber(interval.lowerBound, in: unit, decimals: 2)) bis "
      + numbers.bodyWeightChangeNumber(interval.upperBound, in: unit, decimals: 2)
  }

  private func reason(_ refusal: BodyWeightRefusal) -> String {
    switch refusal {
    case .fewDays(0): "kein Gewicht in den letzten \(BodyWeightChange.weeks) Wochen"
    case .fewDays(let days):
      "\(self.days(days)) mit Gewicht in den letzten \(BodyWeightChange.weeks) Wochen, nötig sind "
        + "\(BodyWeightChange.fewestDays)"
    case .shortSpan(let days):
      "die Gewichte der letzten \(BodyWeightChange.weeks) Wochen umfassen \(self.days(days)), "
        + "nötig sind \(BodyWeightChange.shortest)"
    }
  }

  private func value(_ value: Double, of metric: BodyMetric) -> String {
    switch metric.kind {
    case .mass: numbers.bodyWeight(value, in: unit)
    case .fraction: numbers.percent(100 * value, decimals: 1)
    case .length: "\(numbers.fixed(unit.bodyLength(value), decimals: 1)) \(lengthUnit)"
    case .rate: "\(numbers.fixed(value, decimals: 0)) je Minute"
    }
  }

  private func change(_ change: Double, of metric: BodyMetric) -> String {
    switch metric.kind {
    case .mass: numbers.bodyWeightChange(change, in: unit, decimals: 1)
    case .fraction: "\(numbers.signedFixed(100 * change, decimals: 1)) Punkte"
    case .length: "\(numbers.signedFixed(unit.bodyLength(change), decimals: 1)) \(lengthUnit)"
    case .rate: numbers.signedFixed(change, decimals: 0)
    }
  }

  private var lengthUnit: String {
    switch unit {
    case .kilogram: "cm"
    case .pound: "Zoll"
    }
  }

  var bodyKey: Sentence {
    "Je Woche: eine Gerade durch die Tage der letzten \(BodyWeightChange.weeks) Wochen, mit dem Bereich, in dem "
      + "sie 8 von 10 Mal liegt. Trend: jeden Tag um ein Zehntel näher am Gewicht des Tages."
  }

  func laterValues(days: Int) -> Sentence {
    "\(self.days(days)) mit Werten nach dem Tag des Berichts "
      + "\(days == 1 ? "zählt" : "zählen") nicht."
  }

  var noBody: Sentence { "Es ist kein Körpergewicht und kein anderes Maß bekannt." }

  // MARK: The chart

  func caption(_ chart: BodyChart) -> Sentence {
    guard case .known(let change) = chart.rate else {
      return
        "Letztes Gewicht: \(numbers.bodyWeight(chart.last.kilograms, in: unit)) am \(dates.date(chart.last.date))"
    }
    return
      "\(numbers.bodyWeightChange(change.perWeek, in: unit, decimals: 2)) je Woche in den letzten \(BodyWeightChange.weeks) Wochen "
      + "(\(interval(change)))"
  }

  func key(_ chart: BodyChart) -> Sentence {
    let part = chart.isPart ? "; die letzten \(BodyChart.weeks) Wochen" : ""
    return
      "Punkte: das Gewicht jedes Tages, \(numbers.symbol(of: unit)); Linie: der Trend\(part)."
  }

  func label(_ chart: BodyChart) -> Sentence {
    let weights = chart.days.map(\.kilograms)
    let (low, high) = (weights.min() ?? 0, weights.max() ?? 0)
    return "Diagramm des Körpergewichts, \(days(weights.count)): zuerst "
      + "\(numbers.bodyWeight(chart.first.kilograms, in: unit)) am \(dates.date(chart.first.date)), niedrigstes "
      + "\(numbers.bodyWeight(low, in: unit)), höchstes \(numbers.bodyWeight(high, in: unit)), zuletzt "
      + "\(numbers.bodyWeight(chart.last.kilograms, in: unit)) am \(dates.date(chart.last.date)), Trend "
      + "\(numbers.bodyWeight(chart.last.trend, in: unit)). Die Zahlen stehen in der Tabelle darunter."
  }

  var bodyColumns: [Sentence] {
    let symbol = numbers.symbol(of: unit)
    return ["Tag", "Gewicht, \(symbol)", "Trend, \(symbol)"]
  }

  func weightsInNumbers(days: Int) -> Sentence { "Alle \(self.days(days)) in Zahlen" }
}
