internal import GymBoLog

/// What is wrong or doubtful in the data, and where.
protocol CheckWords: LanguageStyle {
  var nothingFound: Sentence { get }
  /// The word that a finding begins with: `Warning:`.
  func lead(_ severity: Issue.Severity) -> Sentence
  /// Places with the same finding as another.
  func moreRows(_ count: Int) -> Sentence
  func leftOut(_ rows: [CheckSection.LeftOut]) -> Sentence
  func counts(_ counts: [(severity: Issue.Severity, count: Int)]) -> Sentence
}
