/// The lifts of the week against the last time.
protocol LiftWords: LanguageStyle {
  var liftsTitle: Sentence { get }
  /// What the signs of the table mean.
  func liftsKey(_ section: LiftsOfTheWeek) -> Sentence
  /// Lifts of the week that are not shown.
  func moreLifts(_ count: Int) -> Sentence
  func change(_ change: LiftsOfTheWeek.Change) -> Sentence
}
