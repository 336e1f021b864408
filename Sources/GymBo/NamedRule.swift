internal import GymBoLog
public import GymBoProgression

/// A rule for suggestions as a person writes it: of all lifts, `linear`, or of one lift, `squat=5/3/1:1`.
public struct NamedRule: Sendable, Hashable {
  /// The lift, as ``Analysis/lift(_:)`` takes it; nil for all lifts that have no rule of their own.
  public var lift: String?
  /// Its rule.
  public var rule: RuleChoice

  /// Reads a text such as `linear` or `squat=5/3/1:1`.
  /// - Returns: nil if the text does not have this form; ``form`` describes it for messages.
  public init?(_ text: String) {
    guard let sign = text.lastIndex(of: "=") else {
      guard let rule = RuleChoice(option: text) else { return nil }
      self.init(lift: nil, rule: rule)
      return
    }
    guard sign > text.startIndex,
      let rule = RuleChoice(option: String(text[text.index(after: sign)...]))
    else { return nil }
    self.init(lift: String(text[..<sign]), rule: rule)
  }

  private init(lift: String?, rule: RuleChoice) {
    self.lift = lift
    self.rule = rule
  }
}

/// Why rules or training maxima of named lifts do not fit a history.
public enum NamedLiftFailure: Error, Sendable, Hashable {
  /// No lift has the name, or several could be meant.
  case notFound(ExerciseNotFound)
  /// The lift of this name has two.
  case twice(String)
  /// Two rules are given for all lifts.
  case twoRules
}

extension Analysis {
  /// The options of suggestions, with the lifts that a person named looked up in the history.
  /// - Parameters:
  ///   - rules: at most one for all lifts, and one for each named lift; the default is `auto`.
  ///   - trainingMaxima: one for each named lift.
  ///   - inventory: what there is to lift with; nil takes the usual steps of each implement.
  public func suggestionOptions(
    rules: [NamedRule] = [], trainingMaxima: [NamedTrainingMax] = [], inventory: Inventory? = nil
  ) throws(NamedLiftFailure) -> SuggestionOptions {
    let general = rules.filter { $0.lift == nil }
    guard general.count <= 1 else { throw .twoRules }
    var options = SuggestionOptions(rule: general.first?.rule ?? .auto, inventory: inventory)
    for named in rules {
      guard let lift = named.lift else { continue }
      try add(named.rule, of: lift, to: &options.rules)
    }
    for named in trainingMaxima {
      try add(named.load, of: named.lift, to: &options.trainingMaxima)
    }
    return options
  }

  /// Adds a value under the logged name of a lift.
  private func add<Value>(
    _ value: Value, of lift: String, to values: inout [String: Value]
  ) throws(NamedLiftFailure) {
    let name: String
    do throws(ExerciseNotFound) {
      name = try loggedName(lift)
    } catch {
      throw .notFound(error)
    }
    guard values.updateValue(value, forKey: name) == nil else { throw .twice(name) }
  }
}
