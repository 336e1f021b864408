import GymBoLog

/// What a column of an export holds, independent of its name in the header.
enum ExportColumn: Int, CaseIterable, Sendable {
  /// Whose set it is, in files of many athletes.
  case athlete
  case start, end, duration, title, workoutNumber, exercise, category
  /// The number of the set or, in Strong, a letter for its kind.
  case order
  /// How many equal sets the row is.
  case setCount
  /// The kind of the set in words (Hevy).
  case setType
  case load
  /// A second column of load in another unit (FitNotes 2).
  case secondLoad
  case loadUnit
  case repetitions, rpe
  /// Repetitions in reserve.
  case rir
  case distance, distanceUnit, seconds
  case note, workoutNote
  case superset
  /// Seconds of rest after the set.
  case rest
  /// Whether the set was done (`Done`, `NotStarted`, `Failed`).
  case status
  case isWarmUp
  /// The time of the day, where the date is in another column.
  case time
  /// What tells a workout apart from all others.
  case session
  /// Whether the row is no set that was done.
  case skipped

  /// A value for each column, by ``rawValue``. The size has to be a literal; a test compares it with the number of columns.
  typealias Values<Value> = InlineArray<29, Value>
}

/// The unit that a header gives for a column.
enum HeaderUnit: Sendable, Equatable {
  case load(LoadUnit)
  case distance(DistanceUnit)
  case duration(DurationUnit)

  static let kilograms = HeaderUnit.load(.kilogram)
  static let pounds = HeaderUnit.load(.pound)
}

/// The unit of a column of durations, with the seconds of one.
enum DurationUnit: UInt64, Sendable {
  case second = 1
  case minute = 60
  case hour = 3600

  /// The unit that a word in lower case means; nil for none.
  init?(_ word: String) {
    switch word {
    case "s", "sec", "secs", "seconds", "sek": self = .second
    case "min", "mins", "minutes": self = .minute
    case "h", "hr", "hrs", "hours": self = .hour
    default: return nil
    }
  }
}

/// One name that a header may have for a column.
struct ColumnName: Sendable {
  var text: String
  var column: ExportColumn
  var unit: HeaderUnit?

  /// A column that a file of any format may have besides its own: such a file holds several athletes.
  static let athlete = ColumnName("Athlete", .athlete)

  init(_ text: String, _ column: ExportColumn, _ unit: HeaderUnit? = nil) {
    self.text = text
    self.column = column
    self.unit = unit
  }
}

extension String {
  /// The form in which names of headers are compared: without blanks at the ends, in lower case, with straight apostrophes.
  var columnKey: String {
    if utf8.allSatisfy({ $0 < 0x80 }) {
      // The fast way for names in ASCII. Files made to harm have millions of names.
      let isBlank: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
      let name = utf8.drop(while: isBlank)
      let end = name.lastIndex { !isBlank($0) }.map(name.index(after:)) ?? name.startIndex
      return String(decoding: name[..<end].map(CellBytes.lowercased), as: UTF8.self)
    }
    var scalars = Substring(lowercased()).unicodeScalars
    while let first = scalars.first, first.properties.isWhitespace { scalars.removeFirst() }
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars.map { $0 == "\u{2019}" ? "'" : $0 }))
  }
}
