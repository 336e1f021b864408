internal import GymBoAnalysis
internal import GymBoLog

/// What a lift did over its last weeks.
protocol TrendWords: LanguageStyle {
  /// One or two words for a state, for tables: `progressing`.
  func name(_ state: TrendState) -> Sentence
  /// The word beside a lift.
  func name(_ word: LiftWord) -> Sentence
  /// What a trend is measured by: `e1RM`.
  func name(_ measure: ProgressMeasure) -> Sentence
  /// The state at the beginning of its sentence: `Unclear, probably rising`.
  func lead(_ section: TrendSection) -> Sentence
  /// The change with its interval and how sure it is; follows ``lead(_:)``.
  func summary(_ section: TrendSection) -> Sentence
  /// What the verdict was made from, and the best; nil for a lift without either.
  func evidence(_ section: TrendSection) -> Sentence?
  /// The probabilities that decide, and the least that they need; nil where there is no verdict.
  func reason(_ section: TrendSection) -> Sentence?
  func note(_ note: TrendSection.Note) -> Sentence
}
