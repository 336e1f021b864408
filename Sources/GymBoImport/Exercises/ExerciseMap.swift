import GymBoLog

/// The user's own assignment of exercise names, from a CSV file with a header.
///
/// | column | holds |
/// |---|---|
/// | `name` | the name as logged (required) |
/// | `exercise` | the catalogue's name of it, whose facts are taken |
/// | `direct`, `indirect` | muscles, several separated by `;` or `+`; instead of the catalogue's |
/// | `implement`, `mechanics`, `region`, `movement`, `loading`, `modality` | one word of the catalogue each |
///
/// A row needs `exercise` or `direct`. Names are matched without regard to case and blanks at their ends.
public struct ExerciseMap: Sendable {
  private var facts: [String: ExerciseFacts] = [:]

  /// Reads a map.
  /// - Throws: ``ImportError/exerciseMap(name:line:reason:)`` with the line and the words that are allowed.
  public init(reading file: InputFile) throws(ImportError) {
    let start = try TextEncoding.textStart(file)
    let header = HeaderLine(file, from: start)
    let columns = header.names.map(\.columnKey)
    for column in columns where !ExerciseMapRow.columns.contains(column) {
      throw .exerciseMap(
        name: file.name, line: 1,
        reason: "\"\(column)\" is no column of an exercise map; known are "
          + ExerciseMapRow.columns.joined(separator: ", "))
    }
    guard columns.contains("name"), columns.contains("exercise") || columns.contains("direct")
    else {
      throw .exerciseMap(
        name: file.name, line: 1,
        reason: "the header needs the column name, and exercise or direct")
    }
    var reader = header.reader
    let bytes = file.bytes.span
    while let kind = reader.next(bytes, expecting: columns.count) {
      let line = Int(reader.line)
      guard kind == .record, reader.cells.count == columns.count else {
        throw .exerciseMap(
          name: file.name, line: line,
          reason: "\(columns.count) cells are expected, with quotes around those that hold commas")
      }
      var cells: [String: String] = [:]
      for (column, cell) in zip(columns, reader.cells) {
        let range = CellText.trimmed(bytes, cell.range)
        let content = CellText.content(bytes, range, hasEscapes: cell.hasEscapes)
        cells[column] = CellText.text(content).text
      }
      let row = ExerciseMapRow(file: file.name, line: line, cells: cells)
      let (name, found) = try row.facts()
      guard facts.updateValue(found, forKey: ExerciseMap.key(name)) == nil else {
        throw .exerciseMap(
          name: file.name, line: line, reason: "\"\(name)\" stands in the map twice")
      }
    }
  }

  /// What the map says of a logged name; nil if it says nothing.
  func resolution(of name: String) -> ExerciseResolution? {
    facts[ExerciseMap.key(name)].map { .user($0) }
  }

  private static func key(_ name: String) -> String { name.columnKey }
}
