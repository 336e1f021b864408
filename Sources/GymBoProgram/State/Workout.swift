package import GymBoLog

/// What was done of a day's prescription.
package struct DoneSet: Sendable, Hashable {
  package var repetitions: Int
  package var load: Load?
  package var rpe: Double?
  package var seconds: Int?

  package init(repetitions: Int, load: Load?, rpe: Double? = nil, seconds: Int? = nil) {
    self.repetitions = repetitions
    self.load = load
    self.rpe = rpe
    self.seconds = seconds
  }
}

/// An exercise after a workout, as its progression sees it: one element for each set that was prescribed.
struct ExerciseOutcome {
  private let prescribed: PrescribedExercise
  let place: DayPlace
  /// The sets of the plan that were prescribed, before factors.
  let plan: [ProgramSet]
  /// The place in the plan of each of them.
  let sources: [Int]
  /// What the plan asks for, without factors and before rounding; nil where nothing says it.
  let asked: [WrittenLoad?]
  let repetitions: [Int?]
  /// What was lifted, as if the week had no factor and every load could be loaded: a set done as prescribed counts as the load of
  /// the plan, so that rounding never adds up.
  let loads: [WrittenLoad?]
  let efforts: [Double?]
  /// Sets that were done beyond the prescribed ones.
  let further: [DoneSet]
  /// Seconds of work; of a set done for a planned time without a time of its own, the planned ones.
  let seconds: [Int?]

  init(
    _ prescribed: PrescribedExercise, on place: DayPlace, done: [DoneSet?], _ state: ProgramState
  ) {
    self.prescribed = prescribed
    self.place = place
    let sets = state.sets(of: prescribed.exercise, on: place)
    let plan = prescribed.sets.compactMap {
      sets.indices.contains($0.source) ? sets[$0.source] : nil
    }
    self.plan = plan
    sources = prescribed.sets.map(\.source)
    further = done.dropFirst(plan.count).compactMap(\.self)
    let done = plan.indices.map { $0 < done.count ? done[$0] : nil }
    let asked = plan.map { state.load(of: $0, prescribed.exercise) }
    self.asked = asked
    repetitions = done.map { $0?.repetitions }
    efforts = done.map { $0?.rpe }
    seconds = zip(done, plan).map { done, set in
      guard let done else { return nil }
      return done.seconds ?? (done.repetitions >= set.repetitions ?? 0 ? set.seconds : nil)
    }
    loads = plan.indices.map { index -> WrittenLoad? in
      guard let lifted = done[index]?.load else { return nil }
      guard let base = asked[index] else { return WrittenLoad(lifted, in: .kilogram) }
      let difference = prescribed.sets[index].difference(to: lifted)
      return difference != .zero ? base + WrittenLoad(difference, in: base.unit) : base
    }
  }

  var exercise: ProgramExercise { prescribed.exercise }

  /// What was lifted in the done set that is nearest to one of the plan; nil where nothing with a load was done.
  func lifted(near index: Int) -> WrittenLoad? {
    sources.indices.filter { loads[$0] != nil }
      .min { ((sources[$0] - index).magnitude, $0) < ((sources[$1] - index).magnitude, $1) }
      .flatMap { loads[$0] }
  }

  /// The prescribed set that says how a set of the plan went: itself, else the nearest one that was not left out.
  func nearest(to index: Int) -> Int? {
    sources.indices.min {
      ((sources[$0] - index).magnitude, $0) < ((sources[$1] - index).magnitude, $1)
    }
  }

  /// Whether every set had its repetitions, with no RPE above the target.
  func isDone(_ asked: (ProgramSet) -> Int) -> Bool {
    plan.indices.allSatisfy { index in
      if let effort = efforts[index], let target = plan[index].rpe, effort > target {
        return false
      }
      return (repetitions[index] ?? 0) >= asked(plan[index])
    }
  }

  /// All repetitions, of ranges the upper ones.
  var isMet: Bool { isDone { $0.repetitions ?? 0 } }
  /// At least the lower repetitions.
  var isNearlyMet: Bool { isDone { $0.fewest ?? $0.repetitions ?? 0 } }
}

extension ProgramState {
  /// Goes on after a workout: the progression of every exercise that was done. Nothing changes in a week of deload.
  /// - Parameter done: for each exercise that was done, one element for each prescribed set; nil for a set not done. Sets that
  ///   were done beyond those come after them.
  package mutating func finish(_ prescription: Prescription, done: [ExerciseKey: [DoneSet?]]) {
    guard !prescription.isDeload else { return }
    for prescribed in prescription.exercises {
      guard let sets = done[prescribed.exercise.key], let rule = prescribed.exercise.progression
      else { continue }
      let outcome = ExerciseOutcome(prescribed, on: prescription.place, done: sets, self)
      switch rule {
      case .none: continue
      case .linear(let rule):
        let reference = referenceLoad(of: prescribed.exercise)
        exercises[prescribed.exercise.key]?.progress(rule, outcome, reference: reference)
      case .double(let rule):
        let reference = referenceLoad(of: prescribed.exercise)
        exercises[prescribed.exercise.key]?.progress(rule, outcome, reference: reference)
      case .sum(let repetitions, let step):
        exercises[prescribed.exercise.key]?.progress(sum: repetitions, step, outcome)
      case .custom(let custom): run(custom, outcome)
      }
    }
  }
}
