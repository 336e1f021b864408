internal import GymBoLog

extension CSVSource {
  static let issueColumns: [CSVColumn<Issue>] =
    [
      CSVColumn("severity", "notice; warning; error") { CSVCell($1.severity.rawValue) },
      CSVColumn("rule", "id of the rule") { CSVCell($1.rule.rawValue) },
      CSVColumn("file", "the file's name as given; empty for the whole history") {
        source, issue in
        CSVCell(issue.place.map { source.log.fileName($0.file) })
      },
      CSVColumn("line", "line, from 1") { CSVCell($1.place.map { Int($0.line) }) },
      CSVColumn("column", "field of the row, from 1; empty for the whole row") {
        CSVCell($1.place?.column.map(Int.init))
      },
      CSVColumn("column_name", "the header's name of it") { CSVCell($1.place?.columnName) },
      CSVColumn("byte_offset", "offset from the beginning of the file, from 0") {
        CSVCell($1.place?.byteOffset)
      },
      CSVColumn(
        "original", "the cell or row as the file has it, or what the data check doubts"
      ) { CSVCell($1.machineOriginal) },
      CSVColumn("proposal", "code of what was done, or of what to do") {
        CSVCell($1.proposal?.code)
      },
      CSVColumn("proposed", "the proposal's number or name: kg, s, m, repetitions or cells") {
        CSVCell($1.proposal?.machineValue?.text)
      },
    ]
}
