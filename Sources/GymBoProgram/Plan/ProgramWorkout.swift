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
    let rows = history.sets(of: session)
    var done: [[DoneSet?]] = prescription.exercises.map { $0.sets.map { _ in nil } }
    var works: [Adherence.Work] = []
    let byLift = Dictionary(grouping: prescription.exercises.indices) {
      state.identity(of: prescription.exercises[$0].lift)
    }
    let lifts = byLift.keys.sorted { byLift[$0, default: []][0] < byLift[$1, default: []][0] }
    let swaps = Self.swaps(
      of: lifts.filter { rows[$0] == nil }.compactMap { lift in
        byLift[lift].flatMap { state.profile(of: prescription.exercises[$0[0]].lift) }
          .map { (lift, $0) }
      }, rows.filter { byLift[$0.key] == nil }, history.content(of: session))
    var substitutes: [String?] = prescription.exercises.map { _ in nil }
    var further: [[DoneSet]] = prescription.exercises.map { _ in [] }
    for lift in lifts {
      let exercises = byLift[lift] ?? []
      let swap = swaps[lift]
      let lifted = (rows[swap ?? lift] ?? []).map(history.done)
      var planned = exercises.flatMap { prescription.exercises[$0].sets }.map(\.planned)
      if let row = swap.flatMap({ rows[$0]?.first }) {
        for index in planned.indices { planned[index].load = nil }
        for exercise in exercises { substitutes[exercise] = history.log.exerciseName(of: row) }
      }
      let pairs = SetPairs.of(
        planned: planned.map(\.element), done: lifted.map(\.element))
      var next = 0
      for exercise in exercises {
        for index in prescription.exercises[exercise].sets.indices {
          done[exercise][index] = pairs[next].map { lifted[$0].completed(planned[next]) }
          next += 1
        }
      }
      if swap == nil, let exercise = exercises.last, let last = pairs.last.flatMap(\.self) {
        further[exercise] = Array(lifted[(last + 1)...])
      }
      works.append(.init(planned: planned, done: lifted, isSwap: swap != nil))
    }
    self.done = done
    self.works = works
    self.substitutes = substitutes
    self.further = further
  }

  /// For planned lifts of which nothing was done the lift that was done in place of each.
  /// - Parameters:
  ///   - missing: in the order of the day.
  ///   - others: the sets of lifts that are not of the day.
  private static func swaps(
    of missing: [(lift: String, profile: ExerciseProfile)], _ others: [String: [Int]],
    _ content: DayMatch.Content
  ) -> [String: String] {
    guard !missing.isEmpty, !others.isEmpty else { return [:] }
    let done = others.sorted { ($0.value.first ?? 0) < ($1.value.first ?? 0) }
      .compactMap { lift, _ in
        content.exercises[lift].flatMap(\.self).map { (lift: lift, profile: $0) }
      }
    let partners = CommonExercises.swaps(missing.map(\.profile), done.map(\.profile))
    var swaps: [String: String] = [:]
    for (other, place) in zip(done, partners) {
      if let place { swaps[missing[place].lift] = other.lift }
    }
    return swaps
  }

  /// What the progressions see: the exercises of which anything was done, with sets beyond the planned ones after those. Another
  /// exercise in their place says nothing about their loads.
  var outcomes: [ExerciseKey: [DoneSet?]] {
    var outcomes: [ExerciseKey: [DoneSet?]] = [:]
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
