/// Which rule makes the suggestions.
public enum RuleChoice: Sendable, Hashable {
  /// The RPE rule where the last session's RPE is known, else the linear rule.
  case auto
  /// As `auto`: a lift without RPE can only be answered by the linear rule.
  case rpe
  /// The linear rule for every lift.
  case linear
  /// A rule with its numbers; where it has no answer, the suggestion says why and which rule answers.
  case chosen(ProgressionRule)

  /// The forms of ``init(option:)``, for help texts.
  public static let optionForms = ["auto", "rpe", "linear"] + ProgressionRule.optionForms

  /// Reads `auto`, `rpe`, `linear`, or a form of `ProgressionRule.init(option:)`.
  /// - Returns: nil for another word, or a number outside its range.
  public init?(option: String) {
    // 5/3/1 is often written without its strokes.
    let option = option.hasPrefix("531") ? "5/3/1" + option.dropFirst(3) : option
    switch option {
    case "auto": self = .auto
    case "rpe": self = .rpe
    case "linear": self = .linear
    default:
      guard let rule = ProgressionRule(option: option) else { return nil }
      self = .chosen(rule)
    }
  }

  /// Whether training maxima that the lifter gives are used.
  public var usesTrainingMax: Bool {
    if case .chosen(let rule) = self { rule.usesTrainingMax } else { false }
  }
}
