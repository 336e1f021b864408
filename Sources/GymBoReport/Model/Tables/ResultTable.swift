/// The result tables, the same through every door: report, batch, library, C, Python and Spark.
///
/// Names and columns are published: they are never renamed, and new columns come last. Where rows
/// of several athletes can be in one table, the athlete's name is its first column.
public enum ResultTable: String, Sendable, Hashable, CaseIterable {
  /// The report's figures, one a row.
  case summary
  /// One row an athlete.
  case athletes
  /// The athletes that need a coach's look, the most pressing first, and why.
  case triage
  /// Every workout read.
  case sessions
  /// Every exercise that was more than warmed up for: what was done of it, and its records.
  case exercises
  /// Whether those exercises move.
  case trends
  /// What each muscle was trained in the reported week.
  case muscles
  /// What was done of each cardio exercise in the reported week.
  case cardio
  /// The current records, by exercise and kind.
  case records
  /// What to lift next.
  case suggestions
  /// What to expect of the next top set of every active lift.
  case expected
  /// Every week from the first workout to the report's day, with the sets of each muscle.
  case weeks
  /// Every day with a workout, and every week, month, quarter and year from the first one to the
  /// report's day.
  case periods
  /// Every week of every exercise.
  case exerciseWeeks = "exercise_weeks"
  /// Every week of every muscle.
  case muscleWeeks = "muscle_weeks"
  /// The normalised log: every row of the files, used or left out.
  case sets
  /// What is wrong or doubtful in the data.
  case issues
  /// Every session of every exercise, or of one, in numbers, for charts.
  case series
  /// Every set of a program's week, and of the next workout.
  case plan
  /// What was done of each planned set.
  case adherence

  /// The places that tables come out of.
  package enum Door: String, Sendable, Hashable, CaseIterable {
    /// `gymbo report`, and reports of the library.
    case report
    /// `gymbo exercise`
    case exercise
    /// `gymbo suggest`
    case suggest
    /// `gymbo check`
    case check
    /// `gymbo plan`
    case plan
    /// `gymbo batch`: several athletes.
    case batch
    /// Columns for data engines, from the library, C, Python and Spark: several athletes.
    case library

    /// Whether rows of several athletes can be in one table, whose first column is then the
    /// athlete's name.
    package var hasAthlete: Bool { self == .batch || self == .library }
  }

  /// The tables that come out of a door, in their order there.
  package static func of(_ door: Door) -> [ResultTable] {
    switch door {
    case .report:
      [
        .summary, .sessions, .exercises, .trends, .muscles, .cardio, .records, .suggestions,
        .expected, .weeks, .periods, .sets, .issues, .plan, .adherence,
      ]
    case .exercise: [.series]
    case .suggest: [.suggestions]
    case .check: [.issues]
    case .plan: [.plan, .adherence]
    case .batch: of(.library) + of(.plan)
    case .library:
      [
        .athletes, .triage, .sessions, .sets, .exercises, .trends, .records, .suggestions,
        .expected, .weeks, .exerciseWeeks, .muscleWeeks, .series, .issues,
      ]
    }
  }

  /// The doors that the table comes out of.
  package var doors: [Door] { Door.allCases.filter { ResultTable.of($0).contains(self) } }

  /// Whether it is made of a training program, and has no rows without one.
  package var isOfProgram: Bool { ResultTable.of(.plan).contains(self) }

  /// The version of all tables together: it is raised when a name or the form of a value changes.
  ///
  /// 2: values are words in snake_case; the table `exercises` is the same in reports and batches,
  /// and the report has the table `trends`; in JSON Lines a list is an array.
  ///
  /// 3: the table `triage` is ordered by `priority` and has other reasons.
  package static let version = 3
}

extension ResultTable {
  /// What a row is, in a few words.
  package var meaning: String {
    switch self {
    case .summary: "the report's figures, one a row"
    case .athletes: "one row an athlete"
    case .triage: "the athletes that need a coach's look, the most pressing first, and why"
    case .sessions: "every workout read"
    case .exercises: "what was done of every exercise, and its records"
    case .trends: "whether every exercise moves"
    case .muscles: "what each muscle was trained in the reported week"
    case .cardio: "what was done of each cardio exercise in the reported week"
    case .records: "the current records, by exercise and kind"
    case .suggestions: "what to lift next"
    case .expected: "repetitions to expect of every active lift's next top set"
    case .weeks: "every week up to the report's day, with the sets of each muscle"
    case .periods: "every day with a workout, and every week, month, quarter and year"
    case .exerciseWeeks: "every week of every exercise"
    case .muscleWeeks: "every week of every muscle"
    case .sets: "every row of the files, used or left out"
    case .issues: "what is wrong or doubtful in the data"
    case .series: "every session of an exercise, for charts"
    case .plan: "every set of a program's week, and of the next workout"
    case .adherence: "what was done of each planned set"
    }
  }

  /// The columns in order, without the athlete's name.
  package var columns: [ColumnDeclaration] { declared.columns }

  /// The columns in order where rows of several athletes can be in the table: first the athlete's
  /// name.
  package var columnsWithAthlete: [ColumnDeclaration] { [ResultTable.athleteColumn] + columns }

  /// The names of the columns that identify a row of one athlete, and with the athlete's name a row
  /// of many. Empty where the athlete's name alone does, or where two rows may be alike.
  package var key: [String] { declared.key }

  /// The first column of tables over several athletes.
  static let athleteColumn = ColumnDeclaration(
    name: "athlete", kind: .text, unit: nil, meaning: "the athlete's name", words: [])

  private var declared: (columns: [ColumnDeclaration], key: [String]) {
    func of<Table: DeclaredTable>(_ table: Table.Type) -> ([ColumnDeclaration], [String]) {
      (table.columns.map(\.declaration), table.key)
    }
    return switch self {
    case .summary: of(SummaryTable.self)
    case .athletes: of(AthletesTable.self)
    case .triage: of(TriageTable.self)
    case .sessions: of(SessionsTable.self)
    case .exercises: of(ExercisesTable.self)
    case .trends: of(TrendsTable.self)
    case .muscles: of(MusclesTable.self)
    case .cardio: of(CardioTable.self)
    case .records: of(RecordsTable.self)
    case .suggestions: of(SuggestionsTable.self)
    case .expected: of(ExpectedTable.self)
    case .weeks: of(WeeksTable.self)
    case .periods: of(PeriodsTable.self)
    case .exerciseWeeks: of(ExerciseWeeksTable.self)
    case .muscleWeeks: of(MuscleWeeksTable.self)
    case .sets: of(SetsTable.self)
    case .issues: of(IssuesTable.self)
    case .series: of(SeriesTable.self)
    case .plan: of(PlanTable.self)
    case .adherence: of(AdherenceTable.self)
    }
  }

  /// Writes the rows of one athlete, without a head.
  func write(_ source: TableSource, to sink: inout some TableSink) {
    sink.begin(athlete: source.athlete)
    switch self {
    case .summary: SummaryTable.write(source, to: &sink)
    case .athletes: AthletesTable.write(source, to: &sink)
    case .triage: TriageTable.write(source, to: &sink)
    case .sessions: SessionsTable.write(source, to: &sink)
    case .exercises: ExercisesTable.write(source, to: &sink)
    case .trends: TrendsTable.write(source, to: &sink)
    case .muscles: MusclesTable.write(source, to: &sink)
    case .cardio: CardioTable.write(source, to: &sink)
    case .records: RecordsTable.write(source, to: &sink)
    case .suggestions: SuggestionsTable.write(source, to: &sink)
    case .expected: ExpectedTable.write(source, to: &sink)
    case .weeks: WeeksTable.write(source, to: &sink)
    case .periods: PeriodsTable.write(source, to: &sink)
    case .exerciseWeeks: ExerciseWeeksTable.write(source, to: &sink)
    case .muscleWeeks: MuscleWeeksTable.write(source, to: &sink)
    case .sets: SetsTable.write(source, to: &sink)
    case .issues: IssuesTable.write(source, to: &sink)
    case .series: SeriesTable.write(source, to: &sink)
    case .plan: PlanTable.write(source, to: &sink)
    case .adherence: AdherenceTable.write(source, to: &sink)
    }
  }
}

/// A table as it is declared: its columns, what identifies a row, and the rows of an athlete.
protocol DeclaredTable {
  associatedtype Row

  /// In their published order, without the athlete's name.
  static var columns: [TableColumn<Row>] { get }
  /// See ``ResultTable/key``.
  static var key: [String] { get }
  /// The rows of an athlete, in their published order.
  static func rows(of source: TableSource) -> [Row]
}

extension DeclaredTable {
  /// Writes the rows of an athlete cell by cell.
  static func write(_ source: TableSource, to sink: inout some TableSink) {
    let columns = columns
    for row in rows(of: source) {
      sink.beginRow()
      for column in columns { column.write(row, of: source, to: &sink) }
      sink.endRow()
    }
  }
}
