internal import GymBoKernels
internal import GymBoLog

/// What the predictions of the next top set say about themselves; the constants are those that they compute with.
package enum PredictionMethods {
  static let all = [nextTopSet, usualSet]

  private static let source =
    "a rule of this project, chosen on the logs of 24 lifters (21,499 predictions) and judged once on "
    + "those of 17 others (BacktestBenchmark)"

  /// The distribution of the next top set's repetitions.
  package static let nextTopSet = MethodDeclaration(
    identifier: "next_top_set", name: "Next top set", kind: .prediction,
    formula:
      "P(repetitions) of the day's heaviest set with load L: the last n top sets, the j-th last at load "
      + "Li with r repetitions, each weigh j^−α · e^(−|Δ|/h), Δ = ln(L/Li), and speak for exactly r with "
      + "the repeat rate ρ; at the same load (|Δ| < e) for r + 1 with the step rate υ of the rest; and for "
      + "the rest by a discrete Laplace distribution about r − s Δ (1 + κ (r − 1))/κ − λ g, scale (b0 + "
      + "b1 |Δ|)(1 + λb g)(1 + φb f), g = ln(max(gap, d)/d), f = max(0, m − sets)/m; ρ · (1 − φρ f); ε of "
      + "all is spread over 1 to 20; ρ and υ are counted over the lift's sessions, drawn to the lifter's "
      + "with k sessions, and these to ρ0 and υ0 with N",
    constants: constants,
    range: "top sets with a load and 1 to \(TopSet.mostRepetitions) repetitions; loads from "
      + "\(wholeText((100 * LoadSearch.lowest).rounded())) % of the last to "
      + "\(wholeText((100 * LoadSearch.highest).rounded())) % of the heaviest of "
      + "\(LoadSearch.sessions) sessions",
    rangeReason:
      "it says what is usually done with loads that the lifter chose, not what could be done; of "
      + "heavier ones less came true than was said, and after a pause of 4 weeks the error doubles",
    unit: "probabilities of whole repetitions", evidence: .populationFit, source: source,
    example: .init(
      given: "one earlier set of 100 kg × 8; the same load again: percent for 8 or more",
      expected: 84.0, decimals: 1, source: "computed",
      answer: {
        guard let load = Load(kilograms: 100), let next = example else { return nil }
        return next.distribution(load: load, on: CivilDate(dayNumber: 3))
          .map { 100 * $0.probability(atLeast: 8) }
      }))

  /// How usual a set was.
  package static let usualSet = MethodDeclaration(
    identifier: "usual_set", name: "How usual a set was", kind: .record,
    formula:
      "P(repetitions or more) at its load by the next top set's probabilities of the day before; below "
      + "a surprising, below b a jump or a typing error; a jump, too, at c times the best e10RM of d days "
      + "or more before",
    constants: [
      .init("a", Usualness.surprising), .init("b", Usualness.jump),
      .init("c", Usualness.farFactor), .init("d", Double(Usualness.farDays)),
    ],
    range:
      "sets with a load and 2 to \(TopSet.mostRepetitions) repetitions, after the lift's first",
    rangeReason:
      "a log has only the singles that were completed. After a best e1RM, 2 to 7 % above the old one, "
      + "the next session reaches the old best in 2 of 3 cases and the new one in 1 of 2, and one of "
      + "the next three the new one in 7 of 10: a record alone is not yet progress",
    unit: "probability", evidence: .populationFit, source: source,
    example: .init(
      given: "the least usual set that is within the usual, percent", expected: 10, decimals: 0,
      source: "the rule", answer: { 100 * Usualness.surprising }))

  private static let constants: [MethodDeclaration.Constant] = {
    let model = NextSetModel.kernel
    return [
      .init("n", Double(model.window)), .init("α", model.recency), .init("h", model.nearness),
      .init("e", model.sameLevel), .init("s", model.shift), .init("κ", model.curve),
      .init("λ", model.pause), .init("b0", model.width), .init("b1", model.widthByLevel),
      .init("λb", model.pauseWidth), .init("φb", model.fewWidth), .init("d", model.usualGap),
      .init("m", Double(model.few)), .init("φρ", model.fewRepeat), .init("ε", model.floor),
      .init("k", NextSetModel.pairsOfLifter), .init("ρ0", NextSetModel.usualRepeat),
      .init("υ0", NextSetModel.usualStep), .init("N", NextSetModel.pairsOfAnyone),
    ]
  }()

  private static var example: NextSet? {
    NextSet(
      after: [TopSet(row: 0, date: CivilDate(dayNumber: 0), logLoad: log100, repetitions: 8)],
      lifter: RepetitionHabits())
  }

  /// The natural logarithm of 100.
  private static let log100 = 4.605_170_185_988_092
}
