package import GymBoAnalysis
package import GymBoLog
package import GymBoProgram
package import GymBoProgression

/// What a history says of workouts to come: what the lifter does, what has to rest, what lacks this week, and how long
/// the workouts take.
package struct TrainingState {
  let findings: HistoryFindings
  let own: OwnExercises
  let inventory: Inventory?
  /// Weeks with a session.
  package let weeksTrained: Int

  /// - Parameter inventory: what there is to lift with; nil for the usual steps.
  package init(_ findings: HistoryFindings, inventory: Inventory? = nil) {
    self.findings = findings
    self.inventory = inventory
    own = OwnExercises(findings.liftFindings)
    var (weeks, last): (Int, ISOWeek?) = (0, nil)
    for session in findings.log.sessions where session.date.isoWeek != last {
      (weeks, last) = (weeks + 1, session.date.isoWeek)
    }
    weeksTrained = weeks
  }

  /// How many times as long as sets and rests the lifter's workouts take; nil where too few have a duration.
  /// - Parameter longestRest: seconds of the longest rest that the workouts to come have.
  func pace(longestRest: Int) -> Double? {
    SessionDurations(of: findings.liftFindings.history, longestRest: longestRest).pace
  }

  /// By the weeks of training that the history has: less than 13, less than 52, more.
  package var experience: TrainingExperience {
    weeksTrained < 13 ? .beginner : weeksTrained < 52 ? .intermediate : .advanced
  }

  /// A muscle that was trained hard within the last two days.
  package struct Resting: Sendable, Hashable {
    package let muscle: Muscle
    /// Hard sets, those that it only helped in counting half.
    package let sets: Double
  }

  /// Hard sets after which a muscle rests.
  private static let hardSets = 2.0

  /// The muscles that rest on a day: with two hard sets on it or the day before. An export has no time of the workout to
  /// come, so that 48 hours are counted by days.
  package func resting(on day: CivilDate) -> [Resting] {
    findings.muscles(in: DayRange(day.advanced(by: -1), day))
      .filter { $0.fractionalSets >= TrainingState.hardSets }
      .map { Resting(muscle: $0.muscle, sets: $0.fractionalSets) }
  }

  /// What a muscle had of its sets in the last seven days.
  package struct Week: Sendable, Hashable {
    package let sets: Double
    package let target: Double

    var lack: Double { max(0, target - sets) / target }
  }

  /// The sets of the last seven days by muscle, of those with a target.
  package var week: [Muscle: Week] {
    let days = DayRange(findings.asOf.advanced(by: -6), findings.asOf)
    return Dictionary(
      uniqueKeysWithValues: findings.muscles(in: days).compactMap { finding in
        finding.landmarks.flatMap { marks in
          marks.target > 0
            ? (finding.muscle, Week(sets: finding.fractionalSets, target: marks.target)) : nil
        }
      })
  }

  /// The first day on which a workout can be: today, or tomorrow where there was one today.
  var firstDay: CivilDate {
    findings.log.sessions.last?.date == findings.asOf
      ? findings.asOf.advanced(by: 1) : findings.asOf
  }
}

/// With what an exercise of a generated workout is begun.
package enum StartingLoad: Sendable, Hashable {
  /// For the fewest repetitions with those in reserve that the goal asks for, from the best e1RM of the last 42 days.
  case estimate(Load, maximum: Load)
  /// As the last time, or as on the day of the last 42 with the heaviest load for as many repetitions.
  case last(OwnLoads.Last)
  /// Repetitions with the body alone, or seconds, after what was done the last time.
  case amount(Int, date: CivilDate)
  /// Nothing is known: start light.
  case unknown
}

extension TrainingState {
  /// What can be loaded for an exercise as its log shows it; nil for one without a load, and where it is listed what there is to
  /// lift with.
  func seenLoads(of exercise: WorkoutExercise) -> SeenLoads? {
    inventory != nil
      ? nil
      : exercise.candidate.own.flatMap { SeenLoads(of: $0.lift, findings.liftFindings.history) }
  }

  /// - Parameter seen: what can be loaded for it.
  func start(of exercise: WorkoutExercise, reserve: Int, seen: SeenLoads?) -> StartingLoad {
    guard let own = exercise.candidate.own else { return .unknown }
    let loads = OwnLoads(findings.liftFindings.history)
    if let last = loads.last(of: own.lift) {
      return start(own, last, loads, fewest: exercise.fewest, reserve: reserve, seen)
    }
    guard let done = SwapWork(own.lift, findings.liftFindings.history),
      loads.isRecent(done.date),
      done.semantics == .bodyweight || done.semantics == .timed
    else { return .unknown }
    let amount =
      exercise.candidate.isHold
      ? done.seconds.map { Int(min($0, 3600)) } : done.repetitions.map { $0 - reserve }
    guard let amount else { return .unknown }
    return .amount(min(max(amount, exercise.fewest), exercise.most), date: done.date)
  }

  private func start(
    _ own: OwnExercise, _ last: OwnLoads.Last, _ loads: OwnLoads, fewest: Int, reserve: Int,
    _ seen: SeenLoads?
  ) -> StartingLoad {
    let implement = own.facts.implement
    guard
      let loadable = inventory?.loads(for: implement)
        ?? seen?.loads
        ?? LoadableLoads(of: implement, LoadableSteps(unit: findings.log.nativeUnit))
    else { return .unknown }
    let done = loads.done(of: own.lift, repetitions: fewest + reserve)
    if let found = loads.load(
      of: own.lift, repetitions: fewest, reserve: Double(reserve), loadable: loadable),
      done.map({ $0.load <= found.load }) ?? true
    {
      return .estimate(found.load, maximum: found.maximum)
    }
    if let done { return .last(done) }
    // Of lifts that move the body, the last load goes on where it was lifted as often.
    guard own.facts.loading == .added, loads.isRecent(last.date), last.repetitions >= fewest else {
      return .unknown
    }
    return .last(last)
  }
}
