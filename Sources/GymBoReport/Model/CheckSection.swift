internal import GymBoLog

/// What is wrong or doubtful in the data, the worst first, what is the same of several rows once.
struct CheckSection: Sendable {
  /// What one rule found at one severity.
  struct Finding: Sendable {
    var severity: Issue.Severity
    var rule: IssueRule
    var count: Int
    var places: [Place]
  }

  /// A place, with the number of further ones of which the same is said.
  struct Place: Sendable {
    var issue: Issue
    /// nil for the whole history.
    var file: String?
    var more: Int
  }

  struct LeftOut: Sendable {
    var reason: LeftOutRow.Reason
    var rows: Int

    /// The rows of a log that are no sets, by reason.
    static func groups(_ log: TrainingLog) -> [LeftOut] {
      LeftOutRow.Reason.allCases.compactMap { reason in
        let count = log.leftOut.count { $0.reason == reason }
        return count > 0 ? LeftOut(reason: reason, rows: count) : nil
      }
    }
  }

  var files: [SourceFile]
  var findings: [Finding]
  /// Rows that are no sets, by reason.
  var leftOut: [LeftOut]
  /// Issues by severity, the worst first.
  var counts: [(severity: Issue.Severity, count: Int)]

  init(_ report: CheckReport) {
    files = report.log.files
    let severities = Issue.Severity.allCases.reversed()
    let issues = report.issues
    findings = severities.flatMap { severity in
      IssueRule.allCases.compactMap { rule -> Finding? in
        let found = issues.filter { $0.severity == severity && $0.rule == rule }
        guard !found.isEmpty else { return nil }
        return Finding(
          severity: severity, rule: rule, count: found.count,
          places: CheckSection.places(of: found, files: report.log.files))
      }
    }
    leftOut = LeftOut.groups(report.log)
    counts = severities.map { severity in
      (severity, issues.count { $0.severity == severity })
    }
  }

  /// Issues that say the same of different rows, with the first of them, in the order of the first.
  private static func places(of issues: [Issue], files: [SourceFile]) -> [Place] {
    struct Saying: Hashable {
      let column: String?
      let original: String
      let doubt: Issue.Doubt?
      let proposal: Issue.Proposal?
    }
    var indices: [Saying: Int] = [:]
    var places: [Place] = []
    for issue in issues {
      let saying = Saying(
        column: issue.place?.columnName, original: issue.original, doubt: issue.doubt,
        proposal: issue.proposal)
      if let index = indices[saying] {
        places[index].more += 1
      } else {
        indices[saying] = places.count
        let file = issue.place.flatMap { place in
          files.indices.contains(Int(place.file)) ? files[Int(place.file)].name : nil
        }
        places.append(Place(issue: issue, file: file, more: 0))
      }
    }
    return places
  }
}
