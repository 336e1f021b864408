internal import GymBoKernels
internal import GymBoLog

/// What is counted, summed and compared by rules of the product's own: sets, volume, balance, records, streaks.
enum CountingMethods {
  static let volume = [tonnage, warmUps, bands, landmarks]
  static let balance = [sets, strength, target]
  static let calendar = [records, activity, streaks, milestones]

  private static let product = "a decision of this project"

  private static let tonnage = MethodDeclaration(
    identifier: "volume", name: "Volume", kind: .volume,
    formula: "volume = Σ load · repetitions, in whole units of u kg, so that every sum is exact",
    constants: [.init("u", 1 / Double(LoadUnit.kilogram.unitsPerOne))],
    range: "completed working sets with a load and repetitions",
    rangeReason: "other sets have no such product; the coverage is given beside the sum",
    unit: "kg", evidence: .practitioner, source: "the usual sum of training logs",
    example: .init(
      given: "4 × 90 kg × 8", expected: 2880, decimals: 0, source: "computed",
      answer: { Double(4 * 8 * Load.kilograms(90).units) / Double(LoadUnit.kilogram.unitsPerOne) }))

  private static let warmUps = MethodDeclaration(
    identifier: "inferred_warm_up", name: "Untagged warm-ups", kind: .volume,
    formula: "a set before the day's top set of the lift, with less than the share s of its load",
    constants: AnalysisOptions().warmUpShare.map { [.init("s", $0)] } ?? [],
    range: "sets without a tag", rangeReason: "a tag is believed",
    unit: "sets, which are no hard sets", evidence: .opinion, source: product,
    example: .init(
      given: "top set 100 kg: warm-ups are below, in kg", expected: 60, decimals: 0,
      source: "the rule", answer: { AnalysisOptions().warmUpShare.map { 100 * $0 } }))

  private static let bands = MethodDeclaration(
    identifier: "repetition_bands", name: "Repetition bands", kind: .volume,
    formula: "heavy: 1 to h repetitions, moderate: to m, light: more",
    constants: [
      .init("h", Double(RepetitionBands.Band.mostHeavy)),
      .init("m", Double(RepetitionBands.Band.mostModerate)),
    ],
    range: "working sets with repetitions", rangeReason: "timed sets have none", unit: "sets",
    evidence: .practitioner,
    source: "American College of Sports Medicine (2009) Med Sci Sports Exerc 41:687–708, as bands",
    example: .init(
      given: "the most repetitions of a heavy set", expected: 5, decimals: 0, source: "the rule",
      answer: { Double(RepetitionBands.Band.mostHeavy) }))

  private static let landmarks = MethodDeclaration(
    identifier: "volume_landmarks", name: "Volume landmarks", kind: .volume,
    formula: "hard sets a week: maintenance MV, minimum effective MEV, maximum recoverable MRV",
    constants: Muscle.allCases.flatMap { muscle -> [MethodDeclaration.Constant] in
      guard let marks = VolumeLandmarks.standard[muscle] else { return [] }
      return [
        .init("\(muscle.spaced) MV", marks.maintenance),
        .init("\(muscle.spaced) MEV", marks.minimumEffective),
        .init("\(muscle.spaced) MRV", marks.maximumRecoverable),
      ]
    },
    range: "muscles with a published landmark", rangeReason: "no number is made up for the others",
    unit: "sets a week", evidence: .opinion,
    source: "Israetel M, Renaissance Periodization, as transcribed publicly; opinions of coaches",
    example: .init(
      given: "chest: the most to recover from", expected: 20, decimals: 0,
      source: "Renaissance Periodization",
      answer: { VolumeLandmarks.standard[.chest]?.maximumRecoverable }))

  private static let sets = MethodDeclaration(
    identifier: "set_balance", name: "Balance of sets", kind: .balance,
    formula:
      "first : second in hard sets (a direct set d, an indirect one i) of the last n days; balanced from "
      + "a to b; said from m sets on",
    constants: [
      .init("d", VolumeModel.directShare), .init("i", VolumeModel.indirectShare),
      .init("n", Double(SetBalance.days)), .init("a", SetBalance.band.lowerBound),
      .init("b", SetBalance.band.upperBound), .init("m", SetBalance.fewestSets),
    ],
    range: "push : pull, quadriceps : hamstrings; upper : lower without a band",
    rangeReason: "for upper and lower no ratio is recommended", unit: "a ratio",
    evidence: .practitioner, source: "a tolerance of coaches, no finding of research",
    example: .init(
      given: "30 sets against 24", expected: 1.25, decimals: 2, source: "computed",
      answer: { SetBalance(.pushPull, first: 30, second: 24).ratio.value }))

  private static let strength = MethodDeclaration(
    identifier: "strength_ratio", name: "Ratios of strength", kind: .balance,
    formula:
      "e1RM : e1RM, best of the last n days; SE(ln ratio) = √(v₁² + v₂²), v of each as in e1rm-interval; "
      + "interval ratio · e^(± z · SE), z = quantile of the normal distribution",
    constants: [
      .init("n", Double(AnalysisOptions.activeDays)),
      .init("confidence", intervalConfidence),
    ]
      + StrengthRatio.references.flatMap { reference -> [MethodDeclaration.Constant] in
        [
          .init("\(reference.name), from", reference.band.lowerBound),
          .init("\(reference.name), to", reference.band.upperBound),
        ]
      },
    range: "the catalogue's barbell lifts", rangeReason: "the bands are those of barbell lifts",
    unit: "a ratio", evidence: .practitioner,
    source:
      "typical ranges, secondary; van den Hoek DJ et al. (2024) J Sci Med Sport for percentiles",
    example: .init(
      given: "two estimates that vary by 3 %: SE(ln ratio)", expected: 0.0424, decimals: 4,
      source: "computed", answer: { StrengthRatio.logError(0.03, 0.03) }))

  private static let target = MethodDeclaration(
    identifier: "target_similarity", name: "Likeness to a target", kind: .balance,
    formula:
      "1 − Jensen–Shannon divergence (base 2) of the muscles' shares of sets from those of the target, "
      + "the middle of MEV and MRV",
    constants: [.init("days", Double(SetBalance.days))],
    range: "muscles with a landmark", rangeReason: "the others have no target",
    unit: "0 (no muscle shared) to 1 (the same)", evidence: .opinion,
    source:
      "Lin J (1991) IEEE Trans Inf Theory 37(1):145–151; the target is a decision of this project",
    example: .init(
      given: "all sets for one muscle, the target for another", expected: 0, decimals: 3,
      source: "Lin (1991)",
      answer: {
        let (one, other) = ([1.0, 0], [0.0, 1])
        return jensenShannonDivergence(one.span, other.span).map { 1 - $0 }
      }))

  private static let records = MethodDeclaration(
    identifier: "record", name: "Records", kind: .record,
    formula:
      "strictly better than everything before; the first session sets a baseline; significant above w "
      + "kg; a new best of the lift: a significant record of load, e1RM or time, or of repetitions at "
      + "no less load, from its session n + 1 on; the heaviest load for 1 to r repetitions, of sets of at least so many",
    constants: [
      .init("w", AnalysisOptions().significantLoad.kilograms),
      .init("r", Double(ExerciseRecords.repetitionCounts)),
      .init("n", Double(ExerciseRecords.sessionsBefore)),
    ],
    range: "working sets", rangeReason: "a warm-up is no record",
    unit: "that of what is compared", evidence: .opinion, source: product,
    example: .init(
      given: "the smallest gain that is more than noise, in kg", expected: 0.5, decimals: 1,
      source: "the rule", answer: { AnalysisOptions().significantLoad.kilograms }))

  private static let activity = MethodDeclaration(
    identifier: "active_lift", name: "Active lifts", kind: .record,
    formula: "a lift with a session in the d days before the report's day",
    constants: [.init("d", Double(AnalysisOptions.activeDays))],
    range: "every lift", rangeReason: "an inactive one has no trend and no suggestion",
    unit: "yes or no", evidence: .opinion, source: product,
    example: .init(
      given: "days", expected: 42, decimals: 0, source: "the rule",
      answer: { Double(AnalysisOptions.activeDays) }))

  private static let streaks = MethodDeclaration(
    identifier: "streak", name: "Streaks", kind: .record,
    formula:
      "days in a row; days without a gap longer than g between training days; weeks running with w "
      + "workouts",
    constants: [
      .init("g", Double(AnalysisOptions().streakGap)),
      .init("w", Double(AnalysisOptions.usualGoal)),
    ],
    range: "every history", rangeReason: "nothing else is needed", unit: "days or weeks",
    evidence: .opinion, source: product,
    example: .init(
      given: "the longest gap that a streak survives, in days", expected: 3, decimals: 0,
      source: "the rule", answer: { Double(AnalysisOptions().streakGap) }))

  private static let milestones = MethodDeclaration(
    identifier: "milestone", name: "Milestones", kind: .record,
    formula: "every v kg lifted; steady streaks of s1 to s4 days; m weeks running with training",
    constants: [.init("v", Double(Milestone.volumeStep))]
      + Milestone.streakLengths.enumerated().map { .init("s\($0 + 1)", Double($1)) }
      + [.init("m", Double(Milestone.weekRun))],
    range: "every history", rangeReason: "nothing else is needed", unit: "kg, days, weeks",
    evidence: .opinion, source: product,
    example: .init(
      given: "12,345 kg: milestones reached", expected: 1, decimals: 0, source: "computed",
      answer: { Double(12_345 / Milestone.volumeStep) }))
}
