internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

/// The tables over many athletes. Names and columns are published: never renamed, new columns come last.
///
/// The athlete's name is the first column of each; rows stand in the order of the athletes.
public enum BatchTable: String, Sendable, Hashable, CaseIterable {
  /// One row an athlete.
  case athletes
  /// The athletes that need a coach's look, and why.
  case triage
  /// Every exercise of every athlete: what was done of it, and its records.
  case exercises
  /// Whether they move.
  case trends
  /// What to lift next.
  case suggestions
  /// Every week of every exercise.
  case exerciseWeeks = "exercise_weeks"
  /// Every week of every muscle.
  case muscleWeeks = "muscle_weeks"
  /// What is wrong or doubtful in the data.
  case issues

  /// The table's columns in order, each with what it holds and its unit.
  public var columns: [(name: String, meaning: String)] {
    [(name: "athlete", meaning: "the athlete's name")] + ownColumns
  }

  private var ownColumns: [(name: String, meaning: String)] {
    switch self {
    case .athletes: BatchAthlete.athleteColumns.map { ($0.name, $0.meaning) }
    case .triage: BatchAthlete.triageColumns.map { ($0.name, $0.meaning) }
    case .exercises: BatchAthlete.exerciseColumns
    case .trends: BatchAthlete.trendColumns.map { ($0.name, $0.meaning) }
    case .suggestions: CSVSource.suggestionColumns.map { ($0.name, $0.meaning) }
    case .exerciseWeeks: BatchAthlete.exerciseWeekColumns
    case .muscleWeeks: BatchAthlete.muscleWeekColumns
    case .issues: CSVSource.issueColumns.map { ($0.name, $0.meaning) }
    }
  }

  /// The names alone: they are the same for every athlete.
  var columnNames: [String] { BatchTable.names[self] ?? [] }

  private static let names = Dictionary(
    uniqueKeysWithValues: allCases.map { table in (table, table.columns.map(\.name)) })

  /// What the table's file begins with.
  public func head(_ format: TableFormat) -> [UInt8] {
    guard format == .csv else { return [] }
    var writer = CSVWriter()
    writer.row(columns.map { .text($0.name) })
    return writer.bytes
  }
}

extension WeeklyReport {
  /// The rows of one athlete in tables over many, without heads.
  /// - Parameters:
  ///   - tables: which.
  ///   - athlete: the name in the first column.
  ///   - format: how the rows are written.
  /// - Returns: one a table, in their order.
  public func rows(
    of tables: [BatchTable], athlete: String, format: TableFormat
  ) -> [[UInt8]] {
    let athlete = BatchAthlete(self, name: athlete)
    var writer = BatchWriter(tables, format: format)
    return writer.rows(of: athlete)
  }
}
