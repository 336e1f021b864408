public import GymBoAnalysis
public import GymBoLog
public import GymBoProgression

/// One athlete's rows in the tables of a batch.
///
/// Each part of the analysis is made when the first table asks for it: the weekly tables pay for no trend, and what no table
/// shows is never made. For one thread at a time.
public final class BatchAthlete {
  /// nil where the tables are one athlete's.
  let name: String?
  private let log: TrainingLog
  private let options: AnalysisOptions
  private let suggesting: SuggestionOptions
  /// What the columns that a report has too are made of.
  let source: CSVSource

  /// nil for a history without a session up to the report's day.
  private(set) lazy var history = GroupedHistory(of: log, options: options)
  private(set) lazy var exercises = history.map { ExerciseHistory.all(in: $0) } ?? []
  private(set) lazy var liftFindings = history.map { LiftFindings($0, exercises: exercises) }
  private(set) lazy var weeklyVolume = history.map { $0.weeklyVolume }
  private lazy var suggestions = liftFindings?.suggestions(suggesting) ?? []
  private lazy var issues = Issue.all(of: log, dataCheck: history?.dataCheck)
  private lazy var triage = liftFindings.flatMap { found in
    weeklyVolume.map { Triage(of: found, volume: $0) }
  }
  private lazy var row = AthleteRow(
    log: log, found: liftFindings, triage: triage, totals: history?.totals)

  /// - Parameters:
  ///   - log: the history as read.
  ///   - name: what stands in the first column.
  ///   - options: what is analysed.
  ///   - suggesting: how suggestions are made.
  public init(
    _ log: TrainingLog, name: String, options: AnalysisOptions,
    suggesting: SuggestionOptions = SuggestionOptions()
  ) {
    self.log = log
    self.name = name
    self.options = options
    self.suggesting = suggesting
    source = CSVSource(log: log, options: options)
  }

  /// The rows of what a report has found already.
  init(_ report: WeeklyReport, name: String?) {
    log = report.log
    self.name = name
    options = report.findings?.options ?? AnalysisOptions()
    suggesting = SuggestionOptions(rule: report.rule)
    source = CSVSource(
      log: log, findings: report.findings, suggestions: report.suggestions, issues: report.issues)
    history = report.findings?.liftFindings.history
    liftFindings = report.findings?.liftFindings
    exercises = liftFindings?.lifts.map(\.done) ?? []
    weeklyVolume = report.findings?.weeklyVolume
    suggestions = report.suggestions
    issues = report.issues
  }

  /// Whether a coach should look.
  public var needsLook: Bool { triage.map { !$0.reasons.isEmpty } ?? false }

  func write(_ table: BatchTable, to writer: inout some TableSink) {
    switch table {
    case .athletes: write(BatchAthlete.athleteColumns, [row], to: &writer)
    case .triage: write(BatchAthlete.triageColumns, needsLook ? [row] : [], to: &writer)
    case .exercises: writeExercises(to: &writer)
    case .trends: write(BatchAthlete.trendColumns, liftFindings?.lifts ?? [], to: &writer)
    case .suggestions: write(CSVSource.suggestionColumns, suggestions, to: &writer)
    case .exerciseWeeks: writeExerciseWeeks(to: &writer)
    case .muscleWeeks: writeMuscleWeeks(to: &writer)
    case .issues: write(CSVSource.issueColumns, issues, to: &writer)
    }
  }

  func write<Row>(
    _ columns: [CSVColumn<Row>], _ rows: [Row], to writer: inout some TableSink
  ) {
    let first = writer.prepared([name], from: 0)
    for row in rows {
      writer.cells(first)
      for column in columns { writer.cell(column.cell(source, row)) }
      writer.endRow()
    }
  }
}
