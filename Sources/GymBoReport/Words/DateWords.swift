internal import GymBoLog

/// How long ago a day was.
protocol DateWords: LanguageStyle {
  /// How long ago a day was on another: `today`, `5 days ago`, `3 weeks ago`.
  func ago(_ day: CivilDate, on other: CivilDate) -> Sentence
  /// How old something of a day is on another: `5 days`, `3 weeks`, `2.5 years`.
  func age(_ day: CivilDate, on other: CivilDate) -> Sentence
}
