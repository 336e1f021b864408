internal import GymBoAnalysis
internal import GymBoLog

/// How the week went.
protocol WeekWords: LanguageStyle {
  /// `No workout for 20 days; the last was Upper A on 15 Nov.`, where the week has none or is over for long.
  func absence(_ verdict: WeekVerdict) -> Sentence?
  /// `Week 46 (9–15 Nov 2026):`.
  func lead(_ verdict: WeekVerdict) -> Sentence
  /// What the week had, without its lead: `4 workouts (goal 3), volume as the week before.`
  func summary(_ verdict: WeekVerdict) -> Sentence
  /// How the week before one that has just begun went: `Week 45: 4 workouts (4 the week before), volume down 12 %.`
  func sentence(_ finished: WeekVerdict.FinishedWeek) -> Sentence
  /// Falling lifts and deloads; nil without any.
  func remark(_ verdict: WeekVerdict) -> Sentence?
  /// Volume, time and sets with their changes, and the RPE, as far as they are known.
  func numbers(_ headline: WeekHeadline) -> [Sentence]
  /// What the week is compared with.
  func comparison(_ headline: WeekHeadline) -> Sentence
  func coverage(_ note: WeekHeadline.Coverage) -> Sentence
  /// The last complete week, while this one is in progress.
  func lastComplete(_ period: PeriodFinding) -> Sentence
  /// The words that a warning about the unit begins with.
  var checkTheUnit: Sentence { get }
  var looksLikePounds: Sentence { get }
  /// What the sign of a day with a workout means.
  func key(trained: String) -> Sentence
  func streak(_ streak: WeekHeadline.WeekStreak) -> Sentence
  /// When training paused last, by the days of the workouts before and after: `Last pause: 23 Jan – 21 Feb, 28 days off.`
  func lastPause(_ pause: DayRange) -> Sentence
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
