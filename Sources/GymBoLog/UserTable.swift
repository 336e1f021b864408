/// A small table that a user writes by hand or in a spreadsheet: a header of column names, then one row a line. Cells are
/// separated by commas; in a table without a comma in its header by tabs or semicolons, as spreadsheets of some countries
/// do. Empty lines and lines that begin with `#` are skipped. A cell in quotes may hold the separator, and doubled quotes
/// for one. Lists in a cell are written with semicolons.
package struct UserTable: Sendable, Hashable {
  /// One line of the table.
  package struct Row: Sendable, Hashable {
    /// The row's line in the file, from 1.
    package var line: Int
    /// The cells by column name, without blanks at their ends. Empty cells have no entry.
    package var cells: [String: String]

    /// The cell of a column that every row must have.
    package func cell(_ column: String) throws(UserTableError) -> String {
      guard let cell = cells[column] else {
        throw UserTableError(line: line, .missingCell(column: column))
      }
      return cell
    }
  }

  /// The lines after the header that are not empty.
  package var rows: [Row]

  /// The most lines that a table may have; a hand-written table has fewer.
  package static let mostLines = 10_000

  /// Reads a table.
  /// - Parameters:
  ///   - lines: the lines without their line feeds. A carriage return or a byte order mark is removed.
  ///   - columns: names that the header may hold, in any order and case.
  ///   - required: those that it must hold.
  /// - Throws: the first fault, with its line.
  package init(
    lines: some Sequence<some StringProtocol>, columns: [String], required: [String]
  ) throws(UserTableError) {
    var header: [String]?
    var separator: Character = ","
    var rows: [Row] = []
    var line = 0
    for text in lines {
      line += 1
      guard line <= UserTable.mostLines else {
        throw UserTableError(line: line, .tooManyLines(most: UserTable.mostLines))
      }
      if header == nil { separator = UserTable.separator(of: text) }
      let cells = UserTable.cells(of: text, separator)
      guard !(cells.count == 1 && cells[0].isEmpty), cells[0].first != "#" else { continue }
      guard let names = header else {
        header = try UserTable.header(cells, line: line, columns: columns, required: required)
        continue
      }
      guard cells.count <= names.count || cells[names.count...].allSatisfy(\.isEmpty) else {
        throw UserTableError(line: line, .tooManyCells(cells.count, columns: names.count))
      }
      let filled = zip(names, cells).filter { !$0.1.isEmpty }
      if filled.isEmpty { continue }
      rows.append(Row(line: line, cells: Dictionary(uniqueKeysWithValues: filled)))
    }
    guard header != nil else {
      throw UserTableError(line: 1, .empty(header: required))
    }
    self.rows = rows
  }

  private static func header(
    _ cells: [String], line: Int, columns: [String], required: [String]
  ) throws(UserTableError) -> [String] {
    var names = cells.map { $0.lowercased() }
    while names.last == "" { names.removeLast() }
    if let unknown = names.first(where: { !columns.contains($0) }) {
      throw UserTableError(line: line, .unknownColumn(unknown, columns: columns))
    }
    if let missing = required.first(where: { !names.contains($0) }) {
      throw UserTableError(line: line, .missingColumn(missing, header: columns))
    }
    if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw UserTableError(line: line, .repeatedColumn(twice))
    }
    return names
  }

  private static func separator(of header: some StringProtocol) -> Character {
    header.contains(",") ? "," : header.contains("\t") ? "\t" : ";"
  }

  private static func cells(of line: some StringProtocol, _ separator: Character) -> [String] {
    var cells: [String] = []
    var rest = line[...]
    while true {
      rest = rest.drop { $0 != separator && isBlank($0) }
      if let (quoted, after) = quotedCell(rest, separator) {
        cells.append(quoted)
        rest = after
      } else {
        let cell = rest.prefix { $0 != separator }
        cells.append(cell.trimmed)
        rest = rest[cell.endIndex...]
      }
      guard rest.first == separator else { return cells }
      rest = rest.dropFirst()
    }
  }

  /// The text of a cell in quotes, and what follows it; nil where the cell is not in quotes from one end to the other.
  private static func quotedCell<Line: StringProtocol>(
    _ text: Line, _ separator: Character
  ) -> (text: String, after: Line.SubSequence)? {
    guard text.first == "\"" else { return nil }
    var (cell, rest) = ("", text.dropFirst())
    while let quote = rest.firstIndex(of: "\"") {
      cell += rest[..<quote]
      rest = rest[quote...].dropFirst()
      guard rest.first == "\"" else {
        let after = rest.drop { $0 != separator && isBlank($0) }
        return after.isEmpty || after.first == separator ? (cell, after) : nil
      }
      cell += "\""
      rest = rest.dropFirst()
    }
    return nil
  }

  private static func isBlank(_ character: Character) -> Bool {
    character.isWhitespace || character == "\u{FEFF}"
  }
}
