internal import GymBoAnalysis
internal import GymBoLog

/// What a page says and a text does not: titles, labels and keys of its parts.
protocol PageWords: LanguageStyle {
  /// `Week 46 (9–15 Nov 2026)`, the line above the verdict.
  func pageTitle(_ verdict: WeekVerdict) -> Sentence
  /// What the week had, after its title: the first sentences of the text, with a capital.
  func verdict(_ verdict: WeekVerdict) -> Sentence
  /// The title of a page without a workout.
  var emptyPageTitle: Sentence { get }
  func title(_ part: PagePart) -> Sentence
  /// The same in the bar of links.
  func linkTitle(_ part: PagePart) -> Sentence
  /// The link over the bar, and what the bar is.
  var skipLink: Sentence { get }
  var navigationLabel: Sentence { get }

  // MARK: The week

  /// What is chosen: week, month, 3 months, year.
  var periodChoice: Sentence { get }
  func title(_ measure: PeriodMeasure) -> Sentence
  /// A measure's value in a period; nil where it is missing.
  func value(_ measure: PeriodMeasure, of totals: Totals) -> Sentence?
  /// `before: 27,211 kg`, or why there is nothing to compare with; nil where there was no workout before, which the ranges say.
  func before(_ measure: PeriodMeasure, _ period: PeriodCards.Period) -> Sentence?
  /// What two ranges of days are compared, and whether the earlier one has no workout.
  func ranges(_ period: PeriodCards.Period) -> Sentence
  /// A day of the week: `Monday 9 Nov: 1 workout`, for ears.
  func day(_ day: WeekHeadline.Day) -> Sentence
  /// Day, workout, sets, volume, time, RPE, records.
  var workoutColumns: [Sentence] { get }
  func ratings(_ rpe: Double?) -> Sentence

  // MARK: Bests and the next workout

  /// Lift, set, record, now, before, gain, and what is unusual of it.
  var bestColumns: [Sentence] { get }
  var noBests: Sentence { get }
  /// Why there is none although there are records.
  var noBestsButRecords: Sentence { get }
  /// Lift, work, deload, RPE, chance, why.
  var nextColumns: [Sentence] { get }
  /// Lifts that are not in the next workout, with what to do next in their own panels.
  func moreBelow(_ count: Int) -> Sentence
  /// What the columns of the next workout say.
  func nextKey(effort: Bool, chance: Bool) -> Sentence

  // MARK: Lifts

  var findLift: Sentence { get }
  /// The same in the bar of links.
  var findLink: Sentence { get }
  var noLiftFound: Sentence { get }
  var spanChoice: Sentence { get }
  func name(_ span: LiftChart.Span) -> Sentence
  func otherLifts(_ count: Int) -> Sentence
  /// A lift's value now, beside its name.
  func now(_ panel: LiftPanels.Panel) -> Sentence
  /// `last 12 Nov`.
  func last(_ day: CivilDate) -> Sentence
  /// What the slider below a chart does.
  var sliderLabel: Sentence { get }
  var nextTitle: Sentence { get }
  var bandsTitle: Sentence { get }
  /// `heavy 1–5: 24.0 % of the sets, 31 % of the volume`.
  func band(_ row: RepetitionBandShares.Row) -> Sentence
  /// All sessions, as a table.
  func sessionsInNumbers(_ count: Int) -> Sentence
  /// Day, best set with the measure's value as `100×8 → 124.1`, volume; the titles have the units.
  func numberColumns(_ measure: ProgressMeasure) -> [Sentence]
  var moreOfTrend: Sentence { get }

  // MARK: Muscles, balance, history

  /// `19 of 6–20 sets: high`.
  func bullet(_ row: MusclesOfTheWeek.Row) -> Sentence
  var bulletKey: Sentence { get }
  func muscleWeeksTitle(_ weeks: Int, isRunning: Bool) -> Sentence
  /// The title of the table of muscles and weeks.
  var muscleWeekTable: Sentence { get }
  var balanceKey: Sentence { get }
  func calendarSpanChoice(isByMonth: Bool) -> Sentence
  func name(_ span: TrainingCalendar.Span) -> Sentence
  /// Week, month or year, workouts, sets, volume, time.
  var calendarColumns: [Sentence] { get }
  /// `November 2026`, or a whole year.
  func name(ofMonth day: CivilDate) -> Sentence
  /// The titles of the tables of weeks, and of months and years.
  var weekTable: Sentence { get }
  var calendarTable: Sentence { get }
  /// When nobody trained for two weeks or more.
  func pauses(_ calendar: TrainingCalendar) -> Sentence
  var calendarTitle: Sentence { get }
  var calendarKey: Sentence { get }

  // MARK: Many athletes

  var athletesTitle: Sentence { get }
  /// How many athletes there are, and how many of them need a look.
  func triageSummary(_ list: TriageList) -> Sentence
  /// Athlete, last workout, why.
  var athleteColumns: [Sentence] { get }

  // MARK: Data

  func notesTitle(_ count: Int) -> Sentence
  /// File and line of a note.
  func place(of issue: Issue, file: String?) -> Sentence
  func moreNotes(_ count: Int, files: [String]) -> Sentence
  var methodsTitle: Sentence { get }
  /// The version that made the page.
  func version(_ version: String) -> Sentence
}
