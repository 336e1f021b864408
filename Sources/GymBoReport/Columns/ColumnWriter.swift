internal import GymBoLog

/// Fills the columns of a table, cell by cell.
struct ColumnWriter: TableSink {
  private(set) var table: ColumnTable
  private var column = 0
  /// The first cell whose value was not of its column's kind: a column that ``ColumnKind`` does not know. It is missing then.
  private(set) var misfit: String?

  init(_ table: ColumnTable) { self.table = table }

  func prepared(_ texts: [String?], from column: Int) -> [String?] { texts }

  mutating func cells(_ prepared: [String?]) {
    for text in prepared {
      if let text { cell(text) } else { missing() }
    }
  }

  mutating func cell(_ text: String) {
    defer { column += 1 }
    switch table.columns[column].kind {
    case .text: table.columns[column].append(text: text.utf8)
    case .flag where text == "true": table.columns[column].append(integer: 1)
    case .flag where text == "false": table.columns[column].append(integer: 0)
    case .date:
      guard let date = CivilDate(iso: text) else { return misfits() }
      table.columns[column].append(integer: Int64(date.dayNumber))
    case .time:
      guard let time = CivilTime(machineStart: text) else { return misfits() }
      table.columns[column].append(integer: time.seconds)
    case .flag, .integer, .number: misfits()
    }
  }

  mutating func cell(_ number: Int) {
    defer { column += 1 }
    switch table.columns[column].kind {
    case .integer, .number: table.columns[column].append(integer: Int64(number))
    case .text, .flag, .date, .time: misfits()
    }
  }

  mutating func cell(_ number: Double?) {
    guard let number, number.isFinite else { return missing() }
    defer { column += 1 }
    if table.columns[column].kind == .number {
      table.columns[column].append(number: number)
    } else {
      misfits()
    }
  }

  mutating func missing() {
    table.columns[column].appendMissing()
    column += 1
  }

  mutating func endRow() {
    assert(column == table.columns.count, "A row has a cell in each column")
    column = 0
  }

  private mutating func misfits() {
    if misfit == nil { misfit = "\(table.table.rawValue).\(table.columns[column].name)" }
    table.columns[column].appendMissing()
  }
}

extension CivilTime {
  /// Reads what ``Session/machineStart`` writes: `yyyy-MM-ddTHH:mm:ss`, or the day alone.
  fileprivate init?(machineStart text: String) {
    let parts = text.split(separator: "T")
    guard let first = parts.first, let date = CivilDate(iso: first) else { return nil }
    guard parts.count == 2 else {
      self.init(date: date, secondOfDay: 0)
      return
    }
    let clock = parts[1].split(separator: ":").compactMap { Int($0) }
    guard clock.count == 3 else { return nil }
    self.init(date: date, hour: clock[0], minute: clock[1], second: clock[2])
  }
}
