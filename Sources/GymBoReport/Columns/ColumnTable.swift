/// A table as columns, for data engines: every value has its type, and what is missing is missing.
public struct ColumnTable: Sendable {
  /// Which table it is.
  public let table: AthleteTable
  /// Its columns in their published order, all of one length.
  public internal(set) var columns: [TableColumn]

  /// An empty table.
  public init(_ table: AthleteTable) {
    self.table = table
    columns = table.columns.map {
      TableColumn(
        name: $0.name, meaning: $0.meaning, kind: ColumnKind(ofColumn: $0.name, in: table))
    }
  }

  /// How many rows there are.
  public var count: Int { columns.first?.count ?? 0 }

  /// Adds the rows of another table of the same kind.
  public mutating func append(_ other: ColumnTable) {
    precondition(table == other.table, "\(table) takes no rows of \(other.table)")
    for index in columns.indices { columns[index].append(other.columns[index]) }
  }
}

/// One column: its published name, what it holds, and its values. Only the array of its kind is filled.
public struct TableColumn: Sendable {
  /// Its published name.
  public let name: String
  /// What it holds, with its unit.
  public let meaning: String
  /// What its values are.
  public let kind: ColumnKind
  /// By row, whether there is a value.
  public private(set) var isPresent: [Bool] = []
  /// Of integers; of dates days since 1970-01-01; of times seconds since then; of flags 0 or 1. 0 where missing.
  public private(set) var integers: [Int64] = []
  /// 0 where missing.
  public private(set) var numbers: [Double] = []
  /// The texts in UTF-8, one behind the other.
  public private(set) var textBytes: [UInt8] = []
  /// Of texts, where each ends in ``textBytes``: it begins where the one before ends.
  public private(set) var textEnds: [Int64] = []

  init(name: String, meaning: String, kind: ColumnKind) {
    self.name = name
    self.meaning = meaning
    self.kind = kind
  }

  /// Rows.
  public var count: Int { isPresent.count }

  /// The text of a row; nil where it is missing, or the column is of another kind.
  public func text(_ row: Int) -> String? {
    guard kind == .text, isPresent[row] else { return nil }
    let start = row == 0 ? 0 : Int(textEnds[row - 1])
    return String(decoding: textBytes[start..<Int(textEnds[row])], as: UTF8.self)
  }

  mutating func appendMissing() { append(present: false) }

  mutating func append(integer: Int64) {
    if kind == .number {
      append(present: true, number: Double(integer))
    } else {
      append(present: true, integer: integer)
    }
  }

  mutating func append(number: Double) { append(present: true, number: number) }

  mutating func append(text: some Sequence<UInt8>) {
    textBytes.append(contentsOf: text)
    append(present: true)
  }

  private mutating func append(present: Bool, integer: Int64 = 0, number: Double = 0) {
    isPresent.append(present)
    switch kind {
    case .text: textEnds.append(Int64(textBytes.count))
    case .number: numbers.append(number)
    case .integer, .flag, .date, .time: integers.append(integer)
    }
  }

  mutating func append(_ other: TableColumn) {
    let start = Int64(textBytes.count)
    isPresent += other.isPresent
    integers += other.integers
    numbers += other.numbers
    textBytes += other.textBytes
    textEnds += other.textEnds.map { $0 + start }
  }
}
