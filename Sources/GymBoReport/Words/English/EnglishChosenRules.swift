internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

/// What a rule chosen on request says: what was seen, and what to do about it.
extension English {
  /// `Every set reached 12 repetitions. Take 62.5 kg.`
  func words(_ reason: RuleReason, _ line: SuggestionList.Line, day: String) -> Sentence {
    let suggestion = line.suggestion
    let advice = advice(line)
    switch reason {
    case .reachedTop(let repetitions):
      let load = suggestion.hasOtherLoads ? line.continued.load.map(load) : nil
      let with = load.map { " with \($0)" } ?? ""
      let sets = suggestion.evidence.count == 1 && load != nil ? "The set" : "Every set"
      return "\(sets)\(with) reached \(count(repetitions, "repetition")). \(advice)"
    case .withinRange(let range):
      let what = suggestion.action == .addRepetition ? goal(line) : advice
      guard suggestion.isWithin(range) else { return Sentence(what) }
      return "Target range: \(numbers.range(range)) repetitions. \(what)"
    case .belowRange(let range, let sessions, let most) where suggestion.action == .decreaseLoad:
      return
        "Below the range of \(numbers.range(range)) repetitions in \(sessions) sessions in a row (\(most) are "
        + "enough). \(advice)"
    case .belowRange(let range, let sessions, let most):
      return
        "Below the range of \(numbers.range(range)) repetitions (\(sessions) of \(most) sessions in "
        + "a row). \(advice)"
    case .failedSet: return "A set was failed last time (\(day)). \(advice)"
    case .extraRepetitions(let sessions, _, let spare) where suggestion.action == .increaseLoad:
      return
        "\(spare) repetitions to spare in the last set, \(sessions) sessions in a row. \(advice)"
    case .extraRepetitions(let sessions, let needed, let spare):
      return "Go on until the last set has \(spare) repetitions to spare in \(needed) "
        + "sessions in a row (\(sessions) of \(needed)). \(advice)"
    case .stepTooLarge(let next, let percent):
      return "The next step, \(load(next)), is \(share(percent.magnitude)) "
        + "\(percent < 0 ? "down" : "up"). \(advice)"
    case .stepNotFeasible(let next, _, let expected, let range):
      let left =
        expected.map { "about \(count(Int($0.rounded(.down)), "repetition"))" }
        ?? "no repetition"
      return
        "The next step, \(load(next)), would leave \(left), less than the range of \(numbers.range(range)). "
        + "\(advice)"
    case .nothingToLoad:
      return suggestion.action == .addRepetition
        ? "Nothing heavier can be loaded. \(advice)" : "Nothing lighter can be loaded. \(advice)"
    case .effort(let repetitions, let rpe):
      return "\(count(repetitions, "repetition")) at RPE \(numbers.short(rpe, decimals: 1)) "
        + "last time (\(day)). \(advice)"
    case .limited(let wanted):
      return "The chart asks for \(load(wanted)), more than 10 % up. \(advice)"
    case .likely(let asked, let unmet, let oneLess):
      guard let unmet else { return "The heaviest load that is \(likely(asked)). \(advice)" }
      return
        "No load is \(likely(asked)): \(goal(suggestion)) with the present one \(suggestion.repetitions == 1 ? "is" : "are") \(likely(unmet))"
        + (oneLess.map { ", one fewer \(likely($0))" } ?? "") + "."
    case .percentage(let trainingMax):
      return "By the plan, of a training max of \(load(trainingMax))."
    case .cycle(let week, let cycle, let trainingMax):
      return "Week \(week) of cycle \(cycle), training max \(load(trainingMax))."
    }
  }

  private func goal(_ suggestion: Suggestion) -> String {
    count(suggestion.repetitions ?? 0, "repetition")
  }

  private func goal(_ line: SuggestionList.Line) -> String {
    let goal = goal(line.suggestion)
    return switch line.repetitionStep {
    case .everySet: "Go for \(goal) in every set."
    case .weakerSets(let own):
      "Bring the weaker sets\(at(own))\(line.suggestion.keepsTiredSets ? ", but not those to failure," : "") up by a repetition."
    case .firstSets: "Go for \(goal) \(firstSets(line) ?? "in the first set")."
    case .setsAtLoad: "Go for \(goal) with \(line.suggestion.load.map(load) ?? "this load")."
    }
  }

  private func advice(_ line: SuggestionList.Line) -> String {
    let suggestion = line.suggestion
    let load = suggestion.load.map(load) ?? "the load"
    return switch suggestion.action {
    case .increaseLoad, .decreaseLoad: "\(beginning(sum(line)))."
    case .addRepetitionIfItGoes:
      "Repeat \(load) for \(goal(suggestion)), and one more if it goes."
    case .addRepetition: "Hold \(load) and go for \(goal(suggestion))."
    default: "Repeat \(load) for \(goal(suggestion))."
    }
  }
}

/// What to put on the bar, how to warm up, and what else is said of the list.
extension English {
  func plates(_ loadings: [Inventory.BarLoading]) -> Sentence {
    guard let first = loadings.first else { return "" }
    let bar = mark(first.bar)
    if loadings.allSatisfy({ $0.bar == first.bar }) {
      if loadings.count == 1, first.perSide.isEmpty { return "The empty \(bar) bar" }
      return "On the \(bar) bar, a side: "
        + Sentence(loadings.map { side($0.perSide) }.joined(separator: ", then "))
    }
    return Sentence(
      loadings.map { "\(mark($0.bar)) bar, a side: \(side($0.perSide))" }
        .joined(separator: ", then "))
  }

  /// `25 + 10 + 1.25 kg`, with each plate's own unit where they differ.
  private func side(_ plates: [Inventory.Mark]) -> String {
    guard let last = plates.last else { return "nothing" }
    guard plates.allSatisfy({ $0.unit == last.unit }) else {
      return plates.map(mark).joined(separator: " + ")
    }
    return plates.map { numbers.short($0.value, decimals: 3) }.joined(separator: " + ")
      + " " + numbers.symbol(of: last.unit)
  }

  private func mark(_ mark: Inventory.Mark) -> String {
    numbers.short(mark.value, decimals: 3) + " " + numbers.symbol(of: mark.unit)
  }

  func warmUp(_ sets: [WarmUpSet]) -> Sentence {
    "Warm up: "
      + Sentence(sets.map(warmUpSet).joined(separator: ", "))
  }

  private func warmUpSet(_ set: WarmUpSet) -> String {
    let load = set.load.map(load) ?? set.percent.map { numbers.percent(Double($0)) }
    return load.map { "\($0) × \(set.repetitions)" } ?? count(set.repetitions, "rep")
  }

  func deloadPassedOver(_ days: DayRange) -> Sentence {
    "Deload \(dates.range(days, near: asOf)): loads continue from the week before it."
  }

  var lightDaysPassedOver: Sentence {
    "Loads continue from before the light days. If the light week goes on, lift as light again."
  }

  func moreSuggestions(_ count: Int, files: [String]) -> Sentence {
    "and \(count) more: \(remedy: .suggest(files: files))"
  }

  func lastWorkout(_ day: CivilDate?) -> Sentence {
    let last = day.map(dates.date) ?? "–"
    return "Last workout on \(last), as of \(asOf.map(dates.date) ?? "–")"
  }

  var likelihoodNote: Sentence {
    "Likely: that the best set at that load is done. The sets after it may have fewer repetitions."
  }

  func idleLifts(_ count: Int) -> Sentence {
    "\(self.count(count, "exercise")) without a session in the last \(AnalysisOptions.activeDays) "
      + "days \(count == 1 ? "is" : "are") left out."
  }
}
