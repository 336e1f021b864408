import GymBoLog

/// What a column of an export holds, whatever its header calls it.
enum Column: Int, CaseIterable, Sendable {
  /// Whose set it is, in files of many athletes.
  case athlete
  case start, end, duration, title, workoutNumber, exercise, category
  /// Number of the set or, in Strong, a letter for its kind.
  case order
  /// Kind of the set in words (Hevy).
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
  /// Whether the set was done (`Done`, `NotStarted`, `Failed`).
  case status
  case isWarmUp

  /// A value for each column, by ``rawValue``. Its room is the number of columns, as a test makes sure: the language takes
  /// nothing but a literal here.
  typealias Values<Value> = InlineArray<24, Value>
}

/// A unit that a header names for its column.
enum ColumnUnit: Sendable, Equatable {
  case load(LoadUnit)
  case distance(DistanceUnit)

  static let kilograms = ColumnUnit.load(.kilogram)
  static let pounds = ColumnUnit.load(.pound)
}

/// One name that a header may have for a column.
struct ColumnName: Sendable {
  var text: String
  var column: Column
  var unit: ColumnUnit?

  /// In front of the columns of any format: a file of many athletes.
  static let athlete = ColumnName("Athlete", .athlete)

  init(_ text: String, _ column: Column, _ unit: ColumnUnit? = nil) {
    self.text = text
    self.column = column
    self.unit = unit
  }
}

extension String {
  /// A header's name without blanks at its ends, in lower case and with straight apostrophes: names are equal if these are.
  var columnKey: String {
    if utf8.allSatisfy({ $0 < 0x80 }) {
      // Nearly every name, and files made to harm have millions.
      let isBlank: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
      let name = utf8.drop(while: isBlank)
      let end = name.lastIndex { !isBlank($0) }.map(name.index(after:)) ?? name.startIndex
      return String(decoding: name[..<end].map(CellText.lowercased), as: UTF8.self)
    }
    var scalars = Substring(lowercased()).unicodeScalars
    while let first = scalars.first, first.properties.isWhitespace { scalars.removeFirst() }
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars.map { $0 == "\u{2019}" ? "'" : $0 }))
  }
}
