extension StrengthFormula {
  /// The chart of Reactive Training Systems read as a formula of the effective repetitions.
  ///
  /// It is a chart of repetitions and RPE: a set without RPE has no estimate by it.
  package static let rts = StrengthFormula(
    name: "RTS chart",
    formula:
      "1RM = 100 · w / p(2 · (r − 1)), r = repetitions + 10 − RPE, p linear between p0 … p30",
    constants: RTSChart.percentages.enumerated().map { .init("p\($0.offset)", $0.element) },
    evidence: .practitioner,
    source: "Tuchscherer M (2008) The Reactive Training Manual, as commonly transcribed",
    rangeReason: "sources of the chart differ beyond 10 effective repetitions",
    limit: RTSChart.lastRepetition.nextUp,
    example: Example(load: 100, repetitions: 7, maximum: 123.3046, decimals: 4),
    needsEffort: true,
    multiplier: { repetitions in
      RTSChart.percentage(effectiveRepetitions: repetitions).map { 100 / $0 } ?? .nan
    },
    repetitions: { multiplier in
      RTSChart.repetitions(atPercentage: 100 / multiplier) ?? .nan
    },
    sensitivity: RTSChart.relativeChange)
}
