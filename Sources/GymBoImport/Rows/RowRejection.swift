import GymBoLog

/// Why a row cannot be a set of the history.
struct RowRejection: Error {
  var rule: IssueRule
  /// The cell that is at fault; nil where the whole row is.
  var column: Column?
  var proposal: Issue.Proposal?

  init(_ rule: IssueRule, _ column: Column? = nil, proposal: Issue.Proposal? = nil) {
    self.rule = rule
    self.column = column
    self.proposal = proposal
  }
}
