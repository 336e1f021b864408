internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

/// Suggestions in a line each.
extension German {
  var deloadColumn: Sentence { "jetzt: Entlastung" }

  var afterDeloadColumn: Sentence { "danach" }

  var effortColumn: Sentence { "RPE" }

  var likelihoodColumn: Sentence { "Chance" }

  func otherDays(_ lifts: [(exercise: String, day: CivilDate)]) -> Sentence {
    guard lifts.count <= mostOtherDays else { return "Jede Übung geht von ihrem eigenen Tag aus." }
    let days = byDay(lifts).map { day, names in "vom \(near(day)): \(names)" as Sentence }
    return beginning(days.joined(separator: "; ")) + "."
  }

  func nextKey(_ signs: [NextSign]) -> Sentence {
    let meanings = signs.map { sign -> Sentence in
      switch sign {
      case .chance: "Chance: den besten Satz der Zeile zu schaffen"
      case .untried: "neu: in letzter Zeit nicht gehoben"
      case .unknown: "–: nicht bekannt"
      case .orMore: "+: oder mehr"
      case .hardest: "RPE: schwerster Satz"
      }
    }
    return meanings.isEmpty ? "" : "\(beginning(meanings.joined(separator: "; ")))."
  }

  func plannedWork(_ line: SuggestionList.Line) -> [Sentence] {
    let suggestion = line.suggestion
    let plan = suggestion.plan
    let isAssisted = suggestion.semantics == .assisted
    if let top = suggestion.topSets, plan.count > 2 || suggestion.isOneLoad {
      return [
        TopSetsLine(numbers: numbers, unit: unit).sentence(
          of: top, load: suggestion.load, words: isAssisted ? assistance : load,
          others: "leichtere", then: ", dann ",
          bare: reps)
      ]
    }
    guard plan.isEmpty else {
      return plan.map { sets in
        times(sets.sets, SetWork(sets, of: suggestion), orMore: sets.isAtLeast)
      }
    }
    return [times(suggestion.sets, SetWork(suggestion), orMore: suggestion.isAtLeast)]
  }

  func shortDeload(_ work: DeloadWork) -> Sentence {
    if let short = work.repetitionsShort { return "\(setCount(work.sets)), −\(short) Wdh." }
    return times(work.sets, SetWork(work), orMore: false)
  }

  func likelihood(_ probability: Double) -> Sentence {
    Sentence(numbers.percent(min(99, max(1, 100 * probability))))
  }

  var untried: Sentence { "neu" }

  func shortReason(_ line: SuggestionList.Line) -> Sentence {
    guard line.suggestion.addedSets > 0 else { return reasonOfWork(line) }
    let added: Sentence = "+\(sets(line.suggestion.addedSets)) wie davor"
    // A set more is no work like that of last time.
    return line.suggestion.action == .hold ? added : "\(shortChange(line)), \(added)"
  }

  /// Why each set of the line is as it is; how many there are is another question.
  private func reasonOfWork(_ line: SuggestionList.Line) -> Sentence {
    let change = shortChange(line)
    if let note = line.note, note.isPlan {
      return [change, "siehe deine Notiz vom \(near(note.date))"].filter { !$0.isEmpty }.joined(
        separator: ", ")
    }
    // Uneven sets say what to do, and that is long enough.
    if line.suggestion.action == .addRepetition, line.isUneven { return change }
    if line.suggestion.action == .hold, let done = line.suggestion.easedFrom {
      return line.suggestion.easedOdds == nil
        ? "\(done) sind mehr als sonst" : "noch einmal \(done): unwahrscheinlich"
    }
    if line.suggestion.action == .hold, line.suggestion.passedOver != nil { return change }
    if line.suggestion.raisesWeakerSets { return change }
    if let before = line.heavierBefore, line.tellsHeavierBefore {
      return "\(change), \(shortSet(before.set)) am \(near(before.date))"
    }
    if case .doneInARow(let sessions, _) = line.suggestion.reason,
      line.suggestion.action == .hold, sessions < line.suggestion.sessionsNeeded,
      line.setsChange == nil
    {
      let left = line.suggestion.sessionsNeeded - sessions
      return line.suggestion.isCountedAnew
        ? "seit der Pause noch \(left) Mal" : "noch \(left) Mal so, dann mehr"
    }
    return [change, shortEvidence(line)].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  func shortChange(_ line: SuggestionList.Line) -> Sentence {
    let suggestion = line.suggestion
    switch suggestion.action {
    case .increaseLoad, .decreaseLoad:
      guard let now = suggestion.load, let before = line.continued.load, before > .zero else {
        return ""
      }
      return "\(numbers.number(of: before, in: unit)) → \(load(now))"
    case .fewerRepetitions:
      let fewer = (line.continued.repetitions ?? 0) - (suggestion.repetitions ?? 0)
      return "\(NumberStyle.minus)\(fewer) Wdh."
    case .addRepetition:
      guard let repetitions = suggestion.repetitions else { return "" }
      let more = max(1, repetitions - (line.continued.repetitions ?? 0))
      guard line.isUneven else { return "+\(more) Wdh." }
      return words(line.evenSets(repetitions))
    case .addRepetitionIfItGoes: return "+1 Wdh., wenn es geht"
    case .hold where suggestion.easedOdds != nil: return "weniger ist genug"
    case .hold where suggestion.easedFrom != nil: return "zuletzt ein guter Tag"
    case .hold where suggestion.passedOver?.kind == .tooMuch:
      return suggestion.passedOver?.load.map { "\(load($0)): zu wenige Wdh." } ?? ""
    case .hold where suggestion.passedOver != nil: return goesOn(suggestion)
    // Where there is no room for more, this is all that a line says.
    case .hold where suggestion.raisesWeakerSets: return words(line.weakerSets)
    case .hold: return words(line.repeatedSets)
    case .startAgain:
      guard case .afterBreak(let days, let until) = suggestion.reason else {
        return "hier anfangen"
      }
      let off = SuggestionReason.daysOff(between: days, isOver: until != nil)
      return until != nil && suggestion.passedOver != nil
        ? goesOn(suggestion) : "nach \(dativeDays(off)) Pause"
    case .reduceAssistance: return "weniger Unterstützung"
    case .addTime: return "länger"
    case .follow: return "nach Plan"
    }
  }

  /// `vom 28. Juli aus: 3. Aug. war leicht`
  private func goesOn(_ suggestion: Suggestion) -> Sentence {
    let base: Sentence = "vom \(near(suggestion.lastSession)) aus"
    guard let passed = suggestion.passedOver else { return base }
    let what =
      switch passed.kind {
      case .rotation: "im Wechsel"
      case .test: "\(near(passed.date)) war ein Test"
      case .lightDay: "\(near(passed.date)) war leicht"
      case .tooMuch: "\(near(passed.date)) war zu viel"
      case .shortDay: "\(near(passed.date)) war abgebrochen"
      case .otherWorkout: "\(near(passed.date)) war ein anderes Training"
      case .otherMachine: "\(near(passed.date)) war ein anderes Gerät"
      }
    return "\(base): \(what)"
  }

  private func words(_ sets: RepeatedSets) -> Sentence {
    switch sets {
    case .same: "noch einmal so"
    case .less: "etwas weniger als zuletzt"
    case .weakerByOne: "+1 Wdh. in schwächeren Sätzen"
    case .weakerByMore: "mehr Wdh. in schwächeren Sätzen"
    case .even(let repetitions, nil): "alle Sätze auf \(repetitions) Wdh."
    case .even(let repetitions, let load?): "\(self.load(load)): alle Sätze auf \(repetitions) Wdh."
    }
  }

  private func shortEvidence(_ line: SuggestionList.Line) -> Sentence {
    switch line.suggestion.adjustment {
    case .stepTooLarge(_, let percent) where percent > 0:
      return "nächstes Gewicht +\(share(percent))"
    case .nothingToLoad: return "schwerer geht nicht"
    case .notLoadable(let wanted, _): return "\(load(wanted)) nicht möglich"
    case .nothingNear: return "deine Ausrüstung hat nichts in der Nähe"
    case nil where line.suggestion.easedFrom != nil: return ""
    case .stepTooLarge, .unlikely, .smallerStep, .roundsToSame, .topOfRange, .stepNotFeasible, nil:
      break
    }
    if line.suggestion.easesBestSingle { return "war eine Bestleistung" }
    switch line.suggestion.reason {
    case .effort where line.wasToFailure: return "war bis zum Versagen"
    case .effort(let rpe): return "war RPE \(numbers.short(rpe, decimals: 1))"
    case .sessionEffort(let rpe): return "Training war RPE \(numbers.short(rpe, decimals: 1))"
    case .effortDiffers(let first, let hardest):
      return "war RPE \(numbers.short(first, decimals: 1))–\(numbers.short(hardest, decimals: 1))"
    case .doneInARow(let sessions, let fewest)
    where sessions >= line.suggestion.sessionsNeeded && fewest > 0
      && fewest != line.continued.repetitions:
      return "\(times(sessions)) \(fewest) Wdh. oder mehr"
    case .doneInARow(let sessions, _):
      return sessions < line.suggestion.sessionsNeeded
        ? "\(sessions) von \(line.suggestion.sessionsNeeded) Mal"
        : "bester Satz \(times(sessions)) geschafft"
    case .painNoted(let day), .illnessNoted(let day, _): return "Gesundheitsnotiz vom \(near(day))"
    case .repetitionsFell(let day): return "mehr Wdh. am \(near(day))"
    case .missed(let sessions, let wanted):
      return "\(wanted) Wdh. \(sessions)× nicht erreicht"
    case .testAbove(_, _, _, let percent): return "ein Test war \(numbers.percent(percent)) besser"
    case .failedSet: return "ein Satz scheiterte"
    case .changedEachTime: return "Gewichte wechselten zuletzt"
    case .rose(let sessions): return "\(sessions) Einheiten lang jedes Mal mehr"
    case .afterBreak: return ""
    case .backTo(_, _, let days, _) where line.suggestion.isSameAfterPause:
      return "\(self.days(days)) her"
    case .backTo(let old?, _, let days, let isOfLift) where old == line.suggestion.load:
      let isOver = !line.suggestion.isInPause
      let free = dativeDays(SuggestionReason.daysOff(between: days, isOver: isOver))
      return "nach \(free) \(isOfLift ? "ohne die Übung" : "Pause")"
    case .backTo(let old, let repetitions, _, _):
      return "auf dem Weg zurück zu \(old.map(load) ?? "\(repetitions) Wdh.")"
    case .rule(let reason): return shortWords(reason)
    }
  }

  /// `4×`; of a count that is not carried on `10× oder öfter`.
  private func times(_ sessions: Int) -> String {
    "\(sessions)×" + (sessions < LinearRule.mostCounted ? "" : " oder öfter")
  }

  private func shortWords(_ reason: RuleReason) -> Sentence {
    switch reason {
    case .reachedTop(let count): "\(count) Wdh. erreicht"
    case .withinRange: ""
    case .belowRange(_, let sessions, let most): "unter dem Bereich, \(sessions) von \(most)"
    case .failedSet: "ein Satz scheiterte"
    case .extraRepetitions(let sessions, let needed, _):
      "Wdh. übrig in \(sessions) von \(needed) Einheiten"
    case .stepTooLarge(let next, let percent):
      "\(load(next)) ist \(share(percent.magnitude)) \(percent < 0 ? "weniger" : "mehr")"
    case .stepNotFeasible(let next, _, _, _): "mit \(load(next)) zu wenige Wdh."
    case .nothingToLoad: "kein anderes Gewicht möglich"
    case .effort(let count, let rpe):
      "war \(count) Wdh. bei RPE \(numbers.short(rpe, decimals: 1))"
    case .limited(let wanted): "die Tabelle sagt \(load(wanted))"
    case .likely: ""
    case .percentage(let trainingMax): "von \(load(trainingMax))"
    case .cycle(let week, _, let trainingMax): "Woche \(week), von \(load(trainingMax))"
    }
  }
}
