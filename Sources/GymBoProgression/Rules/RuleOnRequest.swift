package import GymBoAnalysis
package import GymBoLog

/// A progression rule that is used only on request. Each rule has a file with its parameters, its answer, its method
/// declaration and the form of its option.
protocol RuleOnRequest: Sendable, Hashable {
  /// Which of the rules it is, without its numbers.
  static var kind: SuggestionRule { get }

  /// The form of its option, for help texts: `double-progression[:8-12]`.
  static var optionForm: String { get }

  /// The form of its option with numbers in place of words, for a table of help.
  static var helpForm: String { get }

  /// What it does, in a line of help.
  static var help: String { get }

  /// Reads the numbers of its option.
  /// - Parameter numbers: what follows the rule's name and a colon, or what follows the name from an `@` on; nil where
  ///   nothing follows it.
  /// - Returns: nil for numbers that are missing, misspelt or outside their range.
  init?(numbers: Substring?)

  /// The rule in the list of all rules.
  var inList: ProgressionRule { get }

  /// Whether a training max that the lifter gives is used.
  static var usesTrainingMax: Bool { get }

  /// What the rule says about itself.
  static var method: MethodDeclaration { get }

  /// What to lift next. Never more than 10 % above the last top load (a plan: above everything of the last 42 days), never
  /// up after a failed set, never a load that cannot be loaded.
  /// - Throws: why the rule has no answer, with the rule that answers instead.
  func answer(
    after last: LastWork, _ context: ProgressionRule.Context
  ) throws(RuleRefusal) -> RuleAnswer
}

extension RuleOnRequest {
  static var usesTrainingMax: Bool { false }
  static var helpForm: String { optionForm }
}

extension ProgressionRule {
  /// Which of the rules it is, without its numbers.
  public var kind: SuggestionRule { type(of: rule).kind }

  /// Whether a training max that the lifter gives is used.
  public var usesTrainingMax: Bool { type(of: rule).usesTrainingMax }

  /// The forms of ``init(option:)``, for help texts.
  public static var optionForms: [String] { chosen.map { $0.optionForm } }

  /// What each rule does, with the form of its option, in a line of help.
  public static var help: [(form: String, text: String)] {
    chosen.map { ($0.helpForm, $0.help) }
  }

  /// Reads the value of an option: `double-progression:6-10`, `percentage:5x5@75` (5 sets of 5 at 75 %),
  /// `5/3/1:2.3` (week 2 of cycle 3), `rpe-chart:5@8` or, with back-off sets 5 % lighter, `rpe-chart:5@8-5%`.
  /// - Returns: nil for another word, or a number outside its range.
  public init?(option: String) {
    let end = option.firstIndex { $0 == ":" || $0 == "@" } ?? option.endIndex
    let name = option[..<end]
    var numbers = end == option.endIndex ? nil : option[end...]
    if numbers?.first == ":" { numbers = numbers?.dropFirst() }
    guard let type = ProgressionRule.chosen.first(where: { $0.kind.optionName == name }),
      let rule = type.init(numbers: numbers)
    else { return nil }
    self = rule.inList
  }

  /// The input of a rule in addition to the lift's sessions.
  package struct Context: Sendable {
    /// The loads that the lift's implement can have.
    package var loadable: LoadableLoads
    /// The training max given by the lifter; nil if none is given.
    package var trainingMax: TrainingMax?
    /// The best estimate of the 1RM in the 42 days up to the last session.
    package var maximum: Load?
    /// Whether percentages of a maximum are for the lift: a compound lift with a barbell.
    package var isBarbellLift: Bool
    /// Whether 5/3/1 is for the lift: a squat, press or deadlift with a barbell.
    package var isMainLift: Bool
    /// What the next top set follows from; nil where nothing is predicted.
    package var next: NextSet?
    /// The day that counts as today; nil takes that of the last session.
    package var today: CivilDate?
    /// What the lift moves of the body beside the loads in the log.
    package var body: Load

    /// A context from its parts.
    package init(
      loadable: LoadableLoads, trainingMax: TrainingMax? = nil, maximum: Load? = nil,
      isBarbellLift: Bool = true, isMainLift: Bool = true, next: NextSet? = nil,
      today: CivilDate? = nil, body: Load = .zero
    ) {
      self.loadable = loadable
      self.trainingMax = trainingMax
      self.maximum = maximum
      self.isBarbellLift = isBarbellLift
      self.isMainLift = isMainLift
      self.next = next
      self.today = today
      self.body = body
    }
  }

  /// What to lift next. Never up after a failed set, never by more than 10 %, never a load that cannot be loaded.
  /// - Throws: why the rule has no answer, with the rule that answers instead.
  package func answer(for lift: LiftWork, _ context: Context) throws(RuleRefusal) -> RuleAnswer {
    guard let session = lift.sessions.last, let top = session.topLoad else {
      throw .noLoadedSession
    }
    let last = LastWork(
      lift: lift, session: session, load: top, loadable: context.loadable, body: context.body)
    return try rule.answer(after: last, context)
  }
}
