internal import GymBoCoach
internal import GymBoLog

/// What today is about.
protocol FocusWords: LanguageStyle {
  /// What to do on the day: train, what, or rest.
  func focus(_ focus: TodaysFocus) -> Sentence
  /// What a kind of workout is called: its title, or what it trains.
  func name(_ kind: WorkoutKind) -> Sentence
}
