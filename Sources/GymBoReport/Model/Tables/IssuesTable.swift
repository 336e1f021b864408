internal import GymBoLog

/// What is wrong or doubtful in the data, in order of file and line.
enum IssuesTable: DeclaredTable {
  static let key: [String] = []

  static let columns: [TableColumn<Issue>] = [
    .word("severity", "how bad it is") { $1.severity },
    .word("rule", "id of the rule") { $1.rule },
    .text("file", "the file's name as given; empty for the whole history") { source, issue in
      issue.place.map { source.log.fileName($0.file) }
    },
    .count("line", "line, from 1") { $1.place.map { Int($0.line) } },
    .count("column", "field of the row, from 1; empty for the whole row") {
      $1.place?.column.map(Int.init)
    },
    .text("column_name", "the header's name of it") { $1.place?.columnName },
    .count("byte_offset", in: .bytes, "offset from the beginning of the file, from 0") {
      $1.place?.byteOffset
    },
    .text("original", "the cell or row as the file has it, or what the data check doubts") {
      $1.machineOriginal
    },
    .text("proposal", "code of what was done, or of what to do") { $1.proposal?.code },
    .mixed("proposed", "the proposal's number or name: kg, s, m, repetitions or cells") {
      switch $1.proposal?.machineValue {
      case .text(let text): .text(text)
      case .number(let number, _): .number(number)
      case nil: nil
      }
    },
  ]

  static func rows(of source: TableSource) -> [Issue] { source.issues }
}
