internal import GymBoLog

/// What the rules of the data check say about themselves, each under the id that its findings carry.
enum DataCheckMethods {
  static let all = [
    typingSlip, unitMixUp, duplicateWorkout, impossibleValue, similarNames, continuedName,
    longDuration, strayDate, repetitionSlip, distanceOnLift, bodyWeightInLoad, unlikelySet,
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
    .init("n", Double(LiftLoads.mostNeighbours)), .init("w", Double(LiftLoads.neighbourDays)),
    .init("y", Double(LiftLoads.habitDays)),
  ]

  private static let usual =
    "usual are the loads of the lift's n sessions before and after within w days and of the other sets "
    + "of the session; "

  private static let alone =
    "; no other session within y days has such loads, and a first set or a whole session as light as "
    + "a bar is none"

  /// An empty lift, of which usual loads are given by hand.
  private static func example(_ load: Double, among loads: [Double]) -> (LoadGroup, UsualLoads) {
    func set(_ load: Double) -> LiftLoads.WorkSet {
      LiftLoads.WorkSet(row: 0, load: load, repetitions: 5, isDrop: false)
    }
    return (LoadGroup(load: load, of: [set(load)]), UsualLoads(loads.map { [set($0)] }))
  }

  private static let typingSlip = declaration(
    .typingSlip, name: "Slip of the decimal point",
    formula:
      usual
      + "a load is a times the heaviest of them or more, or the part 1/b of the lightest or less, "
      + "and with the point moved it is one of them or lies between"
      + alone,
    constants: neighbours + [
      .init("a", DecimalSlip.farAbove), .init("b", DecimalSlip.farBelow),
    ],
    range: "loaded sets", rangeReason: "other measures have no usual level",
    example: .init(
      given: "1000 kg where 100 kg is usual: meant, in kg", expected: 100, decimals: 0,
      source: "computed",
      answer: {
        let (group, usual) = example(1000, among: [100, 100, 100])
        let lift = LiftLoads(log: TrainingLog(), work: [], days: [])
        return DecimalSlip(lift: lift, day: 0).factor(of: group, usual).map { 1000 / $0 }
      }))

  private static let unitMixUp = declaration(
    .unitMixUp, name: "Kilograms for pounds, or the reverse",
    formula:
      usual
      + "over p, a load is within t of one of them, and it is f times the heaviest or more with a "
      + "strength (load by modified Epley) m times the best or more; or it is a number without quarters, "
      + "and over or times p one of the steps in which the lift is logged; or the share s of a "
      + "session's lifts are off by p"
      + alone,
    constants: neighbours + [
      .init("p", UnitMixUp.poundsPerKilogram), .init("t", UnitMixUp.tolerance),
      .init("f", UnitMixUp.farAbove), .init("m", UnitMixUp.feat),
      .init("s", SessionMixUps.share),
    ],
    range: "loaded sets", rangeReason: "other measures have no unit of weight",
    source: "1 lb = 0.45359237 kg (international pound, 1959); the bounds are " + decision,
    example: .init(
      given: "220.46 among 100, 100, 100, 100: the factor", expected: 2.2046, decimals: 4,
      source: "the definition of the pound",
      answer: {
        let (group, usual) = example(220.46, among: [100, 100, 100, 100])
        let lift = LiftLoads(log: TrainingLog(), work: [], days: [])
        return UnitMixUp(lift: lift, day: 0).factor(of: group, usual)
      }))

  private static let duplicateWorkout = declaration(
    .duplicateWorkout, name: "Workout logged twice",
    formula:
      "two sessions of a day with the same sets in the same order, n sets or more, or any number if "
      + "they start within m minutes; or the two halves of a session of several exercises",
    constants: [
      .init("n", Double(SessionDoubts.fewestCopiedSets)),
      .init("m", Double(SessionDoubts.minutesOfCopies)),
    ],
    range: "every session", rangeReason: "short ones may be equal by chance, except at one time",
    example: .init(
      given: "the fewest sets that are a copy", expected: 3, decimals: 0, source: "the rule",
      answer: { Double(SessionDoubts.fewestCopiedSets) }))

  private static let impossibleValue = declaration(
    .impossibleValue, name: "Impossible values",
    formula:
      "a load above f kg (free weights) or m kg (machines), more than r repetitions with a load or "
      + "more than b without, more than v metres a second",
    constants: [
      .init("f", ImpossibleValues.heaviestFree.kilograms),
      .init("m", ImpossibleValues.heaviestMachine.kilograms),
      .init("r", Double(ImpossibleValues.mostLoadedRepetitions)),
      .init("b", Double(ImpossibleValues.mostRepetitions)),
      .init("v", ImpossibleValues.fastest),
    ],
    range: "every set",
    rangeReason: "beyond the heaviest lifts (deadlift 510 kg) and the fastest cyclists (22 m/s)",
    example: .init(
      given: "the heaviest free weight that is believed, in kg", expected: 550, decimals: 0,
      source: "the rule", answer: { ImpossibleValues.heaviestFree.kilograms }))

  private static let similarNames = declaration(
    .similarNames, name: "Near-identical names",
    formula:
      "two names differ by at most 1 letter, by 2 where both have l letters or more (insertions, "
      + "deletions, substitutions, swaps), and not in a digit; their muscles are not known to differ, and "
      + "the words that differ are not all words of the catalogue",
    constants: [
      .init("l", Double(SimilarNames.longName)),
      .init("a", Double(SimilarNames.lengths.lowerBound)),
      .init("b", Double(SimilarNames.lengths.upperBound)),
      .init("n", Double(SimilarNames.mostCompared)),
    ],
    range: "names of a to b letters, in logs of at most n names",
    rangeReason: "short names differ by a letter on purpose; more names would take too long",
    source:
      "Damerau FJ (1964) Commun ACM 7(3):171–176 (distance); the bounds are a decision of this project",
    example: .init(
      given: "\"bench\" and \"bnech\": letters", expected: 1, decimals: 0, source: "Damerau (1964)",
      answer: {
        Double(editDistance(Array("bench".unicodeScalars), Array("bnech".unicodeScalars), limit: 2))
      }))

  private static let continuedName = declaration(
    .continuedName, name: "An exercise under another name",
    formula:
      "a name begins at most g days after another of the same exercise and implement had its last "
      + "session, both have n sessions or more, and their heaviest loads there differ by a factor of r at "
      + "most; for a name that is not in the catalogue: h days, m sessions, a factor of q, and the share "
      + "w of their words in common",
    constants: [
      .init("g", Double(ContinuedNames.longestGap)),
      .init("n", Double(ContinuedNames.fewestSessions)), .init("r", ContinuedNames.loadRatio),
      .init("h", Double(ContinuedNames.longestGapOfWords)),
      .init("m", Double(ContinuedNames.fewestSessionsOfWords)),
      .init("q", ContinuedNames.loadRatioOfWords), .init("w", ContinuedNames.sharedWords),
    ],
    range: "exercises of one log", rangeReason: "names of several files are merged when read",
    example: .init(
      given: "the longest gap, in days", expected: 90, decimals: 0, source: "the rule",
      answer: { Double(ContinuedNames.longestGap) }))

  private static let longDuration = declaration(
    .longDuration, name: "Workouts of many hours",
    formula: "a session longer than h hours, left out of average durations",
    constants: [.init("h", Double(Totals.longestPlausible) / 3600)],
    range: "sessions with a duration", rangeReason: "a workout that was not ended goes on counting",
    example: .init(
      given: "the longest that is believed, in hours", expected: 6, decimals: 0,
      source: "the rule", answer: { Double(Totals.longestPlausible) / 3600 }))

  private static let strayDate = declaration(
    .strayDate, name: "Workouts of a mistyped year",
    formula:
      "up to n workouts that are d days or more after all others although their rows are between rows of these, or "
      + "c days or more before or after all others; the last workout is the last one not doubted",
    constants: [
      .init("n", Double(StrayDates.mostSessions)), .init("d", Double(StrayDates.doubtfulDays)),
      .init("c", Double(StrayDates.certainDays)),
    ],
    range: "fewer workouts than half of the history",
    rangeReason: "otherwise nobody knows which years are right",
    example: .init(
      given: "the shortest gap, in days", expected: 365, decimals: 0, source: "the rule",
      answer: { Double(StrayDates.doubtfulDays) }))

  private static let repetitionSlip = declaration(
    .repetitionSlip, name: "Repetitions ten times as many, or exchanged with the load",
    formula:
      "m repetitions or more, and f times the most of the lift's other sets or more; a tenth of them is usual and "
      + "the load is u times the middle one or more, or the load is a usual number of repetitions and the "
      + "repetitions are a usual load; or on a day of a barbell lift d sets or more, all with k kg or less and repetitions "
      + "in multiples of v, one of w or more",
    constants: [
      .init("d", Double(RepetitionSlips.fewestOfDay)), .init("k", RepetitionSlips.mostKilograms),
      .init("v", Double(RepetitionSlips.multiple)),
      .init("w", Double(RepetitionSlips.fewestOfHeaviest)),
      .init("m", Double(RepetitionSlips.fewest)), .init("f", Double(RepetitionSlips.farAbove)),
      .init("u", RepetitionSlips.usualLoad), .init("n", Double(RepetitionSlips.fewestSets)),
      .init("s", RepetitionSlips.largestShare),
    ],
    range: "lifts with n other sets or more; at most the share s of the sets",
    rangeReason: "many repetitions that come again are a habit",
    example: .init(
      given: "80 repetitions with 60 kg, where 8 with 60 kg are usual: 1 for a slip", expected: 1,
      decimals: 0, source: "computed",
      answer: {
        let usual = RepetitionSlips.Usual(repetitions: [8, 8], kilograms: [60, 60])
        return RepetitionSlips.slip(80, 60, among: usual) == .tenfold ? 1 : 0
      }))

  private static let distanceOnLift = declaration(
    .distanceOnLift, name: "A distance on a lift",
    formula:
      "a set with load, repetitions and a distance in a lift with n loaded sets without a distance or more; at most the "
      + "share s of the sets",
    constants: [
      .init("n", Double(LiftDistances.fewestSets)), .init("s", LiftDistances.largestShare),
    ],
    range: "sets with load and repetitions",
    rangeReason: "carries and sleds have a distance in most of their sets",
    example: .init(
      given: "the fewest sets without a distance", expected: 10, decimals: 0, source: "the rule",
      answer: { Double(LiftDistances.fewestSets) }))

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

  private static let unlikelySet = declaration(
    .unlikelySet, name: "Unlikely set",
    formula:
      "of a lift with more than n days the day whose top set has the best e10RM: a times every other day's or more; or b times "
      + "it, where at least its repetitions had a probability below p before that day",
    constants: [
      .init("n", Double(Usualness.farDays)), .init("a", Usualness.farFactor),
      .init("b", UnlikelySets.leastLead), .init("p", Usualness.jump),
    ],
    range: "top sets of 1 to 15 repetitions with a load above zero",
    rangeReason: "others have no prediction",
    example: .init(
      given: "the smallest lead, in percent", expected: 30, decimals: 0, source: "the rule",
      answer: { 100 * (Usualness.farFactor - 1) }))
}
