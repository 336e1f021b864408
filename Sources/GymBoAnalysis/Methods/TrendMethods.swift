internal import GymBoKernels
internal import GymBoLog

/// The entries of the list of methods about trends. Their constants are those that the rules compute with.
enum TrendMethods {
  static let all =
    [
      TrendRule.method, TenRepetitionMaximum.method, effortAdjusted, StrengthCurve.method,
      Deload.method, layoff,
    ]

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

  private static let layoff = MethodDeclaration(
    identifier: "layoff", name: "Layoffs", kind: .trend,
    formula:
      "a layoff: d days without a session; every trend starts anew after b days without a session, or p "
      + "without the lift",
    constants: [
      .init("d", Double(Layoff.shortest)), .init("b", Double(TrainingBreaks.newBeginning)),
      .init("p", Double(TrendRule.longestPause)),
    ],
    range: "every lift", rangeReason: "what is regained after a break is progress since the return",
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

extension TrendRule {
  /// Days of one session a week, for the published example.
  private static let weekly = Array(stride(from: 0, through: 49, by: 7))

  /// The rule as an entry of the list of methods.
  package static let method = MethodDeclaration(
    identifier: "trend_verdict", name: "Trend of the last five weeks", kind: .trend,
    formula:
      "the sessions of w days, 100 ln(value), follow a line that may bend once, b1…b2 weeks ago, with normal noise; "
      + "slopes: flat, normal(0, f), with probability s, else moving, normal(0, g); a bend has probability p; the noise is one "
      + "of eight sizes about n; values beyond u noises count less; m is the change of the level over the last l weeks, a week, "
      + "over all courses by their evidence; P(m < −δ) > c is declining, else P(m > δ) > c progressing, else P(m > δ) < 1 − c a "
      + "plateau, or not rising where P(m < −δ) ≥ 1 − c, else unclear",
    constants: [
      .init("w", Double(window)), .init("b1", Double(prior.bends.lowerBound)),
      .init("b2", Double(prior.bends.upperBound)), .init("f", prior.flat),
      .init("s", prior.shareFlat), .init("g", prior.moving), .init("p", prior.shareBent),
      .init("n", prior.noise), .init("u", prior.bound), .init("l", prior.span),
      .init("δ", AnalysisOptions().progressThreshold), .init("c", certainty),
    ],
    range: "at least \(fewestSessions) sessions over \(shortestSpan) days since the last break",
    rangeReason: "less says nothing about a change", unit: "percent of the level per week",
    evidence: .opinion,
    source:
      "a rule of this project, with operating characteristics (PlateauBenchmark); MacKay DJC (2003) Information "
      + "Theory, Inference, and Learning Algorithms, ch. 28",
    example: .init(
      given: "100 kg in 8 sessions, a week apart: the change", expected: 0, decimals: 3,
      source: "computed",
      answer: {
        TrendRule(threshold: AnalysisOptions().progressThreshold)
          .judge(days: weekly, values: weekly.map { _ in 100 })?.percentPerWeek
      }))
}

extension TenRepetitionMaximum {
  /// The estimate as an entry of the list of methods.
  static let method = MethodDeclaration(
    identifier: "e10rm", name: "Ten-repetition maximum (e10RM)", kind: .trend,
    formula:
      "where fewer than 2/3 of a lift's days of the last 16 weeks have a set of 12 or fewer repetitions, its sessions count by "
      + "the load estimated for b repetitions, from sets of up to m: to b repetitions Brzycki, above w · (1 + r / a), both / c",
    constants: [
      .init("m", Double(most)), .init("b", Double(repetitions)), .init("a", slope),
      .init("c", ofOne),
    ],
    range: "sets of 1 to \(most) repetitions",
    rangeReason: "Brzycki's formula rises too steeply above \(repetitions) repetitions",
    unit: "the unit of the load", evidence: .opinion,
    source: "a decision of this project; Epley's slope above \(repetitions) repetitions",
    example: .init(
      given: "100 kg × 15", expected: 112.5, decimals: 1, source: "computed",
      answer: { estimate(load: 100, repetitions: 15) }))
}
