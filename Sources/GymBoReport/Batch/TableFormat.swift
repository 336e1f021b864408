/// How the tables of a batch are written.
public enum TableFormat: String, Sendable, Hashable, CaseIterable {
  /// RFC 4180 with a header, as the tables of a report.
  case csv
  /// JSON Lines: one object a row, its keys the columns' names; what is missing is null.
  case json

  /// Of the table's file.
  public var fileExtension: String {
    switch self {
    case .csv: "csv"
    case .json: "jsonl"
    }
  }
}
