/// The lifts of the week against the last time.
protocol LiftWords: LanguageStyle {
  var liftsTitle: Sentence { get }
  /// What the signs of the table mean.
  func liftsKey(_ section: LiftsOfTheWeek) -> Sentence
  /// The sign of a record: `PR`.
  var recordSign: Sentence { get }
  func change(_ change: LiftsOfTheWeek.Change) -> Sentence
}
