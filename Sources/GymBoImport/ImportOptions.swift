public import GymBoLog

/// How files are to be read where they leave it open.
public struct ImportOptions: Sendable {
  /// The unit of loads in files that name none; kilograms if nil. It never overrides a unit in the file.
  public var inputUnit: LoadUnit?
  /// The user's own assignment of exercises.
  public var exerciseMap: ExerciseMap?

  /// Kilograms where nothing else is said, and the catalogue's exercises.
  public init(inputUnit: LoadUnit? = nil, exerciseMap: ExerciseMap? = nil) {
    self.inputUnit = inputUnit
    self.exerciseMap = exerciseMap
  }
}
