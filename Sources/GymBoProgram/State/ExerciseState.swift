internal import GymBoLog

/// What an exercise of a program has become in every week and on every day on which it is done.
struct ExerciseState: Sendable {
  /// The sets of one day, in all their stages.
  struct Plan: Sendable {
    let place: DayPlace
    var stages: [[ProgramSet]]
    var stage: Int

    /// The sets of the stage in force.
    var sets: [ProgramSet] {
      stages.isEmpty ? [] : stages[((stage % stages.count) + stages.count) % stages.count]
    }
  }

  var plans: [Plan] = []
  /// Which movement of a ladder is in force.
  var movement: Int
  /// Workouts of `lp` that succeeded and failed since the last step.
  var succeeded = 0
  var failed = 0
  /// What its script keeps.
  var variables: [String: ScriptValue] = [:]
  var description = 0

  init(_ exercise: ProgramExercise) { movement = exercise.current }

  mutating func add(_ exercise: ProgramExercise, at place: DayPlace) {
    plans.append(Plan(place: place, stages: exercise.stages, stage: exercise.stage))
    switch exercise.progression {
    case .linear(let rule): (succeeded, failed) = (rule.succeeded, rule.failed)
    case .custom(let custom):
      variables = Dictionary(custom.variables.map { ($0.name, $0.value) }) { first, _ in first }
    default: break
    }
  }

  func plan(on place: DayPlace) -> Plan? {
    // By index, as a search over the plans would copy each.
    plans.indices.first { plans[$0].place == place }.map { plans[$0] }
  }

  /// Changes every set of every week, day and stage; the index is the set's place in its stage.
  mutating func changeSets(_ change: (Int, inout ProgramSet) -> Void) {
    for plan in plans.indices {
      for stage in plans[plan].stages.indices {
        // A span asks once, not for each set, whether the sets are shared.
        var sets = plans[plan].stages[stage].mutableSpan
        for set in sets.indices { change(set, &sets[set]) }
      }
    }
  }

  /// The most sets of a stage.
  var mostSets: Int {
    var most = 0
    for plan in plans.indices {
      for stage in plans[plan].stages.indices { most = max(most, plans[plan].stages[stage].count) }
    }
    return most
  }
}
