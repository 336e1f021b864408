import GymBoLog

/// Why a row cannot be a set of the history.
struct RowRejection: Error {
  var rule: IssueRule
  /// The column of the faulty cell; nil where the whole row is faulty.
  var column: ExportColumn?
  var proposal: Issue.Proposal?

  init(_ rule: IssueRule, _ column: ExportColumn? = nil, proposal: Issue.Proposal? = nil) {
    self.rule = rule
    self.column = column
    self.proposal = proposal
  }
}
