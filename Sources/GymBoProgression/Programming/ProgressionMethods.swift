public import GymBoAnalysis
internal import GymBoLog

/// What the rules of progression say about themselves; the constants are those that they compute with.
public enum ProgressionMethods {
  /// Every method of this module.
  public static let all = [
    rpe, linear, doubleProgression, twoForTwo, percentage, fiveThreeOne, targetRPE, loadDrop,
    deload,
    deloadWeek, warmUp, steps,
  ]

  private static let practice = "practice decides; no rule has been found superior"

  private static let rpe = MethodDeclaration(
    identifier: "rpe", name: "RPE rule", kind: .progression,
    formula:
      "load · (1 + a) below RPE 7, (1 + b) below 9, (1 + c) from 9 on, rounded to what can be "
      + "loaded; at most (1 + m); the RPE of the top set (10 for one to failure without an RPE), else "
      + "the mean of the session, where at least the share s of its working sets has one",
    constants: [
      .init("s", RPERule.coverage), .init("a", RPERule.easy), .init("b", RPERule.moderate),
      .init("c", RPERule.hard),
      .init("m", LargestChange.share),
    ],
    range: "RPE 1–10", rangeReason: "the scale", unit: "the unit of the load",
    evidence: .practitioner, source: "the rule of the app Antrain, made half-open",
    example: .init(
      given: "RPE 8.5: the change in percent", expected: 2.5, decimals: 1, source: "the rule",
      answer: { RPERule.change(rpe: 8.5).map { 100 * $0 } }))

  private static let linear = MethodDeclaration(
    identifier: "linear", name: "Linear rule", kind: .progression,
    formula:
      "after n sessions with the same top load, no repetitions lost and no failed set: + u kg "
      + "upper body, + l kg lower body",
    constants: [
      .init("n", Double(LinearRule.sessions)), .init("u", step(.upper).kilograms),
      .init("l", step(.lower).kilograms),
    ],
    range: "compound lifts", rangeReason: "for smaller lifts the step is too large",
    unit: "the unit of the load", evidence: .practitioner,
    source: "the rule of the app GymBo; steps as in ACSM (2009) Med Sci Sports Exerc 41:687–708",
    example: .init(
      given: "upper body: the step in kg", expected: 2.5, decimals: 1, source: "the rule",
      answer: { step(.upper).kilograms }))

  private static func step(_ region: BodyRegion) -> Load {
    LoadableSteps(unit: .kilogram).linearIncrement(for: region)
  }

  private static let doubleProgression = MethodDeclaration(
    identifier: "double_progression", name: "Double progression", kind: .progression,
    formula:
      "all sets ≥ hi: next load, lo repetitions, if its step ≤ (37 − lo) / (37 − hi) − 1 and ≤ m; "
      + "any set < lo in n sessions running: load · (1 − d); else one repetition more",
    constants: [
      .init("lo", Double(DoubleProgression.usualRange.lowerBound)),
      .init("hi", Double(DoubleProgression.usualRange.upperBound)),
      .init("n", Double(DoubleProgression.usualSessionsBelow)),
      .init("d", DoubleProgression.usualReduction), .init("m", LargestChange.share),
    ],
    range: "ranges from 1 to 36 repetitions", rangeReason: "Brzycki's formula ends at 37",
    unit: "the unit of the load", evidence: .practitioner,
    source: "coaching practice; the feasibility follows from Brzycki (1993)",
    example: .init(
      given: "8–12 repetitions: the largest feasible step in percent", expected: 16, decimals: 1,
      source: "computed", answer: { DoubleProgression()?.largestJump().map { 100 * $0 } }))

  private static let twoForTwo = MethodDeclaration(
    identifier: "two_for_two", name: "Two for two", kind: .progression,
    formula: "last set ≥ target + e repetitions in n sessions running: next load",
    constants: [
      .init("e", Double(TwoForTwo.extraRepetitions)), .init("n", Double(TwoForTwo.sessions)),
    ],
    range: "targets of 1–30 repetitions", rangeReason: practice,
    unit: "the unit of the load", evidence: .practitioner,
    source:
      "Baechle TR, Earle RW (2008) Essentials of Strength Training and Conditioning; ACSM (2009) "
      + "Med Sci Sports Exerc 41:687–708",
    example: .init(
      given: "target 10, last sets 12 and 12: sessions that count", expected: 2, decimals: 0,
      source: "the rule",
      answer: { TwoForTwo(target: 10).map { Double($0.standing(lastSets: [12, 12])) } }))

  private static let percentage = MethodDeclaration(
    identifier: "percentage", name: "Percentage of a training max", kind: .progression,
    formula:
      "load = training max · percent / 100, at most (1 + m) times the heaviest of the last n days",
    constants: [
      .init("m", LargestChange.share), .init("n", Double(AnalysisOptions.activeDays)),
    ],
    range: "training maxima that the lifter gives; \(Int(TrainingMax.percentages.lowerBound)) to "
      + "\(Int(TrainingMax.percentages.upperBound)) %", rangeReason: practice,
    unit: "the unit of the load", evidence: .practitioner, source: "in general use among coaches",
    example: .init(
      given: "75 % of 140 kg", expected: 105, decimals: 0, source: "computed",
      answer: { TrainingMax(.kilograms(140))?.load(percent: 75)?.kilograms }))

  private static let steps = MethodDeclaration(
    identifier: "loadable_steps", name: "Loadable steps", kind: .progression,
    formula:
      "multiples of the implement's step, and loads that the log shows; with an inventory what it makes",
    constants: [("barbell", Implement.barbell), ("dumbbell", .dumbbell), ("machine", .machine)]
      .flatMap { name, implement -> [MethodDeclaration.Constant] in
        LoadUnit.allCases.map { unit in
          let step = LoadableSteps(unit: unit).step(for: implement)
          return .init("\(name), \(unit.rawValue)", step.value(in: unit))
        }
      },
    range: "every implement", rangeReason: "what is not known has the step of a barbell",
    unit: "kg or lb", evidence: .opinion,
    source: "what is usual in gyms; a decision of this project",
    example: .init(
      given: "101.25 kg on a barbell, to the nearest step", expected: 102.5, decimals: 1,
      source: "the rule: halves up",
      answer: {
        Load(kilograms: 101.25)?
          .rounded(toStep: LoadableSteps(unit: .kilogram).step(for: .barbell))?.kilograms
      }))

  private static let fiveThreeOne = MethodDeclaration(
    identifier: "five_three_one", name: "5/3/1 and training max", kind: .progression,
    formula:
      "load = training max · percent / 100; training max = t · 1RM / 100, after each cycle + u kg "
      + "upper body, + l kg lower body",
    constants: [
      .init("t", TrainingMax.percentOfMaximum),
      .init("u", FiveThreeOne.step(for: .upper, unit: .kilogram).kilograms),
      .init("l", FiveThreeOne.step(for: .lower, unit: .kilogram).kilograms),
    ]
      + FiveThreeOne.weeks.flatMap { week in
        (FiveThreeOne.sets(week: week) ?? []).enumerated().map { index, set in
          .init("percent, week \(week), set \(index + 1)", set.percent)
        }
      },
    range: "weeks 1–4 of a cycle", rangeReason: practice,
    unit: "the unit of the load", evidence: .practitioner,
    source:
      "Wendler J (2009) 5/3/1: The Simplest and Most Effective Training System for Raw Strength",
    example: .init(
      given: "1RM 140 kg, week 1, third set", expected: 107.1, decimals: 1,
      source: "Wendler (2009)",
      answer: {
        TrainingMax(oneRepetitionMaximum: .kilograms(140)).flatMap { trainingMax in
          FiveThreeOne.sets(week: 1).flatMap { trainingMax.load(percent: $0[2].percent)?.kilograms }
        }
      }))

  private static let targetRPE = MethodDeclaration(
    identifier: "rpe_chart", name: "Target RPE", kind: .progression,
    formula:
      "load · percentage(repetitions, RPE aimed at) / percentage(repetitions, RPE done), at most "
      + "(1 + m)",
    constants: [.init("m", LargestChange.share)],
    range: "RPE 6–10, up to 16 repetitions and reserve", rangeReason: "the chart ends there",
    unit: "the unit of the load", evidence: .practitioner,
    source:
      "Tuchscherer M (2008) The Reactive Training Manual; Helms ER et al. (2018) Front Physiol 9:247",
    example: .init(
      given: "100 kg × 5 at RPE 9, aimed at 8", expected: 96.894, decimals: 3, source: "computed",
      answer: { TargetRPE(repetitions: 5, rpe: 8)?.factor(done: 5, rpe: 9).map { 100 * $0 } }))

  private static let loadDrop = MethodDeclaration(
    identifier: "fatigue_percent", name: "Load drop and fatigue percent", kind: .progression,
    formula:
      "back-off load = top load · (1 − f / 100); fatigue = 100 · (1 − e1RM of the set / e1RM of "
      + "the best); medium from a, high from b",
    constants: [.init("a", FatiguePercent.medium), .init("b", FatiguePercent.high)],
    range: "sets on the chart", rangeReason: "both e1RM are the chart's",
    unit: "percent", evidence: .practitioner,
    source: "Tuchscherer M, Fatigue Percents Revisited (Reactive Training Systems)",
    example: .init(
      given: "140 × 5 at RPE 9, then 140 × 5 at 10", expected: 3.013, decimals: 3,
      source: "computed",
      answer: {
        FatiguePercent(
          initial: .init(load: 140, repetitions: 5, rpe: 9),
          set: .init(load: 140, repetitions: 5, rpe: 10))?.percent
      }))

  private static let deload = MethodDeclaration(
    identifier: "deload_trigger", name: "Deload triggers", kind: .progression,
    formula:
      "w weeks since the last deload or layoff; or a lift that regresses; or at the same load r "
      + "points of RPE more in n sessions running than in the m days before; with RPE on a share c of "
      + "the sets",
    constants: [
      .init("w", Double(DeloadTrigger.usualWeeks)), .init("r", DeloadTrigger.rise),
      .init("n", Double(DeloadTrigger.sessions)), .init("m", Double(DeloadTrigger.days)),
      .init("c", DeloadTrigger.coverage),
    ],
    range: "w from 4 to 8", rangeReason: "deloads are 5.6 ± 2.3 weeks apart",
    unit: "yes, no, or not evaluated", evidence: .opinion,
    source:
      "Rogerson D et al. (2024) Sports Med Open 10:26 (n = 246) for the spacing; that these call "
      + "for a deload is a decision of this project",
    example: .init(
      given: "weeks by default", expected: 6, decimals: 0, source: "Rogerson (2024)",
      answer: { DeloadTrigger().map { Double($0.weeks) } }))

  private static let deloadWeek = MethodDeclaration(
    identifier: "deload", name: "Deload week", kind: .progression,
    formula: "sets · s rounded up, load · l rounded down to what can be loaded, RPE not above e",
    constants: [
      .init("s", DeloadWeek.setShare), .init("l", DeloadWeek.loadShare),
      .init("e", DeloadWeek.highestRPE),
    ],
    range: "\(DeloadWeek.days) days", rangeReason: "deloads last 6.4 ± 1.7 days",
    unit: "the unit of the load", evidence: .opinion,
    source:
      "Rogerson D et al. (2024) Sports Med Open 10:26; the amounts are a decision of this project",
    example: .init(
      given: "5 sets", expected: 3, decimals: 0, source: "computed",
      answer: { Double(DeloadWeek.sets(from: 5)) }))

  private static let warmUp = MethodDeclaration(
    identifier: "warm_up", name: "Warm-up ramp", kind: .progression,
    formula:
      "the bar × b, then p percent of the work load × r, rounded to what can be loaded, rising, "
      + "below the work load",
    constants: [.init("b", Double(WarmUpRamp.barRepetitions))]
      + zip(1..., WarmUpRamp.steps).flatMap { index, step -> [MethodDeclaration.Constant] in
        [
          .init("p\(index)", Double(step.percent)), .init("r\(index)", Double(step.repetitions)),
        ]
      },
    range: "work loads above the bar", rangeReason: "nothing lighter is there to begin with",
    unit: "the unit of the load", evidence: .opinion,
    source: "a decision of this project, after common practice",
    example: .init(
      given: "140 kg in steps of 2.5 kg: the second set", expected: 55, decimals: 1,
      source: "computed",
      answer: {
        LoadableLoads(step: step(.upper)).flatMap {
          WarmUpRamp.sets(to: .kilograms(140), bar: .kilograms(20), loadable: $0)
            .dropFirst().first?.load.kilograms
        }
      }))
}
