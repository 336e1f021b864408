internal import GymBoProgression

/// Whether a lighter week is due.
protocol DeloadWords: LanguageStyle {
  func lead(_ verdict: DeloadFinding.Verdict) -> Sentence
  func sentence(_ advice: DeloadAdvice) -> Sentence
  /// The same of one that is due, beside suggestions that have its sets and loads.
  func shortSentence(_ advice: DeloadAdvice) -> Sentence
}
