import GymBoLog

/// Sets as the rows of a table, written by a ``FileLayout``.
struct SetRows {
  /// The table, in UTF-8.
  private(set) var bytes: [UInt8] = []
  /// The line of the file that each row of the table, its header too, comes from.
  private(set) var lines: [Int32] = [1]

  /// The columns of the table, in order.
  static let columns: [ColumnName] = [
    ColumnName("Date", .start), ColumnName("Time", .time),
    ColumnName("Duration", .duration), ColumnName("Workout Id", .session),
    ColumnName("Workout", .title), ColumnName("Exercise", .exercise), ColumnName("Set", .order),
    ColumnName("Kind", .setType), ColumnName("Weight", .load), ColumnName("Unit", .loadUnit),
    ColumnName("Reps", .repetitions), ColumnName("Seconds", .seconds),
    ColumnName("Distance", .distance), ColumnName("Distance Unit", .distanceUnit),
    ColumnName("Rest", .rest), ColumnName("RPE", .rpe), ColumnName("RIR", .rir),
    ColumnName("Superset", .superset),
    ColumnName("Note", .note), ColumnName("Workout Note", .workoutNote),
    ColumnName("Skipped", .skipped),
  ]

  /// The most bytes that the rows may have.
  private let most: Int
  /// The line of the first set that has no room; nil where all have.
  private(set) var lineWithoutRoom: Int32?
  /// Whether a set had no room. No further ones are added.
  var isTooLarge: Bool { lineWithoutRoom != nil }

  /// - Parameter most: the most bytes that the rows may have.
  init(most: Int = InputFile.largestSize) {
    self.most = most
    append(SetRows.columns.map(\.text))
  }

  /// The most bytes of rows that are made of a file: 16 MiB, and 32 times its size. A note is written with each of its sets, so a
  /// file of 100 kB that was made to harm would become a gigabyte.
  static func most(ofBytes count: Int) -> Int {
    min(InputFile.largestSize, (1 << 24) + 32 * min(count, InputFile.largestSize))
  }

  /// Adds a row.
  /// - Parameters:
  ///   - cells: by column; those that are left out are empty.
  ///   - line: of the file that the set is on.
  mutating func add(_ cells: [ExportColumn: String], line: Int32) {
    guard !isTooLarge else { return }
    append(SetRows.columns.map { cells[$0.column] ?? "" })
    lines.append(line)
    if bytes.count > most { lineWithoutRoom = line }
  }

  /// Adds a line that is not understood. It is rejected where rows are read, because it has no exercise, and
  /// seldom a date.
  mutating func addUnknown(_ cells: [String], line: Int32) {
    add([.start: cells.joined(separator: " ")], line: line)
  }

  /// The objects among elements of an array. What is none is added as a line that is not understood.
  /// - Parameter line: of the file on which the array is.
  mutating func objects(in elements: [JSONValue], line: Int32) -> [JSONObject] {
    elements.compactMap { element in
      // A row without anything in it would be taken for a set that was not done.
      let text = element.cell.isEmpty ? "?" : element.cell
      if element.object == nil { addUnknown([text], line: line) }
      return element.object
    }
  }

  /// The objects of a member that is an array, by ``objects(in:line:)``.
  mutating func objects(of object: JSONObject, _ name: String) -> [JSONObject] {
    objects(in: object[name].elements, line: object.line)
  }

  /// A note whose lines would end the row, as rows have it where the format says that it escapes them.
  static func escaped(_ note: String) -> String {
    note.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .joined(separator: "\\n")
  }

  /// The rows as a file.
  /// - Throws: where not all sets had room.
  func file(
    named name: String, _ laidOut: LaidOutFile
  ) throws(ImportError) -> InputFile {
    if let lineWithoutRoom {
      throw .oversizedPart(name: name, line: Int(lineWithoutRoom), .sets(limit: most))
    }
    var file = InputFile(name: name, bytes: bytes)
    file.laidOut = laidOut
    return file
  }

  private mutating func append(_ cells: [String]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      guard !cell.isEmpty else { continue }
      // A line break would begin another row.
      bytes.append(UInt8(ascii: "\""))
      for byte in cell.utf8 {
        if byte == UInt8(ascii: "\"") { bytes.append(byte) }
        bytes.append(byte == 0x0A || byte == 0x0D ? 0x20 : byte)
      }
      bytes.append(UInt8(ascii: "\""))
    }
    bytes.append(0x0A)
  }
}

extension FormatDeclaration {
  /// A format whose files are written as ``SetRows`` first.
  /// - Parameters:
  ///   - variants: with the lines by which files are known.
  static func laidOut(
    id: String, name: String, recognition: String, facts: FormatFacts, variants: [FormatVariant],
    sessions: Sessions = .sameStart, escapesLineBreaks: Bool = false,
    blankRepetitions: BlankRepetitions = .empty, certainty: FormatCertainty = .description
  ) -> FormatDeclaration {
    FormatDeclaration(
      id: id, name: name, recognition: recognition, columnNames: SetRows.columns,
      required: [.start, .exercise], facts: facts, variants: variants, noteScope: .set,
      blankRepetitions: blankRepetitions, escapesLineBreaks: escapesLineBreaks, sessions: sessions,
      certainty: certainty)
  }
}

/// A file whose sets were written as rows.
struct LaidOutFile: Sendable {
  let format: FormatDeclaration
  /// The name of the declared variant that is most like the file.
  let variant: String
  /// By row of the table, the line of the file.
  let lines: [Int32]
  /// The first line of the file.
  let firstLine: String
  /// Whether the file is UTF-8 throughout.
  let isUTF8: Bool
}

extension InputFile {
  /// How a text is laid out, and its beginning; nil for a table with a row a set, and for all others.
  var layout: (FileLayout, FileStart)? {
    // Nearly all files are tables of a known app, which is quickly seen.
    let first = HeaderLine(self, from: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    guard HeaderMap(first.names) == nil, let start = FileStart(bytes),
      let layout = FileLayout.all.first(where: { $0.matches(start) })
    else { return nil }
    return (layout, start)
  }

  /// The file with its sets as rows, if it is laid out in another way; else itself. Offsets in issues are then those of the rows.
  /// - Throws: where it is so broken that nothing of it is understood.
  func inRows() throws(ImportError) -> InputFile {
    guard !isDatabase else { return try databaseInRows() }
    guard let (layout, start) = layout else { return self }
    var rows = SetRows(most: SetRows.most(ofBytes: bytes.count))
    do throws(FileLayout.Fault) {
      try layout.write(bytes, start, &rows)
    } catch {
      throw .broken(name: name, line: Int(error.line))
    }
    return try rows.file(
      named: name,
      LaidOutFile(
        format: layout.format, variant: layout.variant(of: start), lines: rows.lines,
        firstLine: start.line, isUTF8: String(validating: bytes, as: UTF8.self) != nil))
  }
}

extension ImportedFile {
  /// Gives sets, rows and issues the lines of the file that the rows come from.
  mutating func place(by file: LaidOutFile) {
    func line(_ row: Int32) -> Int32 {
      let index = Int(row) - 1
      return file.lines.indices.contains(index) ? file.lines[index] : row
    }
    for row in rows.indices { rows[row].line = line(rows[row].line) }
    for row in leftOut.indices { leftOut[row].line = line(leftOut[row].line) }
    for issue in issues.indices {
      guard var place = issues[issue].place else { continue }
      place.line = line(place.line)
      // The rows have columns of their own; the name says which is meant.
      place.column = nil
      issues[issue].place = place
    }
  }
}
