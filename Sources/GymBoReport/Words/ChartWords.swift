internal import GymBoAnalysis
internal import GymBoLog

/// Charts: the message, what is drawn, and the same for who does not see it.
protocol ChartWords: LanguageStyle {
  /// The message with its number: `Declining since about 3 Sep: now 57.9 kg`.
  func caption(_ panel: LiftPanels.Panel, _ chart: LiftChart) -> Sentence
  /// Since when a lift is flat or falls: `since about 3 Sep`.
  func since(_ since: StuckSince) -> Sentence
  /// What is drawn: measure, formula, unit, meaning of each mark.
  func key(_ chart: LiftChart, formula: String) -> Sentence
  /// What the crosses of a chart are.
  func doubtful(_ sets: [LiftChart.Point]) -> Sentence
  /// The whole chart in a sentence.
  func label(_ panel: LiftPanels.Panel, _ chart: LiftChart) -> Sentence
  /// A value at an axis, with the unit at the uppermost one.
  func tick(_ value: Double, of measure: ProgressMeasure, isTop: Bool) -> Sentence
  func tick(_ mark: TimeAxis.Mark) -> Sentence
  /// A time without training: `24 days off`.
  func daysOff(_ days: DayRange) -> Sentence
  /// The chart of a lifter's own repetition curve.
  func curveLabel(_ rows: [RepetitionCurve.Row]) -> Sentence
  func volumeCaption(_ chart: LiftChart) -> Sentence
  func volumeLabel(_ chart: LiftChart) -> Sentence
  func volumeTick(_ kilograms: Double, isTop: Bool) -> Sentence
  func calendarCaption(_ calendar: TrainingCalendar) -> Sentence
  func calendarKey(_ calendar: TrainingCalendar) -> Sentence
  func calendarLabel(_ calendar: TrainingCalendar) -> Sentence
  func calendarTick(_ value: Double, of measure: TrainingCalendar.Measure, isTop: Bool) -> Sentence
  /// The dots of a year.
  func daysLabel(_ calendar: TrainingCalendar) -> Sentence
  func label(_ series: MuscleWeeks.Series) -> Sentence
  /// A ratio at the axis of balances.
  func ratioTick(_ ratio: Double) -> Sentence
}
