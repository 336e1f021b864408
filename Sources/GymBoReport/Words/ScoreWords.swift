internal import GymBoAnalysis

/// Scores that compare lifters of different body weight.
protocol ScoreWords: LanguageStyle {
  func title(_ report: ScoreReport) -> Sentence
  /// The titles of the columns with and without an age.
  func scoreColumns(age: Int) -> [Sentence]
  func note(_ note: ScoreReport.Note) -> Sentence
}
