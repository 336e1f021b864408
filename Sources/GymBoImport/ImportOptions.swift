public import GymBoLog

/// How files are to be read where they leave it open.
public struct ImportOptions: Sendable {
  /// The unit of loads in files that name none; kilograms if nil. It never overrides a unit in the file.
  public var inputUnit: LoadUnit?
  /// The user's own assignment of exercises.
  public var exerciseMap: ExerciseMap?
  /// The order of dates such as 03/04/2026; nil takes it from a date of the file that has one meaning only.
  public var dateOrder: DateOrder?
  /// The lifter's time zone, for times that are written as universal; nil takes these as written, and says so.
  package var zone: ZoneRules?
  /// What the columns of tables hold that no known format has.
  public var columns: ColumnMapping?
  /// Whether other tables are read as their columns look, where nothing is left open. Else they are refused, and the error says
  /// what their columns probably hold.
  public var readsFoundColumns = false
  /// Whether the error for a table that is not read has its first sets, which are read with other options. False where they are
  /// being read: they have no first sets of their own.
  var findsExamples = true

  /// Kilograms where nothing else is said, and the catalogue's exercises.
  public init(inputUnit: LoadUnit? = nil, exerciseMap: ExerciseMap? = nil) {
    self.inputUnit = inputUnit
    self.exerciseMap = exerciseMap
  }
}

/// The order of the numbers in dates such as 03/04/2026. Dates that begin with the year, or have dots, need none.
public enum DateOrder: String, Sendable, Hashable, CaseIterable {
  case dayFirst = "dmy"
  case monthFirst = "mdy"
}
