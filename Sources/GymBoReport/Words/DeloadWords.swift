internal import GymBoProgression

/// Whether a lighter week is due.
protocol DeloadWords: LanguageStyle {
  func lead(_ verdict: DeloadFinding.Verdict) -> Sentence
  func sentence(_ advice: DeloadAdvice) -> Sentence
}
