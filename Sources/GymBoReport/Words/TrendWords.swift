internal import GymBoAnalysis
internal import GymBoLog

/// How a lift moves.
protocol TrendWords: LanguageStyle {
  /// One word for a state: `progressing`.
  func name(_ state: TrendState) -> Sentence
  /// The same where it begins a sentence: `Progressing`.
  func lead(_ state: TrendState) -> Sentence
  /// What a trend is measured by: `e1RM`.
  func name(_ measure: ProgressMeasure) -> Sentence
  /// `+0.62 % per week (80 % interval +0.31 to +0.93)`, or `no change`.
  func slope(_ estimate: TrendEstimate) -> Sentence
  /// The slope, what it was computed from, the best and since when; follows ``lead(_:)``.
  func summary(_ section: TrendSection) -> Sentence
  /// What the state follows from.
  func reason(_ section: TrendSection) -> Sentence
  func note(_ note: TrendSection.Note) -> Sentence
  /// When the lift comes to its goal.
  func goal(_ goal: LiftGoal) -> Sentence
}
