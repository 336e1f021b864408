internal import GymBoLog

/// What a script sees of a workout that was done.
struct ScriptView {
  let outcome: ExerciseOutcome
  /// Sets beyond the prescribed ones that count; they ask for what the last prescribed one does.
  let further: [DoneSet]
  let program: Program
  /// The stage, movement and description in force, from 0.
  let stage: Int
  let movement: Int
  let description: Int
  /// The lift's reference load.
  let maximum: WrittenLoad?
  /// The lifter's; nil where it is not known.
  let bodyWeight: WrittenLoad?
  /// The nearest load that can be loaded.
  let rounded: (WrittenLoad) -> WrittenLoad

  /// A value by its name: a number, or a list with one value a set.
  func value(_ name: ScriptName) -> ScriptValue {
    switch name {
    case .weights, .originalWeights, .reps, .minReps, .effort, .timers, .setTime, .amraps, .logrpes,
      .askweights:
      .list(asked(name))
    case .completedWeights, .completedReps, .completedRepsLeft, .completedEffort, .completedSetTime,
      .isCompleted:
      .list(done(name))
    case .rm1: ScriptValue(maximum)
    case .bodyweight: ScriptValue(bodyWeight)
    case .day, .week, .dayInWeek, .numberOfSets, .programNumberOfSets, .completedNumberOfSets,
      .setVariationIndex, .exerciseVariationIndex, .descriptionIndex, .setIndex:
      .number(Double(number(name)))
    }
  }

  /// What the program asked of every set.
  private func asked(_ name: ScriptName) -> [ScriptValue] {
    let plan = places.map { outcome.plan[$0] }
    let flag = { (isOn: Bool) -> ScriptValue in isOn ? .number(1) : .missing }
    return switch name {
    case .weights: places.map { .load(load(at: $0)) }
    case .originalWeights:
      places.map { place in
        outcome.plan[place].load.map { ScriptValue($0) } ?? .load(load(at: place))
      }
    case .reps: plan.map { ScriptValue($0.repetitions) }
    case .minReps: plan.map { ScriptValue($0.fewest ?? $0.repetitions) }
    case .effort: plan.map { ScriptView.number($0.rpe) }
    case .timers: plan.map { ScriptValue($0.rest) }
    case .setTime: plan.map { ScriptValue($0.seconds) }
    case .amraps: plan.map { flag($0.isAtLeast) }
    case .logrpes: plan.map { flag($0.asksRPE) }
    case .askweights: plan.map { flag($0.asksLoad) }
    default: []
    }
  }

  /// The places in the outcome of the sets that a script sees.
  private var places: [Int] {
    let planned = outcome.plan.indices
    return Array(planned) + (planned.last.map { last in further.map { _ in last } } ?? [])
  }

  /// What the plan asks for; where it says nothing, what was lifted.
  private func load(at index: Int) -> WrittenLoad {
    outcome.asked[index].map { $0 + roundedUp($0) }
      ?? outcome.lifted(near: outcome.sources[index]) ?? .zero
  }

  /// What was lifted in a set; nil for one that was not done.
  private func completedLoad(at index: Int) -> WrittenLoad? {
    guard let lifted = outcome.loads[index] else { return nil }
    return outcome.asked[index].map { lifted + roundedUp($0) } ?? lifted
  }

  /// By how much rounding makes a load heavier. Scripts see the load that was on the bar, as in the app, so that a step counts
  /// from it. Where rounding makes it lighter they see the program's own: a step smaller than those of the plates would else
  /// never be made.
  private func roundedUp(_ load: WrittenLoad) -> WrittenLoad {
    let rounded = rounded(load)
    return rounded.load.isClearlyAbove(load.load) ? rounded - load : WrittenLoad(0, load.unit)
  }

  /// What was done of every set.
  private func done(_ name: ScriptName) -> [ScriptValue] {
    switch name {
    case .completedWeights:
      outcome.loads.indices.map { ScriptValue(completedLoad(at: $0)) }
        + further.map { ScriptValue($0.load.map { WrittenLoad($0, in: unit) }) }
    case .completedReps:
      outcome.repetitions.map { ScriptValue($0) } + further.map { ScriptValue($0.repetitions) }
    case .completedRepsLeft: places.map { _ in .missing }
    case .completedEffort:
      (outcome.efforts + further.map(\.rpe)).map(ScriptView.number)
    case .completedSetTime: (outcome.seconds + further.map(\.seconds)).map { ScriptValue($0) }
    case .isCompleted:
      outcome.repetitions.map { .number($0 == nil ? 0 : 1) } + further.map { _ in .number(1) }
    default: []
    }
  }

  /// The unit of the exercise's loads.
  private var unit: LoadUnit { outcome.asked.lazy.compactMap { $0?.unit }.first ?? .kilogram }

  private func number(_ name: ScriptName) -> Int {
    switch name {
    case .day: (program.days.firstIndex(of: outcome.place) ?? 0) + 1
    case .week: outcome.place.week + 1
    case .dayInWeek: outcome.place.day + 1
    case .numberOfSets: places.count
    case .programNumberOfSets: outcome.plan.count
    case .completedNumberOfSets: outcome.repetitions.count { $0 != nil } + further.count
    case .setVariationIndex: stage + 1
    case .exerciseVariationIndex: movement + 1
    case .descriptionIndex: description + 1
    default: 0
    }
  }

  private static func number(_ value: Double?) -> ScriptValue {
    value.map { .number($0) } ?? .missing
  }
}
