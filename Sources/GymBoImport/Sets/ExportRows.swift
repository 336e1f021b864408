package import GymBoLog

/// The rows of an app's export that another program has read into columns.
///
/// Each row is written back as a row of a CSV file, and the file is read as the app's own: the same rules hold, and the same log
/// comes of it. The rows of one athlete are one file.
package struct ExportRows {
  /// The number of columns.
  package let columnCount: Int
  /// The index of the column that names the athlete; nil where all rows are one athlete's.
  package let athlete: Int?
  /// The indices of the columns that nothing is read of, and that the app does not write.
  package let unread: [Int]
  private let isRead: [Bool]
  private let header: [UInt8]
  private var athletes: [String?] = []
  private var files: [[UInt8]] = []
  private var indexOfAthlete: [String?: Int] = [:]

  /// - Parameter names: the columns' names, in any case, with blanks or `_` between their words.
  /// - Returns: nil unless they are the columns of an app's export.
  package init?(columns names: [String]) {
    guard let map = ExportRows.map(names) else { return nil }
    columnCount = names.count
    athlete = map.has(.athlete) ? map.cell(.athlete) : nil
    var isRead = [Bool](repeating: false, count: names.count)
    for column in ExportColumn.allCases where map.has(column) { isRead[map.cell(column)] = true }
    self.isRead = isRead
    let written = Set(map.format.variants.flatMap(\.columnNames).map(\.columnKey))
    unread = names.indices.filter { !isRead[$0] && !written.contains(map.names[$0].columnKey) }
    var header: [UInt8] = []
    for (index, name) in map.names.enumerated() {
      if index > 0 { header.append(UInt8(ascii: ",")) }
      ExportRows.append(name, to: &header)
    }
    self.header = header + [UInt8(ascii: "\n")]
  }

  /// Whether anything is read of a column.
  package func reads(_ column: Int) -> Bool { isRead.indices.contains(column) && isRead[column] }

  /// Adds a row.
  /// - Parameters:
  ///   - athlete: who did it.
  ///   - cell: the text of a column's cell, as an app writes it; nil where it is missing. Asked for columns that are read.
  package mutating func add(athlete: String?, cell: (Int) -> String?) {
    let file = index(of: athlete)
    for column in 0..<columnCount {
      if column > 0 { files[file].append(UInt8(ascii: ",")) }
      if isRead[column], let text = cell(column) { ExportRows.append(text, to: &files[file]) }
    }
    files[file].append(UInt8(ascii: "\n"))
  }

  /// The logs, in the order in which the athletes came.
  /// - Parameter name: what issues call the table.
  /// - Throws: where the rows of an athlete are no export, such as for dates of which nobody can say whether day or month is first.
  package consuming func logs(
    name: String, options: ImportOptions
  ) throws(ImportError) -> [(athlete: String?, log: TrainingLog)] {
    var logs: [(athlete: String?, log: TrainingLog)] = []
    for (athlete, bytes) in zip(athletes, files) {
      let log = try importHistory([InputFile(name: name, bytes: bytes)], options: options)
      logs.append((athlete, log))
    }
    return logs
  }

  private mutating func index(of athlete: String?) -> Int {
    if let index = indexOfAthlete[athlete] { return index }
    indexOfAthlete[athlete] = files.count
    athletes.append(athlete)
    files.append(header)
    return files.count - 1
  }

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

  /// Appends a cell. One that holds a quote, a delimiter, a line break or a blank at an end is quoted.
  private static func append(_ text: String, to bytes: inout [UInt8]) {
    let quote = UInt8(ascii: "\"")
    let needsQuotes = text.utf8.contains {
      $0 == quote || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") || $0 < 0x20
    }
    guard needsQuotes else {
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
