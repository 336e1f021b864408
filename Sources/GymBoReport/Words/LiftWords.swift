internal import GymBoAnalysis

/// The lifts of the week against the last time.
protocol LiftWords: LanguageStyle {
  /// - Parameter week: the days of a week before today's; nil where it is today's.
  func liftsTitle(_ week: DayRange?) -> Sentence
  /// What the percentages beside these lifts are, after the title: `(%: e1RM since last time)`.
  var liftsPercent: Sentence { get }
  /// What the signs and words beside these lifts mean.
  func liftsKey(_ lifts: [LiftsOfTheWeek.Lift]) -> Sentence
  /// The state of a lift in a word or two: `rising`, `coming back`, `2 more sessions`, `few lately`.
  func standing(_ lift: LiftsOfTheWeek.Lift) -> Sentence
  /// Lifts of the week that are not shown.
  func moreLifts(_ count: Int) -> Sentence
  /// The lifts of the week, where none of them is shown.
  func allLifts(_ count: Int) -> Sentence
  func change(_ change: LiftsOfTheWeek.Change) -> Sentence
}
