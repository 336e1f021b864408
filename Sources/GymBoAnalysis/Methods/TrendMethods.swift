internal import GymBoLog

/// What the rules of trend say about themselves; the constants are those that they compute with.
enum TrendMethods {
  static let all =
    PlateauMethod.allCases.map(\.method) + [effortAdjusted, StrengthCurve.method, deload, layoff]

  private static let effortAdjusted = MethodDeclaration(
    identifier: "effort_adjusted_trend", name: "Effort-adjusted trend", kind: .trend,
    formula:
      "the e1RM of repetitions + (10 − RPE), where at least the share s of a trend's sessions have an "
      + "RPE of q or more; a session without one has the median reserve of the others",
    constants: [.init("s", EffortAdjustment.coverage), .init("q", lowestInformativeRPE)],
    range: "up to \(wholeText(EstimateConfidence.mostLow)) repetitions and reserve",
    rangeReason: "beyond no formula is trusted",
    unit: "the unit of the load", evidence: .practitioner,
    source:
      "Zourdos MC et al. (2016) J Strength Cond Res 30(1):267–275 for the reserve; its use here "
      + "follows this project's backtest",
    example: .init(
      given: "100 kg × 5 at RPE 8, Brzycki", expected: 120, decimals: 1, source: "computed",
      answer: {
        repetitionsInReserve(rpe: 8).flatMap { effectiveRepetitions(done: 5, inReserve: $0) }
          .flatMap {
            try? OneRepetitionMaximumFormula.brzycki.estimate(load: 100, repetitions: $0)
          }
      }))

  private static let deload = MethodDeclaration(
    identifier: "deload_recognition", name: "Deloads in the log", kind: .trend,
    formula:
      "sessions whose lifts are at l or less of their usual load and e1RM in the middle; or have at "
      + "most f of the usual sets at up to h of the load; or say \"deload\" and are lighter (l, or s "
      + "of the sets); over at most d days, a before the next usual session, c after the last deload; "
      + "usual: median of the last n sessions in u days, of which there are m",
    constants: [
      .init("l", Deload.lightLoad), .init("f", Deload.fewSets), .init("h", Deload.heavyLoad),
      .init("s", Deload.fewerSets), .init("d", Double(Deload.longest)),
      .init("a", Double(Deload.shortestAbsence)), .init("c", Double(Deload.shortestCycle)),
      .init("n", Double(Deload.usualSessions)), .init("u", Double(Deload.usualDays)),
      .init("m", Double(Deload.fewestUsual)),
    ],
    range: "loaded lifts with a usual", rangeReason: "what is light is told against what is usual",
    unit: "sessions, which enter no trend", evidence: .opinion,
    source:
      "Rogerson D et al. (2024) Sports Med Open 10:26 for length and spacing; the bounds are a "
      + "decision of this project",
    example: .init(
      given: "usual load 100 kg: the heaviest that is light", expected: 95, decimals: 0,
      source: "computed", answer: { 100 * Deload.lightLoad }))

  private static let layoff = MethodDeclaration(
    identifier: "layoff", name: "Layoffs", kind: .trend,
    formula:
      "d days without a session, or p without the lift; their days beyond u do not count, and the r "
      + "days after enter no trend",
    constants: [
      .init("d", Double(Layoff.shortest)), .init("p", Double(Layoff.longestPause)),
      .init("u", Double(Layoff.usualInterval)), .init("r", Double(Layoff.reentry)),
    ],
    range: "every lift", rangeReason: "strength is lost in a layoff and comes back after it",
    unit: "days", evidence: .opinion,
    source: "a decision of this project, by its simulations (PlateauBenchmark)",
    example: .init(
      given: "sessions on 1 and 22 January: days of the layoff", expected: 21, decimals: 0,
      source: "computed",
      answer: {
        CivilDate(iso: "2026-01-01").map {
          Double(Layoff(lastBefore: $0, firstAfter: $0.advanced(by: 21)).days)
        }
      }))
}

extension PlateauMethod {
  /// The rule as an entry of the list of methods.
  package var method: MethodDeclaration {
    switch self {
    case .bentLine: PlateauMethod.bentLineMethod
    case .huber: PlateauMethod.huberMethod
    case .leastSquares:
      comparison(
        name: "Least squares, not significant",
        formula: "plateau: two-sided p of the slope of a straight line ≥ p",
        constants: [.init("p", ComparisonRules.leastSquaresLevel)],
        source: "the usual test of a slope; kept because it is in wide use")
    case .mannKendall:
      comparison(
        name: "Mann–Kendall, no trend", formula: "plateau: two-sided p of the test ≥ p",
        constants: [.init("p", ComparisonRules.mannKendallLevel)],
        source: "Mann HB (1945) Econometrica 13:245–259; Kendall MG (1975) Rank Correlation Methods"
      )
    case .noRecord:
      comparison(
        name: "No record", formula: "plateau: the best session is d days or more before the last",
        constants: [.init("d", ComparisonRules.daysWithoutRecord)],
        source: "the rule of many apps")
    }
  }

  private static let decision =
    "P(slope < −δ) > c is declining, else P(slope < δ) > c a plateau, P(slope < δ) < 1 − c progress"

  private static let decisionConstants: [MethodDeclaration.Constant] = [
    .init("δ", AnalysisOptions().progressThreshold), .init("c", PlateauRule.certainty),
  ]

  private static let range =
    "at least \(PlateauRule.fewestSessions) sessions over \(wholeText(PlateauRule.shortestSpan)) days"

  private static let weekly = Array(stride(from: 0.0, through: 49, by: 7))

  private static let bentLineMethod = MethodDeclaration(
    identifier: PlateauMethod.bentLine.rawValue, name: "Bent line", kind: .trend,
    formula:
      "the sessions of w days follow a line that may bend once, b1…b2 weeks ago; priors: slope after "
      + "the bend normal(0, a · δ), before it normal(0, max(g, a · δ)); Huber loss bounded at u σ above "
      + "and v σ below; the slope is averaged over the bends by their evidence; " + decision,
    constants: [.init("w", Double(PlateauRule.window))]
      + [BentLine.bends.first { _ in true }, BentLine.bends.reversed().first].enumerated()
      .compactMap { index, bend in bend.map { .init("b\(index + 1)", $0) } }
      + [
        .init("a", BentLine.spreadAfterBend), .init("g", BentLine.usualSpread),
        .init("u", BentLine.boundAbove), .init("v", BentLine.boundBelow),
      ] + decisionConstants,
    range: range, rangeReason: "less says nothing about a slope",
    unit: "percent of the level per week", evidence: .opinion,
    source:
      "a rule of this project, chosen by simulation (PlateauBenchmark); MacKay DJC (2003) Information "
      + "Theory, Inference, and Learning Algorithms, ch. 27–28; Huber PJ (1981) Robust Statistics",
    example: .init(
      given: "100 kg in 8 sessions, a week apart: the slope", expected: 0, decimals: 3,
      source: "computed",
      answer: {
        PlateauRule(threshold: AnalysisOptions().progressThreshold)
          .judge(days: weekly, values: weekly.map { _ in 100 })?.percentPerWeek
      }))

  private static let huberMethod = MethodDeclaration(
    identifier: PlateauMethod.huber.rawValue, name: "Huber line", kind: .trend,
    formula:
      "robust straight line through the sessions of w1 days (trained 1.5 times a week) or w2; residual "
      + "scale at least f of the median level; " + decision,
    constants: [
      .init("w1", Double(HuberPlateauRule.shortWindow)),
      .init("w2", Double(HuberPlateauRule.longWindow)),
      .init("f", HuberPlateauRule.scaleFloor),
    ] + decisionConstants,
    range: range, rangeReason: "less says nothing about a slope",
    unit: "percent of the level per week", evidence: .opinion,
    source: "Huber PJ (1981) Robust Statistics; the decision is one of this project",
    example: .init(
      given: "100, 101, …, 107 kg, a week apart: the slope", expected: 0.935, decimals: 3,
      source: "computed: 1 of 107",
      answer: {
        HuberPlateauRule(threshold: AnalysisOptions().progressThreshold)
          .judge(days: weekly, values: weekly.map { 100 + $0 / 7 })?.percentPerWeek
      }))

  private func comparison(
    name: String, formula: String, constants: [MethodDeclaration.Constant], source: String
  ) -> MethodDeclaration {
    MethodDeclaration(
      identifier: rawValue, name: name, kind: .trend, formula: formula, constants: constants,
      range: PlateauMethod.range + "; for comparison only",
      rangeReason: "it takes missing evidence for a plateau", unit: "a state",
      evidence: .practitioner, source: source,
      example: .init(
        given: "8 equal sessions, a week apart: 1 for a plateau", expected: 1, decimals: 0,
        source: "computed",
        answer: { [self] in
          let values = PlateauMethod.weekly.map { _ in 100.0 }
          let state =
            switch self {
            case .leastSquares:
              ComparisonRules.leastSquares(days: PlateauMethod.weekly, values: values)
            case .mannKendall:
              ComparisonRules.mannKendall(days: PlateauMethod.weekly, values: values)
            default: ComparisonRules.noRecord(days: PlateauMethod.weekly, values: values)
            }
          return state.map { $0 == .plateau ? 1 : 0 }
        }))
  }
}
