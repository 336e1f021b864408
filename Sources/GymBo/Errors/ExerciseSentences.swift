internal import GymBoProgression

extension ExerciseNotFound: CustomStringConvertible {
  /// One sentence for people, with the names that could be meant.
  public var description: String {
    if isHistoryEmpty { return "The history has no workout up to that day." }
    let unknown = "No exercise in the history is called \"\(name)\""
    if !candidates.isEmpty {
      return "\(unknown); did you mean \(candidates.joined(separator: ", "))?"
    }
    return mostTrained.isEmpty
      ? "\(unknown)." : "\(unknown); most trained are \(mostTrained.joined(separator: ", "))."
  }
}

extension NamedLiftFailure: CustomStringConvertible {
  /// One sentence for people, with the remedy.
  public var description: String {
    switch self {
    case .notFound(let error): error.description
    case .twice(let name): "One is given twice for \(name); give it once."
    case .twoRules: "Two rules are given for all lifts; give one, and others as LIFT=RULE."
    }
  }
}

extension NamedTrainingMax {
  /// The expected form of a training max, for messages.
  public static let form = "a lift and a weight with its unit, such as \"squat=140kg\""
}

extension NamedRule {
  /// The expected form of a rule, for messages.
  public static let form =
    "one of \(RuleChoice.optionForms.joined(separator: ", ")), or a lift and one of them, such as "
    + "\"squat=5/3/1:1\""
}

extension UnknownExercise: CustomStringConvertible {
  /// One sentence for people, with the names that could be meant.
  public var description: String {
    if isWithoutMuscles {
      return "What \"\(name)\" trains is not known, so nothing can be put in its place."
    }
    let unknown = "No exercise is known as \"\(name)\""
    return candidates.isEmpty
      ? "\(unknown)." : "\(unknown); did you mean \(candidates.joined(separator: ", "))?"
  }
}
