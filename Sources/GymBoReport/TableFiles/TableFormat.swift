/// The format of a table's file.
public enum TableFormat: String, Sendable, Hashable, CaseIterable {
  /// RFC 4180 with a header. A missing cell is empty; a list is one text, joined by `; `.
  case csv
  /// JSON Lines: one object a row, its keys the columns' names. A missing cell is null, a flag true
  /// or false, a list an array of strings.
  case json

  /// The extension of the file's name.
  public var fileExtension: String {
    switch self {
    case .csv: "csv"
    case .json: "jsonl"
    }
  }
}
