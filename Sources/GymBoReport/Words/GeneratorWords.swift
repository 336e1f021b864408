internal import GymBoCoach
internal import GymBoLog

/// Generated workouts.
protocol GeneratorWords: LanguageStyle {
  /// What was asked for: goal, workouts, minutes, place, experience.
  func title(_ program: GeneratedProgram) -> Sentence
  /// How the experience was told, from weeks of training.
  func experience(_ experience: TrainingExperience, weeks: Int) -> Sentence
  /// With which workout, and when, a program begins.
  func beginning(_ program: GeneratedProgram, on day: CivilDate) -> Sentence
  /// Muscles that rest, left out of a single workout.
  func resting(_ program: GeneratedProgram, on day: CivilDate) -> Sentence
  /// A workout's name, and its minutes with the most repetitions of each set.
  func workout(_ focus: WorkoutFocus, letter: String?, minutes: Double) -> Sentence
  /// `4 × 92.5 kg × 3–6`, `3 × 8–12`, `2 × 0:20–0:45`.
  func work(_ exercise: WorkoutExercise) -> Sentence
  /// Why it was chosen, and where its load comes from.
  func why(_ exercise: WorkoutExercise, _ program: GeneratedProgram, hasHistory: Bool) -> Sentence
  /// Exercise, sets, rest, why.
  var generatedColumns: [Sentence] { get }
  /// Sets by muscle.
  func muscles(_ sets: [(muscle: Muscle, sets: Double)], isWeek: Bool) -> Sentence
  /// The effort, and how the exercises go on.
  func effort(reserve: Int) -> Sentence
  /// That minutes are by the lifter's own pace.
  func pace(_ factor: Double) -> Sentence
  /// How to get the program.
  var programRemedy: Sentence { get }
  func name(_ goal: TrainingGoal) -> Sentence
  func name(_ place: TrainingPlace) -> Sentence
  func name(_ experience: TrainingExperience) -> Sentence
  func name(_ movement: Movement) -> Sentence
}
