internal import GymBoLog

/// The tables that a report gives to data engines, of one athlete or of many. Names and columns are published: never
/// renamed, new columns come last. Those of a batch have its columns, the others those of the report's CSV; the athlete's
/// name is the first column of each.
public enum AthleteTable: String, Sendable, Hashable, CaseIterable {
  /// One row an athlete.
  case athletes
  /// The athletes that need a coach's look, and why.
  case triage
  /// Every workout read.
  case sessions
  /// The normalised log: every row of the input, used or left out.
  case sets
  /// Every exercise: what was done of it, and its records.
  case exercises
  /// Whether they move.
  case trends
  /// The records that stand, by exercise and kind.
  case records
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
    switch source {
    case .batch(let table): table.columns
    case .report(let table): [(name: "athlete", meaning: "the athlete's name")] + table.columns
    }
  }

  private enum Source {
    case batch(BatchTable)
    case report(CSVTable)
  }

  private var source: Source {
    switch self {
    case .athletes: .batch(.athletes)
    case .triage: .batch(.triage)
    case .sessions: .report(.sessions)
    case .sets: .report(.sets)
    case .exercises: .batch(.exercises)
    case .trends: .batch(.trends)
    case .records: .report(.records)
    case .suggestions: .batch(.suggestions)
    case .exerciseWeeks: .batch(.exerciseWeeks)
    case .muscleWeeks: .batch(.muscleWeeks)
    case .issues: .batch(.issues)
    }
  }

  /// Writes an athlete's rows.
  func write(_ athlete: BatchAthlete, to writer: inout ColumnWriter) {
    switch self.source {
    case .batch(let table): athlete.write(table, to: &writer)
    case .report(.sessions):
      athlete.write(CSVSource.sessionColumns, athlete.source.sessionRows, to: &writer)
    case .report(.records):
      athlete.write(CSVSource.recordColumns, athlete.source.recordRows, to: &writer)
    case .report: athlete.write(CSVSource.setColumns, athlete.source.setRows, to: &writer)
    }
  }
}

extension WeeklyReport {
  /// The rows of one athlete as columns.
  /// - Parameters:
  ///   - tables: which.
  ///   - athlete: the name in the first column; nil leaves it missing.
  /// - Returns: one a table, in their order.
  public func columns(of tables: [AthleteTable], athlete: String?) -> [ColumnTable] {
    columnWriters(of: tables, athlete: athlete).map(\.table)
  }

  func columnWriters(of tables: [AthleteTable], athlete: String?) -> [ColumnWriter] {
    let athlete = BatchAthlete(self, name: athlete)
    return tables.map { table in
      var writer = ColumnWriter(ColumnTable(table))
      table.write(athlete, to: &writer)
      return writer
    }
  }
}
