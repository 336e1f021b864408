import GymBoLog

/// The user's own assignment of exercise names.
public struct ExerciseMap: Sendable {
  public init(reading file: InputFile) throws(ImportError) {}
  func resolution(of name: String) -> ExerciseResolution? { nil }
}
