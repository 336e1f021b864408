internal import GymBoLog

/// What a script sees of a workout that was done.
struct ScriptView {
  let outcome: ExerciseOutcome
  let program: Program
  /// The stage, movement and description in force, from 0.
  let stage: Int
  let movement: Int
  let description: Int
  /// The lift's reference load.
  let maximum: WrittenLoad?
  /// The lifter's; nil where it is not known.
  let bodyWeight: WrittenLoad?

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
    let plan = outcome.plan
    let flag = { (isOn: Bool) -> ScriptValue in isOn ? .number(1) : .missing }
    return switch name {
    case .weights: plan.indices.map { .load(load(at: $0)) }
    case .originalWeights:
      plan.indices.map { index in
        plan[index].load.map { ScriptValue($0) } ?? .load(load(at: index))
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

  /// What the plan asks for; where it says nothing, what was lifted.
  private func load(at index: Int) -> WrittenLoad {
    outcome.asked[index] ?? outcome.lifted(near: outcome.sources[index]) ?? .zero
  }

  /// What was done of every set.
  private func done(_ name: ScriptName) -> [ScriptValue] {
    switch name {
    case .completedWeights: outcome.loads.map { ScriptValue($0) }
    case .completedReps: outcome.repetitions.map { ScriptValue($0) }
    case .completedRepsLeft: outcome.plan.map { _ in .missing }
    case .completedEffort: outcome.efforts.map(ScriptView.number)
    case .completedSetTime: outcome.seconds.map { ScriptValue($0) }
    case .isCompleted: outcome.repetitions.map { .number($0 == nil ? 0 : 1) }
    default: []
    }
  }

  private func number(_ name: ScriptName) -> Int {
    switch name {
    case .day: (program.days.firstIndex(of: outcome.place) ?? 0) + 1
    case .week: outcome.place.week + 1
    case .dayInWeek: outcome.place.day + 1
    case .numberOfSets, .programNumberOfSets: outcome.plan.count
    case .completedNumberOfSets: outcome.repetitions.count { $0 != nil }
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
