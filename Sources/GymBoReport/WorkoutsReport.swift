package import GymBoCoach
public import GymBoLog

/// Generated workouts: one for today, or a program of a week, with why each exercise was chosen.
public struct WorkoutsReport: Sendable {
  package let program: GeneratedProgram
  /// The day that counts as today; nil without a history.
  package let asOf: CivilDate?
  /// Weeks of training from which the experience was told; nil where it was given.
  package let weeksTrained: Int?
  /// Whether the program was written to a file, so that readers need not be told how.
  package var isSaved = false
  /// The unit of what people read, and of the program's loads; other formats are always in kilograms.
  public var unit: LoadUnit

  package init(
    _ program: GeneratedProgram, asOf: CivilDate?, weeksTrained: Int?, unit: LoadUnit
  ) {
    self.program = program
    self.asOf = asOf
    self.weeksTrained = weeksTrained
    self.unit = unit
  }

  /// The workouts as the text of a program in Liftoscript, which `TrainingProgram` reads.
  public func programText() -> String { program.programText(unit: unit) }

  /// The names of each workout's exercises: as logged where the lifter does them, else the catalogue's.
  public var exercises: [[String]] {
    program.workouts.map { $0.exercises.map(\.candidate.name) }
  }

  /// The planned minutes of each workout.
  public var minutes: [Double] { program.workouts.map { $0.seconds / 60 } }
}
