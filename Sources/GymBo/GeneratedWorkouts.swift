internal import GymBoAnalysis
public import GymBoCoach
public import GymBoLog
public import GymBoProgression
public import GymBoReport

/// What workouts are wanted.
public struct WorkoutOptions: Sendable {
  /// What they are for.
  public var goal: TrainingGoal
  /// What there is to lift with.
  public var place: TrainingPlace
  /// The longest workout, ``minuteRange``.
  public var minutes: Int
  /// nil takes it from the weeks of training that the history has; without a history a beginner's.
  public var experience: TrainingExperience?
  /// Workouts a week, 1…6; 1 is a workout for today.
  public var days: Int
  /// What the one workout trains; nil for the whole body, and for several workouts.
  public var focus: WorkoutFocus?
  /// What there is beside that of the place.
  public var furniture: Set<TrainingFurniture>
  /// Exercises that are not wanted, by any of their names.
  public var avoided: [String]
  /// A table of what there is to lift with, of which loads are made; nil for the usual steps.
  public var inventory: Inventory?

  /// Three workouts a week of an hour in a gym, but for what is given.
  public init(
    _ goal: TrainingGoal, at place: TrainingPlace = .gym, minutes: Int = 60,
    experience: TrainingExperience? = nil, days: Int = 3, focus: WorkoutFocus? = nil,
    furniture: Set<TrainingFurniture> = [], avoided: [String] = [], inventory: Inventory? = nil
  ) {
    self.goal = goal
    self.place = place
    self.minutes = minutes
    self.experience = experience
    self.days = days
    self.focus = focus
    self.furniture = furniture
    self.avoided = avoided
    self.inventory = inventory
  }

  /// Minutes that a workout may have.
  public static let minuteRange = 10...180
}

/// The error for workouts that cannot be made.
public enum WorkoutFailure: Error, Sendable, Hashable {
  /// Nothing that satisfies what is asked for is good training, and why.
  case refused(GeneratorRefusal)
  /// An exercise that is not wanted has a name that means none.
  case unknown(UnknownExercise)
}

extension WorkoutsReport {
  /// Workouts for somebody, as a text for people and as a program for `Analysis.plan`.
  ///
  /// ```swift
  /// let analysis = try History(reading: ["strong.csv"]).analysis()
  /// let workouts = try analysis.workouts(WorkoutOptions(.strength))
  /// let program = try TrainingProgram(workouts.programText())
  /// print(workouts.text(), analysis.plan(program).text())
  /// ```
  /// - Parameters:
  ///   - options: what is wanted.
  ///   - analysis: of the lifter's history, for own exercises, loads and rest; nil without one.
  ///   - unit: of what people read and of the program's loads; nil for that of the history, or kilograms.
  public init(
    _ options: WorkoutOptions, for analysis: Analysis? = nil, unit: LoadUnit? = nil
  ) throws(WorkoutFailure) {
    let state = analysis?.findings.map { TrainingState($0, inventory: options.inventory) }
    var request = WorkoutRequest(
      options.goal, at: options.place,
      minutes: min(
        max(options.minutes, WorkoutOptions.minuteRange.lowerBound),
        WorkoutOptions.minuteRange.upperBound),
      options.experience ?? state?.experience ?? .beginner,
      days: options.focus == nil ? max(1, options.days) : 1)
    request.focus = options.focus
    request.furniture = options.furniture
    do throws(UnknownExercise) {
      request.avoided = try AvoidedExercises(known: options.avoided, analysis)
    } catch {
      throw .unknown(error)
    }
    let program: GeneratedProgram
    do throws(GeneratorRefusal) {
      program = try GeneratedProgram(request, after: state)
    } catch {
      throw .refused(error)
    }
    self.init(
      program, asOf: analysis?.asOf,
      weeksTrained: options.experience == nil ? state?.weeksTrained : nil,
      unit: unit ?? analysis?.log.nativeUnit ?? .kilogram)
  }
}

extension Analysis {
  /// Workouts with the lifter's own exercises and loads; see `WorkoutsReport`.
  public func workouts(
    _ options: WorkoutOptions, unit: LoadUnit? = nil
  ) throws(WorkoutFailure) -> WorkoutsReport {
    try WorkoutsReport(options, for: self, unit: unit)
  }
}
