internal import GymBoAnalysis
internal import GymBoLog

extension German {
  func certainty(_ probability: Double) -> String {
    numbers.percent(TrendChange.shownPercent(probability))
  }

  func note(_ note: TrendSection.Note) -> Sentence {
    switch note {
    case .leftOut(let days, let reason): "Ausgelassen: \(words(days, reason))."
    case .unmeasured(let days):
      "Ausgelassen: \(listed("\(sessions(days.count)) mit Arbeit anderer Art", days))."
    case .backSince(let day): "Zurück seit dem \(near(day)): Der Trend zählt ab diesem Tag."
    case .effortAdjusted:
      "Wiederholungen in Reserve zählen als geschafft: Dieselbe Arbeit bei niedrigerer RPE ist "
        + "Fortschritt."
    case .tenRepetitions:
      "e10RM ist das geschätzte Gewicht für 10 Wiederholungen (\(TenRepetitionMaximum.formulas)), weil viele Sätze mehr als die 12 eines e1RM haben."
    case .light(let days):
      "Unter den Tagen davor und danach, in der ersten Zeile nicht mitgezählt: "
        + "\(days.map(near).joined(separator: ", "))"
    case .high(let days):
      "Über den Tagen davor und danach, in der ersten Zeile nicht mitgezählt: "
        + "\(days.map(near).joined(separator: ", "))"
    case .manyRepetitions(let days, let counted, withReserve: true):
      "Als höchstens \(counted) Wiederholungen gezählt, mit denen in Reserve: \(listed(sessions(days.count), days))."
    case .manyRepetitions(let days, let counted, withReserve: false):
      "Als \(counted) Wiederholungen gezählt, mehr nimmt ein e1RM nicht: \(listed(sessions(days.count), days))."
    case .sameLoads(let steps):
      "Dieselben Gewichte mit mehr Wiederholungen: \(steps.map(step).joined(separator: ", "))."
    case .mostRepetitions(let set, let day):
      "Die meisten Wiederholungen bisher mit \(load(set.load ?? .zero)): \(numbers.whole(set.repetitions ?? 0)) am \(near(day)), mehr als ein e1RM nimmt."
    case .countedAnotherWay(let other):
      "\(load(other.before)) vor dem \(near(other.since)), \(load(other.load)) an diesem Tag: vielleicht anders gezählt oder ein anderes Gerät. Der Trend zählt ab diesem Tag."
    case .afterBreak(let days, let day, isLater: true):
      "\(count(days, "Tag", "Tage")) ohne die Übung vor dem \(near(day)); die erste Zeile gilt der Zeit davor."
    case .afterBreak(let days, let day, isLater: false):
      "\(count(days, "Tag", "Tage")) ohne die Übung vor der letzten Einheit (\(near(day)))."
    case .highAtEnd(let day):
      "Der \(near(day)) lag weit über den Tagen davor und zählt in der ersten Zeile erst ab der nächsten Einheit mit."
    case .lightAtEnd(let day):
      "Der \(near(day)) lag weit unter den Tagen davor und zählt in der ersten Zeile erst ab der nächsten Einheit mit."
    }
  }

  /// `50 kg × 8 → 12`
  private func step(_ step: SameLoads.Step) -> Sentence {
    "\(load(step.load)) × \(numbers.whole(step.from)) → \(numbers.whole(step.to))"
  }

  /// `; beste Sätze seit dem 3. Mai mit höchstens 40 kg, direkt davor mit mindestens 60 kg`, or `; seit dem 3. Mai niedriger, davor etwa
  /// 84 kg`
  func stepDown(_ section: TrendSection) -> Sentence {
    if let lighter = section.lighter {
      return "; beste Sätze seit dem \(near(lighter.since)) mit höchstens \(load(lighter.load)), "
        + "direkt davor mit mindestens \(load(lighter.before))"
    }
    return section.lowerSince.map { lower in
      "; seit dem \(near(lower.date)) niedriger, "
        + "davor etwa \(amount(lower.before, of: section.measure ?? .estimate))"
    } ?? ""
  }

  /// What is told of a lift without a direction: beside a new best that those before it were level.
  func unclear(_ section: TrendSection) -> Sentence {
    if section.doubt == .levelUntilBest { return words(TrendDoubt.levelUntilBest) }
    return section.isProbablyRising ? "unklar, steigt wahrscheinlich" : "unklar"
  }

  /// Why a lift is unclear, after its levels, where the word itself does not say it.
  func suffix(_ doubt: TrendDoubt) -> Sentence {
    doubt == .levelUntilBest ? "" : "; \(words(doubt))"
  }

  /// Why a lift is unclear.
  func words(_ doubt: TrendDoubt) -> Sentence {
    switch doubt {
    case .twoKinds:
      "so weit auseinander: vielleicht zwei Pläne oder Geräte, oder verschieden gezählt"
    case .lightAndHeavy: "leichte und schwere Tage durcheinander: schwer zu vergleichen"
    case .inTurn(.up): "für sich in jedem ihrer zwei Trainings steigend"
    case .inTurn(.level): "für sich in jedem ihrer zwei Trainings stabil"
    case .inTurn(.down): "für sich in jedem ihrer zwei Trainings fallend"
    case .inTurn(nil): "zwei Trainings im Wechsel, jedes auf eigener Höhe"
    case .aboveBefore: "höher als in den Einheiten der Wochen davor"
    case .lastTwoBelow: "die letzten zwei niedriger als die übrigen"
    case .lastTwoAbove: "die letzten zwei höher als die übrigen"
    case .lastIsBest: "die letzte die beste bisher"
    case .bestOn(let day): "die beste bisher am \(near(day))"
    case .lastAbove: "die letzte höher als die übrigen"
    case .levelUntilBest: "bis dahin gleich"
    case .otherRepetitions: "andere Wiederholungszahl als davor: schwer zu vergleichen"
    case .afterPause(let weeks): "die letzte nach \(self.weeks(weeks)) ohne die Übung"
    case .afterRest(let sessions, let weeks):
      "nur \(count(sessions, "Einheit", "Einheiten")) nach \(self.weeks(weeks)) ohne Training"
    case .lastRise(let sessions): "in den letzten \(sessions) kein Rückschritt"
    case .few(let sessions):
      "nur \(count(sessions, "Einheit", "Einheiten")), zu wenig für ein Urteil"
    case .scatter: "ohne klare Richtung"
    case .uneven: "zu ungleichmäßig für ein Urteil"
    }
  }

  private func words(_ days: [CivilDate], _ reason: Trend.LeftOut.Reason) -> String {
    let what =
      switch reason {
      case .deload: count(days.count, "Entlastungseinheit", "Entlastungseinheiten")
      case .dropSets: "\(sessions(days.count)) nur mit Dropsätzen"
      case .warmUp: "\(sessions(days.count)) nur mit Aufwärmsätzen"
      case .manyRepetitions:
        "\(sessions(days.count)), deren bester Satz für ein e1RM zu viele Wiederholungen hat"
      case .lightDay:
        "\(days.count) leichte \(days.count == 1 ? "Einheit" : "Einheiten"), alle Sätze gleich und mit viel weniger Gewicht"
      case .ill:
        "\(days.count) schwächere \(days.count == 1 ? "Einheit" : "Einheiten") mit Notiz über Krankheit"
      }
    return listed(what, days)
  }

  private func listed(_ what: String, _ days: [CivilDate]) -> String {
    guard days.count > TrendSection.mostDays, let first = days.first, let last = days.last
    else { return "\(what) (\(days.map(near).joined(separator: ", ")))" }
    return "\(what) (zwischen \(near(first)) und \(near(last)))"
  }

  /// What the totals of an unchanged lift do not say already.
  func laterSets(_ section: TrendSection) -> Sentence {
    section.laterSetsRose && section.alike?.total == nil
      ? "; in späteren Sätzen mehr Wiederholungen" : ""
  }
}
