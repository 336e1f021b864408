internal import GymBoLog
internal import GymBoProgram

/// Makes one workout: the patterns of its focus in order, then what its muscles lack, then further sets.
///
/// Everything is exact and in a fixed order, so that the same request makes the same workout.
struct WorkoutMaker {
  let goal: TrainingGoal
  let experience: TrainingExperience
  let minutes: Int
  let pool: WorkoutPool
  /// The lifter's own, or the usual, share of time more than sets and rests take.
  let pace: Double
  /// Muscles that were trained hard lately.
  var resting: MuscleSet
  /// How much of its weekly sets a muscle lacks, 0 to 1; nil where that does not matter.
  var weeklyLack: [Muscle: Double]

  private let table: SetTable
  private let budget: Double
  private let mostExercises: Int
  private let isLoaded: Bool

  init(
    _ goal: TrainingGoal, _ experience: TrainingExperience, minutes: Int, _ pool: WorkoutPool,
    pace: Double = DurationModel.pace, resting: [Muscle] = [], weeklyLack: [Muscle: Double] = [:]
  ) {
    self.goal = goal
    self.experience = experience
    self.minutes = minutes
    self.pool = pool
    self.pace = pace
    self.resting = MuscleSet(resting)
    self.weeklyLack = weeklyLack
    table = SetTable(goal, experience)
    budget = Double(60 * minutes) + 1e-9
    mostExercises = min(WorkoutMaker.mostExercises, 2 + 2 * minutes / 15)
    isLoaded = pool.isLoaded
  }

  /// Seconds of the longest rest that workouts have.
  static func longestRest(
    _ goal: TrainingGoal, _ experience: TrainingExperience, _ pool: WorkoutPool
  ) -> Int {
    let rest = SetTable(goal, experience).main.rest
    return pool.isLoaded ? rest : min(rest, bodyRest)
  }

  /// Of any workout. Those of 30, 45 and 60 minutes have at most 6, 8 and 10.
  private static let mostExercises = 15
  private static let mostSets = 5
  private static let fewestSets = 2
  /// Seconds of a hold.
  static let hold = (fewest: 20, most: 45)
  /// No longer rest where the load is the body.
  private static let bodyRest = 90
  /// Repetitions of compound lifts with the body where strength is wanted.
  private static let bodyStrength = (fewest: 6, most: 12)
  /// The least that a further exercise has to do for the lacking muscles, and what its cost takes off.
  private static let leastGain = 0.1
  private static let gainOfCost = 0.03

  /// Muscles that further exercises are for, and how much they matter.
  private static let priorities: [(muscle: Muscle, weight: Double)] = [
    (.chest, 1), (.lats, 1), (.upperBack, 1), (.quadriceps, 1), (.hamstrings, 1), (.glutes, 1),
    (.sideDelts, 1), (.biceps, 0.7), (.triceps, 0.7), (.rearDelts, 0.7), (.calves, 0.7),
    (.abs, 0.7),
  ]

  /// - Parameter used: how often each movement is in the other workouts of the week.
  func workout(_ focus: WorkoutFocus, used: [Int: Int] = [:]) -> GeneratedWorkout {
    let priced = pool.candidates.filter { !$0.direct.overlaps(resting) }.map { candidate in
      Priced(
        candidate: candidate,
        cost: candidate.cost(
          goal, experience, used: used[candidate.place.movement] ?? 0, isLoaded: isLoaded))
    }
    let possible = focus.patterns.count { pattern in
      priced.contains { pattern.contains($0.candidate.facts.movement) }
    }
    let least = min(focus.fewestPatterns(minutes: minutes), possible)
    var sets = table.main.sets
    var draft = patterns(of: focus, priced, sets: sets)
    while draft.patterns < least, sets > WorkoutMaker.fewestSets {
      sets -= 1
      draft = patterns(of: focus, priced, sets: sets)
    }
    fill(&draft, priced, sets: sets)
    extend(&draft)
    draft.exercises = draft.exercises.enumerated()
      .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }.map(\.element)
    return draft
  }

  private struct Priced {
    let candidate: WorkoutCandidate
    let cost: Int
  }

  // MARK: Exercises

  private func scheme(of candidate: WorkoutCandidate, isMain: Bool) -> SetScheme {
    guard candidate.isCompound else { return table.isolation }
    return isMain ? table.main : table.further
  }

  private func exercise(
    _ candidate: WorkoutCandidate, sets: Int, isMain: Bool, _ choice: WorkoutExercise.Choice
  ) -> WorkoutExercise {
    let scheme = scheme(of: candidate, isMain: isMain)
    var (fewest, most) =
      candidate.isHold ? WorkoutMaker.hold : (fewest: scheme.fewest, most: scheme.most)
    var rest = scheme.rest
    if candidate.isOfTheBody {
      rest = min(rest, WorkoutMaker.bodyRest)
      if !candidate.isHold, goal == .strength, candidate.isCompound {
        (fewest, most) = WorkoutMaker.bodyStrength
      }
    }
    let sets = min(sets, scheme.sets)
    var exercise = WorkoutExercise(
      candidate: candidate, sets: sets, fewest: fewest, most: most, rest: rest, isMain: isMain,
      choice: choice, seconds: 0)
    exercise.seconds = seconds(exercise, sets: sets)
    return exercise
  }

  private func seconds(_ exercise: WorkoutExercise, sets: Int) -> Double {
    let element = DurationModel.Element(
      repetitions: exercise.candidate.isHold ? nil : exercise.most,
      seconds: exercise.candidate.isHold ? exercise.most : nil, rest: exercise.rest)
    return pace * DurationModel.structuralSeconds([Array(repeating: element, count: sets)])
  }

  /// Adds an exercise if there is time for it.
  private func add(_ exercise: WorkoutExercise, to draft: inout GeneratedWorkout) -> Bool {
    guard draft.seconds + exercise.seconds <= budget, draft.exercises.count < mostExercises else {
      return false
    }
    draft.exercises.append(exercise)
    return true
  }

  // MARK: The three steps

  /// The cheapest exercise for each pattern, in order, until one does not fit: none is passed over for a shorter one.
  private func patterns(
    of focus: WorkoutFocus, _ priced: [Priced], sets: Int
  ) -> GeneratedWorkout {
    var draft = GeneratedWorkout(focus: focus, exercises: [], patterns: 0)
    for (index, pattern) in focus.patterns.enumerated() {
      // A further movement is for a pattern whose first one has nothing that is possible.
      let found = pattern.lazy.compactMap { movement in
        cheapest(movement, priced, draft).map { (movement, $0) }
      }.first
      guard let (movement, candidate) = found else { continue }
      let isMain = index < WorkoutFocus.mainPatterns
      let exercise = exercise(
        candidate, sets: sets, isMain: isMain && candidate.isCompound, .pattern(movement))
      guard add(exercise, to: &draft) else { break }
      draft.patterns += 1
    }
    return draft
  }

  private func cheapest(
    _ movement: Movement, _ priced: [Priced], _ draft: GeneratedWorkout
  ) -> WorkoutCandidate? {
    let needed = movement.neededMuscles.map(MuscleSet.init)
    var best: Priced?
    for one in priced
    where one.candidate.facts.movement == movement && one.cost < best?.cost ?? .max {
      guard needed.map(one.candidate.direct.overlaps) ?? true, !draft.has(one.candidate) else {
        continue
      }
      best = one
    }
    return best?.candidate
  }

  /// As long as there is time, the exercise that does most for what the muscles lack.
  private func fill(_ draft: inout GeneratedWorkout, _ priced: [Priced], sets: Int) {
    let focus = draft.focus.muscles.map(MuscleSet.init)
    while true {
      let lacks = lacks(of: draft)
      var best: (gain: Int, exercise: WorkoutExercise)?
      for one in priced where isFurther(one.candidate, draft, focus) {
        let gain =
          gain(of: one.candidate, lacks) - WorkoutMaker.gainOfCost * Double(one.cost)
        guard gain >= WorkoutMaker.leastGain else { continue }
        // In billionths, so that equal gains are equal.
        let billionths = Int((gain * 1e9).rounded())
        guard billionths > best?.gain ?? .min else { continue }
        let muscles = muscles(of: one.candidate, lacks)
        let exercise = exercise(one.candidate, sets: sets, isMain: false, .lack(muscles))
        guard draft.seconds + exercise.seconds <= budget else { continue }
        best = (billionths, exercise)
      }
      guard let best, add(best.exercise, to: &draft) else { return }
    }
  }

  /// Whether a candidate trains the focus, and nothing that is there already does the same.
  private func isFurther(
    _ candidate: WorkoutCandidate, _ draft: GeneratedWorkout, _ focus: MuscleSet?
  ) -> Bool {
    guard !draft.has(candidate), focus.map(candidate.direct.overlaps) ?? true else { return false }
    return candidate.isCompound
      || !draft.exercises.contains { other in
        !other.candidate.isCompound && other.candidate.facts.movement == candidate.facts.movement
          && other.candidate.facts.direct == candidate.facts.direct
      }
  }

  /// How much each muscle of the focus lacks of its target, with how much it matters.
  private func lacks(
    of draft: GeneratedWorkout
  ) -> [(muscle: Muscle, weight: Double, lack: Double)] {
    let sets = Dictionary(
      uniqueKeysWithValues: draft.muscleSets.map { ($0.muscle, $0.sets) })
    let target = draft.focus.target
    let muscles = draft.focus.muscles
    return WorkoutMaker.priorities.compactMap { muscle, weight in
      guard muscles?.contains(muscle) ?? true else { return nil }
      let lack = max(0, target - (sets[muscle] ?? 0)) / target
      return (muscle, weight, lack * (weeklyLack[muscle] ?? 1))
    }
  }

  private func gain(
    of candidate: WorkoutCandidate, _ lacks: [(muscle: Muscle, weight: Double, lack: Double)]
  ) -> Double {
    lacks.reduce(0.0) { $0 + $1.weight * candidate.share(of: $1.muscle) * $1.lack }
  }

  /// The lacking muscles that a candidate trains directly, else those that it helps, the most lacking first.
  private func muscles(
    of candidate: WorkoutCandidate, _ lacks: [(muscle: Muscle, weight: Double, lack: Double)]
  ) -> [Muscle] {
    let lacking = lacks.filter { $0.lack > 0 }
    let direct = lacking.filter { candidate.direct.contains($0.muscle) }
    let trained = direct.isEmpty ? lacking.filter { candidate.share(of: $0.muscle) > 0 } : direct
    return trained.enumerated()
      .sorted { ($1.element.lack, $0.offset) < ($0.element.lack, $1.offset) }
      .map(\.element.muscle)
  }

  /// One set more of each exercise, in order, where there is time.
  private func extend(_ draft: inout GeneratedWorkout) {
    for index in draft.exercises.indices {
      let exercise = draft.exercises[index]
      let more = seconds(exercise, sets: exercise.sets + 1)
      guard exercise.sets < WorkoutMaker.mostSets,
        draft.seconds - exercise.seconds + more <= budget
      else { continue }
      draft.exercises[index].sets += 1
      draft.exercises[index].seconds = more
    }
  }
}

extension WorkoutCandidate {
  /// What a set counts for a muscle.
  fileprivate func share(of muscle: Muscle) -> Double {
    direct.contains(muscle) ? 1 : indirect.contains(muscle) ? 0.5 : 0
  }
}

extension GeneratedWorkout {
  /// Whether a candidate's movement is in it.
  fileprivate func has(_ candidate: WorkoutCandidate) -> Bool {
    exercises.contains { $0.candidate.place.movement == candidate.place.movement }
  }
}

extension WorkoutExercise {
  /// Compound lifts come first, the trunk last.
  fileprivate var order: Int {
    candidate.facts.movement == .core ? 2 : candidate.isCompound ? 0 : 1
  }
}
