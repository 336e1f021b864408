internal import GymBoAnalysis
internal import GymBoLog

extension German {
  func liftsTitle(_ week: DayRange?) -> Sentence {
    week.map { dates.range($0) }.map { "Woche vom \($0), Übung für Übung" }
      ?? "Diese Woche, Übung für Übung"
  }

  func countedLiftsTitle(_ week: DayRange?) -> Sentence {
    week.map { dates.range($0) }.map { "Übungen vom \($0)" } ?? "Die Übungen dieser Woche"
  }

  var liftsPercent: Sentence { "(%: e1RM, das geschätzte Maximum, seit letztem Mal)" }

  func liftsKey(_ lifts: [LiftsOfTheWeek.Lift]) -> Sentence {
    let words = explained.compactMap { word, meaning in
      lifts.contains { $0.shownWord == word } ? meaning : nil
    }
    let light =
      lifts.contains(where: \.isLightDay)
      ? ["leichter Tag: unter dem Üblichen"] : []
    let shortage =
      lifts.contains { $0.missingSessions != nil }
      ? ["zu neu: zu wenige Einheiten für ein Urteil"] : []
    let soFar =
      lifts.contains(where: \.isToldSoFar) ? ["bisher: zu wenige Einheiten für ein Urteil"] : []
    let seldom =
      lifts.contains(where: \.isSeldom)
      ? ["zuletzt selten: zu wenige Einheiten für ein Urteil"] : []
    let none =
      lifts.contains(where: \.isWithoutVerdict)
      ? ["kein Urteil: zu neu, lange nicht trainiert oder nicht vergleichbar"] : []
    let lower =
      lifts.contains(where: \.roseBefore)
      ? ["steigt: über die Wochen, auch wo es diesmal weniger war"] : []
    let all =
      words + lower + light + soFar + shortage + seldom + none
    let doubt = lifts.contains(where: \.isSuspect) ? " ?: zweifelhaft." : ""
    let bars = lifts.contains { !$0.sparkline.isEmpty }
    let what = bars ? "Wörter und Balken (Einheiten)" : "Wörter"
    return "\(what): \((["letzte 5 Wochen"] + all).joined(separator: "; ")).\(doubt)"
  }

  func key(of words: [LiftWord]) -> Sentence? {
    let told = explained.compactMap { word, meaning in words.contains(word) ? meaning : nil }
    return told.isEmpty ? nil : "Wörter: letzte 5 Wochen; \(told.joined(separator: "; "))."
  }

  /// Words that do not explain themselves.
  private var explained: [(LiftWord, String)] {
    let sure = numbers.percent(100 * TrendRule.certainty)
    return [
      (.heaviest, "schwerster: Bestwert im Gewicht, nicht im e1RM"),
      (.mostRepetitions, "meiste Wdh.: Bestwert in Wdh., nicht im e1RM"),
      (.state(.declining), "rückläufig: zu \(sure) oder mehr sicher"),
      (.state(.notRising), "lässt nach: steigt nicht, fällt vielleicht"),
      (.state(.plateau), "Plateau: weder auf noch ab"),
      (.state(.unclear), "unklar: zu wechselhaft für ein Urteil"),
      (.state(.unchanged), "gleich: immer derselbe beste Satz"),
      (.level, "stabil: kein Anstieg und kein Rückgang mehr"),
      (.lighter, "leichter: weniger Gewicht als davor, gleich viele Wdh."),
      (.lowerLately, "zuletzt niedriger: gefallen, noch kein Grund zur Sorge"),
      (.downAgain, "wieder niedriger: nach einem Anstieg"),
      (.upAgain, "wieder höher: nach einem Rückgang"),
      (.moreRepetitions, "mehr Wdh.: mit demselben Gewicht"),
      (.easier, "müheloser: bester Satz wie zuvor, mit weniger Anstrengung"),
      (.fewerRepetitions, "weniger Wdh.: nach gleichem besten Satz"),
      (.comingBack(.fromBreak), "nach der Pause: noch ohne Urteil"),
      (.comingBack(.fromLow), "kommt zurück: steigt seit dem Tief wieder"),
    ]
  }

  func standing(_ lift: LiftsOfTheWeek.Lift) -> Sentence {
    if let way = lift.wayBack { return name(.comingBack(way)) }
    if lift.isLightDay { return "leichter Tag" }
    if lift.isToldSoFar, let word = lift.word { return name(word) }
    if lift.isSeldom { return "zuletzt selten" }
    return lift.missingSessions == nil ? lift.word.map(name) ?? "" : "zu neu"
  }

  func count(_ lifts: Int, going direction: LiftDirection?) -> Sentence {
    let lifts = numbers.whole(lifts)
    return switch direction {
    case .up: "\(lifts) aufwärts"
    case .level: "\(lifts) stabil"
    case .down: "\(lifts) abwärts"
    case .light: "\(lifts) leichter"
    case .unclear: "\(lifts) unklar"
    case .early: "\(lifts) mit zu wenigen Einheiten"
    case nil: "\(lifts) ohne Urteil"
    }
  }

  func lowerThisTime(_ lift: Sentence) -> Sentence { "\(lift) (diesmal niedriger)" }

  func lowerThanLastTime(_ lifts: [Sentence], more: Int) -> Sentence {
    "niedriger als zuletzt: \(lifts.joined(separator: ", "))"
      + "\(more > 0 ? " und \(more) weitere" : "")"
  }

  func allLifts(_ lifts: [LiftsOfTheWeek.Lift], naming: NamedLifts) -> Sentence {
    "\(count(lifts.count, "Übung", "Übungen"))\(tally(lifts, naming: naming))."
  }

  func moreLifts(_ lifts: [LiftsOfTheWeek.Lift], naming: NamedLifts) -> Sentence {
    "und \(count(lifts.count, "weitere Übung", "weitere Übungen"))\(tally(lifts, naming: naming))."
  }

  func change(_ change: LiftsOfTheWeek.Change) -> Sentence {
    switch change {
    case .firstTime: "erstes Mal"
    case .notComparable: ""
    case .estimate(let percent, _):
      percent.magnitude < LiftsOfTheWeek.Change.same
        ? "gleich" : Sentence(numbers.percentChange(percent))
    case .set(let change, _): shortChange(change)
    }
  }
}
