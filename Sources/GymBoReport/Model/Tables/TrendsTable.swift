internal import GymBoAnalysis
internal import GymBoLog

/// Whether every exercise moves.
enum TrendsTable: DeclaredTable {
  static let key = ["exercise"]

  static let columns: [TableColumn<LiftFinding>] = [
    .text("exercise", Meaning.exercise) { $0.exerciseName($1.exercise) },
    .word("trend", "what happened over the last weeks") { $1.trend.state },
    .word("trend_measure", "what progress is measured by") { $1.trend.measure },
    .number("percent_per_week", in: .percentPerWeek, "slope of the level") {
      $1.trend.result.value?.percentPerWeek
    },
    .number("percent_per_week_low", in: .percentPerWeek, "lower end of its 80 % interval") {
      $1.trend.result.value?.interval.lowerBound
    },
    .number("percent_per_week_high", in: .percentPerWeek, "upper end of its 80 % interval") {
      $1.trend.result.value?.interval.upperBound
    },
    .count("trend_points", "sessions in the trend's window") { $1.trend.points.count },
    .text("trend_reason", "what decided the trend, or why there is none") {
      $1.trend.reasonCode
    },
    .word("week_verdict", "last session of the week against the one before it") {
      $1.weekComparison?.verdict
    },
  ]

  static func rows(of source: TableSource) -> [LiftFinding] { source.liftFindings?.lifts ?? [] }
}
