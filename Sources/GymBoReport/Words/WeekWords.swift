internal import GymBoAnalysis
internal import GymBoLog

/// How the week went.
protocol WeekWords: LanguageStyle {
  /// `Week 2026-W46 (9–15 Nov 2026), complete, goal met`.
  func title(_ headline: WeekHeadline) -> Sentence
  /// Workouts, volume, time and sets, each with its change.
  func totals(_ headline: WeekHeadline) -> [Sentence]
  /// What the week is compared with.
  func comparison(_ headline: WeekHeadline) -> Sentence
  func coverage(_ note: WeekHeadline.Coverage) -> Sentence
  /// The last complete week, while this one is in progress.
  func lastComplete(_ period: PeriodFinding) -> Sentence
  /// The words that a notice begins with, where it is a warning.
  func lead(_ notice: WeekHeadline.UnitNotice) -> Sentence?
  func sentence(_ notice: WeekHeadline.UnitNotice) -> Sentence
  /// What the signs of the seven days mean.
  func key(trained: String, rest: String) -> Sentence
  func averageRPE(_ rpe: Double) -> Sentence
  /// The title of ``SessionsOfTheWeek``.
  var sessionsTitle: Sentence { get }
  /// The title of the column with the day of the session before.
  var lastOn: Sentence { get }
  /// The title of a measure's column: `sets`, `time per set`.
  func title(_ measure: SessionMeasure) -> Sentence
  /// A change of a measure; what rounds to nothing is the same.
  func change(_ comparison: Comparison, of measure: SessionMeasure) -> Sentence
  /// A report that has nothing to report on.
  func sentence(_ empty: EmptyReport) -> Sentence
}
