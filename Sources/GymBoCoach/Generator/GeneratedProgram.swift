internal import GymBoAnalysis
public import GymBoLog
internal import GymBoProgram
internal import GymBoProgression

/// What somebody wants workouts for.
package struct WorkoutRequest: Sendable, Hashable {
  package var goal: TrainingGoal
  package var place: TrainingPlace
  /// The longest workout.
  package var minutes: Int
  package var experience: TrainingExperience
  /// Workouts a week; 1 is a workout for today.
  package var days: Int
  /// What one workout trains; nil for what the days imply.
  package var focus: WorkoutFocus?
  /// What there is beside that of the place.
  package var furniture: Set<TrainingFurniture> = []
  package var avoided = AvoidedExercises()

  package init(
    _ goal: TrainingGoal, at place: TrainingPlace, minutes: Int,
    _ experience: TrainingExperience, days: Int = 3
  ) {
    self.goal = goal
    self.place = place
    self.minutes = minutes
    self.experience = experience
    self.days = days
  }
}

/// Why there are no workouts.
public enum GeneratorRefusal: Error, Sendable, Hashable {
  /// Seven days leave none to rest.
  case everyDay
  /// Nothing can be done with what there is and what is not avoided.
  case nothingPossible(TrainingPlace)
  /// Everything that the workout could train was trained hard within two days.
  case allResting([Muscle], until: CivilDate)
  /// Two exercises do not fit.
  case tooShort(minutes: Int, needed: Int)
}

/// Generated workouts: one for today, or a program of a week that goes round.
///
/// A single workout obeys the last days: it leaves out muscles that were trained hard within 48 hours, and fills what the week
/// lacks. The days of a program are whole, because they come round again; what has to rest decides with which of them it
/// begins, and when. A decision of this project.
package struct GeneratedProgram: Sendable {
  package let request: WorkoutRequest
  package private(set) var workouts: [GeneratedWorkout]
  /// The day of the first workout; nil without a history.
  package private(set) var start: CivilDate?
  /// The muscles that rest: left out of a single workout, or waited for by a program.
  package let resting: [TrainingState.Resting]
  /// How many times as long as sets and rests a workout takes, and whether that is the lifter's own.
  package let pace: Double
  package let hasOwnPace: Bool
  /// The sets of the last seven days; empty for a program, and without a history.
  package let week: [Muscle: TrainingState.Week]

  /// Repetitions in reserve.
  package var reserve: Int { SetTable(request.goal, request.experience).reserve }

  /// O(candidates · exercises) a workout.
  package init(
    _ request: WorkoutRequest, after state: TrainingState? = nil
  ) throws(GeneratorRefusal) {
    self.request = request
    let split = WorkoutFocus.week(
      of: request.days, goal: request.goal, experience: request.experience, at: request.place)
    guard let split else { throw .everyDay }
    let pool = WorkoutPool(
      at: request.place, with: request.furniture, request.experience, avoiding: request.avoided,
      own: state?.own ?? OwnExercises())
    let longestRest = WorkoutMaker.longestRest(request.goal, request.experience, pool)
    let ownPace = state?.pace(longestRest: longestRest)
    pace = ownPace ?? DurationModel.pace
    hasOwnPace = ownPace != nil
    guard request.days == 1 else {
      let maker = WorkoutMaker(
        request.goal, request.experience, minutes: request.minutes, pool, pace: pace)
      workouts = GeneratedProgram.week(split, maker)
      week = [:]
      resting = state.map { $0.resting(on: $0.firstDay) } ?? []
      for workout in workouts { try maker.check(workout, request) }
      if let state {
        begin(after: state)
        setLoads(after: state)
      }
      return
    }
    let today = state?.findings.asOf
    resting = state.flatMap { state in today.map { state.resting(on: $0) } } ?? []
    week = state?.week ?? [:]
    start = today
    let maker = WorkoutMaker(
      request.goal, request.experience, minutes: request.minutes, pool, pace: pace,
      resting: resting.map(\.muscle), weeklyLack: week.mapValues(\.lack))
    workouts = [maker.workout(request.focus ?? split[0])]
    try maker.check(workouts[0], request, resting: resting, after: state)
    if let state { setLoads(after: state) }
  }

  /// O(exercises · sessions of each): what can be loaded is looked up once for all workouts with an exercise.
  private mutating func setLoads(after state: TrainingState) {
    var known: [Int: SeenLoads?] = [:]
    for workout in workouts.indices {
      for exercise in workouts[workout].exercises.indices {
        let own = workouts[workout].exercises[exercise]
        guard let lift = own.candidate.own?.lift.exercise else { continue }
        let seen = known[lift] ?? state.seenLoads(of: own)
        known[lift] = .some(seen)
        workouts[workout].exercises[exercise].start = state.start(
          of: own, reserve: reserve, seen: seen)
        workouts[workout].exercises[exercise].step = seen?.step
      }
    }
  }

  /// What tells workouts of one focus apart, from A on; nil for a focus of one workout.
  package func letter(ofWorkout index: Int) -> String? {
    let focus = workouts[index].focus
    guard workouts.count(where: { $0.focus == focus }) > 1 else { return nil }
    let before = workouts[..<index].count { $0.focus == focus }
    return Unicode.Scalar(UInt8(ascii: "A") + UInt8(before % 26)).description
  }

  private static func week(_ split: [WorkoutFocus], _ maker: WorkoutMaker) -> [GeneratedWorkout] {
    var used: [Int: Int] = [:]
    return split.map { focus in
      let workout = maker.workout(focus, used: used)
      for exercise in workout.exercises {
        used[exercise.candidate.place.movement, default: 0] += 1
      }
      return workout
    }
  }

  /// Begins with the workout that is possible first: whose muscles have rested.
  private mutating func begin(after state: TrainingState) {
    for day in 0...2 {
      let date = state.firstDay.advanced(by: day)
      // What rests on the first day is known already.
      let found = day == 0 ? resting : state.resting(on: date)
      let resting = MuscleSet(found.map(\.muscle))
      let first = workouts.firstIndex { workout in
        !workout.exercises.contains { $0.candidate.direct.overlaps(resting) }
      }
      guard let first else { continue }
      workouts = Array(workouts[first...] + workouts[..<first])
      start = date
      return
    }
    start = state.firstDay.advanced(by: 2)
  }
}

extension WorkoutMaker {
  private static let fewestExercises = 2
  /// The longest workout that is looked at, and the steps to it, in minutes.
  private static let longest = 180
  private static let step = 5

  /// Refuses a workout of fewer than two exercises, with the reason.
  func check(
    _ workout: GeneratedWorkout, _ request: WorkoutRequest,
    resting: [TrainingState.Resting] = [], after state: TrainingState? = nil
  ) throws(GeneratorRefusal) {
    guard workout.exercises.count < WorkoutMaker.fewestExercises else { return }
    for minutes in stride(
      from: minutes + WorkoutMaker.step, through: WorkoutMaker.longest, by: WorkoutMaker.step)
    {
      let longer = with(minutes: minutes).workout(workout.focus)
      if longer.exercises.count >= WorkoutMaker.fewestExercises {
        throw .tooShort(minutes: self.minutes, needed: minutes)
      }
    }
    let rested = WorkoutMaker(goal, experience, minutes: WorkoutMaker.longest, pool, pace: pace)
      .workout(workout.focus)
    guard let state, rested.exercises.count >= WorkoutMaker.fewestExercises else {
      throw .nothingPossible(request.place)
    }
    let muscles = rested.exercises.reduce(into: [Muscle]()) { $0 += $1.candidate.facts.direct }
    throw .allResting(
      resting.map(\.muscle).filter(muscles.contains), until: state.findings.asOf.advanced(by: 2))
  }

  private func with(minutes: Int) -> WorkoutMaker {
    var maker = WorkoutMaker(goal, experience, minutes: minutes, pool, pace: pace)
    maker.resting = resting
    maker.weeklyLack = weeklyLack
    return maker
  }
}
