internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

/// Suggestions in a line each.
extension English {
  var deloadColumn: Sentence { "deload, now" }

  var afterDeloadColumn: Sentence { "after it" }

  var effortColumn: Sentence { "RPE" }

  var likelihoodColumn: Sentence { "chance" }

  func otherDays(_ lifts: [(exercise: String, day: CivilDate)]) -> Sentence {
    guard lifts.count <= mostOtherDays else { return "Each lift goes on from its own day." }
    let days = byDay(lifts).map { day, names in "from \(near(day)): \(names)" as Sentence }
    return beginning(days.joined(separator: "; ")) + "."
  }

  func nextKey(_ signs: [NextSign]) -> Sentence {
    let meanings = signs.map { sign -> Sentence in
      switch sign {
      case .chance: "chance: to do the line's best set"
      case .untried: "untried: not of late"
      case .unknown: "–: not known"
      case .orMore: "+: or more"
      case .hardest: "RPE: hardest set"
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
          others: isAssisted ? "easier" : "lighter", then: ", then ",
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
    if let short = work.repetitionsShort {
      return "\(count(work.sets, "set")), \(short) short"
    }
    return times(work.sets, SetWork(work), orMore: false)
  }

  func likelihood(_ probability: Double) -> Sentence {
    Sentence(numbers.percent(min(99, max(1, 100 * probability))))
  }

  var untried: Sentence { "untried" }

  func shortReason(_ line: SuggestionList.Line) -> Sentence {
    guard line.suggestion.addedSets > 0 else { return reasonOfWork(line) }
    let added: Sentence = "+\(count(line.suggestion.addedSets, "set")), as before"
    // A set more is no work like that of last time.
    return line.suggestion.action == .hold ? added : "\(shortChange(line)), \(added)"
  }

  /// Why each set of the line is as it is; how many there are is another question.
  private func reasonOfWork(_ line: SuggestionList.Line) -> Sentence {
    let change = shortChange(line)
    if let note = line.note, note.isPlan {
      return [change, "see your note of \(near(note.date))"].filter { !$0.isEmpty }.joined(
        separator: ", ")
    }
    // Uneven sets say what to do, and that is long enough.
    if line.suggestion.action == .addRepetition, line.isUneven { return change }
    if line.suggestion.action == .hold, let done = line.suggestion.easedFrom {
      return line.suggestion.easedOdds == nil
        ? "last time's \(done) is more than usual" : "another \(done) is unlikely"
    }
    if line.suggestion.action == .hold, line.suggestion.passedOver != nil { return change }
    if line.suggestion.raisesWeakerSets { return change }
    if let before = line.heavierBefore, line.tellsHeavierBefore {
      return "\(change), \(shortSet(before.set)) on \(near(before.date))"
    }
    if case .doneInARow(let sessions, _) = line.suggestion.reason,
      line.suggestion.action == .hold, sessions < line.suggestion.sessionsNeeded,
      line.setsChange == nil
    {
      let left = line.suggestion.sessionsNeeded - sessions
      return line.suggestion.isCountedAnew
        ? "\(left) more since the break, then up"
        : "\(count(left, "more time")) like this, then up"
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
      return "\(NumberStyle.minus)\(count(fewer, "rep"))"
    case .addRepetition:
      guard let repetitions = suggestion.repetitions else { return "" }
      let more = max(1, repetitions - (line.continued.repetitions ?? 0))
      guard line.isUneven else { return "+\(count(more, "rep"))" }
      return words(line.evenSets(repetitions))
    case .addRepetitionIfItGoes: return "+1 rep if it goes"
    case .hold where suggestion.easedOdds != nil: return "fewer are enough"
    case .hold where suggestion.easedFrom != nil: return "last time was a good day"
    case .hold where suggestion.passedOver?.kind == .tooMuch:
      return suggestion.passedOver?.load.map { "\(load($0)): too few reps" } ?? ""
    case .hold where suggestion.passedOver != nil: return goesOn(suggestion)
    // Where there is no room for more, this is all that a line says.
    case .hold where suggestion.raisesWeakerSets: return words(line.weakerSets)
    case .hold: return words(line.repeatedSets)
    case .startAgain:
      guard case .afterBreak(let days, let until) = suggestion.reason else { return "start here" }
      let off = SuggestionReason.daysOff(between: days, isOver: until != nil)
      return until != nil && suggestion.passedOver != nil
        ? goesOn(suggestion) : "after \(count(off, "day")) off"
    case .reduceAssistance: return "less assistance"
    case .addTime: return "longer"
    case .follow: return "by the plan"
    }
  }

  /// `from 28 Jul: 3 Aug was light`
  private func goesOn(_ suggestion: Suggestion) -> Sentence {
    let base: Sentence = "from \(near(suggestion.lastSession))"
    guard let passed = suggestion.passedOver else { return base }
    let what =
      switch passed.kind {
      case .rotation: "your days alternate"
      case .test: "\(near(passed.date)) was a test"
      case .lightDay: "\(near(passed.date)) was light"
      case .tooMuch: "\(near(passed.date)) was too much"
      case .shortDay: "\(near(passed.date)) was cut short"
      case .otherWorkout: "\(near(passed.date)) was another workout"
      case .otherMachine: "\(near(passed.date)) was another machine"
      }
    return "\(base): \(what)"
  }

  private func words(_ sets: RepeatedSets) -> Sentence {
    switch sets {
    case .same: "same again"
    case .less: "a little less than last time"
    case .weakerByOne: "+1 rep in weaker sets"
    case .weakerByMore: "more reps in weaker sets"
    case .even(let repetitions, nil): "all sets to \(count(repetitions, "rep"))"
    case .even(let repetitions, let load?):
      "all sets with \(self.load(load)) to \(count(repetitions, "rep"))"
    }
  }

  private func shortEvidence(_ line: SuggestionList.Line) -> Sentence {
    switch line.suggestion.adjustment {
    case .stepTooLarge(_, let percent) where percent > 0:
      return "next load \(share(percent)) up"
    case .nothingToLoad: return "nothing heavier to load"
    case .notLoadable(let wanted, _): return "\(load(wanted)) cannot be loaded"
    case .nothingNear: return "your equipment has nothing near it"
    case nil where line.suggestion.easedFrom != nil: return ""
    case .stepTooLarge, .unlikely, .smallerStep, .roundsToSame, .topOfRange, .stepNotFeasible, nil:
      break
    }
    if line.suggestion.easesBestSingle { return "was a best" }
    switch line.suggestion.reason {
    case .effort where line.wasToFailure: return "was to failure"
    case .effort(let rpe): return "was RPE \(numbers.short(rpe, decimals: 1))"
    case .sessionEffort(let rpe): return "workout was RPE \(numbers.short(rpe, decimals: 1))"
    case .effortDiffers(let first, let hardest):
      return "was RPE \(numbers.short(first, decimals: 1))–\(numbers.short(hardest, decimals: 1))"
    case .doneInARow(let sessions, let fewest)
    where sessions >= line.suggestion.sessionsNeeded && fewest > 0
      && fewest != line.continued.repetitions:
      return "\(count(fewest, "rep")) or more \(times(sessions))"
    case .doneInARow(let sessions, _):
      return sessions < line.suggestion.sessionsNeeded
        ? "\(sessions) of \(line.suggestion.sessionsNeeded) times"
        : "best set done \(times(sessions))"
    case .painNoted(let day), .illnessNoted(let day, _): return "health note of \(near(day))"
    case .repetitionsFell(let day): return "more reps on \(near(day))"
    case .missed(let sessions, let wanted):
      return "\(count(wanted, "rep")) not reached \(count(sessions, "time"))"
    case .testAbove(_, _, _, let percent): return "a test was \(numbers.percent(percent)) better"
    case .failedSet: return "a set failed"
    case .changedEachTime: return "loads varied lately"
    case .rose(let sessions): return "more each time, \(sessions) sessions"
    case .afterBreak: return ""
    case .backTo(_, _, let days, _) where line.suggestion.isSameAfterPause:
      return "\(count(days, "day")) since the last time"
    case .backTo(let old?, _, let days, let isOfLift) where old == line.suggestion.load:
      let isOver = !line.suggestion.isInPause
      let free = count(SuggestionReason.daysOff(between: days, isOver: isOver), "day")
      return "after \(free) \(isOfLift ? "without it" : "off")"
    case .backTo(let old, let repetitions, _, _):
      return "on the way back to \(old.map(load) ?? count(repetitions, "rep"))"
    case .rule(let reason): return shortWords(reason)
    }
  }

  /// `4 times`; of a count that is not carried on `10 times or more`.
  private func times(_ sessions: Int) -> String {
    "\(sessions) times" + (sessions < LinearRule.mostCounted ? "" : " or more")
  }

  private func shortWords(_ reason: RuleReason) -> Sentence {
    switch reason {
    case .reachedTop(let repetitions): "\(count(repetitions, "rep")) reached"
    case .withinRange: ""
    case .belowRange(_, let sessions, let most): "below the range, \(sessions) of \(most)"
    case .failedSet: "a set failed"
    case .extraRepetitions(let sessions, let needed, _):
      "reps to spare in \(sessions) of \(needed) sessions"
    case .stepTooLarge(let next, let percent):
      "\(load(next)) is \(share(percent.magnitude)) \(percent < 0 ? "less" : "more")"
    case .stepNotFeasible(let next, _, _, _): "\(load(next)) would be too few reps"
    case .nothingToLoad: "nothing else to load"
    case .effort(let repetitions, let rpe):
      "was \(count(repetitions, "rep")) at RPE \(numbers.short(rpe, decimals: 1))"
    case .limited(let wanted): "the chart says \(load(wanted))"
    case .likely: ""
    case .percentage(let trainingMax): "of \(load(trainingMax))"
    case .cycle(let week, _, let trainingMax): "week \(week), of \(load(trainingMax))"
    }
  }
}
