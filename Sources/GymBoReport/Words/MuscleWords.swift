internal import GymBoLog

/// Sets by muscle.
protocol MuscleWords: LanguageStyle {
  func title(_ section: MusclesOfTheWeek) -> Sentence
  func name(_ muscle: Muscle) -> Sentence
  /// `6.5`.
  func muscleSets(_ sets: Double) -> Sentence
  /// `6–20`.
  func range(_ range: ClosedRange<Double>) -> Sentence
  /// A word for where a muscle's sets are; empty for one within its range.
  func name(_ place: MusclesOfTheWeek.Place) -> Sentence
  /// What begins the line of ``summary(_:)``.
  func briefTitle(_ section: MusclesOfTheWeek) -> Sentence
  /// The muscles outside of their range with their sets and that, and how many are within:
  /// `many: chest 26 (6–20); many, as before: glutes 19 (0–12); few: lats 6 (10–20); 8 in range.`
  func summary(_ section: MusclesOfTheWeek) -> Sentence
  /// What the signs of the bars mean.
  func musclesKey(_ section: MusclesOfTheWeek) -> Sentence
  func idle(_ section: MusclesOfTheWeek) -> Sentence
  func unassigned(_ exercises: [MusclesOfTheWeek.CountedExercise]) -> Sentence
  func inferred(_ exercises: [MusclesOfTheWeek.CountedExercise]) -> Sentence
}
