internal import GymBoAnalysis
internal import GymBoLog

/// The periods against the ones before.
protocol PeriodWords: LanguageStyle {
  func periodsTitle(upTo day: CivilDate) -> Sentence
  /// Workouts, volume, time, sets, each followed by its change.
  var periodColumns: [Sentence] { get }
  func name(_ kind: PeriodKind) -> Sentence
  /// A change in percent in a column whose title has the sign.
  func percentNumber(_ comparison: Comparison) -> Sentence
  /// What the mark at a time means.
  func longWorkoutKey(mark: String) -> Sentence
  /// What the periods are.
  var periodKey: Sentence { get }
  func average(_ average: PeriodsSection.Average) -> Sentence
  func monotony(_ monotony: PeriodsSection.Monotony) -> Sentence
}
