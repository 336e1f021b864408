internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

/// What to do about what was seen, in a sentence.
extension English {
  /// What to do about it, with a full stop.
  func whatToDo(_ line: SuggestionList.Line) -> Sentence {
    let suggestion = line.suggestion
    switch suggestion.action {
    case .increaseLoad, .decreaseLoad:
      if case .smallerStep(let wanted, let percent) = suggestion.adjustment {
        return "\(load(wanted)) would be \(share(percent)) up: \(sum(line))."
      }
      if case .unlikely(let wanted, let probability) = suggestion.adjustment {
        return "\(again(line, with: wanted)) would be \(likely(probability)): \(sum(line))."
      }
      if case .topOfRange(let repetitions) = suggestion.adjustment {
        return "\(repetitions) repetitions are the top of your range: \(sum(line))."
      }
      if case .missed = suggestion.reason {
        return "\(beginning(Sentence(sum(line)))), and up again from there (opinion)."
      }
      return "\(beginning(Sentence(sum(line))))."
    case .fewerRepetitions: return fewerRepetitions(line)
    case .startAgain:
      let less = suggestion.load == line.continued.load ? "with fewer repetitions" : "lighter"
      return "Start \(less) and go on as it feels (a rule of thumb)."
    case .addRepetition where line.suggestion.isOnWayBackByRepetitions:
      let repetitions = suggestion.repetitions ?? 0
      return "\(line.continued.repetitions ?? 0) → \(count(repetitions, "repetition"))."
    case .addRepetition, .addRepetitionIfItGoes: return repetitionAdvice(line)
    case .reduceAssistance:
      guard let load = suggestion.load, load > .zero else { return "Go without assistance." }
      return "Take \(nextLoad(suggestion)) of assistance."
    case .addTime:
      let time = suggestion.seconds.map(numbers.clock) ?? "longer"
      // Sets that were uneven are brought to the longest of them first.
      let isDone = line.continued.seconds == suggestion.seconds
      return isDone ? "Bring every set to \(time)." : "Go for \(time)."
    case .hold, .follow: return holdAdvice(line)
    }
  }

  /// "in the first set", "in the first 2 sets with 50 kg"; nil where others are raised.
  func firstSets(_ line: SuggestionList.Line) -> String? {
    guard case .firstSets(let count) = line.repetitionStep else { return nil }
    if line.suggestion.opensLast { return "in the last set" }
    guard let own = line.loadOfFirstSets else {
      return count == 1 ? "in the first set" : "in the first \(count) sets"
    }
    return count == 1 ? "with \(load(own))" : "in the first \(count) sets\(at(own))"
  }

  /// ` with 30 kg`; empty where no load is named.
  func at(_ own: Load?) -> String { own.map { " with \(load($0))" } ?? "" }

  private func repetitionAdvice(_ line: SuggestionList.Line) -> Sentence {
    let suggestion = line.suggestion
    // Sets that were uneven are first brought to what one of them had.
    let isUneven = line.isUneven
    let goal = count(suggestion.repetitions ?? 0, "repetition")
    let tired = suggestion.keepsTiredSets ? ", but not those to failure," : ""
    let bring =
      switch line.repetitionStep {
      case .weakerSets(let own): "ring the weaker sets\(at(own))\(tired) up by a repetition"
      case .setsAtLoad: "ring the sets at \(suggestion.load.map(load) ?? "this load") to \(goal)"
      case .everySet, .firstSets: "ring every set to \(goal)"
      }
    let place = firstSets(line).map { " \($0)" } ?? ""
    let more = "dd a repetition\(place)\(suggestion.isAtLeast ? " if it goes" : "")"
    let isBrought = isUneven && !suggestion.isAtLeast
    let repetition = isBrought ? "b\(bring)" : "a\(more)"
    let start = isBrought ? "B\(bring)" : "A\(more)"
    let hold = "hold \(before(line)) and \(repetition)."
    switch suggestion.adjustment {
    case .stepTooLarge(let next, let percent):
      return "The next step, \(load(next)), is \(share(percent)) up: \(hold)"
    case .roundsToSame:
      let what =
        lessThanAStep(suggestion) ?? "The next load is further away than the rule's step"
      return "\(what): \(hold)"
    case .nothingToLoad: return "Nothing heavier can be loaded: \(hold)"
    case .unlikely(let wanted, let probability):
      return "\(again(line, with: wanted)) would be only \(likely(probability)): \(hold)"
    case .smallerStep, .topOfRange, .stepNotFeasible, .notLoadable, .nothingNear, nil:
      return "\(start)."
    }
  }

  private func fewerRepetitions(_ line: SuggestionList.Line) -> Sentence {
    let suggestion = line.suggestion
    let fewer = (line.continued.repetitions ?? 0) - (suggestion.repetitions ?? 0)
    let off = "take \(count(fewer, "repetition")) off"
    if case .stepTooLarge(let next, let percent) = suggestion.adjustment {
      return "The next step down, \(load(next)), is \(share(-percent)) less: "
        + "hold \(before(line)) and \(off)."
    }
    return "\(beginning(Sentence(off)))."
  }

  private func holdAdvice(_ line: SuggestionList.Line) -> Sentence {
    let suggestion = line.suggestion
    let same = same(line)
    let weaker =
      suggestion.keepsTiredSets
      ? ", one more in the weaker sets that were not to failure" : ", one more in the weaker sets"
    let more = suggestion.raisesWeakerSets ? weaker : ""
    let sessions = suggestion.sessionsNeeded
    if case .roundsToSame = suggestion.adjustment {
      return
        "\(lessThanAStep(suggestion) ?? "The change is less than a step"): repeat \(same)\(more)."
    }
    if case .stepTooLarge(let next, let percent) = suggestion.adjustment {
      return "The next step, \(load(next)), is \(share(percent.magnitude)) "
        + "\(percent < 0 ? "down" : "up"): repeat \(same)\(more)."
    }
    if case .unlikely(let wanted, let probability) = suggestion.adjustment {
      return "\(again(line, with: wanted)) would be only \(likely(probability)): repeat "
        + "\(same)\(more)."
    }
    if suggestion.isHeldByOdds, let odds = suggestion.probability,
      let done = suggestion.repetitions
    {
      return
        "Another \(done) would be only \(likely(odds)), so no more is asked: repeat \(same)."
    }
    switch suggestion.reason {
    case .doneInARow(1, _):
      let since = suggestion.isCountedAnew ? "since the break" : "in a row"
      return "Same again: \(same)\(more); more after \(sessions) such sessions \(since)."
    case .doneInARow(let done, let fewest) where done < sessions:
      let counted = self.same(line, fewest: fewest)
      let what: Sentence = counted == same ? "" : "\(counted) or more: "
      let since = suggestion.isCountedAnew ? " since the break" : ""
      return
        "Same again: \(same)\(more) (\(what)\(done) of \(sessions) sessions done\(since), then more)."
    case .repetitionsFell:
      return
        "Same again: \(same)\(more), until no repetition is lost in \(sessions) sessions in a row."
    case .failedSet: return "Same again: \(same), until every set is done."
    default:
      let fewer = suggestion.easesHardSets ? ", with a repetition fewer in the hardest sets" : ""
      return "Same again: \(same)\(fewer)."
    }
  }

  /// Fewer repetitions than last time, which are enough; nil where no fewer are asked for.
  func eased(_ suggestion: Suggestion) -> Sentence? {
    guard let done = suggestion.easedFrom else { return nil }
    if let odds = suggestion.easedOdds {
      return
        "\(set(SetWork(suggestion))) or more: another \(done) would be only \(likely(odds))."
    }
    return "\(set(SetWork(suggestion))) or more: the \(done) of last time were above what you "
      + "usually do."
  }

  /// How often the same work was done, and among how many sessions.
  func done(_ sessions: Int, _ suggestion: Suggestion) -> String {
    let (most, weeks) = (LinearRule.mostCounted, AnalysisOptions.activeDays / 7)
    guard sessions > LinearRule.sessions else {
      guard let all = suggestion.countedAmong else { return "\(sessions)× done" }
      return "done in \(sessions) of the last \(all) sessions"
    }
    return (sessions < most ? "\(sessions)× done" : "done \(most)× or more") + " in \(weeks) weeks"
  }

  /// `, for 8 repetitions instead of 10`, where more load costs that many.
  func givenUp(_ line: SuggestionList.Line) -> String {
    line.givenUp.map { ", for \(count($0.next, "repetition")) instead of \($0.done)" } ?? ""
  }
}
