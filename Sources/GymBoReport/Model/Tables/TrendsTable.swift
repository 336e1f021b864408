internal import GymBoAnalysis
internal import GymBoLog

/// Whether every exercise moves.
enum TrendsTable: DeclaredTable {
  static let key = ["exercise"]

  static let columns: [TableColumn<TrendRow>] = [
    .text("exercise", Meaning.exercise) { $0.exerciseName($1.lift.exercise) },
    .word("trend", "what the lift did over the last weeks") { $1.trend.state },
    .word("trend_measure", "what progress is measured by") { $1.trend.measure },
    .number("percent_per_week", in: .percentPerWeek, "change of the level over the weeks judged") {
      $1.verdict?.percentPerWeek
    },
    .number("percent_per_week_low", in: .percentPerWeek, "lower end of its 80 % interval") {
      $1.interval?.lowerBound
    },
    .number("percent_per_week_high", in: .percentPerWeek, "upper end of its 80 % interval") {
      $1.interval?.upperBound
    },
    .count("trend_points", "days that were judged") { $1.trend.points.count },
    .text("trend_reason", "what decided the trend, or why there is none") {
      $1.trend.reasonCode
    },
    .word("week_verdict", "last session of the week against the one before it") {
      $1.lift.weekComparison?.verdict
    },
    .number("weeks", in: .weeks, "weeks that were judged, at most 5") { $1.verdict?.weeks },
    .number("change", in: .percent, "change of the level over these weeks") { $1.verdict?.change },
    .number("probability_rising", "0 to 1, that it rose by 0.25 % a week or more") {
      $1.verdict?.probabilityRising
    },
    .number("probability_falling", "0 to 1, that it fell by as much") {
      $1.verdict?.probabilityFalling
    },
    .number("noise", in: .percent, "standard deviation of a session") { $1.verdict?.noise },
    .date("back_since", "first day after the break that the series starts anew with") {
      $1.trend.backSince
    },
    .count("slowed_weeks_ago", "weeks before the last session at which it slowed") {
      $1.verdict?.slowedWeeksAgo
    },
    .number(
      "standard_error", in: .percentPerWeek,
      "standard deviation of percent_per_week, given the data"
    ) {
      $1.verdict?.standardError
    },
    .number("probability", "0 to 1, that the word in trend is so; empty for other words") {
      $1.verdict?.probability(of: $1.trend.state)
    },
    .date("since", "day from which a plateau or decline is dated") { $1.trend.since },
    .count("weeks_since_best", in: .weeks, "whole weeks since the best of trend_measure") {
      $1.trend.weeksSinceBest.value
    },
    .text("method", "the method that judged it, as the list of methods names it") {
      $1.verdict == nil ? nil : TrendRow.method
    },
    .word("told", "what reports say: trend, but unclear or progressing where its sessions differ") {
      $1.trend.told
    },
  ]

  static func rows(of source: TableSource) -> [TrendRow] {
    (source.liftFindings?.lifts ?? []).map(TrendRow.init)
  }
}

/// What a row about a trend is made from.
struct TrendRow {
  let lift: LiftFinding
  /// The 80 % interval of the change, percent a week. Searched for once: two cells show it.
  let interval: ClosedRange<Double>?

  init(_ lift: LiftFinding) {
    self.lift = lift
    interval = lift.trend.result.value?.interval
  }

  /// The identifier of the method that judges trends.
  static let method = TrendRule.method.identifier

  var trend: Trend { lift.trend }
  var verdict: TrendVerdict? { lift.trend.result.value }
}
