package import GymBoLog

/// Something the data check doubts: an issue, and the sets that it makes suspect.
package struct Suspicion: Sendable, Hashable {
  /// What is doubted, with its place and a proposal.
  package var issue: Issue
  /// Rows that stay in volume, marked. They hold no record and enter no trend and no suggestion.
  package var rows: [Int]
}

extension TrainingLog {
  /// The place of a set, for issues that the analysis finds.
  func place(ofRow row: Int, columnName: String? = nil) -> SourcePlace {
    SourcePlace(
      file: columns.file[row], line: columns.line[row], columnName: columnName,
      byteOffset: columns.byteOffset[row])
  }
}
