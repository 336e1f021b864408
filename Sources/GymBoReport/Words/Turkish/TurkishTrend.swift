internal import GymBoAnalysis
internal import GymBoLog

extension Turkish {
  func name(_ state: TrendState) -> Sentence {
    switch state {
    case .progressing: "yükselişte"
    case .plateau: "plato"
    case .notRising: "geriliyor"
    case .declining: "düşüşte"
    case .unclear: "belirsiz"
    case .unchanged: "değişmedi"
    case .record: "yeni rekor"
    case .new: "karar yok"
    }
  }

  func name(_ measure: ProgressMeasure) -> Sentence {
    switch measure {
    case .estimate: "e1RM"
    case .assistance: "destek"
    case .repetitions: "tekrar"
    case .seconds: "süre"
    }
  }

  func lead(_ section: TrendSection) -> Sentence {
    switch section.state {
    case .progressing: "Yükselişte"
    case .plateau: "Plato"
    case .notRising: notRising(section.change.value)
    case .declining: "Düşüşte"
    case .unclear: isProbablyRising(section) ? "Belirsiz, muhtemelen yükselişte" : "Belirsiz"
    case .unchanged: "Değişmedi"
    case .record: newBest(section.record)
    case .new: section.shortage == nil ? "Karar yok" : "Henüz erken"
    }
  }

  private func isProbablyRising(_ section: TrendSection) -> Bool {
    section.course == nil && section.change.value?.isProbablyRising ?? false
  }

  /// `Yükselmiyor, muhtemelen düşüşte`, or `belki` where that is not more likely than not.
  func notRising(_ change: TrendChange?) -> Sentence {
    let isProbable = change?.isProbablyFalling ?? false
    return "Yükselmiyor, \(isProbable ? "muhtemelen" : "belki") düşüşte"
  }

  private func newBest(_ record: TrendSection.Record?) -> Sentence {
    switch record?.kind {
    case .estimate: "Yeni e1RM rekoru"
    case .load: "Yeni ağırlık rekoru"
    default: "Yeni rekor"
    }
  }

  func summary(_ section: TrendSection) -> Sentence {
    switch section.change {
    case .missing(let missing):
      switch section.state {
      case .record:
        ": \(words(section.record))"
          + (section.shortage.map { "; trend için henüz erken: \(words($0, section))" } ?? "") + "."
      default: section.shortage.map { ": \(words($0, section))." } ?? ": \(reason(missing))."
      }
    case .known(let change):
      switch section.state {
      case .record: ": \(words(section.record)); \(trend(change, section.verdict))."
      case .unchanged: ": \(words(section.alike))."
      case .unclear where section.course != nil:
        ": \(self.change(change)) \(words(section.course))."
      case .notRising, .unclear: "\(sureness(change, section.state)): \(self.change(change))."
      case .progressing where section.course != nil: rise(section)
      case .progressing, .plateau, .declining, .new:
        ": \(self.change(change)), \(sureness(change, section.state))\(since(change, section.state))"
          + "\(newBest(of: section))."
      }
    }
  }

  /// Where the sessions rise though the rule cannot tell.
  private func rise(_ section: TrendSection) -> Sentence {
    guard case .rising(let from, let to, let sessions) = section.course else { return "" }
    let measure = section.measure ?? .estimate
    return ": son \(count(sessions, "antrenmanda")) \(value(from, of: measure)) değerinden "
      + "\(value(to, of: measure)) değerine\(newBest(of: section))."
  }

  private func words(_ course: TrendSection.Course?) -> String {
    switch course {
    case .notRising: "(kurala göre), ama bu haftaların antrenmanları yükselmiyor"
    case .notFalling: "(kurala göre), ama bu haftaların antrenmanları düşmüyor"
    case .rising, nil: ""
    }
  }

  /// `; yeni e1RM rekoru: 100 kg × 8, 7 Oca`, where a lift has another state in the week of one.
  private func newBest(of section: TrendSection) -> Sentence {
    guard let record = section.record else { return "" }
    let what: Sentence =
      switch record.kind {
      case .estimate: "yeni e1RM rekoru"
      case .load: "yeni ağırlık rekoru"
      default: "yeni rekor"
      }
    return "; \(what): \(words(record))"
  }

  /// `trend: plato, son 5 haftada +%0,4 (%80: −1,0 ile +1,9)`.
  private func trend(_ change: TrendChange, _ verdict: TrendState?) -> Sentence {
    let state: Sentence =
      switch verdict {
      case .notRising: change.isProbablyFalling ? "yükselmiyor, muhtemelen düşüşte" : "yükselmiyor"
      case .unclear: change.isProbablyRising ? "muhtemelen yükselişte" : "belirsiz"
      case let state?: name(state)
      case nil: "belirsiz"
      }
    return "trend: \(state), \(self.change(change))"
  }

  /// `en iyi set, son 10 antrenmanın hepsinde 100 kg × 5`.
  private func words(_ alike: TrendSection.Alike?) -> Sentence {
    guard let alike else { return "hep aynısı kaydedilmiş" }
    let which = alike.sessions == alike.compared ? "hepsinde" : "\(alike.sessions) tanesinde"
    return "en iyi set, son \(count(alike.compared, "antrenmanın")) \(which) \(set(alike.set))"
  }

  /// `son 5 haftada +%4,7 (%80: +2,3 ile +7,1)`, or `son 5 haftada değişim yok`.
  func change(_ change: TrendChange) -> Sentence {
    let (low, high) = (change.interval.lowerBound, change.interval.upperBound)
    let time =
      change.days.isMultiple(of: 7)
      ? count(change.days / 7, "haftada") : count(change.days, "günde")
    let percent = numbers.percentChange(change.percent)
    let isNone = percent == numbers.percentChange(0)
    return "son \(time) \(isNone ? "değişim yok" : percent) "
      + "(\(numbers.percent(80)): \(numbers.signedFixed(low, decimals: 1)) ile "
      + "\(numbers.signedFixed(high, decimals: 1)))"
  }

  /// How sure a verdict is: the probability that its word follows from.
  func sureness(_ change: TrendChange, _ state: TrendState) -> Sentence {
    switch state {
    case .declining: "kesinlik \(certainty(change.falling))"
    case .plateau: "yükselmiyor: \(certainty(1 - change.rising))"
    case .notRising: " (\(certainty(change.falling)))"
    case .unclear: change.isProbablyRising ? " (\(certainty(change.rising)))" : ""
    case .progressing, .unchanged, .record, .new: "kesinlik \(certainty(change.rising))"
    }
  }

  /// `, yaklaşık 6 haftadır`, where it slowed and that is what the verdict says.
  func since(_ change: TrendChange, _ state: TrendState) -> Sentence {
    guard state != .progressing, let weeks = change.slowedWeeksAgo else { return "" }
    return ", yaklaşık \(count(weeks, "haftadır"))"
  }

  /// `100 kg × 8, 7 Oca, rekorsuz 12 haftadan sonra`. A week or two without are the rule, and not told.
  private func words(_ record: TrendSection.Record?) -> Sentence {
    guard let record else { return "bu hafta" }
    let without: Sentence =
      switch record.weeksWithout {
      case nil, 0, 1, 2: ""
      case let weeks?: ", rekorsuz \(count(weeks, "haftadan")) sonra"
      }
    return "\(set(record.set)), \(near(record.date))\(without)"
  }

  /// `dönüş 3 May, 2 antrenman daha gerekiyor`.
  private func words(_ shortage: Trend.Shortage, _ section: TrendSection) -> Sentence {
    let back = section.backSince.map { "dönüş \(near($0)), " as Sentence } ?? ""
    return "\(back)\(words(shortage)) gerekiyor"
  }

  /// `2 antrenman daha`
  func words(_ shortage: Trend.Shortage) -> Sentence {
    let needed =
      shortage.sessions > 0
      ? count(shortage.sessions, "antrenman") : count(shortage.days, "gün")
    return "\(needed) daha"
  }

  func evidence(_ section: TrendSection) -> Sentence? {
    var parts: [Sentence] = []
    if section.sessions > 0 {
      let by = section.measure.map { ", ölçü \(name($0))" as Sentence } ?? ""
      parts.append("\(span(section.spanDays))\(count(section.sessions, "antrenman"))\(by)")
    }
    if let best = section.best {
      let name = parts.isEmpty ? "En iyi" : "en iyi"
      parts.append(words(best, named: name, besides: section.record))
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ") + "."
  }

  private func span(_ days: Int) -> Sentence {
    if days == 0 { return "" }
    return days < 14 ? "\(count(days + 1, "günde")) " : "\(count((days + 3) / 7, "haftada")) "
  }

  /// `en iyi 124,1 kg (100 kg × 8), 12 Kas, 2 hafta önce`; `en iyi e1RM hâlâ 124,1 kg, …` where the heaviest load is
  /// newer.
  private func words(
    _ best: TrendSection.Best, named name: String, besides record: TrendSection.Record?
  ) -> Sentence {
    let isOlder = record.map { $0.kind == .load && $0.date > best.date } ?? false
    let still = isOlder && best.measure == .estimate ? " e1RM hâlâ" : ""
    let set = best.measure == .estimate ? " (\(set(best.set)))" as Sentence : ""
    let ago = asOf.map { ", \(self.ago(best.date, on: $0))" as Sentence } ?? ""
    return
      "\(name)\(still) \(value(best.value, of: best.measure))\(set), \(near(best.date))\(ago)"
  }

  func reason(_ section: TrendSection) -> Sentence? {
    guard let change = section.change.value, section.state != .unchanged else { return nil }
    let limit = numbers.percent(section.threshold, shortTo: 2)
    return
      "Haftada \(numbers.percent(section.threshold, decimals: 2)) ya da fazla yükselme: "
      + "\(certainty(change.rising)); \(limit) ya da fazla düşme: \(certainty(change.falling)); karar "
      + "için \(numbers.percent(100 * TrendRule.certainty)) gerekir. Antrenmanlar arasındaki oynama "
      + "yaklaşık \(numbers.percent(change.noise, decimals: 1))."
  }

  /// Never more certain than the computation can be: 1 to 99 %.
  func certainty(_ probability: Double) -> String {
    numbers.percent(min(max(100 * probability, 1), 99))
  }

  func note(_ note: TrendSection.Note) -> Sentence {
    switch note {
    case .leftOut(let days, let reason): "Sayılmayan: \(words(days, reason))."
    case .backSince(let day): "Dönüş \(near(day)): ondan öncesi sayılmaz."
    case .effortAdjusted:
      "Yedekteki tekrarlar yapılmış sayılır: daha düşük RPE ile aynı iş ilerlemedir."
    case .highRepetitions:
      "12 tekrar ve altı az olduğu için \(TrendSection.mostRepetitions) tekrara kadar setler sayılır."
    }
  }

  private func words(_ days: [CivilDate], _ reason: Trend.LeftOut.Reason) -> String {
    let what =
      switch reason {
      case .deload: count(days.count, "deload antrenmanı")
      case .dropSets: "yalnızca drop setli \(count(days.count, "antrenman"))"
      case .warmUp: "yalnızca ısınma setli \(count(days.count, "antrenman"))"
      }
    guard days.count > TrendSection.mostDays, let first = days.first, let last = days.last
    else { return "\(what) (\(days.map(near).joined(separator: ", ")))" }
    return "\(what) (\(near(first)) ile \(near(last)) arası)"
  }
}
