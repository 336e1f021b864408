/// The tables of the CSV format. Names and columns are published: never renamed, new columns come last.
public enum CSVTable: String, Sendable, Hashable, CaseIterable {
  /// The report's figures, one a row.
  case summary
  /// Every workout read.
  case sessions
  /// Every exercise of the history that was more than warmed up for, with its trend.
  case exercises
  /// What each muscle was trained in the reported week.
  case muscles
  /// The records that stand, by exercise and kind.
  case records
  /// What to lift next.
  case suggestions
  /// Every week from the first workout to the report's day, with the sets of each muscle.
  case weeks
  /// Every day with a workout, and every week, month, quarter and year from the first one to the report's day.
  case periods
  /// The normalised log: every row of the files, used or left out.
  case sets
  /// What is wrong or doubtful in the data.
  case issues

  /// The table's columns in order, each with what it holds and its unit.
  public var columns: [(name: String, meaning: String)] {
    switch self {
    case .summary: CSVSource.summaryColumns.map { ($0.name, $0.meaning) }
    case .sessions: CSVSource.sessionColumns.map { ($0.name, $0.meaning) }
    case .exercises: CSVSource.exerciseColumns.map { ($0.name, $0.meaning) }
    case .muscles: CSVSource.muscleColumns.map { ($0.name, $0.meaning) }
    case .records: CSVSource.recordColumns.map { ($0.name, $0.meaning) }
    case .suggestions: CSVSource.suggestionColumns.map { ($0.name, $0.meaning) }
    case .weeks: CSVSource.weekColumns.map { ($0.name, $0.meaning) }
    case .periods: CSVSource.periodColumns.map { ($0.name, $0.meaning) }
    case .sets: CSVSource.setColumns.map { ($0.name, $0.meaning) }
    case .issues: CSVSource.issueColumns.map { ($0.name, $0.meaning) }
    }
  }
}

extension WeeklyReport {
  /// One table as CSV (RFC 4180, UTF-8, a header row): kilograms, seconds and metres, whatever ``unit`` is.
  public func csv(_ table: CSVTable) -> [UInt8] {
    CSVSource(log: log, findings: findings, suggestions: suggestions, issues: issues).csv(table)
  }
}

extension SuggestionReport {
  /// ``CSVTable/suggestions``.
  public func csv() -> [UInt8] {
    CSVSource(log: log, findings: findings, suggestions: suggestions, issues: []).csv(.suggestions)
  }
}

extension CheckReport {
  /// ``CSVTable/issues``.
  public func csv() -> [UInt8] {
    CSVSource(log: log, findings: nil, suggestions: [], issues: issues).csv(.issues)
  }
}
