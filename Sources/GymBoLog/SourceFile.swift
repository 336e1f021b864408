/// A file that was read, with counts of its rows: rows = sets + excluded + rejected.
public struct SourceFile: Sendable, Hashable {
  /// The file's name as given, or `-` for standard input.
  public var name: String
  /// The machine word of the format: `strong`, `hevy`, `fitnotes`, `plain`.
  public var format: String
  /// Which generation or variant of the format, in words ("iOS 2020–", "Android, all cells quoted").
  public var variant: String
  /// Data rows read: records of the file without its header and without blank lines.
  public var rows = 0
  /// Rows that are sets of the history.
  public var sets = 0
  /// Rows that are not sets although they could be read: rest timers, sets not completed, duplicates.
  public var excluded = 0
  /// Rows that could not be read.
  public var rejected = 0
  /// How the unit of load was known.
  public var unit: UnitKnowledge

  /// A file with all counts 0.
  public init(name: String, format: String, variant: String, unit: UnitKnowledge) {
    self.name = name
    self.format = format
    self.variant = variant
    self.unit = unit
  }
}

/// How the unit of a file's loads was known.
public enum UnitKnowledge: Sendable, Hashable {
  /// The header or the rows name it.
  case stated
  /// The file names none; kilograms were assumed.
  case assumedKilograms
  /// The file names none; the caller said which (`--input-unit`).
  case given(LoadUnit)
}

/// A row of a file that is not a set of the history.
public struct LeftOutRow: Sendable, Hashable {
  /// The reason why a row is not a set.
  public enum Reason: String, MachineWord, Hashable {
    /// A rest timer's row; its seconds are kept as the rest of the set before it.
    case restTimer = "rest_timer"
    /// Not completed, or nothing was entered.
    case notCompleted = "not_completed"
    /// Equal to a set of the same session in another file, or earlier in the same file.
    case duplicate
    /// Another version of the session was taken.
    case superseded
    /// The header of the file again, as where two exports were put into one file.
    case repeatedHeader = "repeated_header"
    /// Could not be read; an issue says why.
    case rejected
  }

  /// The reason why it is not a set.
  public var reason: Reason
  /// Index into ``TrainingLog/files``.
  package var file: Int32
  /// Line on which the row begins, from 1.
  public var line: Int32
  /// The row as the file has it, at most 200 bytes of it.
  public var original: String

  /// A row with its reason and place.
  package init(reason: Reason, file: Int32, line: Int32, original: String) {
    self.reason = reason
    self.file = file
    self.line = line
    self.original = original
  }
}
