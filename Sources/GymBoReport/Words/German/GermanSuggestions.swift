internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

extension German {
  func suggestionsTitle(_ rule: RuleChoice?) -> Sentence {
    guard let rule, rule != .auto else { return "Was als Nächstes ansteht" }
    return "Was als Nächstes ansteht, \(words(rule))"
  }

  private func words(_ choice: RuleChoice) -> String {
    switch choice {
    case .auto, .rpe: "nach RPE, wo sie bekannt ist"
    case .linear: "nach gleichen Einheiten"
    case .chosen(let rule): words(rule)
    }
  }

  private func words(_ rule: ProgressionRule) -> String {
    switch rule {
    case .doubleProgression(let rule):
      return "mit doppelter Progression, \(rule.lowest)–\(rule.highest) Wiederholungen"
    case .twoForTwo(let rule):
      return "nach der 2-für-2-Regel, \(repetitionCount(rule.target))"
    case .percentage(let rule):
      let percent = numbers.percent(rule.percent, shortTo: 2)
      return "\(rule.sets) × \(rule.repetitions) mit \(percent) eines Trainingsmaximums"
    case .likely(let rule):
      return "mit dem Gewicht, das \(likely(rule.probability)) ist"
    case .fiveThreeOne(let rule):
      return "nach 5/3/1, Woche \(rule.week) von Zyklus \(rule.cycle)"
    case .rpeChart(let rule):
      let work = rule.repetitions.map { repetitionCount($0) + " " } ?? ""
      let then =
        rule.backOffPercent.map { ", dann \(numbers.percent($0, shortTo: 1)) weniger" } ?? ""
      return "nach der RPE-Tabelle, \(work)bei RPE \(numbers.short(rule.rpe, decimals: 1))\(then)"
    }
  }

  /// The name of a rule, with its article where it is the subject of a sentence.
  private func name(_ rule: SuggestionRule, isSubject: Bool = false) -> String {
    switch rule {
    case .rpe: isSubject ? "die RPE-Regel" : "RPE-Regel"
    case .linear: isSubject ? "die lineare Regel" : "lineare Regel"
    case .rising: isSubject ? "der bisherige Anstieg" : "bisheriger Anstieg"
    case .afterBreak: isSubject ? "die Regel nach Pausen" : "nach einer Pause"
    case .doubleProgression: isSubject ? "die doppelte Progression" : "doppelte Progression"
    case .twoForTwo: isSubject ? "die 2-für-2-Regel" : "2-für-2-Regel"
    case .percentage: isSubject ? "der Prozentplan" : "Prozente"
    case .fiveThreeOne: "5/3/1"
    case .rpeChart: isSubject ? "die RPE-Tabelle" : "RPE-Tabelle"
    case .likely: isSubject ? "das wahrscheinliche Gewicht" : "wahrscheinliches Gewicht"
    }
  }

  func tag(_ rule: SuggestionRule) -> Sentence { "[\(name(rule))]" }

  var noSuggestions: Sentence {
    "Nichts vorzuschlagen: Vorschläge gehen von der Arbeit der letzten "
      + "\(AnalysisOptions.activeDays) Tage aus, nicht von Ausdauer, Dehnen oder einem Tag weit "
      + "unter dem, was die Übung sonst ist."
  }

  func work(_ line: SuggestionList.Line) -> Sentence {
    let suggestion = line.suggestion
    if !suggestion.plan.isEmpty, suggestion.isOneLoad {
      return "\(setsOfOneLoad(suggestion))\(expectation(suggestion))"
    }
    guard suggestion.plan.isEmpty else {
      let sets = suggestion.plan.map { sets -> Sentence in
        times(sets.sets, SetWork(sets, of: suggestion), orMore: sets.isAtLeast)
          + "\(aim(sets.targetRPE))"
      }
      return sets.joined(separator: ", ") + "\(expectation(suggestion))"
    }
    let more = suggestion.isAtLeast ? "+" : ""
    return "\(suggestion.sets) × \(set(SetWork(suggestion)))\(more)\(aim(suggestion.targetRPE))"
      + "\(expectation(suggestion))"
  }

  /// `3 × 60 kg × 12, 11, 12`: sets of one load whose repetitions differ.
  private func setsOfOneLoad(_ suggestion: Suggestion) -> Sentence {
    let each = suggestion.plan.flatMap { sets in
      let one = numbers.whole(sets.repetitions) + (sets.isAtLeast ? "+" : "")
      return Array(repeating: one, count: sets.sets)
    }
    var one = suggestion.plan.first.map { SetWork($0, of: suggestion) } ?? SetWork(suggestion)
    let all = each.joined(separator: ", ")
    guard one.load != nil else { return "\(all) Wiederholungen" }
    one.repetitions = nil
    return "\(each.count) × \(set(one)) × \(all)"
  }

  /// ` bei RPE 8`, where the lifter chose a rule that aims at one.
  private func aim(_ rpe: Double?) -> String {
    rpe.map { " bei RPE " + numbers.short($0, decimals: 1) } ?? ""
  }

  /// `, bis RPE 8,5, zu 82 % zu schaffen`: what is to be expected, as far as it is known.
  private func expectation(_ suggestion: Suggestion) -> String {
    let words = suggestion.shownEffort.map { effort in
      let sign = effort.easiest.map { $0 == effort.hardest ? ", etwa RPE " : ", RPE " }
      return (sign ?? ", bis RPE ") + numbers.effort(effort)
    }
    return (words ?? "")
      + (suggestion.probability.map {
        ", Chance \(suggestion.hasSeveralSets ? "für den besten Satz " : "")\(chanceNumber($0))"
      } ?? "")
      + (suggestion.isUntried ? ", noch nicht versucht" : "")
  }

  /// `82 %`; never all or nothing.
  func chanceNumber(_ probability: Double) -> String {
    numbers.percent(min(99, max(1, 100 * probability)))
  }

  /// `zu 82 % machbar`
  func likely(_ probability: Double) -> String {
    "zu \(chanceNumber(probability)) machbar"
  }

  func reason(_ line: SuggestionList.Line) -> Sentence {
    let suggestion = line.suggestion
    var reason = equipmentReason(suggestion) ?? ruleReason(line)
    if suggestion.usualEffort != nil {
      reason =
        "Harte Sätze (ab RPE \(words(ofRPE: RPERule.hardFrom)) oder bis zum Versagen) sind bei \(suggestion.isEffortOfLifter ? "dir" : "dieser Übung") "
        + "üblich: Hier entscheiden die Wiederholungen. "
        + "\(reason)"
    }
    if suggestion.isUntried {
      reason =
        "\(reason) So schwer war zuletzt nichts: Hör auf, wenn es nicht geht."
    }
    if suggestion.lacksLoad {
      reason =
        "Kein Gewicht eingetragen: Trag es ein, dann lässt sich sagen, wann mehr dran ist. \(reason)"
    }
    if let days = line.daysAgo {
      reason = "Zuletzt vor \(dativeDays(days)). \(reason)"
    }
    if suggestion.addedSets > 0 {
      reason =
        "\(reason) \(count(suggestion.addedSets, "Satz", "Sätze")) mehr als letztes Mal, wie davor."
    }
    if let passed = suggestion.passedOver {
      let (day, base) = (near(passed.date), near(suggestion.lastSession))
      let what =
        switch passed.kind {
        case .test: "Der \(day) war ein Test"
        case .lightDay: "Der \(day) war ein leichterer Tag"
        case .tooMuch: "Der \(day) war zu viel"
        case .shortDay: "Der \(day) hatte weniger Sätze und Wiederholungen"
        case .otherWorkout: "Der \(day) war ein anderes Training"
        case .otherMachine where passed.isNoted:
          "Der \(day) war laut deiner Notiz woanders oder an einem anderen Gerät"
        case .otherMachine: "Der \(day) war dem Gewicht nach an einem anderen Gerät"
        case .rotation: "Auf Tage wie den \(day) folgt anderes"
        }
      reason = "\(reason) \(what): Grundlage ist die Einheit vom \(base)."
    }
    if let test = line.test {
      reason = "\(reason) Der schwere Satz \(set(test)) bleibt weg."
    }
    if let before = line.heavierBefore {
      reason =
        "\(reason) Am \(near(before.date)) waren es \(set(before.set)): mehr nach Gefühl, wenn das Gewicht noch gleich gezählt wird."
    }
    if let far = line.farSet {
      let out = suggestion.continuesFarSet ? "" : " und bleibt weg"
      reason =
        "\(reason) \(beginning(set(far))) lag weit über allen Tagen davor\(out): richtig getippt?"
    }
    if let note = line.note {
      let basis =
        suggestion.followsNote ? ". Dein eigener Plan geht vor" : ". Nach den Sätzen allein"
      reason =
        note.isPlan
        ? "Du hast am \(near(note.date)) notiert: „\(note.words)“\(basis): \(reason)"
        : "\(reason) Deine Notiz vom \(near(note.date)): „\(note.words)“."
    }
    guard let refused = suggestion.refused else { return reason }
    return "\(beginning(name(refused.rule, isSubject: true))) hat keine Antwort: "
      + "\(beginning(words(refused.reason))); es gilt \(name(suggestion.rule, isSubject: true)). \(reason)"
  }

  private func words(_ refusal: RuleRefusal) -> String {
    switch refusal {
    case .noLoadedSession: "die letzte Einheit hat keinen Satz mit Gewicht"
    case .noRatedSet(let rated):
      "kein Satz der letzten Einheit hat eine RPE ab 6 (in den letzten 42 Tagen "
        + "\(numbers.percent(rated)))"
    case .offChart(let count, let rpe):
      "\(repetitionCount(count)) bei RPE \(numbers.short(rpe, decimals: 6)) stehen nicht in "
        + "der Tabelle"
    case .noTrainingMax:
      "die Prozente gelten von einem Trainingsmaximum, und für die Übung ist keines angegeben"
    case .noMaximum:
      "kein Trainingsmaximum ist angegeben, und aus den letzten 42 Tagen ist kein 1RM bekannt"
    case .notAMainLift: "die Prozente gelten für Grundübungen mit der Langhantel"
    case .noPrediction: "die Übung hat keinen Satz mit Gewicht und höchstens 15 Wiederholungen"
    case .planTooHeavy(let excess, _):
      "der schwerste Satz des Plans liegt \(numbers.percent(excess)) über allem der letzten 42 Tage"
    case .failedSet: "ein Satz der letzten Einheit ist gescheitert"
    case .invalidPlan: "eine Zahl des Plans liegt außerhalb ihres Bereichs"
    }
  }

  /// Where what there is to lift with does not make the load in use.
  private func equipmentReason(_ suggestion: Suggestion) -> Sentence? {
    switch suggestion.adjustment {
    case .notLoadable(let wanted, _):
      "\(load(wanted)) sind mit deiner Ausrüstung nicht möglich. Nimm \(nextLoad(suggestion))."
    case .nothingNear(let nearest, _):
      "Deine Ausrüstung ergibt nichts innerhalb von 10 % von \(nextLoad(suggestion)) (am nächsten ist "
        + "\(load(nearest))): Das Gewicht aus dem Log bleibt."
    default: nil
    }
  }

  private func ruleReason(_ line: SuggestionList.Line) -> Sentence {
    let suggestion = line.suggestion
    switch suggestion.heeds {
    case .noMore: return "Nicht mehr Gewicht, wie notiert. Noch einmal \(same(line))."
    case .moreRepetitions where suggestion.followsNote:
      return "Dasselbe Gewicht, mehr Wiederholungen."
    case .more where suggestion.action == .increaseLoad: return "\(sum(line))."
    case .more: return "Noch einmal \(same(line)), und eine Wiederholung mehr, wenn es geht."
    case .load where suggestion.action == .hold: return "Noch einmal \(same(line))."
    case .load: return "\(sum(line))."
    case .moreRepetitions, nil: break
    }
    if let eased = eased(suggestion) { return eased }
    if suggestion.easesBestSingle {
      return
        "Die \(before(line)) vom letzten Mal waren eine Bestleistung, die selten zweimal kommt: \(set(SetWork(suggestion))) "
        + "ist schwer genug."
    }
    if case .rule(let reason) = suggestion.reason {
      return words(reason, line, day: near(suggestion.lastSession))
    }
    if suggestion.rule == .linear, suggestion.action == .increaseLoad,
      case .doneInARow(let sessions, let fewest) = suggestion.reason
    {
      return linearStep(line, sessions: sessions, fewest: fewest)
    }
    let seen = seen(line)
    return seen.isEmpty ? whatToDo(line) : "\(seen). \(whatToDo(line))"
  }

  /// ` oder mehr` of repetitions that are not those of last time.
  private func orMore(_ repetitions: Int, _ line: SuggestionList.Line) -> String {
    repetitions > 0 && repetitions != line.continued.repetitions ? " oder mehr" : ""
  }

  /// `Bench Press 100 kg × 8: 3× geschafft. Versuch 102,5 kg, +2,5 %.`
  private func linearStep(
    _ line: SuggestionList.Line, sessions: Int, fewest: Int
  ) -> Sentence {
    let suggestion = line.suggestion
    let work: Sentence = "\(same(line, fewest: fewest))\(orMore(fewest, line))"
    let done: Sentence = "\(name: line.exercise) \(work): \(done(sessions, suggestion))."
    let change = suggestion.load.flatMap { load in
      line.continued.load.map {
        ", " + numbers.percentChange(LargestChange.percent(from: $0, to: load))
      }
    }
    let step: Sentence = "Versuch \(nextLoad(suggestion))\(change ?? "")\(givenUp(line))."
    switch suggestion.adjustment {
    case .smallerStep(let wanted, let percent):
      return "\(done) \(load(wanted)) wären \(share(percent)) mehr. \(step)"
    case .unlikely(let wanted, let probability):
      return
        "\(done) \(again(line, with: wanted)): Chance nur \(chanceNumber(probability)). \(step)"
    default: return "\(done) \(step)"
    }
  }

  // MARK: Parts

  func nextLoad(_ suggestion: Suggestion) -> String {
    suggestion.load.map(load) ?? "das nächste Gewicht"
  }

  func before(_ line: SuggestionList.Line) -> String {
    line.continued.load.map(load) ?? "diesem Gewicht"
  }

  /// The set to repeat.
  func same(_ line: SuggestionList.Line) -> Sentence { set(line.continued) }

  /// The set that is continued with the fewest repetitions of some sessions; 0 for work without any.
  func same(_ line: SuggestionList.Line, fewest: Int) -> Sentence {
    var work = line.continued
    if fewest > 0, work.repetitions != nil { work.repetitions = fewest }
    return set(work)
  }

  /// The set that is continued with another load.
  func again(_ line: SuggestionList.Line, with load: Load) -> Sentence {
    var work = line.continued
    work.load = load
    return set(work)
  }

  /// A share just above the limit of 10 % keeps its decimal.
  func share(_ percent: Double) -> String {
    numbers.percent(percent, shortTo: percent < 11 ? 1 : 0)
  }

  /// One decimal, or two where one would seem to contradict the rule's limits (8.96 is not 9).
  private func words(ofRPE rpe: Double) -> String {
    let isTold = RPERule.change(rpe: (rpe * 10).rounded() / 10) == RPERule.change(rpe: rpe)
    return numbers.short(rpe, decimals: isTold ? 1 : 2)
  }

  /// `100 → 102,5 kg, +2,5 %`: the load of last time, the next one and the difference.
  func sum(_ line: SuggestionList.Line) -> String {
    guard let now = line.suggestion.load else { return "das nächste Gewicht" }
    guard let before = line.continued.load, before > .zero else { return load(now) }
    let percent = LargestChange.percent(from: before, to: now)
    return
      "\(numbers.number(of: before, in: unit)) → \(load(now)), \(numbers.percentChange(percent))\(givenUp(line))"
  }

  /// What was seen, without a full stop; empty where the advice says it.
  private func seen(_ line: SuggestionList.Line) -> Sentence {
    let suggestion = line.suggestion
    let day = near(suggestion.lastSession)
    switch suggestion.reason {
    case .effort where line.wasToFailure: return "Letztes Mal (\(day)) bis zum Versagen"
    case .effort(let rpe):
      return
        "Letztes Mal (\(day)) RPE \(words(ofRPE: rpe))\(upTo(suggestion.hardestEffort, from: rpe))"
    case .sessionEffort(let rpe):
      return "Letzte Einheit (\(day)) im Schnitt RPE \(words(ofRPE: rpe))"
    case .effortDiffers(let first, let hardest):
      return "Letztes Mal (\(day)) RPE \(words(ofRPE: first)) im ersten Satz, "
        + "\(words(ofRPE: hardest)) im härtesten"
    case .doneInARow(let sessions, let repetitions):
      guard sessions >= suggestion.sessionsNeeded else { return "" }
      let which = line.isUneven && !suggestion.isAtLeast ? " im besten Satz" : ""
      return
        "\(beginning(same(line, fewest: repetitions)))\(orMore(repetitions, line))\(which): \(done(sessions, suggestion))"
    case .changedEachTime(let sessions):
      return "In den letzten \(sessions) Einheiten jedes Mal ein anderes Gewicht"
    case .rose(let sessions): return "In den letzten \(sessions) Einheiten jedes Mal mehr"
    case .painNoted(let day):
      return
        "Schmerz, Verletzung oder Operation notiert am \(near(day)): 3 Wochen lang keine Steigerung; aufhören, wenn es weh tut"
    case .illnessNoted(let day, let note):
      let quote = LiftNote.quoted(note, ", „", "“")
      return "Krankheit notiert am \(near(day))\(quote): keine Steigerung, bis du gesund bist"
    case .repetitionsFell(let day):
      return "Weniger Wiederholungen in einem Satz als am \(near(day))"
    case .missed(let sessions, let repetitions):
      var meant = line.continued
      if meant.repetitions != nil { meant.repetitions = repetitions }
      return "\(beginning(set(meant))) in \(sessions) Einheiten in Folge nicht erreicht"
    case .afterBreak(let days, let until):
      let end = until.map { " (bis \(near($0)))" } ?? ""
      let free = SuggestionReason.daysOff(between: days, isOver: until != nil)
      let time = suggestion.passedOver == nil ? "letztes Mal (\(day))" : "am \(day)"
      return "\(self.days(free)) ohne Training\(end); \(time) \(same(line))"
    case .backTo(let old, let repetitions, let days, let isOfLift):
      let old = old.map(load) ?? "\(repetitions) Wiederholungen"
      guard !suggestion.isSameAfterPause else { return "\(self.days(days)) ohne diese Übung" }
      return
        "Nach \(dativeDays(SuggestionReason.daysOff(between: days, isOver: !suggestion.isInPause))) ohne \(isOfLift ? "diese Übung" : "Training") auf dem Weg zurück zu \(old)"
    case .testAbove(let load, let repetitions, let day, let percent):
      return
        "\(beginning(set(SetWork(semantics: .loaded, load: load, repetitions: repetitions)))) am \(near(day)) war \(numbers.percent(percent)) mehr wert als jeder Arbeitssatz dieser Wochen"
    case .failedSet:
      return suggestion.rule == .linear
        ? "Innerhalb von \(LinearRule.sessions) Einheiten ist ein Satz gescheitert"
        : "Letztes Mal (\(day)) ist ein Satz gescheitert"
    case .rule: return ""
    }
  }

  /// `–8,5`, where a set with the same load was harder than the one that decided.
  private func upTo(_ hardest: Double?, from rpe: Double) -> String {
    hardest.map { $0 > rpe ? "–" + words(ofRPE: $0) : "" } ?? ""
  }

  func lessThanAStep(_ suggestion: Suggestion) -> String? {
    switch suggestion.reason {
    case .effort(let rpe), .sessionEffort(let rpe):
      RPERule.change(rpe: rpe).map {
        "\(numbers.percentChange(100 * $0)) ist weniger als ein Schritt"
      }
    default: nil
    }
  }
}
