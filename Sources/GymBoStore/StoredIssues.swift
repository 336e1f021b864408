internal import GymBoLog
internal import GymBoSQLite

extension Database {
  /// Keeps what was found while reading a file. What is found by joining files is found anew at each reading of the store.
  borrowing func insert(_ issues: [Issue], change: Int64) throws(DatabaseError) {
    let statement = try prepare("INSERT INTO issues VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
    for issue in issues where issue.rule.isOfReading {
      guard let place = issue.place else { continue }
      try statement.run(
        .integer(change), .text(issue.rule.rawValue), .text(issue.severity.rawValue),
        SQLValue(place.line), SQLValue(place.column), SQLValue(place.columnName),
        SQLValue(place.byteOffset), .text(issue.original))
    }
  }

  /// What was found while reading the file of an import. What was done about it is known again where the rule says it alone.
  borrowing func issues(ofChange change: Int64) throws(DatabaseError) -> [Issue] {
    let statement = try prepare(
      """
      SELECT rule, severity, line, field, column_name, byte, original FROM issues
      WHERE change = \(change) ORDER BY rowid
      """)
    var issues: [Issue] = []
    while try statement.step() {
      guard let rule = statement.text(0).flatMap({ IssueRule(rawValue: $0) }),
        let severity = statement.text(1).flatMap({ Issue.Severity(rawValue: $0) })
      else { continue }
      let place = SourcePlace(
        file: 0, line: Int32(clamping: statement.integer(2) ?? 0),
        column: statement.integer(3).map { Int32(clamping: $0) },
        columnName: statement.text(4), byteOffset: Int(statement.integer(5) ?? 0))
      issues.append(
        Issue(
          rule: rule, severity: severity, place: place, original: statement.text(6) ?? "",
          proposal: rule.onlyProposal))
    }
    return issues
  }
}

extension IssueRule {
  /// Whether it is about a row, cell or file as a whole.
  fileprivate var isOfReading: Bool {
    ["row.", "cell.", "file."].contains { rawValue.hasPrefix($0) }
  }

  /// What is done about every finding of the rule; nil where that differs from finding to finding.
  fileprivate var onlyProposal: Issue.Proposal? {
    switch self {
    case .invalidUTF8: .saveAsUTF8
    case .universalTime: .sayZone
    case .unitAssumed: .sayPounds
    case .unitLooksLikePounds: .sayPoundsAsLoadsLook
    default: nil
    }
  }
}
