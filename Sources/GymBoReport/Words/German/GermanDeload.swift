internal import GymBoProgression

extension German {
  func lead(_ verdict: DeloadFinding.Verdict) -> Sentence {
    switch verdict {
    case .due: "Entlastung:"
    case .notDue: "Keine Entlastung fällig:"
    case .unknown: "Entlastung:"
    }
  }

  func sentence(_ advice: DeloadAdvice) -> Sentence {
    switch advice.verdict {
    case .due:
      let signs = advice.reasons.map(words).joined(separator: "; ")
      return "\(ended(signs)) \(week(advice))"
    case .notDue:
      let reasons: [Sentence] =
        advice.reasons.isEmpty
        ? advice.gaps.map { "\(words($0))" } : advice.reasons.map(notDue)
      return ended(reasons.joined(separator: "; "))
    case .unknown: return "noch zu früh für ein Urteil."
    }
  }

  func shortSentence(_ advice: DeloadAdvice) -> Sentence {
    "\(ended(advice.brief.reasons.map(words).joined(separator: "; "))) Bis zum \(near(advice.until)) "
      + "halb so viele Sätze, weniger Gewicht, wie unten."
  }

  /// `In der Entlastung: 2 × 90 kg × 8`
  func deloadWork(_ work: DeloadWork) -> Sentence {
    if let short = work.repetitionsShort {
      return "In der Entlastung: \(setCount(work.sets)), "
        + "\(repetitionCount(short)) früher aufhören als unten"
    }
    return "In der Entlastung: \(work.sets) × \(set(SetWork(work)))"
  }

  /// `Danach: 3 × 100 kg × 8, Chance für den besten Satz 82 %`
  func afterDeload(_ line: SuggestionList.Line) -> Sentence { "Danach: \(work(line))" }

  /// What a lighter week is, and until when.
  private func week(_ advice: DeloadAdvice) -> Sentence {
    let load = numbers.percent(100 * DeloadWeek.loadShare)
    let short = numbers.short(DeloadWeek.repetitionsShort, decimals: 1)
    let bodyweight: Sentence =
      advice.hasBodyweightLifts
      ? "; mit Körpergewicht: halb so viele Sätze, \(short) Wiederholungen früher aufhören" : ""
    return
      "\(DeloadWeek.days) Tage, bis zum \(near(advice.until)): halb so viele Sätze, \(load) des "
      + "Gewichts (oder weniger Wiederholungen)\(bodyweight)."
  }

  /// A reason beside a verdict against a deload.
  private func notDue(_ reason: DeloadAdvice.Reason) -> Sentence {
    guard case .sign(let sign) = reason else { return words(reason) }
    guard case .weeksWithout(let weeks) = sign else {
      return "\(words(sign)), aber ein Zeichen allein genügt nicht"
    }
    return
      "\(self.weeks(weeks)) ohne Entlastungswoche oder freie Woche, aber Zeit allein ist kein Grund"
  }

  private func words(_ reason: DeloadAdvice.Reason) -> Sentence {
    switch reason {
    case .exempt(let exemption): words(exemption)
    case .sign(let sign): words(sign)
    case .fewFall(0, 1):
      "\(onlyLift) lag in den letzten zwei Einheiten nicht unter dem üblichen Niveau"
    case .fewDecline(0, 1): "\(onlyLift) fällt nicht"
    case .fewHarder(0, 1): "\(onlyLift) wurde bei gleichem Gewicht nicht schwerer"
    case .fewFall(let few, let all):
      "\(part(few, of: all)) \(few > 1 ? "lagen" : "lag") in den letzten zwei Einheiten unter dem üblichen Niveau"
    case .fewDecline(let few, let all): "\(part(few, of: all)) \(few > 1 ? "fallen" : "fällt")"
    case .fewHarder(let few, let all):
      "dasselbe Gewicht wurde in \(few == 0 ? "keiner" : numbers.whole(few)) von \(lifts(all)) "
        + "schwerer"
    case .weeksSinceRest(let weeks): "\(self.weeks(weeks)) seit der letzten Erholung"
    }
  }

  private func words(_ sign: DeloadAdvice.Sign) -> Sentence {
    switch sign {
    case .falling(let lifts):
      "\(names(lifts.names, more: lifts.more)) \(lifts.areSeveral ? "lagen" : "lag") in den "
        + "letzten zwei Einheiten unter dem üblichen Niveau"
    case .declining(let lifts):
      "\(names(lifts.names, more: lifts.more)) \(lifts.areSeveral ? "fallen" : "fällt")"
    case .harder(let lifts):
      "dasselbe Gewicht wurde schwerer (\(names(lifts.names, more: lifts.more)))"
    case .weeksWithout(let weeks):
      "\(self.weeks(weeks)) ohne Entlastungswoche oder freie Woche (üblich sind \(DeloadTrigger.usualWeeks))"
    }
  }

  private func words(_ exemption: DeloadFinding.Exemption) -> Sentence {
    switch exemption {
    case .resting(let days): "seit \(dativeDays(days)) keine Einheit"
    case .rested(let day, _): "vor dem \(near(day)) war Zeit zur Erholung"
    case .afterDeload(let day): "die letzte endete am \(near(day))"
    case .lightDays(let day): "das Training vom \(near(day)) war leichter als üblich"
    case .inDeload(let day): "eine läuft seit dem \(near(day))"
    case .noLoadedLift: "keine Übung mit Gewicht"
    case .newHistory(let days): "das Log ist nur \(self.days(days + 1)) lang"
    }
  }

  private var onlyLift: Sentence { "die einzige Übung, die sich beurteilen lässt," }

  /// "keine von 4 Übungen", "1 von 4 Übungen".
  private func part(_ few: Int, of all: Int) -> Sentence {
    all == 1 && few == 1 ? onlyLift : "\(few == 0 ? "keine" : numbers.whole(few)) von \(lifts(all))"
  }

  private func words(_ gap: DeloadTrigger.Gap) -> String {
    switch gap {
    case .historyTooShort(let weeks):
      "die Historie umfasst \(self.weeks(weeks)) ohne Erholung; wann die letzte war, ist unbekannt"
    case .fewSessions: "keine Übung hat genug Einheiten, um die letzten zwei zu vergleichen"
    case .noTrend: "keine aktive Übung hat genug Einheiten für einen Trend"
    case .fewRatings(let percent): "RPE ab 6 bei \(numbers.percent(percent)) der Sätze"
    case .noEqualLoad:
      "keine Übung hat zwei bewertete Einheiten mit einem schon bewerteten Gewicht"
    case .noSession: "keine Einheit"
    }
  }
}
