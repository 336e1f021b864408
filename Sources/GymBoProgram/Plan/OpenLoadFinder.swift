package import GymBoAnalysis
internal import GymBoLog
package import GymBoProgression

/// Finds loads for sets of which the program says none, from the history up to today.
package struct OpenLoadFinder {
  let findings: LiftFindings
  private let ownLoads: OwnLoads
  let options: SuggestionOptions
  /// In which most recent loads were chosen.
  private let unit: LoadUnit
  private let state: ProgramState
  /// The workouts of the program that were done.
  private let workouts: [ProgramWorkout]
  /// The finding of each lift that was trained last.
  private let lifts: [String: LiftFinding]
  /// What is suggested without a program, by exercise of the log.
  private let suggestions: [Int: Suggestion]

  /// O(active lifts).
  package init(
    _ findings: LiftFindings, _ options: SuggestionOptions, for state: ProgramState,
    after workouts: [ProgramWorkout] = []
  ) {
    self.findings = findings
    self.workouts = workouts
    ownLoads = OwnLoads(findings.history)
    self.options = options
    unit = findings.history.log.nativeUnit
    self.state = state
    let identities = findings.history.log.liftIdentities
    lifts = Dictionary(findings.lifts.map { (identities[$0.exercise], $0) }) { first, second in
      let days = [first, second].map { $0.sessions.last?.date.dayNumber ?? .min }
      return days[1] > days[0] ? second : first
    }
    let isOpen = state.program.weeks.flatMap(\.days).flatMap(\.exercises).contains {
      $0.progression == nil && $0.stages.joined().contains { $0.load == nil }
    }
    suggestions = Dictionary(
      (isOpen ? findings.suggestions(options) : []).map { ($0.exercise, $0) }
    ) { first, _ in first }
  }

  /// The finding of a lift that the program names; nil where it was not done.
  func lift(named name: String) -> LiftFinding? { lifts[state.identity(of: name)] }

  package func load(
    of exercise: ProgramExercise, lift name: String, _ set: ProgramSet
  ) -> OpenLoad? {
    guard let lift = lift(named: name) else { return nil }
    if case .percent(let percent)? = set.load {
      return lastInProgram(exercise, lift: name, percent: percent)
    }
    if let rpe = set.rpe, let load = byChart(lift, set, rpe) {
      return OpenLoad(load: load, source: .chart(rpe: rpe))
    }
    if exercise.progression == nil, let suggestion = suggestions[lift.exercise],
      suggestion.semantics == .loaded, let load = suggestion.load
    {
      return OpenLoad(load: written(load), source: .suggestion)
    }
    return lastLoad(lift, set) ?? largest(estimated(lift, name, set), done(lift, set))
  }

  private func written(_ load: Load) -> WrittenLoad {
    WrittenLoad(load, in: unit)
  }

  /// What the rule for a target RPE makes of the lift's last rated session.
  private func byChart(_ lift: LiftFinding, _ set: ProgramSet, _ rpe: Double) -> WrittenLoad? {
    guard let rule = RPEChartRule(repetitions: set.repetitions, rpe: rpe) else { return nil }
    var options = options
    options.rules = [:]
    options.rule = .chosen(.rpeChart(rule))
    guard let suggestion = findings.suggestion(for: lift, options), suggestion.refused == nil
    else { return nil }
    return suggestion.load.map(written)
  }

  /// What was lifted last for the same percentage, as if the week had no factor; not in a deload.
  private func lastInProgram(
    _ exercise: ProgramExercise, lift: String, percent: Double
  ) -> OpenLoad? {
    for workout in workouts.reversed() where !workout.prescription.isDeload {
      for (index, planned) in workout.prescription.exercises.enumerated()
      where planned.exercise.key == exercise.key && planned.lift == lift
        && workout.substitutes[index] == nil
      {
        let done = workout.done[index]
        let same = planned.sets.indices.last { place in
          planned.sets[place].reason.percentOfUnknown == percent
            && done[place]?.load ?? .zero > .zero
        }
        guard let same, let load = done[same]?.load else { continue }
        return OpenLoad(
          load: written(load) * (1 / planned.sets[same].reason.factor),
          source: .lastInProgram(workout.date))
      }
    }
    return nil
  }

  private func lastLoad(_ lift: LiftFinding, _ set: ProgramSet) -> OpenLoad? {
    guard let wanted = set.repetitions,
      let last = ownLoads.recent(of: lift), last.isNear(wanted)
    else { return nil }
    return OpenLoad(load: written(last.load), source: .lastLoad(last.date))
  }

  /// The heaviest load of the last weeks that was lifted for the repetitions with two in reserve.
  private func done(_ lift: LiftFinding, _ set: ProgramSet) -> OpenLoad? {
    guard let wanted = set.repetitions,
      let done = ownLoads.done(of: lift, repetitions: wanted + Int(Self.reserve))
    else { return nil }
    return OpenLoad(load: written(done.load), source: .lastLoad(done.date))
  }

  /// The first, unless the second is more.
  private func largest(_ estimated: OpenLoad?, _ done: OpenLoad?) -> OpenLoad? {
    guard let estimated, let done else { return estimated ?? done }
    return done.load.load > estimated.load.load ? done : estimated
  }

  /// Repetitions in reserve of a starting load.
  private static let reserve = 2.0

  /// The load for the repetitions with two in reserve, by the best estimate of the last weeks, rounded down.
  private func estimated(
    _ lift: LiftFinding, _ name: String, _ set: ProgramSet
  ) -> OpenLoad? {
    guard let repetitions = set.repetitions, let maximum = ownLoads.maximum(of: lift),
      let share = OwnLoads.share(repetitions: repetitions, reserve: Self.reserve)
    else { return nil }
    let target = WrittenLoad(maximum, in: unit) * share
    return OpenLoad(
      load: written(state.loads.heaviest(atMost: target, lift: name)),
      source: .estimate(maximum))
  }
}
