internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

/// What a suggestion says to a person: the work, and the rule with its reason.
struct SuggestionSentences {
  let wording: Wording
  let suggestion: Suggestion
  /// The set that is continued, where the evidence holds it.
  let row: Int?
  let asOf: CivilDate
  /// Whether the log has any RPE, and its athlete a use for the word.
  let logsRPE: Bool

  init(
    _ suggestion: Suggestion, wording: Wording, findings: HistoryFindings, logsRPE: Bool
  ) {
    self.logsRPE = logsRPE
    self.wording = wording
    self.suggestion = suggestion
    asOf = findings.asOf
    let sets = wording.log.sets
    // Of the sets that decided, the last session's set of the lift itself: the heaviest, as the rules take it.
    row = SuggestionSentences.continuedRow(suggestion, findings: findings, sets: sets)
  }

  private static func continuedRow(
    _ suggestion: Suggestion, findings: HistoryFindings, sets: SetColumns
  ) -> Int? {
    let own = suggestion.evidence.filter { Int(sets.exercise[$0]) == suggestion.exercise }
    if suggestion.rule == .linear { return own.last }
    if case .sessionEffort = suggestion.reason {
      let lift = findings.lift(ofExercise: suggestion.exercise)
      return lift?.sessions.last { $0.date == suggestion.lastSession }?.standingRow
    }
    return own.first
  }

  /// `3 × 102.5 kg × 8 at RPE 8`, or `leaving 2 in reserve`, which is the same aim, to who logs no RPE.
  var work: String {
    if !suggestion.plan.isEmpty {
      return suggestion.plan.map { sets in
        "\(sets.sets) × \(sets.load.text(in: wording.unit)) × \(sets.repetitions)"
          + (sets.isAtLeast ? "+" : "") + aim(sets.targetRPE)
      }
      .joined(separator: ", ")
    }
    let work = wording.work(
      suggestion.semantics, load: suggestion.load, repetitions: suggestion.repetitions,
      seconds: suggestion.seconds, metres: suggestion.metres,
      bodyweight: { NumberText.count($0, "repetition") })
    return "\(suggestion.sets) × \(work)\(aim(suggestion.targetRPE))"
  }

  private func aim(_ rpe: Double?) -> String {
    guard let rpe else { return "" }
    if suggestion.rule == .linear, !logsRPE, suggestion.repetitions != nil {
      return ", leaving \(NumberText.short(10 - rpe, decimals: 1)) in reserve"
    }
    return " at RPE " + NumberText.short(rpe, decimals: 1)
  }

  /// The rule and its reason. The linear rule's load step is worded as the product words it: "Bench Press 100 kg: 3× done. Try 102.5 kg."
  var sentence: String {
    var parts: [String] = []
    if let refused = suggestion.refused {
      parts.append(
        "\(NumberText.capitalized(refused.rule.name)) has no answer: \(refused.reason); "
          + "the \(suggestion.rule.name) has.")
    }
    if let equipment = equipmentSentence {
      parts.append(equipment)
    } else {
      parts.append(ruleSentence)
    }
    return parts.joined(separator: " ")
  }

  /// Where what there is to lift with does not make the load in use.
  private var equipmentSentence: String? {
    switch suggestion.adjustment {
    case .notLoadable(let wanted, _):
      "\(wanted.text(in: wording.unit)) cannot be loaded with your equipment. Take \(loadNext)."
    case .nothingNear(let nearest, _):
      "Your equipment makes nothing within 10 % of \(loadNext) (the nearest is "
        + "\(nearest.text(in: wording.unit))): the load of the log stays."
    default: nil
    }
  }

  private var ruleSentence: String {
    if case .rule(let reason) = suggestion.reason {
      return ChosenRuleSentences(suggestion: suggestion, wording: wording, day: day)
        .sentence(reason)
    }
    let name = wording.name(suggestion.exercise)
    if suggestion.rule == .linear, suggestion.action == .increaseLoad,
      case .doneInARow(let sessions) = suggestion.reason
    {
      let done = "\(name) \(loadBefore): \(sessions)× done."
      if case .smallerStep(let wanted, let percent) = suggestion.adjustment {
        return "\(done) \(wanted.text(in: wording.unit)) would be \(share(percent)) % up. "
          + "Try \(loadNext)."
      }
      return "\(done) Try \(loadNext)."
    }
    return reason.isEmpty ? advice : "\(reason). \(advice)"
  }

  private var loadBefore: String {
    row.flatMap { wording.load($0) }?.text(in: wording.unit) ?? "this load"
  }

  private var loadNext: String { suggestion.load?.text(in: wording.unit) ?? "the next load" }

  /// The set to repeat.
  private var same: String {
    row.map { wording.set($0) }
      ?? wording.work(
        suggestion.semantics, load: suggestion.load, repetitions: suggestion.repetitions,
        seconds: suggestion.seconds, metres: suggestion.metres,
        bodyweight: { NumberText.count($0, "repetition") })
  }

  private var day: String { suggestion.lastSession.text(near: asOf) }

  /// What was seen, without a full stop; empty where the advice says it.
  private var reason: String {
    switch suggestion.reason {
    case .effort(let rpe):
      return "RPE \(SuggestionSentences.text(ofRPE: rpe)) last time (\(day))\(changeText)"
    case .sessionEffort(let rpe):
      return
        "RPE \(SuggestionSentences.text(ofRPE: rpe)) on average in the last session (\(day))\(changeText)"
    case .doneInARow(let sessions):
      return sessions < LinearRule.sessions
        ? "" : "\(NumberText.capitalized(same)): \(sessions)× done"
    case .repetitionsFell:
      return "Repetitions fell within \(LinearRule.sessions) sessions"
    case .failedSet:
      return suggestion.rule == .linear
        ? "A set was failed within \(LinearRule.sessions) sessions"
        : "A set was failed last time (\(day))"
    case .rule:
      return ""
    }
  }

  /// The change that the RPE rule asks for, where the lift has a load to change.
  private var changeText: String {
    guard case .loaded = suggestion.semantics, row.flatMap({ wording.load($0) }) != nil,
      suggestion.adjustment != .roundsToSame, let change
    else { return "" }
    return ": \(change)"
  }

  private var change: String? {
    switch suggestion.reason {
    case .effort(let rpe), .sessionEffort(let rpe):
      RPERule.change(rpe: rpe).map { NumberText.percent(100 * $0) }
    default: nil
    }
  }

  private var lessThanAStep: String? { change.map { "\($0) is less than a step" } }

  /// What to do about it, with a full stop.
  private var advice: String {
    switch suggestion.action {
    case .increaseLoad, .decreaseLoad:
      if case .smallerStep(let wanted, let percent) = suggestion.adjustment {
        return "\(wanted.text(in: wording.unit)) would be \(share(percent)) % up. Take \(loadNext)."
      }
      return "Take \(loadNext)."
    case .addRepetition:
      return repetitionAdvice
    case .reduceAssistance:
      guard let load = suggestion.load, load > .zero else { return "Go without assistance." }
      return "Take \(loadNext) of assistance."
    case .addTime:
      let time = suggestion.seconds.map(NumberText.clock) ?? "longer"
      // Sets that were uneven are brought to the longest of them first.
      let isDone = row.flatMap { wording.log.sets.seconds[$0] } == suggestion.seconds
      return isDone ? "Bring every set to \(time)." : "Go for \(time)."
    case .hold, .follow:
      return holdAdvice
    }
  }

  private var repetitionAdvice: String {
    let done = row.flatMap { wording.log.sets.repetitions[$0] }.map(Int.init)
    // Sets that were uneven are brought to the best of them first.
    let repetition =
      suggestion.repetitions == done
      ? "bring every set to \(NumberText.count(done ?? 0, "repetition"))" : "add a repetition"
    switch suggestion.adjustment {
    case .stepTooLarge(let next, let percent):
      return "The next step, \(next.text(in: wording.unit)), is \(share(percent)) % up: "
        + "hold \(loadBefore) and \(repetition)."
    case .roundsToSame:
      let what = lessThanAStep ?? "The next load is further away than the rule's step"
      return "\(what): hold \(loadBefore) and \(repetition)."
    case .notCompound:
      let isKnown = wording.log.exercises[suggestion.exercise].facts != nil
      return "\(NumberText.capitalized(repetition)): load is added to compound lifts only"
        + (isKnown ? "." : ", and this lift is not known to be one.")
    case .nothingToLoad:
      return "Nothing heavier can be loaded: hold \(loadBefore) and \(repetition)."
    case .smallerStep, .stepNotFeasible, .notLoadable, .nothingNear, nil:
      return NumberText.capitalized(repetition) + "."
    }
  }

  private var holdAdvice: String {
    if case .roundsToSame = suggestion.adjustment {
      return "\(lessThanAStep ?? "The change is less than a step"): repeat \(same)."
    }
    if case .stepTooLarge(let next, let percent) = suggestion.adjustment {
      return "The next step, \(next.text(in: wording.unit)), is \(share(-percent)) % down: "
        + "repeat \(same)."
    }
    switch suggestion.reason {
    case .doneInARow(let sessions) where sessions < LinearRule.sessions:
      return "Repeat \(same) until it is done in \(LinearRule.sessions) sessions running "
        + "(\(sessions) of \(LinearRule.sessions))."
    case .repetitionsFell:
      return "Repeat \(same) until it is done in \(LinearRule.sessions) sessions running."
    case .failedSet:
      return "Repeat \(same) until every set is done."
    default:
      return "Repeat \(same)."
    }
  }

  /// A share just above the limit of 10 % keeps its decimal.
  private func share(_ percent: Double) -> String {
    NumberText.short(percent, decimals: percent < 11 ? 1 : 0)
  }

  /// One decimal, or two where one would seem to contradict the rule's limits (8.96 is not 9).
  private static func text(ofRPE rpe: Double) -> String {
    let isTold = RPERule.change(rpe: (rpe * 10).rounded() / 10) == RPERule.change(rpe: rpe)
    return NumberText.short(rpe, decimals: isTold ? 1 : 2)
  }
}
