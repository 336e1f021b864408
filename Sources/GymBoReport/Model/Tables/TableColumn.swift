internal import GymBoLog

/// What the values of a column are.
package enum ColumnKind: String, Sendable, Hashable, CaseIterable {
  case text
  /// A measure, or any number that may have decimals.
  case number
  /// A whole number: how many there are, or the number of a line or session.
  case count
  /// A day: `yyyy-MM-dd`.
  case date
  /// A moment on the lifter's wall clock to the second: `yyyy-MM-ddTHH:mm:ss`, or the day alone
  /// where the file has no time.
  case time
  /// `true` or `false`.
  case flag
  /// Several texts: joined by `; ` in CSV and Arrow, an array in JSON Lines.
  case list
  /// Each row has a value of its own kind: text, number, count, date or flag.
  case mixed
}

/// The unit of a column's numbers. Its raw value is the symbol that machine formats use.
package enum ColumnUnit: String, Sendable, Hashable, CaseIterable {
  case kilograms = "kg"
  case seconds = "s"
  case metres = "m"
  case percent
  case percentPerWeek = "percent/week"
  case days
  case weeks
  case setsPerWeek = "sets/week"
  case bytes
}

/// What is published about a column: consumers rely on its name, kind and unit.
package struct ColumnDeclaration: Sendable, Hashable {
  /// The published name. It never changes.
  package let name: String
  /// What its values are.
  package let kind: ColumnKind
  /// The unit of its numbers; nil for text, and for numbers without a unit.
  package let unit: ColumnUnit?
  /// What it holds, in a few words.
  package let meaning: String
  /// Every text that it can hold; empty where any text may come.
  package let words: [String]

  /// Whether it holds names or words, of which a table has few different ones.
  package var isName: Bool {
    kind == .text && (!words.isEmpty || ColumnDeclaration.names.contains(name))
  }

  private static let names: Set<String> = [
    "athlete", "exercise", "file", "title", "reason", "format", "variant", "week", "method",
  ]
}

/// One column of a table whose rows are of a type: its declaration, and its value in a row.
///
/// The kind of the column is the kind of its closure, so a value of another kind does not compile.
/// A value of nil is missing. It is a class because each cell of a table asks its column, and its
/// declaration is six texts and lists to retain.
final class TableColumn<Row>: Sendable {
  typealias Cell<Value> = @Sendable (TableSource, Row) -> Value?

  enum Value: Sendable {
    case text(Cell<String>)
    case number(Cell<Double>)
    case count(Cell<Int>)
    case date(Cell<CivilDate>)
    case time(Cell<WallTime>)
    case flag(Cell<Bool>)
    case list(separator: String, Cell<[String]>)
    case mixed(Cell<MixedValue>)

    var kind: ColumnKind {
      switch self {
      case .text: .text
      case .number: .number
      case .count: .count
      case .date: .date
      case .time: .time
      case .flag: .flag
      case .list: .list
      case .mixed: .mixed
      }
    }
  }

  let declaration: ColumnDeclaration
  let value: Value

  private init(
    _ name: String, _ meaning: String, unit: ColumnUnit? = nil, words: [String] = [], _ value: Value
  ) {
    declaration = ColumnDeclaration(
      name: name, kind: value.kind, unit: unit, meaning: meaning, words: words)
    self.value = value
  }

  private init(_ declaration: ColumnDeclaration, _ value: Value) {
    self.declaration = declaration
    self.value = value
  }

  /// Writes the value of a row.
  @inline(__always)
  func write(_ row: Row, of source: TableSource, to sink: inout some TableSink) {
    switch value {
    case .text(let cell): sink.text(cell(source, row))
    case .number(let cell): sink.number(cell(source, row))
    case .count(let cell): sink.count(cell(source, row))
    case .date(let cell): sink.date(cell(source, row))
    case .time(let cell): sink.time(cell(source, row))
    case .flag(let cell): sink.flag(cell(source, row))
    case .list(let separator, let cell): sink.list(cell(source, row), separator: separator)
    case .mixed(let cell): sink.mixed(cell(source, row))
    }
  }
}

/// A value whose kind differs from row to row, as in the table of the report's figures.
enum MixedValue: Sendable {
  case text(String)
  case number(Double)
  case count(Int)
  case date(CivilDate)
  case flag(Bool)
}

// MARK: Declaring columns

extension TableColumn {
  /// A column of text.
  /// - Parameter words: every text that it can hold; none where any text may come.
  static func text(
    _ name: String, _ meaning: String, words: [String] = [], _ cell: @escaping Cell<String>
  ) -> TableColumn {
    TableColumn(name, meaning, words: words, .text(cell))
  }

  /// A column of the words of an enumeration.
  static func word<Word: RawRepresentable & CaseIterable & Sendable>(
    _ name: String, _ meaning: String, _ cell: @escaping Cell<Word>
  ) -> TableColumn where Word.RawValue == String {
    text(name, meaning, words: Word.allCases.map(\.rawValue)) { cell($0, $1)?.rawValue }
  }

  static func number(
    _ name: String, in unit: ColumnUnit? = nil, _ meaning: String, _ cell: @escaping Cell<Double>
  ) -> TableColumn {
    TableColumn(name, meaning, unit: unit, .number(cell))
  }

  static func count(
    _ name: String, in unit: ColumnUnit? = nil, _ meaning: String, _ cell: @escaping Cell<Int>
  ) -> TableColumn {
    TableColumn(name, meaning, unit: unit, .count(cell))
  }

  static func date(
    _ name: String, _ meaning: String, _ cell: @escaping Cell<CivilDate>
  ) -> TableColumn {
    TableColumn(name, meaning, .date(cell))
  }

  static func time(
    _ name: String, _ meaning: String, _ cell: @escaping Cell<WallTime>
  ) -> TableColumn {
    TableColumn(name, meaning, .time(cell))
  }

  static func flag(_ name: String, _ meaning: String, _ cell: @escaping Cell<Bool>) -> TableColumn {
    TableColumn(name, meaning, .flag(cell))
  }

  /// A column of several texts a row.
  /// - Parameter separator: the text between two of them where a format joins them.
  static func list(
    _ name: String, _ meaning: String, separator: String = "; ", _ cell: @escaping Cell<[String]>
  ) -> TableColumn {
    TableColumn(name, meaning, .list(separator: separator, cell))
  }

  static func mixed(
    _ name: String, _ meaning: String, _ cell: @escaping Cell<MixedValue>
  ) -> TableColumn {
    TableColumn(name, meaning, .mixed(cell))
  }

  /// The same column for rows that contain this one's rows.
  func of<Whole>(_ part: @escaping @Sendable (TableSource, Whole) -> Row) -> TableColumn<Whole> {
    func whole<Value>(_ cell: @escaping Cell<Value>) -> TableColumn<Whole>.Cell<Value> {
      { cell($0, part($0, $1)) }
    }
    let value: TableColumn<Whole>.Value =
      switch value {
      case .text(let cell): .text(whole(cell))
      case .number(let cell): .number(whole(cell))
      case .count(let cell): .count(whole(cell))
      case .date(let cell): .date(whole(cell))
      case .time(let cell): .time(whole(cell))
      case .flag(let cell): .flag(whole(cell))
      case .list(let separator, let cell): .list(separator: separator, whole(cell))
      case .mixed(let cell): .mixed(whole(cell))
      }
    return TableColumn<Whole>(declaration, value)
  }
}

// MARK: Moments

/// When a workout began, as the file tells it.
struct WallTime: Sendable {
  /// Midnight where the file has only the day.
  let time: CivilTime
  /// False where the file has only the day.
  let hasClock: Bool
}

extension WallTime: CustomStringConvertible {
  /// `yyyy-MM-ddTHH:mm:ss`, or the day alone where the file has no time.
  var description: String { hasClock ? time.description : time.date.description }
}

extension Session {
  var wallTime: WallTime { WallTime(time: start, hasClock: hasTime) }
}
