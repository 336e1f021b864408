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
  /// What it adds to how the plan was kept.
  let kept: KeptDay
  /// For each exercise of the prescription the name of the similar one that was done in its place, as logged; nil for those that
  /// were done themselves, or not at all.
  package let substitutes: [String?]
  /// For each exercise of the prescription the sets that were done after its planned ones.
  private let further: [[DoneSet]]

  package var place: DayPlace { prescription.place }

  /// Pairs the sets of a session with a prescription. Exercises of one lift share its sets, in their order. A lift of which
  /// nothing was done has those of a similar one that is not of the day: sets and repetitions count, its load says nothing.
  init(
    session: Int, cycle: Int, planned: CivilDate?, _ prescription: Prescription,
    _ history: ProgramHistory, _ state: ProgramState
  ) {
    self.session = session
    date = history.log.sessions[session].date
    self.cycle = cycle
    self.planned = planned
    self.prescription = prescription
    let lifts = Self.lifts(of: prescription, history.sets(of: session), state)
    let swaps = Self.swaps(lifts, history.content(of: session), state)
    var done: [[DoneSet?]] = prescription.exercises.map { _ in [] }
    var works: [Adherence.Work] = []
    var substitutes: [String?] = prescription.exercises.map { _ in nil }
    var further: [[DoneSet]] = prescription.exercises.map { _ in [] }
    for (index, lift) in lifts.planned.enumerated() {
      let swap = swaps[index].map { lifts.others[$0].rows }
      let lifted = (swap ?? lift.rows ?? []).map(history.done)
      var planned = lift.exercises.flatMap { prescription.exercises[$0].sets }.map(\.planned)
      if let row = swap?.first {
        for index in planned.indices { planned[index].load = nil }
        for exercise in lift.exercises {
          substitutes[exercise] = history.log.exerciseName(of: row)
        }
      }
      let work = Adherence.Work(planned: planned, done: lifted, isSwap: swap != nil)
      var next = 0
      for exercise in lift.exercises {
        done[exercise] = prescription.exercises[exercise].sets.map { _ in
          defer { next += 1 }
          return work.pairs[next].map { lifted[$0].completed(planned[next]) }
        }
      }
      if swap == nil, let exercise = lift.exercises.last, let last = work.pairs.last ?? nil {
        further[exercise] = Array(lifted[(last + 1)...])
      }
      works.append(work)
    }
    self.done = done
    kept = KeptDay(.done(date: planned ?? date, works))
    self.substitutes = substitutes
    self.further = further
  }

  /// A lift of a prescription.
  private struct PlannedLift {
    /// What tells it apart.
    let lift: String
    /// Its name in the program.
    let name: String
    /// Its exercises in the prescription: mostly one.
    var exercises: [Int]
    /// Its sets in the session; nil where nothing was done of it.
    let rows: [Int]?
  }

  /// The lifts of a prescription in their order with what was done of them, and the other lifts of the session.
  private static func lifts(
    of prescription: Prescription, _ done: [ProgramHistory.LiftSets], _ state: ProgramState
  ) -> (planned: [PlannedLift], others: [ProgramHistory.LiftSets]) {
    var planned: [PlannedLift] = []
    for (index, exercise) in prescription.exercises.enumerated() {
      let lift = state.identity(of: exercise.lift)
      if let known = planned.firstIndex(where: { $0.lift == lift }) {
        planned[known].exercises.append(index)
      } else {
        planned.append(
          PlannedLift(
            lift: lift, name: exercise.lift, exercises: [index],
            rows: done.first { $0.lift == lift }?.rows))
      }
    }
    return (planned, done.filter { other in !planned.contains { $0.lift == other.lift } })
  }

  /// For each planned lift the place among the other lifts of the one that was done in its place; nil for those that were done,
  /// and where nothing similar was.
  private static func swaps(
    _ lifts: (planned: [PlannedLift], others: [ProgramHistory.LiftSets]),
    _ content: DayMatch.Content, _ state: ProgramState
  ) -> [Int?] {
    var swaps = [Int?](repeating: nil, count: lifts.planned.count)
    guard !lifts.others.isEmpty else { return swaps }
    let missing = lifts.planned.indices.compactMap { place in
      lifts.planned[place].rows == nil
        ? state.profile(of: lifts.planned[place].name).map { (place: place, profile: $0) } : nil
    }
    guard !missing.isEmpty else { return swaps }
    let profiles = lifts.others.map { content.exercises[$0.lift] ?? nil }
    let others = profiles.indices.filter { profiles[$0] != nil }
    let partners = CommonExercises.swaps(
      missing.map(\.profile), others.compactMap { profiles[$0] })
    for (other, partner) in zip(others, partners) {
      if let partner { swaps[missing[partner].place] = other }
    }
    return swaps
  }

  /// What the progressions see: the exercises of which anything was done, with sets beyond the planned ones after those. Another
  /// exercise in their place says nothing about their loads.
  var outcomes: [ExerciseKey: [DoneSet?]] {
    var outcomes: [ExerciseKey: [DoneSet?]] = [:]
    outcomes.reserveCapacity(prescription.exercises.count)
    for (index, exercise) in prescription.exercises.enumerated()
    where substitutes[index] == nil && done[index].contains(where: { $0 != nil }) {
      outcomes[exercise.exercise.key] = done[index] + further[index]
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
