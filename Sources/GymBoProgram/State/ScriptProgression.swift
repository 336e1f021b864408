internal import GymBoLog

extension ProgramState {
  /// Runs the script of an exercise and does what it says. A run that does not end changes nothing.
  mutating func run(_ custom: Progression.CustomProgression, _ outcome: ExerciseOutcome) {
    guard let script = custom.script else { return }
    let exercise = outcome.exercise
    let lift = lift(of: exercise)
    let before = context(of: outcome, lift, script)
    guard let context = try? ScriptRun.of(script, in: before) else {
      if !failures.contains(exercise.title) { failures.append(exercise.title) }
      return
    }
    if context.readsUnknownWeight, !withoutWeight.contains(exercise.title) {
      withoutWeight.append(exercise.title)
    }
    exercises[exercise.key]?.variables = context.state
    for (tag, variables) in context.tagged {
      let changed = variables.filter { before.tagged[tag]?[$0.key] != $0.value }
      for key in tagged[tag] ?? [] {
        exercises[key]?.variables.merge(changed) { $1 }
      }
    }
    if let maximum = context.maximum, maximum != reference(of: lift)?.load {
      setReference(of: lift, to: maximum)
    }
    let loads = ScriptLoads(
      outcome, facts: facts(of: lift), maximum: context.maximum, isRead: context.hasRead(.weights))
    var isRefused = false
    for change in context.changes { apply(change, to: exercise, loads, &isRefused) }
    if isRefused, !withoutLoad.contains(exercise.title) { withoutLoad.append(exercise.title) }
  }

  private func context(
    of outcome: ExerciseOutcome, _ lift: String, _ script: Script
  ) -> ScriptContext {
    let (loads, state) = (loads.lift(lift), exercises[outcome.exercise.key])
    var context = ScriptContext()
    context.maximum = reference(of: lift)?.load
    context.state = state?.variables ?? [:]
    context.tagged = tagged.mapValues { keys in
      keys.first.flatMap { exercises[$0]?.variables } ?? [:]
    }
    context.round = { WrittenLoad(loads.nearest(to: $0), in: $0.unit) }
    // The next one is looked for from what was prescribed.
    context.next = { side, load in
      let prescribed = WrittenLoad(loads.nearest(to: load), in: load.unit)
      return loads.next(side, prescribed)
    }
    let seen = ScriptView(
      outcome: outcome, further: script.countsSets(of: outcome.plan) ? outcome.further : [],
      program: program, stage: state?.plan(on: outcome.place)?.stage ?? 0,
      movement: state?.movement ?? 0,
      description: state?.description ?? 0, maximum: context.maximum,
      bodyWeight: bodyWeight.map { WrittenLoad($0, in: outcome.asked.first??.unit ?? .kilogram) },
      rounded: { WrittenLoad(loads.nearest(to: $0), in: $0.unit) })
    context.read = seen.value
    return context
  }

  // MARK: Changes

  private mutating func apply(
    _ change: ScriptChange, to exercise: ProgramExercise, _ loads: ScriptLoads,
    _ isRefused: inout Bool
  ) {
    guard var state = exercises[exercise.key] else { return }
    let movements = exercise.names.count
    switch change.name {
    case .exerciseVariationIndex:
      let old = ScriptValue(state.movement + 1)
      state.movement = wrapped(change.applied(to: old, reference: nil).integer - 1, movements)
    case .descriptionIndex:
      let old = ScriptValue(state.description + 1)
      state.description = change.applied(to: old, reference: nil).integer - 1
    case .setVariationIndex:
      state.changeStage(
        where: { isMeant($0, change, innermost: 0) },
        { stage, count in
          let old = ScriptValue(stage + 1)
          stage = wrapped(change.applied(to: old, reference: nil).integer - 1, count)
        })
    case .numberOfSets:
      state.changeStages(
        where: { isMeant($0, change, innermost: 1) }, { changeNumber(of: &$0, change) })
    default:
      state.changeStages(
        where: { isMeant($0, change, innermost: 2) },
        { changeSets(of: &$0, change, loads, &isRefused) })
    }
    exercises[exercise.key] = state
  }

  /// An index brought into 0..<count, going round.
  private func wrapped(_ index: Int, _ count: Int) -> Int {
    count > 0 ? ((index % count) + count) % count : 0
  }

  /// Whether a change is of a week and day.
  /// - Parameter innermost: the number of places after the day.
  private func isMeant(
    _ place: DayPlace, _ change: ScriptChange, innermost: Int
  ) -> Bool {
    let (day, week) = (change.place(fromEnd: innermost), change.place(fromEnd: innermost + 1))
    return (week.map { $0 == place.week + 1 } ?? true)
      && (day.map { $0 == place.day + 1 } ?? true)
  }

  private func changeNumber(of stages: inout [[ProgramSet]], _ change: ScriptChange) {
    for stage in stages.indices {
      guard change.place(fromEnd: 0).map({ $0 == stage + 1 }) ?? true, let last = stages[stage].last
      else { continue }
      let old = ScriptValue(stages[stage].count)
      let wanted = min(
        max(change.applied(to: old, reference: nil).integer, 1), ProgramLimits.sets)
      stages[stage] = Array(stages[stage].prefix(wanted))
      stages[stage] += Array(repeating: last, count: wanted - stages[stage].count)
    }
  }

  private func changeSets(
    of stages: inout [[ProgramSet]], _ change: ScriptChange, _ loads: ScriptLoads,
    _ isRefused: inout Bool
  ) {
    for stage in stages.indices {
      guard change.place(fromEnd: 1).map({ $0 == stage + 1 }) ?? true else { continue }
      for set in stages[stage].indices {
        guard change.place(fromEnd: 0).map({ $0 == set + 1 }) ?? true else { continue }
        if change.name == .weights {
          guard let load = loads.changed(stages[stage][set], at: set, by: change) else {
            isRefused = true
            continue
          }
          stages[stage][set].load = load
        } else {
          stages[stage][set].apply(change)
        }
      }
    }
  }
}

extension ProgramSet {
  /// Does what a script says of one set, but for its load.
  fileprivate mutating func apply(_ change: ScriptChange) {
    let new = { (old: ScriptValue) in change.applied(to: old, reference: nil) }
    let count = { (old: Int?, limit: Int) in
      min(max(new(ScriptValue(old)).integer, 0), limit)
    }
    let flag = { (isOn: Bool) in new(.number(isOn ? 1 : 0)).isTrue }
    switch change.name {
    case .reps:
      repetitions = count(repetitions, ProgramLimits.repetitions)
      fewest = fewest.map { min($0, repetitions ?? $0) }
    case .minReps:
      // Without a range the fewest repetitions are all of them.
      let wanted = count(fewest ?? repetitions, ProgramLimits.repetitions)
      fewest = wanted < (repetitions ?? 0) ? wanted : nil
    case .effort:
      let wanted = new(rpe.map { .number($0) } ?? .missing).number
      rpe = wanted > 0 ? min(max(wanted, 1), 10) : nil
    case .timers: rest = count(rest, ProgramLimits.seconds)
    case .setTime: seconds = count(seconds, ProgramLimits.seconds)
    case .amraps: isAtLeast = flag(isAtLeast)
    case .logrpes: asksRPE = flag(asksRPE)
    case .askweights: asksLoad = flag(asksLoad)
    default: break
    }
  }
}

extension Script {
  /// Whether sets that were done beyond the plan count: where the program leaves their number open (`1+x5`), or the script counts
  /// or adds them up. Elsewhere a lighter set at the end would be one that failed.
  fileprivate func countsSets(of plan: [ProgramSet]) -> Bool {
    plan.contains(where: \.isOpenEnded) || asksNumberOfSets
  }
}
