internal import GymBoLog

/// What the rules of the data check say about themselves, each under the id that its findings carry.
enum DataCheckMethods {
  static let all = [
    typingSlip, unitMixUp, duplicateWorkout, impossibleValue, similarNames, longDuration,
    bodyWeightInLoad,
  ]

  private static let decision = "a decision of this project"
  private static let finding = "a finding with a proposal"

  private static func declaration(
    _ rule: IssueRule, name: String, formula: String, constants: [MethodDeclaration.Constant],
    range: String, rangeReason: String, source: String = decision,
    example: MethodDeclaration.Example
  ) -> MethodDeclaration {
    MethodDeclaration(
      identifier: rule.rawValue, name: name, kind: .dataCheck, formula: formula,
      constants: constants, range: range, rangeReason: rangeReason, unit: finding,
      evidence: .opinion, source: source, example: example)
  }

  private static let neighbours: [MethodDeclaration.Constant] = [
    .init("n", Double(LoadOutliers.neighbours)), .init("k", Double(LoadOutliers.fewestNeighbours)),
    .init("h", LoadOutliers.scales), .init("f", LoadOutliers.leastFactor),
  ]

  private static let outlier =
    "the day's top load is an outlier among the n sessions on each side (k at least) by Hampel's filter "
    + "of the logarithms (h scales, at least a factor of f); "

  private static let hampel =
    "Hampel FR (1974) J Am Stat Assoc 69:383–393 (filter); the bounds are a decision of this project"

  private static let typingSlip = declaration(
    .typingSlip, name: "Slip of the decimal point",
    formula:
      outlier
      + "a load is a to b times their median, or that part of it, and with the point moved c to "
      + "d times it",
    constants: neighbours + [
      .init("a", LoadOutliers.tenfold.lowerBound), .init("b", LoadOutliers.tenfold.upperBound),
      .init("c", LoadOutliers.plausible.lowerBound),
      .init("d", LoadOutliers.plausible.upperBound),
    ],
    range: "loaded sets", rangeReason: "other measures have no usual level", source: hampel,
    example: .init(
      given: "1000 kg where 100 kg is usual: meant, in kg", expected: 100, decimals: 0,
      source: "computed",
      answer: {
        LoadOutliers(log: TrainingLog()).repairedSlip(1000, top: 1000, usual: 100)
      }))

  private static let unitMixUp = declaration(
    .unitMixUp, name: "Kilograms for pounds, or the reverse",
    formula:
      outlier + "it is further than f times from all of them, and over or times p within t of one; "
      + "too light counts where m lifts of a session, and the share s of them, show it",
    constants: neighbours + [
      .init("p", LoadOutliers.poundsPerKilogram), .init("t", LoadOutliers.mixUpTolerance),
      .init("m", Double(LoadOutliers.fewestLightLifts)), .init("s", LoadOutliers.lightShare),
    ],
    range: "loaded sets", rangeReason: "other measures have no unit of weight",
    source: "1 lb = 0.45359237 kg (international pound, 1959); " + hampel,
    example: .init(
      given: "220.46 among 100, 100, 100, 100: the factor", expected: 2.2046, decimals: 4,
      source: "the definition of the pound",
      answer: {
        LoadOutliers(log: TrainingLog()).mixUpFactor(top: 220.46, around: [100, 100, 100, 100])
      }))

  private static let duplicateWorkout = declaration(
    .duplicateWorkout, name: "Workout logged twice",
    formula: "two sessions of a day with the same n or more sets in the same order",
    constants: [.init("n", Double(SessionDoubts.fewestCopiedSets))],
    range: "sessions of \(SessionDoubts.fewestCopiedSets) sets or more",
    rangeReason: "shorter ones may be equal by chance",
    example: .init(
      given: "the fewest sets that are a copy", expected: 3, decimals: 0, source: "the rule",
      answer: { Double(SessionDoubts.fewestCopiedSets) }))

  private static let impossibleValue = declaration(
    .impossibleValue, name: "Impossible values",
    formula:
      "a load above f kg (free weights) or m kg (machines), more than r repetitions with a load or "
      + "more than b without",
    constants: [
      .init("f", ImpossibleValues.heaviestFree.kilograms),
      .init("m", ImpossibleValues.heaviestMachine.kilograms),
      .init("r", Double(ImpossibleValues.mostLoadedRepetitions)),
      .init("b", Double(ImpossibleValues.mostRepetitions)),
    ],
    range: "every set", rangeReason: "beyond the heaviest lifts ever made (deadlift 510 kg)",
    example: .init(
      given: "the heaviest free weight that is believed, in kg", expected: 550, decimals: 0,
      source: "the rule", answer: { ImpossibleValues.heaviestFree.kilograms }))

  private static let similarNames = declaration(
    .similarNames, name: "Near-identical names",
    formula:
      "two names differ by at most 1 letter, by 2 where both have l letters or more (insertions, "
      + "deletions, substitutions, swaps), and not in a digit",
    constants: [
      .init("l", Double(SimilarNames.longName)),
      .init("a", Double(SimilarNames.lengths.lowerBound)),
      .init("b", Double(SimilarNames.lengths.upperBound)),
    ],
    range: "names of a to b letters", rangeReason: "short names differ by a letter on purpose",
    source:
      "Damerau FJ (1964) Commun ACM 7(3):171–176 (distance); the bounds are a decision of this project",
    example: .init(
      given: "\"bench\" and \"bnech\": letters", expected: 1, decimals: 0, source: "Damerau (1964)",
      answer: {
        Double(editDistance(Array("bench".unicodeScalars), Array("bnech".unicodeScalars), limit: 2))
      }))

  private static let longDuration = declaration(
    .longDuration, name: "Workouts of many hours",
    formula: "a session longer than h hours, left out of average durations",
    constants: [.init("h", Double(Totals.longestPlausible) / 3600)],
    range: "sessions with a duration", rangeReason: "a workout that was not ended goes on counting",
    example: .init(
      given: "the longest that is believed, in hours", expected: 6, decimals: 0,
      source: "the rule", answer: { Double(Totals.longestPlausible) / 3600 }))

  private static let bodyWeightInLoad = declaration(
    .bodyWeightInLoad, name: "Body weight in the load column",
    formula: "on a day n or more bodyweight exercises carry the same load of a to b kg",
    constants: [
      .init("n", Double(BodyWeightInLoad.fewestExercises)),
      .init("a", BodyWeightInLoad.plausible.lowerBound.kilograms),
      .init("b", BodyWeightInLoad.plausible.upperBound.kilograms),
    ],
    range: "exercises of which only the added load is logged",
    rangeReason: "others carry their whole load",
    example: .init(
      given: "the lightest body weight, in kg", expected: 40, decimals: 0, source: "the rule",
      answer: { BodyWeightInLoad.plausible.lowerBound.kilograms }))
}
