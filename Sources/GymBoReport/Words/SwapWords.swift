internal import GymBoCoach
internal import GymBoLog

/// Exercises in place of another.
protocol SwapWords: LanguageStyle {
  /// The exercise, with what was done of it the last time.
  func swapTitle(_ swaps: ExerciseSwaps) -> Sentence
  /// Exercise, how alike, what to do, why.
  var swapColumns: [Sentence] { get }
  /// Sets, repetitions and load; empty where nothing is known.
  func work(_ row: SwapRow) -> Sentence
  /// In what the exercise is alike, and where its load comes from.
  func why(_ swap: Swap, hasHistory: Bool) -> Sentence
  /// What is said where nothing is alike enough.
  var noSwaps: Sentence { get }
  /// What stays, and whose the loads are.
  var swapNote: Sentence { get }
}
