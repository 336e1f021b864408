package import GymBoLog

extension TrainingLog {
  /// Throws if none of the files has a row: then there is nothing to report.
  package func checkThatFilesHaveRows() throws(ImportError) {
    guard let first = files.first, files.allSatisfy({ $0.rows == 0 }) else { return }
    throw .noRows(name: first.name)
  }

  /// Throws if no file has a row, or if a file has rows and none of them could be read. Its issues say why, but a report of it would be empty.
  package func checkThatFilesAreRead() throws(ImportError) {
    try checkThatFilesHaveRows()
    for (index, file) in files.enumerated()
    where file.rows > 0 && file.rejected == file.rows {
      let found = issues.filter { $0.place?.file == Int32(index) && $0.severity == .error }
      guard let first = found.first else { continue }
      var counts: [IssueRule: Int] = [:]
      for issue in found { counts[issue.rule, default: 0] += 1 }
      let rule = counts.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key
      let example = found.first { $0.rule == rule } ?? first
      throw .noRowRead(
        name: file.name, rows: file.rows, line: Int(example.place?.line ?? 0), rule: example.rule,
        example: example.original)
    }
  }
}
