internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

/// What to do about what was seen, in a sentence.
extension German {
  /// What to do about it, with a full stop.
  func whatToDo(_ line: SuggestionList.Line) -> Sentence {
    let suggestion = line.suggestion
    switch suggestion.action {
    case .increaseLoad, .decreaseLoad:
      switch suggestion.adjustment {
      case .smallerStep(let wanted, let percent):
        return "\(load(wanted)) wären \(share(percent)) mehr: \(sum(line))."
      case .unlikely(let wanted, let probability):
        return
          "\(again(line, with: wanted)): Chance \(chanceNumber(probability)). Also \(sum(line))."
      case .topOfRange(let count):
        return "\(repetitionCount(count)) sind das Ende deines Bereichs: \(sum(line))."
      default:
        if case .missed = suggestion.reason {
          return "\(beginning(Sentence(sum(line)))), und von da wieder hoch (Meinung)."
        }
        return "\(beginning(Sentence(sum(line))))."
      }
    case .fewerRepetitions: return fewerRepetitions(line)
    case .startAgain:
      let less =
        suggestion.load == line.continued.load ? "mit weniger Wiederholungen" : "leichter"
      return "Fang \(less) an und geh nach Gefühl weiter (Faustregel)."
    case .addRepetition where line.suggestion.isOnWayBackByRepetitions:
      let repetitions = suggestion.repetitions ?? 0
      return "\(line.continued.repetitions ?? 0) → \("\(repetitions) Wiederholungen")."
    case .addRepetition, .addRepetitionIfItGoes: return repetitionAdvice(line)
    case .reduceAssistance:
      guard let load = suggestion.load, load > .zero else {
        return "Versuch es ohne Unterstützung."
      }
      return "Nimm \(nextLoad(suggestion)) Unterstützung."
    case .addTime:
      guard let time = suggestion.seconds.map(numbers.clock) else { return "Halte länger." }
      // Sets that were uneven are brought to the longest of them first.
      let isDone = line.continued.seconds == suggestion.seconds
      return isDone ? "Bring jeden Satz auf \(time)." : "Versuch \(time)."
    case .hold, .follow: return holdAdvice(line)
    }
  }

  /// "im ersten Satz", "in den ersten 2 Sätzen mit 50 kg"; nil where others are raised.
  func firstSets(_ line: SuggestionList.Line) -> String? {
    guard case .firstSets(let count) = line.repetitionStep else { return nil }
    if line.suggestion.opensLast { return "im letzten Satz" }
    guard let own = line.loadOfFirstSets else {
      return count == 1 ? "im ersten Satz" : "in den ersten \(count) Sätzen"
    }
    return count == 1 ? "mit \(load(own))" : "in den ersten \(count) Sätzen\(at(own))"
  }

  /// ` mit 30 kg`; empty where no load is named.
  func at(_ own: Load?) -> String { own.map { " mit \(load($0))" } ?? "" }

  private func repetitionAdvice(_ line: SuggestionList.Line) -> Sentence {
    let suggestion = line.suggestion
    // Sets that were uneven are first brought to what one of them had.
    let isBrought = line.isUneven && !suggestion.isAtLeast
    let count: String = repetitionCount(suggestion.repetitions ?? 0)
    let more = suggestion.isAtLeast ? ", wenn es geht" : ""
    let tired = suggestion.keepsTiredSets ? ", aber nicht in denen bis zum Versagen," : ""
    let bring =
      switch line.repetitionStep {
      case .weakerSets(let own):
        "mach in den schwächeren Sätzen\(at(own))\(tired) eine Wiederholung mehr"
      case .setsAtLoad:
        "bring die Sätze mit \(suggestion.load.map(load) ?? "diesem Gewicht") auf \(count)"
      case .everySet, .firstSets: "bring jeden Satz auf \(count)"
      }
    let place = firstSets(line).map { "\($0) " } ?? ""
    let alone = isBrought ? "\(beginning(bring))." : "Mach \(place)eine Wiederholung mehr\(more)."
    let goal = isBrought ? bring : "mach \(place)eine Wiederholung mehr\(more)"
    let hold = "Bleib bei \(before(line)) und \(goal)."
    switch suggestion.adjustment {
    case .stepTooLarge(let next, let percent):
      return "Der nächste Schritt, \(load(next)), ist \(share(percent)) mehr. \(hold)"
    case .roundsToSame:
      let what =
        lessThanAStep(suggestion)
        ?? "Das nächste Gewicht liegt weiter weg als der Schritt der Regel"
      return "\(what). \(hold)"
    case .nothingToLoad: return "Schwerer geht es nicht. \(hold)"
    case .unlikely(let wanted, let probability):
      return "\(again(line, with: wanted)): Chance nur \(chanceNumber(probability)). \(hold)"
    case .smallerStep, .topOfRange, .stepNotFeasible, .notLoadable, .nothingNear, nil:
      return Sentence(alone)
    }
  }

  private func fewerRepetitions(_ line: SuggestionList.Line) -> Sentence {
    let suggestion = line.suggestion
    let fewer = (line.continued.repetitions ?? 0) - (suggestion.repetitions ?? 0)
    let off = "ach \(repetitionCount(fewer)) weniger"
    if case .stepTooLarge(let next, let percent) = suggestion.adjustment {
      return "Der nächste Schritt nach unten, \(load(next)), ist \(share(-percent)) weniger. "
        + "Bleib bei \(before(line)) und m\(off)."
    }
    return "M\(off)."
  }

  private func holdAdvice(_ line: SuggestionList.Line) -> Sentence {
    let suggestion = line.suggestion
    let same = same(line)
    let weaker =
      suggestion.keepsTiredSets
      ? ", in den schwächeren Sätzen ohne Versagen eine mehr"
      : ", in den schwächeren Sätzen eine mehr"
    let more = suggestion.raisesWeakerSets ? weaker : ""
    let sessions = suggestion.sessionsNeeded
    if case .roundsToSame = suggestion.adjustment {
      let what = lessThanAStep(suggestion) ?? "Die Änderung ist weniger als ein Schritt"
      return "\(what): noch einmal \(same)\(more)."
    }
    if case .stepTooLarge(let next, let percent) = suggestion.adjustment {
      return "Der nächste Schritt, \(load(next)), ist \(share(percent.magnitude)) "
        + "\(percent < 0 ? "weniger" : "mehr"): noch einmal \(same)\(more)."
    }
    if case .unlikely(let wanted, let probability) = suggestion.adjustment {
      return "\(again(line, with: wanted)): Chance nur \(chanceNumber(probability)). "
        + "Noch einmal \(same)\(more)."
    }
    if suggestion.isHeldByOdds, let odds = suggestion.probability,
      let done = suggestion.repetitions
    {
      return
        "Noch einmal \(done): Chance nur \(chanceNumber(odds)). Deshalb nicht mehr: noch einmal \(same)."
    }
    switch suggestion.reason {
    case .doneInARow(1, _):
      let since = suggestion.isCountedAnew ? "seit der Pause" : "in Folge"
      return "Noch einmal \(same)\(more); erst nach \(sessions) solchen Einheiten \(since) mehr."
    case .doneInARow(let done, let fewest) where done < sessions:
      let counted = self.same(line, fewest: fewest)
      let what: Sentence = counted == same ? "" : "\(counted) oder mehr: "
      let since = suggestion.isCountedAnew ? "seit der Pause " : ""
      return
        "Noch einmal \(same)\(more) (\(what)\(since)\(done) von \(sessions) nötigen Einheiten geschafft; nach der letzten mehr)."
    case .repetitionsFell:
      return
        "Noch einmal \(same)\(more), bis in \(sessions) Einheiten in Folge keine Wiederholung verloren geht."
    case .failedSet: return "Noch einmal \(same), bis jeder Satz geschafft ist."
    default:
      let fewer = suggestion.easesHardSets ? ", in den härtesten Sätzen eine weniger" : ""
      return "Noch einmal \(same)\(fewer)."
    }
  }

  /// Fewer repetitions than last time, which are enough; nil where no fewer are asked for.
  func eased(_ suggestion: Suggestion) -> Sentence? {
    guard let done = suggestion.easedFrom else { return nil }
    if let odds = suggestion.easedOdds {
      return
        "\(set(SetWork(suggestion))) oder mehr. Noch einmal \(done): Chance nur \(chanceNumber(odds))."
    }
    return "\(set(SetWork(suggestion))) oder mehr: Die \(done) vom letzten Mal waren besser als "
      + "sonst."
  }

  /// How often the same work was done, and among how many sessions.
  func done(_ sessions: Int, _ suggestion: Suggestion) -> String {
    let (most, weeks) = (LinearRule.mostCounted, AnalysisOptions.activeDays / 7)
    guard sessions > LinearRule.sessions else {
      guard let all = suggestion.countedAmong else { return "\(sessions)× geschafft" }
      return "in \(sessions) der letzten \(all) Einheiten geschafft"
    }
    return
      "in \(weeks) Wochen \(sessions < most ? "\(sessions)×" : "\(most)× oder öfter") geschafft"
  }

  /// `, mit 8 statt 10 Wiederholungen`, where more load costs that many.
  func givenUp(_ line: SuggestionList.Line) -> String {
    line.givenUp.map { ", mit \($0.next) statt \($0.done) Wiederholungen" } ?? ""
  }
}
