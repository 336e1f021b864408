internal import GymBoLog

/// Sets by muscle.
protocol MuscleWords: LanguageStyle {
  func title(_ section: MusclesOfTheWeek) -> Sentence
  func name(_ muscle: Muscle) -> Sentence
  /// Where a muscle's sets are among its landmarks.
  func zone(_ row: MusclesOfTheWeek.Row) -> Sentence
  func idle(_ section: MusclesOfTheWeek) -> Sentence
  func unassigned(_ exercises: [MusclesOfTheWeek.CountedExercise]) -> Sentence
  func inferred(_ exercises: [MusclesOfTheWeek.CountedExercise]) -> Sentence
}
