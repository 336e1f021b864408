internal import GymBoAnalysis
internal import GymBoLog

/// Sets, measures and records in a few words.
protocol SetWords: LanguageStyle {
  /// One set: `100 kg × 8`, `12 repetitions`, `assistance 20 kg × 8`, `1:30 min`, `5.2 km`.
  func set(_ work: SetWork) -> Sentence
  /// The same where a table is narrow: `× 12`.
  func shortSet(_ work: SetWork) -> Sentence
  /// Equal sets: `4 × 90 kg × 8`, `3 × 12`, and a single one without the number of sets.
  func run(_ sets: Int, of work: SetWork) -> Sentence
  /// What changed from one set to another: `+1 repetition`, `+2.5 kg, −2 reps`, `same`.
  func change(_ change: SetChange) -> Sentence
  /// A value of a measure: `124.1 kg`, `12 repetitions`.
  func value(_ value: Double, of measure: ProgressMeasure) -> Sentence
  /// A change in percent: `+13.5 %`, `same`, `new` where there was nothing before, `–` where one of both is missing.
  func percentChange(_ comparison: Comparison) -> Sentence
  /// A number of sets: `12 sets`.
  func sets(_ count: Int) -> Sentence
  /// What is put where a value is missing: `–`.
  var missing: Sentence { get }
}
