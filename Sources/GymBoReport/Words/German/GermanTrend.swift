internal import GymBoAnalysis
internal import GymBoLog

extension German {
  func name(_ state: TrendState) -> Sentence {
    switch state {
    case .progressing: "steigt"
    case .plateau: "Plateau"
    case .notRising: "lässt nach"
    case .declining: "rückläufig"
    case .unclear: "unklar"
    case .unchanged: "gleich"
    case .record: "Bestwert"
    case .new: "kein Urteil"
    }
  }

  func name(_ measure: ProgressMeasure) -> Sentence {
    switch measure {
    case .estimate: "e1RM"
    case .assistance: "Hilfe"
    case .repetitions: "Wiederholungen"
    case .seconds: "Zeit"
    }
  }

  func lead(_ section: TrendSection) -> Sentence {
    switch section.state {
    case .progressing: "Steigt"
    case .plateau: "Plateau"
    case .notRising: notRising(section.change.value)
    case .declining: "Rückläufig"
    case .unclear: isProbablyRising(section) ? "Unklar, steigt wahrscheinlich" : "Unklar"
    case .unchanged: "Unverändert"
    case .record: newBest(section.record, isLead: true)
    case .new: section.shortage == nil ? "Kein Urteil" : "Zu neu"
    }
  }

  private func isProbablyRising(_ section: TrendSection) -> Bool {
    section.course == nil && section.change.value?.isProbablyRising ?? false
  }

  /// `Steigt nicht, fällt wahrscheinlich`, or `vielleicht` where that is not more likely than not.
  private func notRising(_ change: TrendChange?) -> Sentence {
    let isProbable = change?.isProbablyFalling ?? false
    return "Steigt nicht, fällt \(isProbable ? "wahrscheinlich" : "vielleicht")"
  }

  private func newBest(_ record: TrendSection.Record?, isLead: Bool) -> Sentence {
    switch record?.kind {
    case .estimate: isLead ? "Neues bestes e1RM" : "neues bestes e1RM"
    case .load: isLead ? "Neues Höchstgewicht" : "neues Höchstgewicht"
    default: isLead ? "Neuer Bestwert" : "neuer Bestwert"
    }
  }

  func summary(_ section: TrendSection) -> Sentence {
    switch section.change {
    case .missing(let missing):
      switch section.state {
      case .record:
        ended(
          ": \(words(section.record))"
            + (section.shortage.map { "; zu neu für einen Trend: \(words($0, section))" } ?? ""))
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
        ended(
          ": \(self.change(change)), \(sureness(change, section.state))"
            + "\(since(change, section.state))\(newBest(of: section))")
      }
    }
  }

  /// Where the sessions rise though the rule cannot tell.
  private func rise(_ section: TrendSection) -> Sentence {
    guard case .rising(let from, let to, let sessions) = section.course else { return "" }
    let measure = section.measure ?? .estimate
    return ended(
      ": von \(value(from, of: measure)) auf \(value(to, of: measure)) in den "
        + "letzten \(self.sessions(sessions))\(newBest(of: section))")
  }

  private func words(_ course: TrendSection.Course?) -> String {
    switch course {
    case .notRising: "nach der Regel, aber die Einheiten dieser Wochen steigen nicht"
    case .notFalling: "nach der Regel, aber die Einheiten dieser Wochen fallen nicht"
    case .rising, nil: ""
    }
  }

  /// `; neues bestes e1RM: 100 kg × 8 am 7. Jan.`, where a lift has another state in the week of one.
  private func newBest(of section: TrendSection) -> Sentence {
    guard let record = section.record else { return "" }
    return "; \(newBest(record, isLead: false)): \(words(record))"
  }

  /// `Trend: Plateau, +0,4 % in den letzten 5 Wochen (80 %: −1 bis +1,9)`.
  private func trend(_ change: TrendChange, _ verdict: TrendState?) -> Sentence {
    let state: Sentence =
      switch verdict {
      case .notRising:
        change.isProbablyFalling ? "steigt nicht, fällt wahrscheinlich" : "steigt nicht"
      case .unclear: change.isProbablyRising ? "steigt wahrscheinlich" : "unklar"
      case let state?: name(state)
      case nil: "unklar"
      }
    return "Trend: \(state), \(self.change(change))"
  }

  /// `der beste Satz war 100 kg × 5 in jeder der letzten 10 Einheiten`.
  private func words(_ alike: TrendSection.Alike?) -> Sentence {
    guard let alike else { return "immer gleich notiert" }
    let sessions: Sentence =
      switch (alike.sessions, alike.compared) {
      case (_, 1): "in der letzten Einheit"
      case (let some, let all) where some == all: "in jeder der letzten \(all) Einheiten"
      case (let some, let all): "in \(some) der letzten \(all) Einheiten"
      }
    return "der beste Satz war \(set(alike.set)) \(sessions)"
  }

  /// `+4,7 % in den letzten 5 Wochen (80 %: +2,3 bis +7,1)`, or `unverändert in den letzten 5 Wochen`.
  private func change(_ change: TrendChange) -> Sentence {
    let (low, high) = (change.interval.lowerBound, change.interval.upperBound)
    let time: String =
      switch change.days {
      case 1: "am letzten Tag"
      case 7: "in der letzten Woche"
      case let days where days.isMultiple(of: 7): "in den letzten \(weeks(days / 7))"
      case let days: "in den letzten \(dativeDays(days))"
      }
    let percent = numbers.percentChange(change.percent)
    let isNone = percent == numbers.percentChange(0)
    return "\(isNone ? "unverändert" : percent) \(time) "
      + "(\(numbers.percent(80)): \(numbers.signedFixed(low, decimals: 1)) bis "
      + "\(numbers.signedFixed(high, decimals: 1)))"
  }

  /// How sure a verdict is: the probability that its word follows from.
  private func sureness(_ change: TrendChange, _ state: TrendState) -> Sentence {
    switch state {
    case .declining: "\(certainty(change.falling)) sicher"
    case .plateau: "steigt nicht: \(certainty(1 - change.rising))"
    case .notRising: " (\(certainty(change.falling)))"
    case .unclear: change.isProbablyRising ? " (\(certainty(change.rising)))" : ""
    case .progressing, .unchanged, .record, .new: "\(certainty(change.rising)) sicher"
    }
  }

  /// `, seit etwa 6 Wochen`, where it slowed and that is what the verdict says.
  private func since(_ change: TrendChange, _ state: TrendState) -> Sentence {
    guard state != .progressing, let weeks = change.slowedWeeksAgo else { return "" }
    return ", seit etwa \(self.weeks(weeks))"
  }

  /// `100 kg × 8 am 7. Jan., nach 12 Wochen ohne`. A week or two without are the rule, and not told.
  private func words(_ record: TrendSection.Record?) -> Sentence {
    guard let record else { return "in dieser Woche" }
    let without: Sentence =
      switch record.weeksWithout {
      case nil, 0, 1, 2: ""
      case let weeks?: ", nach \(self.weeks(weeks)) ohne"
      }
    return "\(set(record.set)) am \(near(record.date))\(without)"
  }

  /// `zurück seit dem 3. Mai, noch 2 Einheiten`.
  private func words(_ shortage: Trend.Shortage, _ section: TrendSection) -> Sentence {
    let back = section.backSince.map { "zurück seit dem \(near($0)), " as Sentence } ?? ""
    return "\(back)\(words(shortage))"
  }

  /// `noch 2 Einheiten`
  func words(_ shortage: Trend.Shortage) -> Sentence {
    "noch \(shortage.sessions > 0 ? sessions(shortage.sessions) : days(shortage.days))"
  }

  func evidence(_ section: TrendSection) -> Sentence? {
    var parts: [Sentence] = []
    if section.sessions > 0 {
      let by = section.measure.map { ", nach \(name($0))" as Sentence } ?? ""
      parts.append("\(sessions(section.sessions))\(span(section.spanDays))\(by)")
    }
    if let best = section.best { parts.append(words(best, besides: section.record)) }
    return parts.isEmpty ? nil : ended(beginning(parts.joined(separator: "; ")))
  }

  private func span(_ days: Int) -> Sentence {
    if days == 0 { return "" }
    return days < 14 ? " in \(dativeDays(days + 1))" : " in \(weeks((days + 3) / 7))"
  }

  /// `Bestwert 124,1 kg, aus 100 kg × 8 am 12. Nov., vor 2 Wochen`; `bestes e1RM weiter 124,1 kg, …` where the heaviest
  /// load is newer.
  private func words(_ best: TrendSection.Best, besides record: TrendSection.Record?) -> Sentence {
    let isOlder = record.map { $0.kind == .load && $0.date > best.date } ?? false
    let what: Sentence =
      isOlder && best.measure == .estimate ? "das beste e1RM bleibt" : "Bestwert"
    let set = best.measure == .estimate ? ", aus \(set(best.set))" as Sentence : ""
    let ago = asOf.map { ", \(self.ago(best.date, on: $0))" as Sentence } ?? ""
    return "\(what) \(value(best.value, of: best.measure))\(set) am \(near(best.date))\(ago)"
  }

  func reason(_ section: TrendSection) -> Sentence? {
    guard let change = section.change.value, section.state != .unchanged else { return nil }
    let limit = numbers.percent(section.threshold, shortTo: 2)
    return
      "Steigt um \(numbers.percent(section.threshold, decimals: 2)) oder mehr je Woche: "
      + "\(certainty(change.rising)); fällt um \(limit) oder mehr: \(certainty(change.falling)); ein "
      + "Urteil braucht \(numbers.percent(100 * TrendRule.certainty)). Einheiten streuen um etwa "
      + "\(numbers.percent(change.noise, decimals: 1))."
  }

  /// Never more certain than the computation can be: 1 to 99 %.
  func certainty(_ probability: Double) -> String {
    numbers.percent(min(max(100 * probability, 1), 99))
  }

  func note(_ note: TrendSection.Note) -> Sentence {
    switch note {
    case .leftOut(let days, let reason): "Ausgelassen: \(words(days, reason))."
    case .backSince(let day): "Zurück seit dem \(near(day)): Davor zählt nichts."
    case .effortAdjusted:
      "Wiederholungen in Reserve zählen als geschafft: Dieselbe Arbeit bei niedrigerer RPE ist "
        + "Fortschritt."
    case .highRepetitions:
      "Sätze bis \(TrendSection.mostRepetitions) Wiederholungen zählen, weil wenige höchstens 12 haben."
    }
  }

  private func words(_ days: [CivilDate], _ reason: Trend.LeftOut.Reason) -> String {
    let what =
      switch reason {
      case .deload: count(days.count, "Entlastungseinheit", "Entlastungseinheiten")
      case .dropSets: "\(sessions(days.count)) nur mit Dropsätzen"
      case .warmUp: "\(sessions(days.count)) nur mit Aufwärmsätzen"
      }
    guard days.count > TrendSection.mostDays, let first = days.first, let last = days.last
    else { return "\(what) (\(days.map(near).joined(separator: ", ")))" }
    return "\(what) (zwischen \(near(first)) und \(near(last)))"
  }
}
