internal import GymBoLog

/// Writes the rows of one table, cell by cell, as bytes: a batch has millions of them.
struct TableWriter: TableSink {
  /// The bytes of some cells, with what stands before each.
  struct Prepared {
    fileprivate var bytes: [UInt8] = []
    fileprivate var count = 0
  }

  private(set) var bytes: [UInt8] = []
  private let format: TableFormat
  /// By column, what stands before its cell.
  private let leads: [[UInt8]]
  private var column = 0
  /// The cells of the weeks that came so far, by the weeks since 1970: all athletes have the same ones, and a table has them
  /// in the same column.
  private var weeks: [[UInt8]] = []

  init(_ table: BatchTable, format: TableFormat) {
    self.format = format
    leads = table.columnNames.enumerated().map { index, name in
      switch format {
      case .csv: index == 0 ? [] : [UInt8(ascii: ",")]
      case .json:
        [UInt8(ascii: index == 0 ? "{" : ",")] + JSONWriter.quoted(name) + [UInt8(ascii: ":")]
      }
    }
  }

  func prepared(_ texts: [String?], from column: Int) -> Prepared {
    var prepared = Prepared()
    prepared.bytes.reserveCapacity(64)
    for (index, text) in texts.enumerated() {
      prepared.bytes += leads[column + index]
      if let text {
        TableWriter.append(text, as: format, to: &prepared.bytes)
      } else if format == .json {
        prepared.bytes += TableWriter.null
      }
    }
    prepared.count = texts.count
    return prepared
  }

  mutating func cells(_ prepared: Prepared) {
    bytes += prepared.bytes
    column += prepared.count
  }

  mutating func cells(_ week: ISOWeek) {
    let index = Int(week.start.dayNumber) / 7
    guard index > 0, index < TableWriter.mostWeeks else {
      return cells(prepared([week.description, week.start.description], from: column))
    }
    if index >= weeks.count || weeks[index].isEmpty { keep(week, at: index) }
    bytes += weeks[index]
    column += 2
  }

  private mutating func keep(_ week: ISOWeek, at index: Int) {
    // Room for a year at once: weeks mostly come in order.
    if index >= weeks.count {
      weeks += Array(repeating: [], count: index + 52 - weeks.count)
    }
    weeks[index] = prepared([week.description, week.start.description], from: column).bytes
  }

  /// Weeks that are kept: two centuries.
  private static let mostWeeks = 10_000

  mutating func cell(_ text: String) {
    if lead() { bytes.append(UInt8(ascii: ",")) }
    TableWriter.append(text, as: format, to: &bytes)
  }

  mutating func cell(_ number: Int) {
    write { MachineNumber.append(Int64(number), to: &$0) }
  }

  mutating func cell(_ number: Double?) {
    var isMissing = true
    write { output in
      if let number { isMissing = !MachineNumber.append(number, to: &output) }
    }
    if isMissing, format == .json { bytes += TableWriter.null }
  }

  /// Writes a cell that is a number.
  @inline(__always)
  private mutating func write(_ number: (inout OutputSpan<UInt8>) -> Void) {
    let comma = lead()
    bytes.append(addingCapacity: 1 + MachineNumber.mostBytes) { output in
      if comma { output.append(UInt8(ascii: ",")) }
      number(&output)
    }
  }

  mutating func missing() { cell(Double?.none) }

  mutating func endRow() {
    assert(column == leads.count, "A row has a cell in each column")
    column = 0
    let end = UInt8(ascii: format == .csv ? "\r" : "}")
    bytes.append(addingCapacity: 2) { output in
      output.append(end)
      output.append(UInt8(ascii: "\n"))
    }
  }

  /// The rows written so far; begins anew.
  mutating func take() -> [UInt8] {
    // A copy, so that the room for the next rows stays.
    let rows = Array(bytes[...])
    bytes.removeAll(keepingCapacity: true)
    return rows
  }

  private static let null = Array("null".utf8)

  /// Writes what stands before the next cell, but for a mere comma.
  /// - Returns: whether a comma stands before it.
  @inline(__always)
  private mutating func lead() -> Bool {
    if format == .json { bytes += leads[column] }
    column += 1
    return format == .csv && column > 1
  }

  /// No method of a writer: that would hold the very bytes that are written to, and copy them all.
  private static func append(_ text: String, as format: TableFormat, to bytes: inout [UInt8]) {
    switch format {
    case .csv: CSVWriter.append(text, to: &bytes)
    case .json: bytes += JSONWriter.quoted(text)
    }
  }
}
