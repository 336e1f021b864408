internal import GymBoCoach

/// Insights.
protocol InsightWords: LanguageStyle {
  var insightsTitle: Sentence { get }
  var noInsights: Sentence { get }
  func insight(_ line: InsightLine) -> Sentence
}
