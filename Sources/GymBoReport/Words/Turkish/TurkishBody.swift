internal import GymBoAnalysis
internal import GymBoLog

extension Turkish {
  var bodyTitle: Sentence { "Vücut" }

  func name(_ line: BodySection.Line) -> Sentence {
    switch line {
    case .weight: "Ağırlık"
    case .rate: "Haftalık değişim"
    case .overFourWeeks: "\(BodyWeightChange.weeks) haftada"
    case .sinceFirst: "Başından beri"
    case .measure(let measure): name(measure.metric)
    }
  }

  func name(_ metric: BodyMetric) -> Sentence {
    switch metric {
    case .bodyMass: "Ağırlık"
    case .bodyFat: "Vücut yağı"
    case .height: "Boy"
    case .neck: "Boyun"
    case .shoulders: "Omuzlar"
    case .chest: "Göğüs"
    case .abdomen: "Karın"
    case .waist: "Bel"
    case .hips: "Kalça"
    case .leftUpperArm: "Sol üst kol"
    case .rightUpperArm: "Sağ üst kol"
    case .leftForearm: "Sol ön kol"
    case .rightForearm: "Sağ ön kol"
    case .leftThigh: "Sol uyluk"
    case .rightThigh: "Sağ uyluk"
    case .leftCalf: "Sol baldır"
    case .rightCalf: "Sağ baldır"
    case .restingHeartRate: "Dinlenme nabzı"
    }
  }

  func value(_ line: BodySection.Line) -> Sentence {
    switch line {
    case .weight(let weight):
      return
        "\(numbers.bodyWeight(weight.last.kilograms, in: unit)) (\(near(weight.last.date))), trend "
        + "\(numbers.bodyWeight(weight.last.trend, in: unit))"
    case .rate(.known(let change)):
      return "\(rate(change)), son \(BodyWeightChange.window) günün \(change.count) gününden"
    case .rate(.refused(let refusal)): return "bilinmiyor: \(reason(refusal))"
    case .overFourWeeks(let difference), .sinceFirst(let difference):
      return "\(numbers.bodyWeightChange(difference.change, in: unit, decimals: 1)), önce "
        + "\(numbers.bodyWeight(difference.before, in: unit)) (\(near(difference.since)))"
    case .measure(let measure):
      let change = measure.sinceFirst.map {
        ", \(near($0.since)) tarihinden beri \(self.change($0.change, of: measure.metric))"
          as Sentence
      }
      return "\(value(measure.value, of: measure.metric)) (\(near(measure.date)))\(change ?? "")"
    }
  }

  /// `−0,70 kg (%80: −0,74 ile −0,66)`.
  private func rate(_ change: BodyWeightChange) -> Sentence {
    "\(numbers.bodyWeightChange(change.perWeek, in: unit, decimals: 2)) (\(interval(change)))"
  }

  private func interval(_ change: BodyWeightChange) -> String {
    guard let interval = change.interval else { return "aralık yok: günler birbirine çok benziyor" }
    return
      "\(numbers.percent(80)): \(numbers.bodyWeightChangeNumber(interval.lowerBound, in: unit, decimals: 2)) ile "
      + numbers.bodyWeightChangeNumber(interval.upperBound, in: unit, decimals: 2)
  }

  private func reason(_ refusal: BodyWeightRefusal) -> String {
    switch refusal {
    case .fewDays(0): "son \(BodyWeightChange.weeks) haftada tartı yok"
    case .fewDays(let days):
      "son \(BodyWeightChange.weeks) haftada tartılan \(count(days, "gün")) var, "
        + "\(BodyWeightChange.fewestDays) gün gerekir"
    case .shortSpan(let days):
      "son \(BodyWeightChange.weeks) haftanın tartıları \(count(days, "günü")) kapsıyor, "
        + "\(BodyWeightChange.shortest) gün gerekir"
    }
  }

  private func value(_ value: Double, of metric: BodyMetric) -> String {
    switch metric.kind {
    case .mass: numbers.bodyWeight(value, in: unit)
    case .fraction: numbers.percent(100 * value, decimals: 1)
    case .length: "\(numbers.fixed(unit.bodyLength(value), decimals: 1)) \(lengthUnit)"
    case .rate: "dakikada \(numbers.fixed(value, decimals: 0))"
    }
  }

  private func change(_ change: Double, of metric: BodyMetric) -> String {
    switch metric.kind {
    case .mass: numbers.bodyWeightChange(change, in: unit, decimals: 1)
    case .fraction: "\(numbers.signedFixed(100 * change, decimals: 1)) puan"
    case .length: "\(numbers.signedFixed(unit.bodyLength(change), decimals: 1)) \(lengthUnit)"
    case .rate: numbers.signedFixed(change, decimals: 0)
    }
  }

  private var lengthUnit: String {
    switch unit {
    case .kilogram: "cm"
    case .pound: "inç"
    }
  }

  var bodyKey: Sentence {
    "Haftalık değişim: son \(BodyWeightChange.weeks) haftanın günlerinden geçen bir doğru; aralık onu 10 seferin 8 "
      + "tanesinde içerir. Trend: her gün, o günün ağırlığına onda bir yaklaşır."
  }

  func laterValues(days: Int) -> Sentence {
    "Rapor gününden sonraki \(count(days, "günün")) değerleri sayılmadı."
  }

  var noBody: Sentence { "Vücut ağırlığı ve başka bir ölçü bilinmiyor." }

  // MARK: The chart

  func caption(_ chart: BodyChart) -> Sentence {
    guard case .known(let change) = chart.rate else {
      return
        "Son ağırlık: \(numbers.bodyWeight(chart.last.kilograms, in: unit)) (\(dates.date(chart.last.date)))"
    }
    return
      "Son \(BodyWeightChange.weeks) haftada haftalık değişim \(numbers.bodyWeightChange(change.perWeek, in: unit, decimals: 2)) "
      + "(\(interval(change)))"
  }

  func key(_ chart: BodyChart) -> Sentence {
    let part = chart.isPart ? "; son \(BodyChart.weeks) hafta" : ""
    return
      "Noktalar: her günün ağırlığı, \(numbers.symbol(of: unit)); çizgi: trend\(part)."
  }

  func label(_ chart: BodyChart) -> Sentence {
    let weights = chart.days.map(\.kilograms)
    let (low, high) = (weights.min() ?? 0, weights.max() ?? 0)
    return "Vücut ağırlığı grafiği, \(count(weights.count, "gün")): ilk "
      + "\(numbers.bodyWeight(chart.first.kilograms, in: unit)) (\(dates.date(chart.first.date))), en düşük "
      + "\(numbers.bodyWeight(low, in: unit)), en yüksek \(numbers.bodyWeight(high, in: unit)), son "
      + "\(numbers.bodyWeight(chart.last.kilograms, in: unit)) (\(dates.date(chart.last.date))), trend "
      + "\(numbers.bodyWeight(chart.last.trend, in: unit)). Sayılar aşağıdaki tabloda."
  }

  var bodyColumns: [Sentence] {
    let symbol = numbers.symbol(of: unit)
    return ["Gün", "Ağırlık, \(symbol)", "Trend, \(symbol)"]
  }

  func weightsInNumbers(days: Int) -> Sentence { "Sayılarla \(count(days, "günün")) tümü" }
}
