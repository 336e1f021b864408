package import GymBoLog

/// The columns of an app's export that another program has read.
///
/// Each row is written back as a row of a CSV file, and the file is read as the app's own: the same rules hold, and the same log
/// comes of it. The rows of one athlete are one file.
package struct ExportRows: Sendable {
  /// The number of columns.
  package let columnCount: Int
  /// The index of the column that names the athlete; nil where all rows are one athlete's.
  package let athlete: Int?
  /// The indices of the columns that nothing is read of, and that the app does not write.
  package let unread: [Int]
  private let isRead: [Bool]
  private let header: [UInt8]

  /// - Parameter names: the columns' names, in any case, with blanks or `_` between their words.
  /// - Returns: nil unless they are the columns of an app's export.
  package init?(columns names: [String]) {
    guard let map = ExportRows.map(names) else { return nil }
    columnCount = names.count
    athlete = map.has(.athlete) ? map.cell(.athlete) : nil
    var isRead = [Bool](repeating: false, count: names.count)
    for column in ExportColumn.allCases where map.has(column) { isRead[map.cell(column)] = true }
    self.isRead = isRead
    unread = map.unknownCells
    var header: [UInt8] = []
    for (index, name) in map.names.enumerated() {
      if index > 0 { header.append(UInt8(ascii: ",")) }
      ExportFile.append(name, to: &header)
    }
    self.header = header + [UInt8(ascii: "\n")]
  }

  /// Whether anything is read of a column.
  package func reads(_ column: Int) -> Bool { isRead.indices.contains(column) && isRead[column] }

  /// The file of one athlete, without rows.
  package func file() -> ExportFile { ExportFile(header) }

  /// The columns of the first app's export that has all that are required, each under the name that the app gives it.
  private static func map(_ names: [String]) -> HeaderMap? {
    for format in FormatDeclaration.all where format.id != FormatDeclaration.plain.id {
      let known = Dictionary(
        (format.columnNames + [.athlete]).map { ($0.text.columnWords, $0.text) },
        uniquingKeysWith: { first, _ in first })
      let own = Set((format.columnNames + [.athlete]).map(\.text.columnKey))
      let renamed = names.map { name in
        own.contains(name.columnKey) ? name : known[name.columnWords] ?? name
      }
      if let map = HeaderMap(renamed), map.format.id == format.id { return map }
    }
    return nil
  }
}

/// The rows of one athlete, written as a file of the app.
package struct ExportFile {
  private var bytes: [UInt8]

  fileprivate init(_ header: [UInt8]) { bytes = header }

  /// Adds the rows of a chunk.
  package mutating func add(_ chunk: inout ExportChunk) { chunk.append(to: &bytes) }

  /// The log of the rows.
  /// - Parameters:
  ///   - name: what issues call the table.
  ///   - names: what is known of exercises' names already met; nil where these are the first.
  /// - Throws: where the rows are no export, such as for dates of which nobody can say whether day or month is first.
  package consuming func log(
    name: String, options: ImportOptions, names: ExerciseNames?
  ) throws(ImportError) -> TrainingLog {
    try importHistory([InputFile(name: name, bytes: bytes)], options: options, names: names)
  }

  /// Whether a text with this byte is quoted.
  @inlinable
  package static func needsQuotes(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";")
      || byte < 0x20
  }

  /// Appends the cell of a text. One that holds a quote, a delimiter, a line break or a blank at an end is quoted.
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    let quote = UInt8(ascii: "\"")
    guard text.utf8.contains(where: needsQuotes) else {
      bytes.append(contentsOf: text.utf8)
      return
    }
    bytes.append(quote)
    for byte in text.utf8 {
      if byte == quote { bytes.append(quote) }
      bytes.append(byte)
    }
    bytes.append(quote)
  }
}
