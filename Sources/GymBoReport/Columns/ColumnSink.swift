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

  mutating func text(_ text: String?) {
    table.columns[column].append(text: text)
    column += 1
  }

  mutating func number(_ number: Double?) {
    table.columns[column].append(number: number.flatMap { $0.isFinite ? $0 : nil })
    column += 1
  }

  mutating func count(_ count: Int?) { integer(count.map(Int64.init)) }
  mutating func date(_ date: CivilDate?) { integer(date.map { Int64($0.dayNumber) }) }
  mutating func time(_ time: WallTime?) { integer(time?.time.seconds) }
  mutating func flag(_ flag: Bool?) { integer(flag.map { $0 ? 1 : 0 }) }

  private mutating func integer(_ integer: Int64?) {
    table.columns[column].append(integer: integer)
    column += 1
  }

  mutating func list(_ texts: [String]?, separator: String) {
    table.columns[column].append(list: texts, separator: separator)
    column += 1
  }

  mutating func mixed(_ value: MixedValue?) { text(value?.text) }
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
