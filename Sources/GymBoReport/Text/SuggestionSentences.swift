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

  init(_ suggestion: Suggestion, wording: Wording, findings: HistoryFindings) {
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
      let lift = findings.lifts.first { $0.exercise == suggestion.exercise }
      let session = lift?.sessions.last { $0.date == suggestion.lastSession }
      return session?.topRow ?? session?.leastAssistanceRow ?? session?.mostRepetitionsRow
        ?? session?.longestRow
    }
    return own.first
  }

  /// `3 × 102.5 kg × 8 at RPE 8`.
  var work: String {
    let work = wording.work(
      suggestion.semantics, load: suggestion.load, repetitions: suggestion.repetitions,
      seconds: suggestion.seconds, metres: suggestion.metres, alone: false)
    return "\(suggestion.sets) × \(work) at RPE "
      + NumberText.short(suggestion.targetRPE, decimals: 1)
  }

  /// What the suggestion asks for, in a word or two.
  var actionText: String {
    switch suggestion.action {
    case .increaseLoad: "more load"
    case .decreaseLoad: "less load"
    case .addRepetition: "more repetitions"
    case .reduceAssistance: "less assistance"
    case .addTime: "more time"
    case .hold: "repeat"
    }
  }

  var ink: Ink {
    switch suggestion.action {
    case .hold: .plain
    case .decreaseLoad: .yellow
    default: .green
    }
  }

  /// The rule and its reason. The linear rule's load step is worded as the product words it: "Bench Press 100 kg: 3× done. Try 102.5 kg."
  var sentence: String {
    let name = wording.name(suggestion.exercise)
    if suggestion.rule == .linear, suggestion.action == .increaseLoad,
      case .doneInARow(let sessions) = suggestion.reason
    {
      return "\(name) \(loadBefore): \(sessions)× done. Try \(loadNext)."
    }
    return [reason, advice].compactMap { $0 }.joined(separator: ": ") + "."
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
        seconds: suggestion.seconds, metres: suggestion.metres, alone: true)
  }

  private var day: String { suggestion.lastSession.text(near: asOf) }

  /// What was seen.
  private var reason: String {
    switch suggestion.reason {
    case .effort(let rpe):
      return "RPE \(NumberText.short(rpe, decimals: 1)) last time (\(day))"
    case .sessionEffort(let rpe):
      return "RPE \(NumberText.short(rpe, decimals: 1)) on average last time (\(day))"
    case .doneInARow(let sessions):
      return suggestion.action == .hold && sessions < LinearRule.sessions
        ? "Not yet \(LinearRule.sessions)× done" : "\(same): \(sessions)× done"
    case .repetitionsFell:
      return "Repetitions fell within \(LinearRule.sessions) sessions"
    case .failedSet:
      return suggestion.rule == .linear
        ? "A set was failed within \(LinearRule.sessions) sessions"
        : "A set was failed last time (\(day))"
    }
  }

  /// What to do about it.
  private var advice: String {
    switch suggestion.action {
    case .increaseLoad, .decreaseLoad:
      return "\(change), so \(loadNext)"
    case .addRepetition:
      return repetitionAdvice
    case .reduceAssistance:
      return "take \(loadNext) of assistance"
    case .addTime:
      return "hold it for \(suggestion.seconds.map(NumberText.clock) ?? "longer")"
    case .hold:
      return holdAdvice
    }
  }

  private var change: String {
    switch suggestion.reason {
    case .effort(let rpe), .sessionEffort(let rpe):
      RPERule.change(rpe: rpe).map { NumberText.percent(100 * $0) } ?? "a step"
    default: "a step"
    }
  }

  private var repetitionAdvice: String {
    let isUneven =
      suggestion.repetitions == row.flatMap { wording.log.sets.repetitions[$0] }.map(Int.init)
    let repetition =
      isUneven
      ? "bring every set to \(NumberText.count(suggestion.repetitions ?? 0, "repetition")) first"
      : "add a repetition"
    switch suggestion.adjustment {
    case .stepTooLarge(let next, let percent):
      let share = NumberText.short(percent, decimals: percent < 11 ? 1 : 0)
      return "the next step, \(next.text(in: wording.unit)), is \(share) % up: "
        + "hold \(loadBefore) and \(repetition)"
    case .roundsToSame:
      return "\(change) is less than a step from \(loadBefore): hold it and \(repetition)"
    case .notCompound:
      let isKnown = wording.log.exercises[suggestion.exercise].facts != nil
      return (isKnown ? "an isolation lift" : "a lift not known to be compound")
        + " takes no load by this rule: \(repetition)"
    case nil:
      switch suggestion.reason {
      case .effort, .sessionEffort: return "room for more: \(repetition)"
      default: return repetition
      }
    }
  }

  private var holdAdvice: String {
    if case .roundsToSame = suggestion.adjustment {
      return "\(change) is less than a step from \(loadBefore): repeat \(same)"
    }
    switch suggestion.reason {
    case .doneInARow(let sessions):
      return sessions >= LinearRule.sessions
        ? "repeat \(same)"
        : "repeat \(same) until it is done in \(LinearRule.sessions) sessions running "
          + "(\(sessions) of \(LinearRule.sessions))"
    case .repetitionsFell:
      return "repeat \(same) until it is done in \(LinearRule.sessions) sessions running"
    case .failedSet:
      return "repeat \(same) until every set is done"
    case .effort, .sessionEffort:
      return "repeat \(same)"
    }
  }
}
