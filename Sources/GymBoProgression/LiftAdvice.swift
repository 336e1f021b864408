internal import GymBoAnalysis
internal import GymBoLog

/// Makes the suggestion for one lift from its last sessions.
///
/// This is what all rules share: which session is continued, whether a set was failed, what can be loaded, and the sentences
/// "a load more", "a load less", "a repetition more", "the same again". A rule decides which of them it is: the rules by RPE
/// and by equal sessions in `RPERule.swift` and `LinearRule.swift`, those chosen on request in `LiftAdvice+ChosenRule.swift`.
struct LiftAdvice {
  let lift: LiftFinding
  let log: TrainingLog
  /// The lift's recent sessions that have a set to build on, suspect sets left out; the last is continued.
  let sessions: [ExerciseSession]
  let last: ExerciseSession
  /// Whether a set was failed in that session or since.
  let hasFailedSet: Bool
  let traits: SetTraits
  /// The set that is continued.
  let row: Int
  let steps: LoadableSteps
  /// The implement's usual step.
  let step: Load
  let loads: LoadableLoads

  /// - Parameter listed: what the lifter's inventory makes; nil where that is not known.
  init?(lift: LiftFinding, log: TrainingLog, traits: SetTraits, listed: LoadableLoads? = nil) {
    let latest = lift.sessions.reversed().lazy.filter { session in
      session.standingRow.map { !traits.isSuspect[$0] } ?? false
    }
    sessions = Array(latest.prefix(LiftAdvice.recentSessions)).reversed()
    guard let last = sessions.last, let row = last.standingRow else { return nil }
    self.lift = lift
    self.log = log
    self.traits = traits
    hasFailedSet = lift.hasFailedSet(since: last.session)
    self.last = last
    self.row = row
    // The unit in which the lift's recent loads were chosen.
    let recent = sessions.flatMap(\.rows)
      .filter { !traits.isSuspect[$0] }
      .compactMap { log.columns.load[$0].map(Load.init(units:)) }
    steps = LoadableSteps(unit: LoadUnit.native(of: recent))
    step = steps.step(for: log.exercises[lift.exercise].facts?.implement)
    guard let loads = listed ?? LoadableLoads(step: step, used: recent) else { return nil }
    self.loads = loads
  }

  /// The number of recent sessions from whose loads the unit and the loadable loads are inferred.
  private static let recentSessions = 12

  func suggestion(_ options: SuggestionOptions) -> Suggestion {
    let suggestion =
      switch options.rule {
      case .chosen(let rule): byChosenRule(rule, options: options)
      case .auto, .rpe, .linear: byUsualRule(options.rule)
      }
    return equipped(suggestion, options.inventory)
  }

  func byUsualRule(_ rule: RuleChoice) -> Suggestion {
    if rule != .linear, let effort = effort {
      return byRPE(effort.rpe, reason: effort.reason, evidence: effort.rows)
    }
    return byLinearRule()
  }

  /// Whether the lift goes up by load: load × repetitions, and loaded carries.
  var isByLoad: Bool {
    log.columns.semantics[row] == .loaded || log.columns.semantics[row] == .distance
  }

  var currentLoad: Load? {
    log.columns.load[row].flatMap { $0 > 0 ? Load(units: $0) : nil }
  }

  /// The same work again: the sets that were done at the continued set's load, with its repetitions.
  func draft(
    _ rule: SuggestionRule, _ action: SuggestedChange, reason: SuggestionReason,
    evidence: [Int]
  ) -> Suggestion {
    Suggestion(
      exercise: lift.exercise, rule: rule, action: action, sets: max(1, equalSets.count),
      repetitions: log.columns.repetitions[row].flatMap { $0 > 0 ? Int($0) : nil },
      load: log.columns.load[row].map(Load.init(units:)), semantics: log.columns.semantics[row],
      seconds: log.columns.seconds[row], metres: log.columns.metres[row],
      targetRPE: LiftAdvice.targetRPE, reason: reason, adjustment: nil, evidence: evidence,
      lastSession: last.date)
  }

  /// The RPE to aim at: two repetitions in reserve, the middle of the RPE rule's equilibrium band.
  static let targetRPE = 8.0

  /// Rows of the last session with the load of the continued set, failed ones too: they were meant to be done.
  private var equalSets: [Int] {
    let sets = log.columns
    return log.sessions[last.session].sets.filter {
      sets.exercise[$0] == sets.exercise[row] && sets.kind[$0] != .warmUp
        && sets.load[$0] == sets.load[row] && sets.semantics[$0] == sets.semantics[row]
    }
  }

  /// A higher load; where the rule's own load would be more than 10 % up, the highest that is not; where there is none, or the
  /// change is less than a step, a repetition more.
  func raised(
    to target: Load, _ rule: SuggestionRule, reason: SuggestionReason, evidence: [Int]
  ) -> Suggestion {
    guard let load = currentLoad else {
      return withoutLoad(rule, goesUp: true, reason: reason, evidence: evidence)
    }
    let wanted = loads.nearest(to: target)
    let limit = LargestChange.highest(after: load)
    if wanted.isClearlyAbove(load),
      let taken = wanted <= limit ? wanted : loads.highest(above: load, notAbove: limit)
    {
      var suggestion = draft(rule, .increaseLoad, reason: reason, evidence: evidence)
      suggestion.load = taken
      if taken < wanted {
        suggestion.adjustment = .smallerStep(
          wanted: wanted, percent: LargestChange.percent(from: load, to: wanted))
      }
      return suggestion
    }
    var suggestion = withAnotherRepetition(rule, reason: reason, evidence: evidence)
    suggestion.adjustment =
      switch loads.next(above: load) {
      case nil: .nothingToLoad
      case .some(let next) where next > limit:
        .stepTooLarge(next: next, percent: LargestChange.percent(from: load, to: next))
      case .some: .roundsToSame
      }
    return suggestion
  }

  /// A lower load, unless the change is less than a step or the step is more than 10 % down: then the same again.
  func lowered(
    to target: Load, reason: SuggestionReason, evidence: [Int]
  ) -> Suggestion {
    var suggestion = draft(.rpe, .hold, reason: reason, evidence: evidence)
    guard let load = currentLoad else { return suggestion }
    let next = loads.nearest(to: target)
    let change = LargestChange.percent(from: load, to: next)
    if !load.isClearlyAbove(next) {
      suggestion.adjustment = .roundsToSame
    } else if next < LargestChange.lowest(after: load) {
      suggestion.adjustment = .stepTooLarge(next: next, percent: change)
    } else {
      suggestion.action = .decreaseLoad
      suggestion.load = next
    }
    return suggestion
  }

  /// One repetition more; where the sets were uneven, every set brought to the repetitions of the best first.
  func withAnotherRepetition(
    _ rule: SuggestionRule, reason: SuggestionReason, evidence: [Int]
  ) -> Suggestion {
    var suggestion = draft(rule, .addRepetition, reason: reason, evidence: evidence)
    let best = log.columns.repetitions[row] ?? 0
    let isEven = equalSets.allSatisfy { (log.columns.repetitions[$0] ?? 0) >= best }
    suggestion.repetitions = isEven ? Int(best) + 1 : Int(best)
    return suggestion
  }

  /// Lifts without a load go up by a repetition, by less assistance, or by time.
  func withoutLoad(
    _ rule: SuggestionRule, goesUp: Bool, reason: SuggestionReason, evidence: [Int]
  ) -> Suggestion {
    let same = draft(rule, .hold, reason: reason, evidence: evidence)
    guard goesUp else { return same }
    switch log.columns.semantics[row] {
    case .loaded, .bodyweight:
      return withAnotherRepetition(rule, reason: reason, evidence: evidence)
    case .assisted:
      guard let assistance = log.columns.load[row].map(Load.init(units:)),
        let less = lessAssistance(than: assistance)
      else { return withAnotherRepetition(rule, reason: reason, evidence: evidence) }
      var suggestion = same
      suggestion.action = .reduceAssistance
      suggestion.load = less
      return suggestion
    case .timed:
      var suggestion = same
      suggestion.action = .addTime
      let isEven = equalSets.allSatisfy { (log.columns.seconds[$0] ?? 0) >= (same.seconds ?? 0) }
      suggestion.seconds = same.seconds.map { isEven ? $0 + LiftAdvice.timeStep : $0 }
      return suggestion
    case .distance:
      return same
    }
  }

  /// The assistance one step less, or the next lower one from the inventory; nil if only zero assistance is less.
  private func lessAssistance(than assistance: Load) -> Load? {
    if loads.listed != nil { return loads.next(below: assistance) }
    return assistance > step ? Load(units: assistance.units - step.units) : nil
  }

  /// Seconds by which timed work grows.
  private static let timeStep = 5.0
}
