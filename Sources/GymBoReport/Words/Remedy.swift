public import GymBoLog

/// What a reader of a report can do, as a value. Each door says it in its own terms: an option of the command line, a
/// field of a struct, an argument of a function.
public enum Remedy: Sendable, Hashable {
  /// Say in which unit the loads of a file are that names none.
  case sayUnit(LoadUnit)
  /// Say which exercises of the catalogue, or which muscles, unknown names are.
  case mapExercises
  /// Look at what the data check found in these files.
  case check(files: [String])
  /// Look at the suggestions of all lifts of these files.
  case suggest(files: [String])
  /// Choose a method of this kind.
  case choose(Choice)

  /// What a method can be chosen for.
  public enum Choice: Sendable, Hashable, CaseIterable {
    case formula, plateauRule, volumeModel, progressionRule
  }
}
