internal import GymBoAnalysis
internal import GymBoCoach
internal import GymBoLog
internal import GymBoProgram

/// How many times as long as their sets and rests planned workouts take: the lifter's own pace, as generated workouts have it.
enum PlannedPace {
  /// The longest rest of the plan is that between sets of its compound lifts, as it is that of the main lifts in generated
  /// workouts.
  static func of(
    _ plan: [Prescription], _ state: ProgramState, after history: PreparedHistory?
  ) -> Double {
    guard let history else { return DurationModel.pace }
    let compound = plan.flatMap(\.exercises).filter {
      state.facts(of: $0.lift)?.mechanics != .isolation
    }
    let longest = compound.flatMap(\.sets).compactMap(\.rest).max()
    return SessionDurations(of: history, longestRest: longest).pace ?? DurationModel.pace
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
