internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

/// What the tables are made of. A class, because a cell is a function of it and a log is dozens of arrays to retain.
final class CSVSource {
  let log: TrainingLog
  /// nil where the history has no session up to the report's day: then every table but `sets`, `sessions`, `issues` and
  /// `summary` is its header alone.
  let findings: HistoryFindings?
  let suggestions: [Suggestion]
  let issues: [Issue]
  /// nil where nothing was estimated.
  private let options: AnalysisOptions?
  /// Start of each session as text: one a session instead of one a set.
  private(set) lazy var sessionStarts = log.sessions.map(\.machineStart)
  /// The estimate asked for last: several cells of a row are of one.
  private var lastEstimate: (row: Int, estimate: StrengthEstimate?)?
  /// Sessions and sets up to the report's day; of those after it nothing is derived.
  let countedSessions: Int
  let countedSets: Int

  init(
    log: TrainingLog, findings: HistoryFindings?, suggestions: [Suggestion], issues: [Issue]
  ) {
    self.log = log
    options = findings?.options
    self.findings = findings
    self.suggestions = suggestions
    self.issues = issues
    countedSessions = findings?.log.sessions.count ?? 0
    countedSets = findings?.log.sets.count ?? 0
  }

  /// For tables whose rows are handed over: exercises, suggestions and issues.
  init(log: TrainingLog, options: AnalysisOptions) {
    self.log = log
    self.options = options
    findings = nil
    suggestions = []
    issues = []
    countedSessions = 0
    countedSets = 0
  }

  /// The estimate behind a best e1RM; nil for any other record.
  func estimate(of best: PersonalBest?, _ kind: RecordKind) -> StrengthEstimate? {
    guard let best, let row = best.row, kind == .estimate, let options else { return nil }
    if let lastEstimate, lastEstimate.row == row { return lastEstimate.estimate }
    let estimate = best.estimate(kind, of: log, options)
    lastEstimate = (row, estimate)
    return estimate
  }

  func csv(_ table: CSVTable) -> [UInt8] {
    switch table {
    case .summary: write(CSVSource.summaryColumns, summaryRows)
    case .sessions: write(CSVSource.sessionColumns, sessionRows)
    case .exercises: write(CSVSource.exerciseColumns, findings?.lifts ?? [])
    case .muscles: write(CSVSource.muscleColumns, findings?.muscles ?? [])
    case .records: write(CSVSource.recordColumns, recordRows)
    case .suggestions: write(CSVSource.suggestionColumns, suggestions)
    case .weeks: write(CSVSource.weekColumns, weekRows)
    case .periods: write(CSVSource.periodColumns, periodRows)
    case .sets: write(CSVSource.setColumns, setRows)
    case .issues: write(CSVSource.issueColumns, issues)
    }
  }

  func write<Row>(_ columns: [CSVColumn<Row>], _ rows: [Row]) -> [UInt8] {
    var writer = CSVWriter()
    writer.row(columns.map { .text($0.name) })
    for row in rows { writer.row(columns.lazy.map { $0.cell(self, row) }) }
    return writer.bytes
  }
}

/// One column: its published name, what it holds, and its cell of a row.
struct CSVColumn<Row>: Sendable {
  var name: String
  var meaning: String
  var cell: @Sendable (CSVSource, Row) -> CSVCell

  init(_ name: String, _ meaning: String, _ cell: @escaping @Sendable (CSVSource, Row) -> CSVCell) {
    self.name = name
    self.meaning = meaning
    self.cell = cell
  }

  /// The column where a row is of something larger.
  func of<Whole>(_ part: @escaping @Sendable (Whole) -> Row) -> CSVColumn<Whole> {
    CSVColumn<Whole>(name, meaning) { [cell] in cell($0, part($1)) }
  }
}
