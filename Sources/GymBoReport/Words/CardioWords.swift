/// The cardio of the week.
protocol CardioWords: LanguageStyle {
  /// The section's title, with what the week is compared with.
  func title(_ section: CardioOfTheWeek) -> Sentence
  /// `12.4 km in 1:08:10 h`
  func work(_ line: CardioOfTheWeek.Line) -> Sentence
  /// `5:30 min/km`, `24.5 km/h`, or nothing where it is not known.
  func pace(_ line: CardioOfTheWeek.Line) -> Sentence
  /// `+2.1 km, 0:04 min/km faster`
  func change(_ line: CardioOfTheWeek.Line) -> Sentence
  /// `longest 8 km (a new best), fastest 5:12 min/km over 3 km`
  func bests(_ line: CardioOfTheWeek.Line) -> Sentence
}
