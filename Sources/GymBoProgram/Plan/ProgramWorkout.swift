package import GymBoLog

/// A session of the history that was a day of the program, beside what was prescribed.
package struct ProgramWorkout: Sendable {
  /// Index into the log's sessions.
  package let session: Int
  package let date: CivilDate
  /// From 0.
  package let cycle: Int
  package let prescription: Prescription
  /// The planned date; nil for days in turn.
  package let planned: CivilDate?
  /// For each exercise of the prescription and each of its sets, what was done for it.
  package let done: [[DoneSet?]]
  /// The lifts' planned sets with all sets that were done of them.
  let works: [Adherence.Work]

  package var place: DayPlace { prescription.place }

  /// Pairs the sets of a session with a prescription. Exercises of one lift share its sets, in their order.
  init(
    session: Int, cycle: Int, planned: CivilDate?, _ prescription: Prescription,
    _ history: ProgramHistory, _ state: ProgramState
  ) {
    self.session = session
    date = history.log.sessions[session].date
    self.cycle = cycle
    self.planned = planned
    self.prescription = prescription
    let rows = history.sets(of: session)
    var done: [[DoneSet?]] = prescription.exercises.map { $0.sets.map { _ in nil } }
    var works: [Adherence.Work] = []
    let byLift = Dictionary(grouping: prescription.exercises.indices) {
      state.identity(of: prescription.exercises[$0].lift)
    }
    for (lift, exercises) in byLift.sorted(by: { $0.value[0] < $1.value[0] }) {
      let sets = exercises.flatMap { prescription.exercises[$0].sets }
      let lifted = (rows[lift] ?? []).map(history.done)
      let planned = sets.map(\.planned)
      let pairs = SetPairs.of(
        planned: planned.map(\.element), done: lifted.map(\.element))
      var next = 0
      for exercise in exercises {
        for index in prescription.exercises[exercise].sets.indices {
          done[exercise][index] = pairs[next].map { lifted[$0].completed(planned[next]) }
          next += 1
        }
      }
      works.append(.init(planned: planned, done: lifted))
    }
    self.done = done
    self.works = works
  }

  /// What the progressions see: the exercises of which anything was done.
  var outcomes: [ExerciseKey: [DoneSet?]] {
    var outcomes: [ExerciseKey: [DoneSet?]] = [:]
    for (exercise, sets) in zip(prescription.exercises, done)
    where sets.contains(where: { $0 != nil }) {
      outcomes[exercise.exercise.key] = sets
    }
    return outcomes
  }
}

extension PrescribedSet {
  /// The set as adherence looks at it. As many repetitions as possible have no upper end.
  fileprivate var planned: Adherence.Planned {
    .init(
      repetitions: fewest ?? repetitions, most: isAtLeast ? ProgramLimits.repetitions : most,
      load: load, rpe: rpe, seconds: seconds)
  }
}

extension DoneSet {
  /// The set as its pair is looked for.
  var element: SetPairs.Element { .init(repetitions: repetitions, load: load?.kilograms) }

  /// What was done of a planned set. Too short a time is no repetition; a set by time alone has the planned ones.
  func completed(_ planned: Adherence.Planned) -> DoneSet {
    guard let wanted = planned.seconds, let seconds else { return self }
    var done = self
    done.repetitions = seconds >= wanted ? max(repetitions, planned.repetitions) : 0
    return done
  }
}
