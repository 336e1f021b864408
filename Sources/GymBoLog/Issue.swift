/// Something wrong or doubtful in the data, with its place. Issues are gathered, never thrown.
public struct Issue: Sendable, Hashable {
  /// How bad it is; worse is larger.
  public enum Severity: String, MachineWord, Hashable, Comparable {
    /// Worth knowing; what was read is kept as it is.
    case notice
    /// Repaired, or doubtful.
    case warning
    /// A row was rejected.
    case error

    private var rank: Int {
      switch self {
      case .notice: 0
      case .warning: 1
      case .error: 2
      }
    }

    /// Notices before warnings before errors.
    public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
  }

  /// What was found; its raw value is the rule id of machine formats.
  public var rule: IssueRule
  /// How bad it is.
  public var severity: Severity
  /// Where it was found; nil for the whole history.
  public var place: SourcePlace?
  /// The text of the cell or row as the file has it, at most 200 bytes of it; empty for what the data check doubts.
  public var original: String
  /// What the data check doubts; nil for what was found while reading.
  public var doubt: Doubt?
  /// What was done about it, or what the user can do; nil where there is nothing to propose.
  public var proposal: Proposal?

  /// A finding of a rule.
  public init(
    rule: IssueRule, severity: Severity, place: SourcePlace?, original: String = "",
    doubt: Doubt? = nil, proposal: Proposal? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.place = place
    self.original = original
    self.doubt = doubt
    self.proposal = proposal
  }
}

/// A place in a file.
public struct SourcePlace: Sendable, Hashable {
  /// Index into ``TrainingLog/files``.
  package var file: Int32
  /// Line, from 1.
  public var line: Int32
  /// Field of the row, from 1; nil where the whole row is meant.
  public var column: Int32?
  /// The header's name of the column.
  public var columnName: String?
  /// Offset of the cell (or row) from the beginning of the file, in bytes from 0.
  public var byteOffset: Int

  /// A place in a file.
  public init(
    file: Int32, line: Int32, column: Int32? = nil, columnName: String? = nil, byteOffset: Int
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.columnName = columnName
    self.byteOffset = byteOffset
  }
}
