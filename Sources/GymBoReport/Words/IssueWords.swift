internal import GymBoLog

/// What is said of rows and values that are wrong or doubtful.
protocol IssueWords: LanguageStyle {
  /// What a rule found and what was done about it, in one sentence.
  func sentence(_ rule: IssueRule) -> Sentence
  /// What a check found, in a few words: `a set far above the others`. nil where a few words do not say it.
  func label(_ rule: IssueRule) -> Sentence?
  /// What was done about an issue, or what the user can do: `read as assistance`.
  func proposal(_ proposal: Issue.Proposal) -> Sentence
  /// What the data check doubts: `Bench Press: 1,000 kg`.
  func doubt(_ doubt: Issue.Doubt) -> Sentence
}
