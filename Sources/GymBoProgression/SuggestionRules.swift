public import GymBoAnalysis
internal import GymBoLog

/// Which rule makes the suggestions.
public enum RuleChoice: String, Sendable, Hashable, CaseIterable {
  /// The RPE rule where the last session's RPE is known, else the linear rule.
  case auto
  /// As `auto`: a lift without RPE can only be answered by the linear rule.
  case rpe
  /// The linear rule for every lift.
  case linear
}

extension HistoryFindings {
  /// What to lift next: one suggestion for every lift with a session in the 42 days before today. Cardio and stretching
  /// are no lifts. Suspect sets are left out. The lift trained last comes first; of one day in the log's order.
  public func suggestions(rule: RuleChoice = .auto) -> [Suggestion] {
    let found = lifts.compactMap { lift -> Suggestion? in
      let modality = log.exercises[lift.exercise].facts?.modality ?? .strength
      guard modality == .strength, lift.isActive(asOf: asOf) else { return nil }
      return LiftAdvice(lift: lift, log: log, traits: traits)?.suggestion(rule: rule)
    }
    return found.sorted { first, second in
      (second.lastSession, first.exercise) < (first.lastSession, second.exercise)
    }
  }
}

/// One lift's last sessions, and what follows from them.
struct LiftAdvice {
  let lift: LiftFinding
  let log: TrainingLog
  /// The lift's sessions that have a set to build on, suspect sets left out; the last is continued.
  let sessions: [ExerciseSession]
  let last: ExerciseSession
  /// The set that is continued.
  let row: Int
  let steps: LoadableSteps

  init?(lift: LiftFinding, log: TrainingLog, traits: SetTraits) {
    let usable = lift.sessions.filter { session in
      LiftAdvice.standingRow(of: session).map { !traits.isSuspect[$0] } ?? false
    }
    guard let last = usable.last, let row = LiftAdvice.standingRow(of: last) else { return nil }
    self.lift = lift
    self.log = log
    self.last = last
    self.row = row
    sessions = usable
    // The unit in which the lift's recent loads were chosen.
    let recent = usable.suffix(12).flatMap(\.rows).compactMap { log.sets.load[$0] }
    steps = LoadableSteps(unit: LoadUnit.native(of: recent.map(Load.init(units:))))
  }

  private static func standingRow(of session: ExerciseSession) -> Int? {
    session.topRow ?? session.leastAssistanceRow ?? session.mostRepetitionsRow
      ?? session.longestRow ?? session.rows.first
  }

  func suggestion(rule: RuleChoice) -> Suggestion {
    if rule != .linear, let effort = effort {
      return byRPE(effort.rpe, reason: effort.reason, evidence: effort.rows)
    }
    return byLinearRule()
  }

  // MARK: RPE rule

  /// The RPE of the heaviest set; where it has none, the mean of all sets of the session.
  private var effort: (rpe: Double, reason: Suggestion.Reason, rows: [Int])? {
    if let rpe = log.sets.rpe[row] { return (rpe, .effort(rpe: rpe), [row]) }
    let rated = log.sessions[last.session].sets.filter { log.sets.rpe[$0] != nil }
    guard !rated.isEmpty else { return nil }
    let mean = rated.compactMap { log.sets.rpe[$0] }.reduce(0, +) / Double(rated.count)
    return (mean, .sessionEffort(rpe: mean), Array(rated))
  }

  private func byRPE(_ rpe: Double, reason: Suggestion.Reason, evidence: [Int]) -> Suggestion {
    let change = RPERule.change(rpe: rpe) ?? 0
    if change > 0, last.hasFailedSet {
      return draft(.rpe, .hold, reason: .failedSet, evidence: evidence)
    }
    if case .loaded = log.sets.semantics[row], let load = currentLoad {
      let wanted = Double(load.units) * (1 + change)
      let target = Load(units: Int64(wanted.rounded()))
      let next = target.rounded(toStep: step) ?? load
      if change > 0 { return raised(to: next, .rpe, reason: reason, evidence: evidence) }
      var suggestion = draft(.rpe, .decreaseLoad, reason: reason, evidence: evidence)
      if next < load && next > .zero {
        suggestion.load = next
      } else {
        suggestion.action = .hold
        suggestion.adjustment = .roundsToSame
      }
      return suggestion
    }
    return withoutLoad(.rpe, goesUp: change > 0, reason: reason, evidence: evidence)
  }

  // MARK: Linear rule

  private func byLinearRule() -> Suggestion {
    let standing = LinearRule.standing(sessions, amount: amount, repetitions: repetitions)
    let evidence = sessions.suffix(max(1, standing.inARow)).compactMap(LiftAdvice.standingRow)
    let reason: Suggestion.Reason =
      if last.hasFailedSet || standing.hasFailedSet {
        .failedSet
      } else if standing.repetitionsFell {
        .repetitionsFell
      } else {
        .doneInARow(sessions: standing.inARow)
      }
    guard standing.isMet else { return draft(.linear, .hold, reason: reason, evidence: evidence) }
    guard case .loaded = log.sets.semantics[row], let load = currentLoad else {
      return withoutLoad(.linear, goesUp: true, reason: reason, evidence: evidence)
    }
    let facts = log.exercises[lift.exercise].facts
    guard let facts, facts.mechanics == .compound else {
      var suggestion = withAnotherRepetition(.linear, reason: reason, evidence: evidence)
      suggestion.adjustment = .notCompound
      return suggestion
    }
    let target = Load(units: load.units + steps.linearIncrement(for: facts.region).units)
    return raised(
      to: target.rounded(toStep: step) ?? load, .linear, reason: reason, evidence: evidence)
  }

  private func amount(_ session: ExerciseSession) -> Int64? {
    guard let row = LiftAdvice.standingRow(of: session) else { return nil }
    switch log.sets.semantics[row] {
    case .loaded, .assisted: return log.sets.load[row]
    case .bodyweight: return 0
    case .timed: return log.sets.seconds[row].map { Int64($0.rounded()) }
    case .distance: return log.sets.metres[row].map { Int64($0.rounded()) }
    }
  }

  private func repetitions(_ session: ExerciseSession) -> Int {
    LiftAdvice.standingRow(of: session).map { Int(log.sets.repetitions[$0] ?? 0) } ?? 0
  }

  // MARK: Building

  private var currentLoad: Load? {
    log.sets.load[row].flatMap { $0 > 0 ? Load(units: $0) : nil }
  }

  private var step: Load {
    steps.step(for: log.exercises[lift.exercise].facts?.implement)
  }

  /// The same work again: the sets that were done at the continued set's load, with its repetitions.
  private func draft(
    _ rule: Suggestion.Rule, _ action: Suggestion.Action, reason: Suggestion.Reason,
    evidence: [Int]
  ) -> Suggestion {
    Suggestion(
      exercise: lift.exercise, rule: rule, action: action, sets: max(1, equalSets.count),
      repetitions: log.sets.repetitions[row].flatMap { $0 > 0 ? Int($0) : nil },
      load: log.sets.load[row].map(Load.init(units:)), semantics: log.sets.semantics[row],
      seconds: log.sets.seconds[row], metres: log.sets.metres[row],
      targetRPE: LiftAdvice.targetRPE, reason: reason, adjustment: nil, evidence: evidence,
      lastSession: last.date)
  }

  /// Two repetitions in reserve: the middle of the band in which the RPE rule is at rest.
  private static let targetRPE = 8.0

  /// Rows of the last session with the semantics and the load of the continued set.
  private var equalSets: [Int] {
    last.rows.filter {
      log.sets.semantics[$0] == log.sets.semantics[row] && log.sets.load[$0] == log.sets.load[row]
    }
  }

  /// A higher load, unless the step is too large or too small to load: then a repetition more.
  private func raised(
    to next: Load, _ rule: Suggestion.Rule, reason: Suggestion.Reason, evidence: [Int]
  ) -> Suggestion {
    guard let load = currentLoad else {
      return withoutLoad(rule, goesUp: true, reason: reason, evidence: evidence)
    }
    let isHigher = next.units - load.units > LiftAdvice.sameLoad
    let share = Double(next.units - load.units) / Double(load.units)
    if isHigher && share <= Suggestion.largestIncrease {
      var suggestion = draft(rule, .increaseLoad, reason: reason, evidence: evidence)
      suggestion.load = next
      return suggestion
    }
    var suggestion = withAnotherRepetition(rule, reason: reason, evidence: evidence)
    suggestion.adjustment =
      isHigher ? .stepTooLarge(next: next, percent: 100 * share) : .roundsToSame
    return suggestion
  }

  /// Loads closer than 10 g are one load: files round pounds to 0.01 kg.
  private static let sameLoad: Int64 = 1_000_000

  /// One repetition more; where the sets were uneven, every set brought to the repetitions of the best first.
  private func withAnotherRepetition(
    _ rule: Suggestion.Rule, reason: Suggestion.Reason, evidence: [Int]
  ) -> Suggestion {
    var suggestion = draft(rule, .addRepetition, reason: reason, evidence: evidence)
    let best = log.sets.repetitions[row] ?? 0
    let isEven = equalSets.allSatisfy { (log.sets.repetitions[$0] ?? 0) >= best }
    suggestion.repetitions = isEven ? Int(best) + 1 : Int(best)
    return suggestion
  }

  /// Lifts without a load go up by a repetition, by less assistance, or by time.
  private func withoutLoad(
    _ rule: Suggestion.Rule, goesUp: Bool, reason: Suggestion.Reason, evidence: [Int]
  ) -> Suggestion {
    let same = draft(rule, .hold, reason: reason, evidence: evidence)
    guard goesUp else { return same }
    switch log.sets.semantics[row] {
    case .loaded, .bodyweight:
      return withAnotherRepetition(rule, reason: reason, evidence: evidence)
    case .assisted:
      guard let assistance = log.sets.load[row], assistance > step.units else {
        return withAnotherRepetition(rule, reason: reason, evidence: evidence)
      }
      var suggestion = same
      suggestion.action = .reduceAssistance
      suggestion.load = Load(units: assistance - step.units)
      return suggestion
    case .timed:
      var suggestion = same
      suggestion.action = .addTime
      suggestion.seconds = same.seconds.map { $0 + LiftAdvice.timeStep }
      return suggestion
    case .distance:
      return same
    }
  }

  /// Seconds by which timed work grows.
  private static let timeStep = 5.0
}
