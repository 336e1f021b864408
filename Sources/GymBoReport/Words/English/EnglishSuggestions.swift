internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

extension English {
  func suggestionsTitle(_ rule: RuleChoice?) -> Sentence {
    guard let rule, rule != .auto else { return "What to lift next" }
    return "What to lift next, \(words(rule))"
  }

  private func words(_ choice: RuleChoice) -> String {
    switch choice {
    case .auto, .rpe: "by RPE where it is known"
    case .linear: "by equal sessions"
    case .chosen(let rule): "by \(words(rule))"
    }
  }

  private func words(_ rule: ProgressionRule) -> String {
    switch rule {
    case .doubleProgression(let rule):
      return "double progression, \(rule.lowest)–\(rule.highest) repetitions"
    case .twoForTwo(let rule): return "the 2-for-2 rule, \(count(rule.target, "repetition"))"
    case .percentage(let rule):
      let percent = numbers.short(rule.percent, decimals: 2)
      return "\(rule.sets) × \(rule.repetitions) with \(percent) % of a training max"
    case .likely(let rule):
      return "the load that is \(likely(rule.probability))"
    case .fiveThreeOne(let rule): return "5/3/1, week \(rule.week) of cycle \(rule.cycle)"
    case .rpeChart(let rule):
      let work = rule.repetitions.map { count($0, "repetition") + " " } ?? ""
      let then =
        rule.backOffPercent.map { ", then \(numbers.short($0, decimals: 1)) % less" } ?? ""
      return "the RPE chart, \(work)at RPE \(numbers.short(rule.rpe, decimals: 1))\(then)"
    }
  }

  func name(_ rule: SuggestionRule) -> String {
    switch rule {
    case .rpe: "RPE rule"
    case .linear: "linear rule"
    case .rising: "as it rose"
    case .afterBreak: "after a break"
    case .doubleProgression: "double progression"
    case .twoForTwo: "2-for-2 rule"
    case .percentage: "percentage"
    case .fiveThreeOne: "5/3/1"
    case .rpeChart: "RPE chart"
    case .likely: "likely load"
    }
  }

  func tag(_ rule: SuggestionRule) -> Sentence { "[\(name(rule))]" }

  var noSuggestions: Sentence {
    "Nothing to suggest: suggestions go on from work of the last \(AnalysisOptions.activeDays) "
      + "days, not from cardio, stretching, or one day far below a lift's work."
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
    guard one.load != nil else { return "\(all) repetitions" }
    one.repetitions = nil
    return "\(each.count) × \(set(one)) × \(all)"
  }

  /// ` at RPE 8`, where the lifter chose a rule that aims at one.
  private func aim(_ rpe: Double?) -> String {
    rpe.map { " at RPE " + numbers.short($0, decimals: 1) } ?? ""
  }

  /// `, up to RPE 8.5, best set 82 % likely`: what is to be expected, as far as it is known.
  private func expectation(_ suggestion: Suggestion) -> String {
    let words = suggestion.shownEffort.map { effort in
      let sign = effort.easiest.map { $0 == effort.hardest ? ", about RPE " : ", RPE " }
      return (sign ?? ", up to RPE ") + numbers.effort(effort)
    }
    return (words ?? "")
      + (suggestion.probability.map {
        "\(suggestion.hasSeveralSets ? ", best set " : ", ")\(likely($0))"
      } ?? "")
      + (suggestion.isUntried ? ", untried" : "")
  }

  /// `82 % likely`; never all or nothing.
  func likely(_ probability: Double) -> String {
    "\(min(99, max(1, Int((100 * probability).rounded())))) % likely"
  }

  func reason(_ line: SuggestionList.Line) -> Sentence {
    let suggestion = line.suggestion
    var reason = equipmentReason(suggestion) ?? ruleReason(line)
    if suggestion.usualEffort != nil {
      reason =
        "Hard sets (RPE \(words(ofRPE: RPERule.hardFrom)) or more, or to failure) are usual \(suggestion.isEffortOfLifter ? "with you: the" : "in this lift: its") "
        + "repetitions decide. \(reason)"
    }
    if suggestion.isUntried {
      reason = "\(reason) Nothing that heavy was lifted lately: stop short if it does not go."
    }
    if suggestion.lacksLoad {
      reason = "No load is logged: log one, and it can be said when to add. \(reason)"
    }
    if let days = line.daysAgo {
      reason = "Last done \(count(days, "day")) ago. \(reason)"
    }
    if suggestion.addedSets > 0 {
      reason = "\(reason) \(count(suggestion.addedSets, "set")) more than last time, as before."
    }
    if let passed = suggestion.passedOver {
      let (day, base) = (near(passed.date), near(suggestion.lastSession))
      let what =
        switch passed.kind {
        case .test: "\(day) was a test"
        case .lightDay: "\(day) was a lighter day"
        case .tooMuch: "\(day) was too much"
        case .shortDay: "\(day) had fewer sets and repetitions"
        case .otherWorkout: "\(day) was another workout"
        case .otherMachine where passed.isNoted:
          "\(day) was elsewhere or on another machine, as you noted"
        case .otherMachine: "\(day) was on another machine, by its load"
        case .rotation: "After days like \(day) comes other work"
        }
      reason = "\(reason) \(what): this goes on from \(base)."
    }
    if let test = line.test {
      reason = "\(reason) The heavy \(set(test)) at the top is left out."
    }
    if let before = line.heavierBefore {
      reason =
        "\(reason) \(beginning(set(before.set))) was done on \(near(before.date)): go up as it feels, if the load is still counted alike."
    }
    if let far = line.farSet {
      let out = suggestion.continuesFarSet ? "" : ", and is left out"
      reason = "\(reason) \(beginning(set(far))) was far above all days before\(out): typed right?"
    }
    if let note = line.note {
      let basis = suggestion.followsNote ? ". Your own plan comes first" : ". By the sets alone"
      reason =
        note.isPlan
        ? "You noted on \(near(note.date)): “\(note.words)”\(basis): \(reason)"
        : "\(reason) Your note of \(near(note.date)): “\(note.words)”."
    }
    guard let refused = suggestion.refused else { return reason }
    return "\(beginning(name(refused.rule))) has no answer: \(words(refused.reason)); "
      + "the \(name(suggestion.rule)) has. \(reason)"
  }

  private func words(_ refusal: RuleRefusal) -> String {
    func percent(_ value: Double) -> String { numbers.percent(value) }
    return switch refusal {
    case .noLoadedSession: "the last session has no loaded set"
    case .noRatedSet(let rated):
      "no set of the last session has an RPE of 6 or more (of the last 42 days \(percent(rated)) "
        + "have one)"
    case .offChart(let repetitions, let rpe):
      "\(repetitions) repetitions at RPE \(numbers.short(rpe, decimals: 6)) are not on the chart"
    case .noTrainingMax: "its percentages are of a training max, and none is given for the lift"
    case .noMaximum: "no training max is given, and no 1RM is known of the last 42 days"
    case .notAMainLift: "its percentages are for compound lifts with a barbell"
    case .noPrediction: "the lift has no loaded set of at most 15 repetitions"
    case .planTooHeavy(let excess, _):
      "the plan's heaviest set is \(percent(excess)) above everything of the last 42 days"
    case .failedSet: "a set of the last session was failed"
    case .invalidPlan: "a number of the plan is outside its range"
    }
  }

  /// Where what there is to lift with does not make the load in use.
  private func equipmentReason(_ suggestion: Suggestion) -> Sentence? {
    switch suggestion.adjustment {
    case .notLoadable(let wanted, _):
      "\(load(wanted)) cannot be loaded with your equipment. Take \(nextLoad(suggestion))."
    case .nothingNear(let nearest, _):
      "Your equipment makes nothing within 10 % of \(nextLoad(suggestion)) (the nearest is "
        + "\(load(nearest))): the load of the log stays."
    default: nil
    }
  }

  private func ruleReason(_ line: SuggestionList.Line) -> Sentence {
    let suggestion = line.suggestion
    switch suggestion.heeds {
    case .noMore: return "No more load, as you noted. Same again: \(same(line))."
    case .moreRepetitions where suggestion.followsNote:
      return "The same load, and more repetitions."
    case .more where suggestion.action == .increaseLoad: return "\(sum(line))."
    case .more: return "\(beginning(same(line))) again, and a repetition more if it goes."
    case .load where suggestion.action == .hold: return "Same again: \(same(line))."
    case .load: return "\(sum(line))."
    case .moreRepetitions, nil: break
    }
    if let eased = eased(suggestion) { return eased }
    if suggestion.easesBestSingle {
      return
        "The \(before(line)) of last time were a best, which seldom comes twice: \(set(SetWork(suggestion))) "
        + "is heavy enough."
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

  /// ` or more` of repetitions that are not those of last time.
  private func orMore(_ repetitions: Int, _ line: SuggestionList.Line) -> String {
    repetitions > 0 && repetitions != line.continued.repetitions ? " or more" : ""
  }

  /// `Bench Press 100 kg × 8: 3× done. Try 102.5 kg, +2.5 %.`
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
    let step: Sentence = "Try \(nextLoad(suggestion))\(change ?? "")\(givenUp(line))."
    switch suggestion.adjustment {
    case .smallerStep(let wanted, let percent):
      return "\(done) \(load(wanted)) would be \(share(percent)) up. \(step)"
    case .unlikely(let wanted, let probability):
      return "\(done) \(again(line, with: wanted)) would be only \(likely(probability)). \(step)"
    default: return "\(done) \(step)"
    }
  }

  // MARK: Parts

  func nextLoad(_ suggestion: Suggestion) -> String { suggestion.load.map(load) ?? "the next load" }

  func before(_ line: SuggestionList.Line) -> String {
    line.continued.load.map(load) ?? "this load"
  }

  /// The set to repeat.
  func same(_ line: SuggestionList.Line) -> Sentence {
    set(line.continued)
  }

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
    numbers.short(percent, decimals: percent < 11 ? 1 : 0) + " %"
  }

  /// One decimal, or two where one would seem to contradict the rule's limits (8.96 is not 9).
  private func words(ofRPE rpe: Double) -> String {
    let isTold = RPERule.change(rpe: (rpe * 10).rounded() / 10) == RPERule.change(rpe: rpe)
    return numbers.short(rpe, decimals: isTold ? 1 : 2)
  }

  /// `100 → 102.5 kg, +2.5 %`: the load of last time, the next one and the difference.
  func sum(_ line: SuggestionList.Line) -> String {
    guard let now = line.suggestion.load else { return "the next load" }
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
    case .effort where line.wasToFailure: return "To failure last time (\(day))"
    case .effort(let rpe):
      return
        "RPE \(words(ofRPE: rpe))\(upTo(suggestion.hardestEffort, from: rpe)) last time (\(day))"
    case .sessionEffort(let rpe):
      return "RPE \(words(ofRPE: rpe)) on average in the last session (\(day))"
    case .effortDiffers(let first, let hardest):
      return "RPE \(words(ofRPE: first)) in the first set and \(words(ofRPE: hardest)) in the "
        + "hardest last time (\(day))"
    case .doneInARow(let sessions, let repetitions):
      guard sessions >= suggestion.sessionsNeeded else { return "" }
      let which = line.isUneven && !suggestion.isAtLeast ? " in the best set" : ""
      return
        "\(beginning(same(line, fewest: repetitions)))\(orMore(repetitions, line))\(which): \(done(sessions, suggestion))"
    case .changedEachTime(let sessions):
      return "The load changed each time in the last \(sessions) sessions"
    case .rose(let sessions): return "More each time in the last \(sessions) sessions"
    case .painNoted(let day):
      return
        "Pain, injury or surgery noted on \(near(day)): nothing more for 3 weeks, and stop if it hurts"
    case .illnessNoted(let day, let note):
      let quote = LiftNote.quoted(note, ", “", "”")
      return "Illness noted on \(near(day))\(quote): nothing more until you are well"
    case .repetitionsFell(let day): return "Fewer repetitions in a set than on \(near(day))"
    case .missed(let sessions, let repetitions):
      var meant = line.continued
      if meant.repetitions != nil { meant.repetitions = repetitions }
      return "\(beginning(set(meant))) was not reached in \(sessions) sessions in a row"
    case .afterBreak(let days, let until):
      let end = until.map { " until \(near($0))" } ?? ""
      let free = SuggestionReason.daysOff(between: days, isOver: until != nil)
      let time = suggestion.passedOver == nil ? "last time (\(day))" : "on \(day)"
      return "\(free) days without training\(end); \(time) \(same(line))"
    case .backTo(let old, let repetitions, let days, let isOfLift):
      let old = old.map(load) ?? count(repetitions, "repetition")
      guard !suggestion.isSameAfterPause else { return "\(count(days, "day")) without this lift" }
      return
        "On the way back to \(old) after \(SuggestionReason.daysOff(between: days, isOver: !suggestion.isInPause)) days without "
        + (isOfLift ? "this lift" : "training")
    case .testAbove(let load, let repetitions, let day, let percent):
      return
        "\(beginning(set(SetWork(semantics: .loaded, load: load, repetitions: repetitions)))) on \(near(day)) was worth \(numbers.percent(percent)) more than every work set of these weeks"
    case .failedSet:
      return suggestion.rule == .linear
        ? "A set was failed within \(LinearRule.sessions) sessions"
        : "A set was failed last time (\(day))"
    case .rule: return ""
    }
  }

  /// `–8.5`, where a set with the same load was harder than the one that decided.
  private func upTo(_ hardest: Double?, from rpe: Double) -> String {
    hardest.map { $0 > rpe ? "–" + words(ofRPE: $0) : "" } ?? ""
  }

  private func change(_ suggestion: Suggestion) -> String? {
    switch suggestion.reason {
    case .effort(let rpe), .sessionEffort(let rpe):
      RPERule.change(rpe: rpe).map { numbers.percentChange(100 * $0) }
    default: nil
    }
  }

  func lessThanAStep(_ suggestion: Suggestion) -> String? {
    change(suggestion).map { "\($0) is less than a step" }
  }
}
