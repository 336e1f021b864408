/// The exercises that are known by name.
public struct ExerciseCatalogue: Sendable {
  public static let standard = ExerciseCatalogue()

  /// What is known of an exercise from its name.
  public func resolve(_ name: String) -> ExerciseResolution { .unassigned }
}
