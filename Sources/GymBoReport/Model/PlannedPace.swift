internal import GymBoAnalysis
internal import GymBoCoach
internal import GymBoLog
internal import GymBoProgram

/// How many times as long as their sets and rests planned workouts take: the lifter's own pace, as generated workouts have it.
enum PlannedPace {
  /// Rests that were not logged are taken for those that the plan has, so that long rests of the past are not multiplied by
  /// those of the plan.
  static func of(
    _ plan: [Prescription], _ state: ProgramState, after history: PreparedHistory?
  ) -> Double {
    guard let history else { return DurationModel.pace }
    var rests: [Bool: [Int]] = [:]
    for exercise in plan.flatMap(\.exercises) {
      let isIsolation = state.facts(of: exercise.lift)?.mechanics == .isolation
      rests[isIsolation, default: []] += exercise.sets.compactMap(\.rest)
    }
    let usual = rests.compactMapValues { rests in
      rests.isEmpty ? nil : rests.sorted()[(rests.count - 1) / 2]
    }
    let durations = SessionDurations(of: history) { usual[$0?.mechanics == .isolation] }
    return durations.pace ?? DurationModel.pace
  }
}

extension Prescription {
  /// The sets of each exercise as the model of durations counts them.
  var durations: [[DurationModel.Element]] { exercises.map { $0.sets.map(\.duration) } }
}
