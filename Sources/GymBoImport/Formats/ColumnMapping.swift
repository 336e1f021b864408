import GymBoLog

/// Which column of a table holds what, for a table that no known format has.
///
/// It is written as `date=Day,exercise=Lift,load=Wt:lb,repetitions=R`: what a column holds, its name in the header, and after a
/// colon the unit of its numbers where the header does not say it.
public struct ColumnMapping: Sendable, Hashable {
  /// What a column of a table can hold.
  package enum Meaning: String, Sendable, CaseIterable {
    case date, time, end, workout, exercise, load, unit, repetitions, rpe, rir, seconds, distance
    case set, sets, kind, superset, note
    case workoutNote = "workout_note"
    case athlete

    /// The same in the terms of exports.
    var column: ExportColumn {
      switch self {
      case .date: .start
      case .time: .time
      case .end: .end
      case .workout: .title
      case .exercise: .exercise
      case .load: .load
      case .unit: .loadUnit
      case .repetitions: .repetitions
      case .rpe: .rpe
      case .rir: .rir
      case .seconds: .seconds
      case .distance: .distance
      case .set: .order
      case .sets: .setCount
      case .kind: .setType
      case .superset: .superset
      case .note: .note
      case .workoutNote: .workoutNote
      case .athlete: .athlete
      }
    }

    /// Of which a table of sets has at least one.
    static let measures: [Meaning] = [.repetitions, .seconds, .distance]
  }

  /// A column, by its name in the header.
  package struct Column: Sendable, Hashable {
    package var meaning: Meaning
    package var name: String
    /// The word for the unit, such as `lb`; nil where none is said.
    package var unit: String?

    /// A column of a table.
    package init(_ meaning: Meaning, _ name: String, unit: String? = nil) {
      (self.meaning, self.name, self.unit) = (meaning, name, unit)
    }

    /// As it is typed: `load=Wt:lb`.
    package var option: String {
      "\(meaning.rawValue)=\(name)" + (unit.map { ":\($0)" } ?? "")
    }
  }

  /// Why a mapping cannot be used.
  package enum Fault: Error, Sendable, Hashable {
    /// A part is not written as `meaning=name`.
    case noMeaning(String)
    case repeated(Meaning)
    /// One column would hold two things.
    case sharedColumn(String)
    /// A unit that the column's numbers cannot have.
    case unknownUnit(String)
    /// There is no date, no exercise, or nothing that was done.
    case missing([Meaning])
  }

  /// In the order in which they were given.
  package let columns: [Column]

  /// A mapping from columns.
  package init(_ columns: [Column]) throws(Fault) {
    var seen: Set<Meaning> = []
    var names: Set<String> = []
    for column in columns {
      guard seen.insert(column.meaning).inserted else { throw .repeated(column.meaning) }
      guard names.insert(column.name.columnKey).inserted else { throw .sharedColumn(column.name) }
      if let unit = column.unit, ColumnMapping.unit(unit, of: column.meaning) == nil {
        throw .unknownUnit(unit)
      }
    }
    var missing = [Meaning.date, .exercise].filter { !seen.contains($0) }
    if seen.isDisjoint(with: Meaning.measures) { missing.append(.repetitions) }
    guard missing.isEmpty else { throw .missing(missing) }
    self.columns = columns
  }

  /// Reads a mapping as it is typed. A comma or a colon in the name of a column is part of it where nothing else is meant.
  package init(reading option: String) throws(Fault) {
    var columns: [Column] = []
    for part in option.split(separator: ",", omittingEmptySubsequences: false) {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let meaning = Meaning(rawValue: pair[0].trimmed.lowercased())
      if pair.count == 2, let meaning {
        columns.append(Column(meaning, pair[1].trimmed))
      } else if let last = columns.indices.last {
        columns[last].name += ",\(part)"
      } else {
        throw .noMeaning(String(part))
      }
    }
    for place in columns.indices {
      let name = columns[place].name
      guard let colon = name.lastIndex(of: ":") else { continue }
      let unit = name[name.index(after: colon)...].trimmed
      guard ColumnMapping.unit(unit, of: columns[place].meaning) != nil else { continue }
      columns[place].name = name[..<colon].trimmed
      columns[place].unit = unit
    }
    try self.init(columns)
  }

  /// Reads a mapping such as `date=Day,exercise=Lift,load=Wt:lb,repetitions=R`.
  /// - Returns: nil where a part says nothing, or a date, an exercise or what was done is missing.
  public init?(option: String) {
    guard let mapping = try? ColumnMapping(reading: option) else { return nil }
    self = mapping
  }

  /// As it is typed.
  public var option: String {
    columns.map(\.option).joined(separator: ",")
  }

  /// The unit that a word means in a column; nil for none.
  static func unit(_ word: String, of meaning: Meaning) -> HeaderUnit? {
    let bytes = Array(word.lowercased().utf8)
    return switch meaning {
    case .load: LoadUnit(bytes.span, bytes.indices).map(HeaderUnit.load)
    case .distance: DistanceUnit(bytes.span, bytes.indices).map(HeaderUnit.distance)
    case .seconds: DurationUnit(word.lowercased()).map(HeaderUnit.duration)
    default: nil
    }
  }

  /// The format of a file that has these columns. A unit that is not said is that of the column's name, as in `Wt (lb)`. Where rows have a time of the day, it may be each set's own: rows of one day
  /// and title that follow each other within three hours are one workout.
  var format: FormatDeclaration {
    FormatDeclaration(
      id: "mapped", name: "Mapped table", recognition: option,
      columnNames: columns.map { column in
        let unit = column.unit ?? EverydayName(column.name).unit(of: column.meaning)
        return ColumnName(
          column.name, column.meaning.column,
          unit.flatMap { ColumnMapping.unit($0, of: column.meaning) })
      },
      required: columns.map(\.meaning.column), facts: FormatFacts(), variants: [],
      noteScope: .set, blankRepetitions: .emptyOrZero, escapesLineBreaks: false,
      sessions: .withinHours, hasUnitsInCells: true)
  }
}
