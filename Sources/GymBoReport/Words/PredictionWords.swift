internal import GymBoAnalysis

/// What the next top set will be, and how usual the last ones were.
protocol PredictionWords: LanguageStyle {
  var expectationTitle: Sentence { get }
  /// Whether the repetitions will probably be completed.
  func chance(_ probability: Double, of expectation: Expectation) -> Sentence
  /// The repetitions to expect, with their probabilities.
  func outcomes(_ expectation: Expectation) -> Sentence
  /// What the numbers are made from, and what they do not say.
  func basis(_ expectation: Expectation) -> Sentence
  /// The last session was the best one.
  var afterRecord: Sentence { get }
  /// A set that could not be expected.
  func surprise(_ usualness: Usualness) -> Sentence
  /// The same in a narrow column.
  func shortSurprise(_ usualness: Usualness) -> Sentence
}
