/// A result table as columns, for data engines: every column has its type, and what is missing is
/// missing.
public struct ColumnarTable: Sendable {
  /// Which table it is.
  public let table: ResultTable
  /// Its columns in their published order, the athlete's name first; all of one length.
  public internal(set) var columns: [ColumnValues]

  /// An empty table.
  package init(_ table: ResultTable) {
    self.table = table
    columns = table.columnsWithAthlete.map(ColumnValues.init)
  }

  /// How many rows there are.
  public var count: Int { columns.first?.count ?? 0 }

  /// Adds the rows of another table of the same kind.
  package mutating func append(_ other: ColumnarTable) {
    precondition(table == other.table, "\(table) takes no rows of \(other.table)")
    for index in columns.indices { columns[index].append(other.columns[index]) }
  }

  /// A table of columns that were made one by one.
  /// - Precondition: the columns of the table, all of one length.
  package init(_ table: ResultTable, columns: [ColumnValues]) {
    precondition(
      columns.map(\.declaration) == table.columnsWithAthlete
        && columns.allSatisfy { $0.count == columns[0].count }, "other columns than \(table)'s")
    self.table = table
    self.columns = columns
  }
}

/// The values of one column. Only the arrays of its kind are filled.
public struct ColumnValues: Sendable {
  /// Its published name, kind and meaning.
  package let declaration: ColumnDeclaration
  /// By row, whether there is a value.
  package private(set) var isPresent: [Bool] = []
  /// Of counts; of dates days since 1970-01-01; of times seconds since then; of flags 0 or 1. 0
  /// where missing.
  package private(set) var integers: [Int64] = []
  /// 0 where missing.
  package private(set) var numbers: [Double] = []
  /// The texts in UTF-8, one after the other. A list is one text.
  package private(set) var textBytes: [UInt8] = []
  /// Of texts, where each ends in ``textBytes``: it begins where the one before ends.
  package private(set) var textEnds: [Int64] = []

  /// Of lists, the texts of all rows in UTF-8, one after the other, and where each ends.
  package private(set) var items: (bytes: [UInt8], ends: [Int64]) = ([], [])
  /// Of lists, the number of ``items`` up to the end of each row.
  package private(set) var listEnds: [Int64] = []

  init(_ declaration: ColumnDeclaration) { self.declaration = declaration }

  /// Its published name.
  public var name: String { declaration.name }

  /// The number of a row: of dates days since 1970-01-01, of times seconds since then, of flags 0 or 1; nil where it is
  /// missing, or the column holds text.
  public func number(_ row: Int) -> Double? {
    guard isPresent.indices.contains(row), isPresent[row], textEnds.isEmpty else { return nil }
    return numbers.isEmpty ? Double(integers[row]) : numbers[row]
  }

  /// Rows.
  public var count: Int { isPresent.count }

  /// The text of a row; nil where it is missing, or the column holds no text.
  public func text(_ row: Int) -> String? {
    guard textEnds.indices.contains(row), isPresent[row] else { return nil }
    let start = row == 0 ? 0 : Int(textEnds[row - 1])
    return String(decoding: textBytes[start..<Int(textEnds[row])], as: UTF8.self)
  }

  mutating func append(integer: Int64?) {
    isPresent.append(integer != nil)
    integers.append(integer ?? 0)
  }

  /// Adds a number. One that is not finite is missing.
  mutating func append(number: Double?) {
    let isNumber = number?.isFinite ?? false
    isPresent.append(isNumber)
    numbers.append(isNumber ? number ?? 0 : 0)
  }

  mutating func append(text: String?) {
    isPresent.append(text != nil)
    if let text { textBytes.append(contentsOf: text.utf8) }
    textEnds.append(Int64(textBytes.count))
  }

  /// Adds a list, also as one text.
  mutating func append(list: [String]?, separator: String) {
    append(text: list?.joined(separator: separator))
    for text in list ?? [] {
      items.bytes.append(contentsOf: text.utf8)
      items.ends.append(Int64(items.bytes.count))
    }
    listEnds.append(Int64(items.ends.count))
  }

  /// The values of columns of one declaration, one after the other.
  package init(joining columns: [ColumnValues], _ declaration: ColumnDeclaration) {
    self.init(declaration)
    func sum(_ count: (ColumnValues) -> Int) -> Int { columns.reduce(0) { $0 + count($1) } }
    // Growing step by step, a column of a million texts was copied twenty times.
    isPresent.reserveCapacity(sum { $0.isPresent.count })
    integers.reserveCapacity(sum { $0.integers.count })
    numbers.reserveCapacity(sum { $0.numbers.count })
    textBytes.reserveCapacity(sum { $0.textBytes.count })
    textEnds.reserveCapacity(sum { $0.textEnds.count })
    items.bytes.reserveCapacity(sum { $0.items.bytes.count })
    items.ends.reserveCapacity(sum { $0.items.ends.count })
    listEnds.reserveCapacity(sum { $0.listEnds.count })
    for column in columns { append(column) }
  }

  mutating func append(_ other: ColumnValues) {
    let start = Int64(textBytes.count)
    let (firstByte, firstItem) = (Int64(items.bytes.count), Int64(items.ends.count))
    items.bytes += other.items.bytes
    for end in other.items.ends { items.ends.append(firstByte + end) }
    for end in other.listEnds { listEnds.append(firstItem + end) }
    isPresent += other.isPresent
    integers += other.integers
    numbers += other.numbers
    textBytes += other.textBytes
    for end in other.textEnds { textEnds.append(start + end) }
  }
}
