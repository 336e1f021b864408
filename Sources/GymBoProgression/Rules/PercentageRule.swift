internal import GymBoAnalysis
internal import GymBoLog

/// Equal sets at a percentage of a training max that the lifter gives. Evidence grade: practitioner rule.
public struct PercentageRule: Sendable, Hashable {
  /// Percent of the training max.
  public let percent: Double
  /// How many sets.
  public let sets: Int
  /// Repetitions of each.
  public let repetitions: Int

  /// - Returns: nil for a percentage outside ``TrainingMax/percentages``, other than 1…20 sets, or other than 1…30
  ///   repetitions.
  public init?(percent: Double, sets: Int, repetitions: Int) {
    guard TrainingMax.percentages.contains(percent), (1...20).contains(sets),
      (1...30).contains(repetitions)
    else { return nil }
    self.percent = percent
    self.sets = sets
    self.repetitions = repetitions
  }
}

extension PercentageRule: RuleOnRequest {
  static let kind = SuggestionRule.percentage
  static let optionForm = "percentage:5x5@75"
  static let help = "5 sets of 5 with 75 % of a training max that you give"
  static let usesTrainingMax = true

  var inList: ProgressionRule { .percentage(self) }

  init?(numbers: Substring?) {
    let words = (numbers ?? "").split { $0 == "x" || $0 == "@" }
    guard words.count == 3, let sets = Int(words[0]), let repetitions = Int(words[1]),
      let percent = Double(words[2])
    else { return nil }
    self.init(percent: percent, sets: sets, repetitions: repetitions)
  }

  func answer(
    after last: LastWork, _ context: ProgressionRule.Context
  ) throws(RuleRefusal) -> RuleAnswer {
    guard context.isBarbellLift else { throw .notAMainLift }
    guard let trainingMax = context.trainingMax else { throw .noTrainingMax }
    guard let load = trainingMax.load(percent: percent) else { throw .invalidPlan }
    let work = PlannedSets(
      sets: sets, repetitions: repetitions, load: context.loadable.nearest(to: load))
    return try last.plan([work], reason: .percentage(of: trainingMax.load))
  }

  /// The method as it is declared: formula, constants, range, evidence and source.
  static let method = MethodDeclaration(
    identifier: "percentage", name: "Percentage of a training max", kind: .progression,
    formula:
      "load = training max · percent / 100, at most (1 + m) times the heaviest of the last n days",
    constants: [
      .init("m", LargestChange.share), .init("n", Double(AnalysisOptions.activeDays)),
    ],
    range: "training maxima that the lifter gives; \(Int(TrainingMax.percentages.lowerBound)) to "
      + "\(Int(TrainingMax.percentages.upperBound)) %",
    rangeReason: "practice decides; no rule has been found superior",
    unit: "the unit of the load", evidence: .practitioner, source: "in general use among coaches",
    example: .init(
      given: "75 % of 140 kg", expected: 105, decimals: 0, source: "computed",
      answer: { TrainingMax(.kilograms(140))?.load(percent: 75)?.kilograms }))
}
