internal import GymBoLog

/// Collects the rows of a table as columns.
struct ColumnSink: TableSink {
  private(set) var table: ColumnarTable
  private var column = 0
  private var athlete: String?

  init(_ table: ResultTable) { self.table = ColumnarTable(table) }

  mutating func begin(athlete: String?) { self.athlete = athlete }

  mutating func beginRow() {
    column = 0
    text(athlete)
  }

  mutating func endRow() {
    assert(column == table.columns.count, "A row has a cell in each column")
  }

  mutating func text(_ text: String?) { add { $0.append(text: text) } }
  mutating func number(_ number: Double?) { add { $0.append(number: number) } }
  mutating func count(_ count: Int?) { add { $0.append(count: count) } }
  mutating func date(_ date: CivilDate?) { add { $0.append(date: date) } }
  mutating func time(_ time: WallTime?) { add { $0.append(time: time) } }
  mutating func flag(_ flag: Bool?) { add { $0.append(flag: flag) } }
  mutating func list(_ texts: [String]?, separator: String) {
    add { $0.append(list: texts, separator: separator) }
  }
  mutating func mixed(_ value: MixedValue?) { text(value?.text) }

  @inline(__always)
  private mutating func add(_ append: (inout ColumnValues) -> Void) {
    append(&table.columns[column])
    column += 1
  }

  mutating func rows<Row>(_ rows: [Row], _ columns: [TableColumn<Row>], _ source: TableSource) {
    for _ in rows { table.columns[0].append(text: athlete) }
    for (index, column) in columns.enumerated() {
      table.columns[index + 1].append(rows, column.value, source)
    }
  }
}

extension ColumnValues {
  fileprivate mutating func append(count: Int?) { append(integer: count.map(Int64.init)) }
  fileprivate mutating func append(date: CivilDate?) {
    append(integer: date.map { Int64($0.dayNumber) })
  }
  fileprivate mutating func append(time: WallTime?) { append(integer: time?.time.seconds) }
  fileprivate mutating func append(flag: Bool?) { append(integer: flag.map { $0 ? 1 : 0 }) }

  /// Adds the values of some rows.
  fileprivate mutating func append<Row>(
    _ rows: [Row], _ value: TableColumn<Row>.Value, _ source: TableSource
  ) {
    switch value {
    case .text(let cell): for row in rows { append(text: cell(source, row)) }
    case .number(let cell): for row in rows { append(number: cell(source, row)) }
    case .count(let cell): for row in rows { append(count: cell(source, row)) }
    case .date(let cell): for row in rows { append(date: cell(source, row)) }
    case .time(let cell): for row in rows { append(time: cell(source, row)) }
    case .flag(let cell): for row in rows { append(flag: cell(source, row)) }
    case .list(let separator, let cell):
      for row in rows { append(list: cell(source, row), separator: separator) }
    case .mixed(let cell): for row in rows { append(text: cell(source, row)?.text) }
    }
  }
}

extension MixedValue {
  /// The value as machine formats write it; nil for a number that is not finite.
  var text: String? {
    switch self {
    case .text(let text): text
    case .number(let number): MachineNumber.text(number)
    case .count(let count): count.description
    case .date(let date): date.description
    case .flag(let flag): flag ? "true" : "false"
    }
  }
}

extension TableSource {
  /// The rows of the athlete as columns, one a table, in the order of the tables.
  package func columns(of tables: [ResultTable]) -> [ColumnarTable] {
    tables.map { table in
      var sink = ColumnSink(table)
      table.write(self, to: &sink)
      return sink.table
    }
  }
}
