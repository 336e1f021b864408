package import GymBoLog

/// What a program asks for if every set is done as prescribed, week by week, and what is doubtful about that.
package struct Preflight: Sendable {
  package let weeks: [PreflightWeek]
  /// Worst first.
  package let findings: [PreflightFinding]

  /// The load with which a lift is simulated whose load nothing says.
  private static let unknownLoad = Load.kilograms(20)

  /// One cycle is simulated, or two where the text has one week. O(sets of the simulated weeks · weeks).
  /// - Parameters:
  ///   - minutes: the longest workout that is wanted.
  ///   - pace: how many times as long as sets and rests a workout takes.
  ///   - own: the names of exercises in the history.
  package init(
    _ beginning: ProgramState, minutes: Double? = nil, pace: Double = DurationModel.pace,
    open: OpenLoads? = nil, own: [String] = []
  ) {
    let program = beginning.program
    var state = beginning
    var weeks: [PreflightWeek] = []
    var inspection = PreflightInspection(beginning)
    for cycle in 0..<(program.weeks.count == 1 ? 2 : 1) {
      for index in program.weeks.indices {
        var week = PreflightWeek(
          cycle: cycle, week: index, isDeload: program.weeks[index].annotations.isDeload)
        for day in program.weeks[index].days.indices {
          let place = DayPlace(week: index, day: day)
          let prescription = state.prescription(on: place, open: open)
          inspection.look(at: prescription, of: state)
          week.add(prescription, named: program[place].name, state, pace: pace)
          let unknown = Preflight.withoutLoadOrMaximum(prescription, state)
          state.finish(prescription, done: Preflight.done(prescription))
          for lift in unknown { state.forgetReference(of: lift) }
        }
        weeks.append(week)
      }
      state.endCycle()
    }
    self.weeks = weeks
    findings = inspection.findings(weeks, minutes: minutes, after: state, own: own)
  }

  /// Lifts that are simulated with a load that nothing says: a maximum that a script makes of it is none.
  private static func withoutLoadOrMaximum(
    _ prescription: Prescription, _ state: ProgramState
  ) -> [String] {
    prescription.exercises.filter { exercise in
      exercise.sets.contains { $0.load == nil } && state.reference(of: exercise.lift) == nil
    }
    .map(\.lift)
  }

  /// Every set as prescribed.
  private static func done(_ prescription: Prescription) -> [ExerciseKey: [DoneSet?]] {
    var done: [ExerciseKey: [DoneSet?]] = [:]
    for exercise in prescription.exercises {
      done[exercise.exercise.key] = exercise.sets.map {
        DoneSet(repetitions: $0.repetitions, load: $0.load ?? unknownLoad)
      }
    }
    return done
  }
}

/// What is doubtful about a program.
package enum PreflightFinding: Sendable, Hashable {
  /// More than the maximum allows.
  case beyondMaximum(lift: String, week: Int, load: Load, repetitions: Int, reserve: Double)
  /// A percentage without a reference load.
  case noReference(lift: String)
  /// A step smaller than what can be loaded.
  case swallowedStep(exercise: String, step: Load, loadable: Load)
  /// A step above 10 %.
  case largeStep(exercise: String, percent: Double)
  case neverProgresses(exercise: String)
  case scriptGivenUp(exercise: String)
  /// A script asks for the lifter's weight, which is not known.
  case noBodyWeight(exercise: String)
  case unknownExercise(String)
  case misspelt(UnknownName)
  case foreignMaximum(ForeignMaximum)
  /// In at least half of the weeks without deload.
  case belowMEV(Muscle, sets: Double, minimum: Double)
  case aboveMRV(Muscle, sets: Double, maximum: Double)
  /// A trained muscle less than once in seven days.
  case rarely(Muscle)
  case steepRise(week: Int, from: Int, to: Int)
  case noDeload(weeks: Int)
  case raisingDeload(week: Int)
  case manyExercises(day: String, count: Int)
  case twiceInADay(exercise: String, day: String)
  case longDay(day: String, minutes: Double)
  case unbalanced(MovementFamily, MovementFamily, ratio: Double)
  case missing(MovementFamily)
  case updateNotRun(exercise: String)
}
