internal import GymBoAnalysis
internal import GymBoCoach
internal import GymBoLog
internal import GymBoProgram

/// How many times as long as their sets and rests planned workouts take: the lifter's own pace, as generated workouts have it.
enum PlannedPace {
  /// Rests that were not logged are taken for the longest that the plan has of such exercises, as those of the main lifts are
  /// of generated workouts, so that long rests of the past are not multiplied by those of the plan.
  static func of(
    _ plan: [Prescription], _ state: ProgramState, after history: PreparedHistory?
  ) -> Double {
    guard let history else { return DurationModel.pace }
    var longest: [Bool: Int] = [:]
    for exercise in plan.flatMap(\.exercises) {
      let isIsolation = state.facts(of: exercise.lift)?.mechanics == .isolation
      for rest in exercise.sets.compactMap(\.rest) {
        longest[isIsolation] = max(longest[isIsolation] ?? 0, rest)
      }
    }
    let durations = SessionDurations(of: history) { [longest] facts in
      longest[facts?.mechanics == .isolation]
    }
    return durations.pace ?? DurationModel.pace
  }
}

extension Prescription {
  /// The sets of each exercise as the model of durations counts them, with the most repetitions, as generated workouts have
  /// them.
  var durations: [[DurationModel.Element]] {
    exercises.map { exercise in
      exercise.sets.map { set in
        var duration = set.duration
        duration.repetitions = set.most
        return duration
      }
    }
  }
}
