internal import GymBoAnalysis

/// Why something is missing.
protocol MissingWords: LanguageStyle {
  /// `no session in the period`
  func reason(_ reason: MissingReason) -> Sentence
}
