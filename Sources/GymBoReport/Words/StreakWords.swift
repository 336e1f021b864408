internal import GymBoAnalysis

/// Streaks and milestones.
protocol StreakWords: LanguageStyle {
  var streaksTitle: Sentence { get }
  func name(_ kind: Streak.Kind, _ section: StreaksSection) -> Sentence
  func length(_ streak: Streak) -> Sentence
  /// `record`, or the longest.
  func standing(_ streak: Streak) -> Sentence
  /// The word that a reached milestone begins with.
  var reached: Sentence { get }
  func milestone(_ milestone: Milestone) -> Sentence
  func next(_ next: StreaksSection.NextVolume) -> Sentence
}
