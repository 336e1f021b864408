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

  func name(_ word: LiftWord) -> Sentence {
    switch word {
    case .state(let state): name(state)
    case .level: "stabil"
    case .few: "zuletzt selten"
    case .soFar(let direction): soFar(direction)
    case .lowerLately: "zuletzt niedriger"
    case .comingBack(.fromBreak): "nach der Pause"
    case .comingBack(.fromLow): "kommt zurück"
    case .lighter: "leichter"
    case .downAgain: "wieder niedriger"
    case .upAgain: "wieder höher"
    case .moreRepetitions: "mehr Wdh."
    case .easier: "müheloser"
    case .fewerRepetitions: "weniger Wdh."
    case .heaviest: "schwerster"
    case .mostRepetitions: "meiste Wdh."
    case .paused: "pausiert"
    }
  }

  private func soFar(_ direction: OwnCourse.Direction, _ section: TrendSection) -> Sentence {
    section.isLevelUntilBest
      ? "bis dahin gleich"
      : section.laterSetsRose
        ? "bisher gleich, in späteren Sätzen mehr Wiederholungen" : soFar(direction)
  }

  private func soFar(_ direction: OwnCourse.Direction) -> Sentence {
    switch direction {
    case .up: "bisher steigend"
    case .level: "bisher stabil"
    case .down: "bisher fallend"
    }
  }

  func name(_ measure: ProgressMeasure) -> Sentence {
    switch measure {
    case .estimate: "e1RM"
    case .tenRepetitions: "e10RM"
    case .assistance: "Unterstützung"
    case .repetitions: "Wiederholungen"
    case .seconds: "Zeit"
    }
  }

  func lead(_ section: TrendSection) -> Sentence {
    switch section.state {
    case .record: newBest(section.record, isLead: true)
    case .new:
      section.soFar.map { beginning(soFar($0, section)) }
        ?? (section.shortage == nil
          ? "Kein Urteil" : section.isSeldom ? "Zuletzt zu selten" : "Noch zu früh")
    case .unchanged:
      section.alike?.total == nil ? beginning(name(.unchanged)) : "Bester Satz gleich"
    case .progressing, .plateau, .notRising, .declining, .unclear: beginning(standing(section))
    }
  }

  /// What is told of a lift by its numbers, within a sentence: `rising`, `level after a rise`.
  private func standing(_ section: TrendSection) -> Sentence {
    switch (section.course, section.verdict) {
    case _ where section.isEarlyFall: name(LiftWord.lowerLately)
    case (.comingBack(.fromBreak), _): "kommt nach einer Pause zurück"
    case (.comingBack(.fromLow), _): "steigt seit dem Tief wieder"
    case (.lighter, _): "leichter"
    case (.level, _): name(LiftWord.level)
    case (.moreRepetitions, _):
      section.bestSetRose
        ? "mehr Wiederholungen mit demselben Gewicht"
        : "bester Satz wie zuvor, mehr Wiederholungen in den anderen"
    case (.sameLoads, _): "steigend bei denselben Gewichten"
    case (.easier, _):
      section.levels?.hasSameRepetitions ?? true
        ? "bester Satz wie zuvor, mit weniger Anstrengung"
        : "bester Satz fast wie zuvor, mit weniger Anstrengung"
    case (.afterRise(.up), _), (.afterRise(.level), _): "gleichbleibend nach einem Anstieg"
    case (.afterRise(.down), _): "nach einem Anstieg wieder niedriger"
    case (.regained, _): "wieder auf der Höhe von vor dem Rückgang"
    case (.afterFall(.up), _): "steigt nach einem Rückgang wieder"
    case (.afterFall, _): "gleichbleibend nach einem Rückgang"
    case (_, .notRising):
      section.change.value?.isProbablyFalling ?? false
        ? "steigt nicht, fällt wahrscheinlich" : "steigt nicht, fällt vielleicht"
    case (_, .unclear): unclear(section)
    case (_, let state?): name(state)
    case (_, nil): "unklar"
    }
  }

  private func newBest(_ record: TrendSection.Record?, isLead: Bool) -> Sentence {
    switch record?.kind {
    case .estimate: isLead ? "Neues bestes e1RM" : "neues bestes e1RM"
    case .tenRepetitions: isLead ? "Neues bestes e10RM" : "neues bestes e10RM"
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
          ": \(words(section.record, of: section))"
            + (courseSoFar(section).map { "; \($0)" as Sentence } ?? "")
            + (section.shortage.map { "; zu wenig für einen Trend: \(words($0, section))" } ?? ""))
      default:
        courseSoFar(section, isLed: true).map { course in
          ended(
            ": \(course)" + (section.shortage.map { "; für ein Urteil \(words($0))" } ?? ""))
        } ?? section.shortage.map { ": \(words($0, section))\(stepDown(section))." }
          ?? ": \(reason(missing))."
      }
    case .known(let change):
      switch section.state {
      case .record:
        ended(
          ": \(words(section.record, of: section)); Trend: \(standing(section)), \(course(change, section))"
        )
      case .unchanged: ": \(words(section.alike))\(laterSets(section))."
      case .progressing, .plateau, .notRising, .declining, .unclear, .new:
        ended(": \(course(change, section))\(newBest(of: section))")
      }
    }
  }

  /// `e1RM von etwa 78 kg auf 84 kg in den letzten 5 Wochen, 6 Einheiten; 71 % sicher`. Where its sessions show no
  /// level, the estimate: `+4,7 % in den letzten 5 Wochen (80 %: +2,3 bis +7,1); 71 % sicher`.
  private func course(_ change: TrendChange, _ section: TrendSection) -> Sentence {
    if section.isTooFew {
      return "\(sessions(section.judgedSessions)) \(time(change, to: section.lastDay)), "
        + "zu wenig für ein Urteil"
    }
    guard let levels = section.levels else {
      return "\(self.change(change))\(sureness(change, section))"
    }
    let time = self.time(section.lasting(change, levels), to: section.lastDayTold)
    return "\(words(levels, section)) \(time), "
      + "\(sessions(levels.sessions))"
      + (levels.standstill.map { "; gleichbleibend seit dem \(near($0))" as Sentence } ?? "")
      + stepDown(section)
      + sureness(change, section)
  }

  /// `bisher steigend, e1RM von etwa 78 kg auf 84 kg in den letzten 25 Tagen, 4 Einheiten`; nil where nothing is told of them.
  /// - Parameter isLed: whether the direction has been said.
  private func courseSoFar(_ section: TrendSection, isLed: Bool = false) -> Sentence? {
    guard let direction = section.soFar, let levels = section.levels else { return nil }
    return (isLed ? "" : "\(soFar(direction, section)), ")
      + "\(words(levels, section)) \(time(days: levels.days, to: section.lastDayTold)), "
      + "\(sessions(levels.sessions))"
  }

  /// `e1RM etwa 84 kg`, or `e1RM zwischen 80 kg und 88 kg`; nil where its sessions show none.
  func level(_ section: TrendSection) -> Sentence? { section.levels.map { words($0, section) } }

  /// A level beside the name of its measure.
  func amount(_ level: Double, of measure: ProgressMeasure) -> Sentence {
    measure == .assistance
      ? Sentence(numbers.load(kilograms: level, in: unit)) : value(level, of: measure)
  }

  private func words(_ levels: CourseOfLevels, _ section: TrendSection) -> Sentence {
    let measure = section.measure ?? .estimate
    let what: Sentence =
      measure.isEstimate
      ? "\(name(measure)) \(section.isEffortAdjusted ? "(mit Reserve) " : "")"
      : measure == .assistance ? "\(name(measure)) " : ""
    switch section.told(levels) {
    case .range:
      return "\(what)zwischen \(amount(levels.lowest, of: measure)) und "
        + "\(amount(levels.highest, of: measure))"
    case .level: return "\(what)etwa \(amount(levels.middle, of: measure))"
    case .ends:
      let (from, to) = (amount(levels.from, of: measure), amount(levels.to, of: measure))
      guard let turn = levels.turn else { return "\(what)von etwa \(from) auf \(to)" }
      let isPeak = turn.value > levels.from
      return "\(what)von etwa \(from) \(isPeak ? "hinauf" : "hinunter") auf "
        + "\(amount(turn.value, of: measure)) (\(near(turn.date))), "
        + "dann \(isPeak ? "hinunter" : "hinauf") auf \(to)"
    }
  }

  /// `in den letzten 5 Wochen`, or `in den 5 Wochen bis 7. Apr.` where the lift was not done since.
  private func time(_ change: TrendChange, to last: CivilDate?) -> Sentence {
    time(days: change.days, to: last)
  }

  private func time(days: Int, to last: CivilDate?) -> Sentence {
    guard let asOf, let last, last < asOf else { return Sentence(time(days: days)) }
    let span = days.isMultiple(of: 7) ? weeks(days / 7) : dativeDays(days)
    return "in den \(span) bis \(near(last))"
  }

  /// `; neues bestes e1RM: 100 kg × 8 am 7. Jan.`, where a lift has another state in the week of one.
  private func newBest(of section: TrendSection) -> Sentence {
    guard let record = section.record else { return "" }
    return "; \(newBest(record, isLead: false)): \(words(record, of: section))"
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
    let all = alike.total.map { total -> Sentence in
      "; alle Sätze zusammen \(total.to > total.from ? "stiegen" : "fielen") von \(total.from) "
        + "auf \(total.to) Wiederholungen"
    }
    let what: Sentence = all == nil ? "der beste Satz war " : ""
    return "\(what)\(set(alike.set)) \(sessions)\(all ?? "")"
  }

  /// `+4,7 % in den letzten 5 Wochen (80 %: +2,3 bis +7,1)`, or `unverändert in den letzten 5 Wochen`.
  private func change(_ change: TrendChange) -> Sentence {
    let (low, high) = (change.interval.lowerBound, change.interval.upperBound)
    let time = time(days: change.days)
    let percent = numbers.percentChange(change.percent)
    let isNone = percent == numbers.percentChange(0)
    return "\(isNone ? "unverändert" : percent) \(time) "
      + "(\(numbers.percent(80)): \(numbers.signedFixed(low, decimals: 1)) bis "
      + "\(numbers.signedFixed(high, decimals: 1)))"
  }

  private func time(days: Int) -> String {
    switch days {
    case 1: "am letzten Tag"
    case 7: "in der letzten Woche"
    case let days where days.isMultiple(of: 7): "in den letzten \(weeks(days / 7))"
    case let days: "in den letzten \(dativeDays(days))"
    }
  }

  /// `allen 12 Einheiten`, `12 Einheiten, auch den leichten`
  private func all(_ section: TrendSection) -> String {
    let sessions = sessions(section.sessions)
    return section.lightSessions > 0 ? "\(sessions), auch den leichten" : "allen \(sessions)"
  }

  /// How sure a verdict is: the probability that its word follows from. What the sessions say by themselves has none.
  private func sureness(_ change: TrendChange, _ section: TrendSection) -> Sentence {
    if let day = section.stepUp {
      return
        "; am \(near(day)) viel mehr als die Male davor, vielleicht ein anderes Gerät oder eine andere Einstellung"
    }
    if section.isOfOtherSets, section.lighter == nil {
      return "; \(words(TrendDoubt.otherRepetitions))"
    }
    if let doubt = section.doubt { return suffix(doubt) }
    if section.isEarlyFall { return "; zu früh für Sorgen" }
    if section.course != nil || section.isEstimateOff { return "" }
    return switch section.verdict {
    case .declining: "; \(certainty(change.falling)) sicher\(since(change))"
    case .plateau:
      change.notRising.map { "; steigt nicht: \(certainty($0))\(since(change))" as Sentence } ?? ""
    case .notRising: "; fällt: \(certainty(change.falling))\(since(change))"
    case .unclear:
      section.isProbablyRising
        ? "; steigt: \(certainty(change.rising))"
        : change.isBalanced ? "; ohne klare Richtung" : "; noch nicht sicher"
    case .progressing:
      "; \(certainty(change.rising)) sicher"
        + (slower(change).map { ", langsamer seit \(weeks($0))" as Sentence } ?? "")
    case .unchanged, .record, .new, nil: ""
    }
  }

  /// `, seit etwa 6 Wochen`, where it slowed and that is what the verdict says.
  private func since(_ change: TrendChange) -> Sentence {
    change.slowedWeeksAgo.map { ", seit etwa \(weeks($0))" } ?? ""
  }

  private func slower(_ change: TrendChange) -> Int? {
    change.slowedWeeksAgo.flatMap { $0 > 1 ? $0 : nil }
  }

  /// `100 kg × 8 am 7. Jan., nach 12 Wochen ohne`. A week or two without are the rule, and not told.
  private func words(_ record: TrendSection.Record?, of section: TrendSection) -> Sentence {
    guard let record else { return "in dieser Woche" }
    let without: Sentence =
      switch record.weeksWithout {
      case nil, 0, 1, 2: ""
      case let weeks?: ", nach \(self.weeks(weeks)) ohne"
      }
    let isByReserve = section.isEffortAdjusted && record.kind != .load && without != ""
    let reserve = isByReserve ? " (ohne Reserve)" : ""
    let after =
      record.after.map { "; weit darunter am \(near($0.date)): \(set($0.set))" as Sentence } ?? ""
    return "\(set(record.set)) am \(near(record.date))\(without)\(reserve)" + after
  }

  /// `zurück seit dem 3. Mai, noch 2 Einheiten`.
  private func words(_ shortage: Trend.Shortage, _ section: TrendSection) -> Sentence {
    let back = section.backSince.map { "zurück seit dem \(near($0)), " as Sentence } ?? ""
    return "\(back)\(words(shortage))"
  }

  /// `noch 2 Einheiten`, `noch eine Einheit, am 12. Apr. oder später`
  private func words(_ shortage: Trend.Shortage) -> Sentence {
    let missing = max(1, shortage.sessions)
    guard let day = shortage.from, asOf.map({ day > $0 }) ?? true else {
      return "noch \(sessions(missing))"
    }
    return missing == 1
      ? "noch eine Einheit, am \(near(day)) oder später"
      : "noch \(sessions(missing)), die letzte am \(near(day)) oder später"
  }

  func evidence(_ section: TrendSection) -> Sentence? {
    var parts: [Sentence] = []
    if let levels = section.levels, let sets = levels.sets {
      let all: Sentence =
        levels.sessions == section.sessions
        ? "" : "von diesen \(numbers.whole(levels.sessions)) "
      parts.append("\(all)zuerst \(set(sets.first)), zuletzt \(set(sets.last))")
    }
    if section.sessions > 0 {
      let by = section.measure.map { ", nach \(name($0))" as Sentence } ?? ""
      let since = section.firstDay.map { " seit dem \(near($0))" as Sentence } ?? ""
      parts.append("\(sessions(section.sessions))\(since)\(by)")
    }
    if let best = section.bestSinceBack {
      parts.append("seit der Pause \(words(best, besides: nil))")
    }
    if let best = section.best {
      let reserve = section.isEffortAdjusted ? " (ohne Reserve)" : ""
      parts.append("\(words(best, besides: section.record))\(reserve)")
    }
    if let heaviest = section.heaviest, section.record?.kind != .load,
      heaviest.date != section.best?.date
    {
      parts.append("schwerstes Gewicht bisher \(set(heaviest.set)) am \(near(heaviest.date))")
    }
    return parts.isEmpty ? nil : ended(beginning(parts.joined(separator: "; ")))
  }

  /// `Bestwert 124,1 kg, aus 100 kg × 8 am 12. Nov., vor 2 Wochen`; `bestes e1RM weiter 124,1 kg, …` where the heaviest
  /// load is newer.
  private func words(_ best: TrendSection.Best, besides record: TrendSection.Record?) -> Sentence {
    let isOlder = record.map { $0.kind == .load && $0.date > best.date } ?? false
    let what: Sentence =
      isOlder && best.measure == .estimate
      ? "das beste e1RM bleibt" : best.isNew && record == nil ? "neuer Bestwert" : "Bestwert"
    let measure: Sentence = best.measure == .tenRepetitions ? " \(name(best.measure))" : ""
    let set = best.measure.isEstimate ? ", aus \(set(best.set))" as Sentence : ""
    let ago = asOf.map { ", \(self.ago(best.date, on: $0))" as Sentence } ?? ""
    let again = best.equalled.map { ", wieder erreicht am \(near($0))" as Sentence } ?? ""
    let after =
      best.matched.map { ", nach \(self.set($0.set)) am \(near($0.date))" as Sentence } ?? ""
    return
      "\(what)\(measure) \(value(best.value, of: best.measure))\(set) am \(near(best.date))\(ago)\(again)\(after)"
      + (best.isDoubtful
        ? ", weit über den Tagen davor und danach: vielleicht ein anderes Gerät oder anders gezählt"
        : "")
  }

  func reason(_ section: TrendSection) -> Sentence? {
    guard let change = section.change.value, section.state != .unchanged, section.showsEstimate
    else { return nil }
    let limit = numbers.percent(section.threshold, shortTo: 2)
    let (low, high) = (change.interval.lowerBound, change.interval.upperBound)
    let said: Sentence =
      section.course == .rising
      ? section.isPlain
        ? "Steigend genannt, weil keine der letzten Einheiten unter der davor lag."
        : "Steigend genannt, weil spätere Einheiten öfter höher liegen, als es Zufall erklärt."
      : section.course == .falling
        ? "Rückläufig genannt, weil spätere Einheiten öfter niedriger liegen, als es Zufall erklärt."
        : "„Steigt“ oder „fällt“ heißt es ab \(numbers.percent(100 * TrendRule.certainty)), wenn die Einheiten dazu passen."
    return
      "\(beginning(time(change, to: section.lastDay))), geschätzt aus \(all(section)): \(numbers.percentChange(change.percent)) (\(numbers.percent(80)): "
      + "\(numbers.signedFixed(low, decimals: 1)) bis \(numbers.signedFixed(high, decimals: 1))); "
      + "steigt um \(numbers.percent(section.threshold, decimals: 2)) oder mehr je Woche: "
      + "\(certainty(change.rising)), fällt um \(limit) oder mehr: \(certainty(change.falling)). "
      + "\(said)"
  }
}
