package import GymBoAnalysis
internal import GymBoCoach
package import GymBoLog
internal import GymBoProgram
package import GymBoProgression

/// What the rows of one athlete's tables are made from.
///
/// Each part of the analysis is made when the first table asks for it: weekly tables need no
/// trends, and what no table shows is never made. It is a class because a cell is a function of it,
/// and a log is dozens of arrays to retain. One thread at a time may use it.
package final class TableSource {
  /// The athlete's name, for tables over several athletes; nil leaves it missing.
  let athlete: String?
  let log: TrainingLog
  let options: AnalysisOptions
  private let suggesting: SuggestionOptions

  /// nil for a history without a session up to the report's day; then most tables have no rows.
  private(set) lazy var history = PreparedHistory(of: log, options: options)
  private(set) lazy var exercises = history.map { ExerciseWork.all(in: $0) } ?? []
  private(set) lazy var liftFindings = history.map { LiftFindings($0, exercises: exercises) }
  private(set) lazy var findings = liftFindings.map { HistoryFindings($0) }
  private(set) lazy var totals = history.map { $0.totals }
  private(set) lazy var weeklyVolume = history.map { $0.weeklyVolume }
  private(set) lazy var nextSession = history.flatMap { NextSession(of: $0) }
  private(set) lazy var suggestions = orderedSuggestions
  private(set) lazy var predictions = history.map { Predictions(of: $0) }
  private(set) lazy var issues = Issue.all(of: log, dataCheck: history?.dataCheck)
  /// The rules of the ``issues`` that name a row, by its place.
  private(set) lazy var rulesOfRows = rules(of: issues)
  package private(set) lazy var triage = liftFindings.flatMap { found in
    weeklyVolume.map { volume in
      var triage = Triage(of: found, volume: volume)
      triage.plan = plan.flatMap(Triage.PlanKept.init)
      if !triage.lighter.isEmpty { triage.unit = log.nativeUnit }
      return triage
    }
  }
  /// How the athlete's program is planned; nil for one without a program.
  package var planning: ((LiftFindings?) -> PlanReport)?
  /// What the athlete's program says; nil without one.
  lazy var plan = planning.map { $0(liftFindings).plan }
  /// What was measured of the body; nil where nothing was, and for tables that no report is of.
  private(set) var body: BodyFinding?
  /// The sessions of every exercise; of the one that a report is about, where it is about one.
  private(set) lazy var series = findings.map(ExercisePoint.all) ?? []

  /// - Parameters:
  ///   - log: the history as read.
  ///   - athlete: the name in the first column of tables over several athletes.
  ///   - options: what is analysed.
  ///   - suggesting: how suggestions are made.
  ///   - findings: what was computed of the log by these options; nil where nothing was yet.
  package init(
    _ log: TrainingLog, athlete: String?, options: AnalysisOptions,
    suggesting: SuggestionOptions = SuggestionOptions(), findings: HistoryFindings? = nil
  ) {
    self.athlete = athlete
    self.log = log
    self.options = options
    self.suggesting = suggesting
    if let findings { use(findings) }
  }

  /// For columns that ask for nothing of an athlete.
  static var empty: TableSource {
    TableSource(TrainingLog(), athlete: nil, options: AnalysisOptions())
  }

  /// For tables of what a report has found already.
  package convenience init(_ report: WeeklyReport, athlete: String?) {
    self.init(
      report.log, athlete: athlete, options: report.findings?.options ?? AnalysisOptions(),
      suggesting: SuggestionOptions(rule: report.rule ?? .auto))
    use(report.findings)
    nextSession = report.nextSession
    suggestions = report.suggestions
    issues = report.issues
    body = report.body
    plan = report.plan?.plan
  }

  /// For the table of suggestions.
  convenience init(_ report: SuggestionReport) {
    self.init(
      report.log, athlete: nil, options: report.findings?.options ?? AnalysisOptions(),
      suggesting: SuggestionOptions(rule: report.rule ?? .auto))
    use(report.findings)
    nextSession = report.nextSession
    suggestions = report.suggestions
  }

  /// For the table of issues.
  convenience init(_ report: CheckReport) {
    self.init(report.log, athlete: nil, options: AnalysisOptions())
    issues = report.issues
  }

  /// For the series of an exercise.
  convenience init(_ report: ExerciseReport) {
    self.init(report.log, athlete: nil, options: report.findings.options)
    use(report.findings)
    series = report.chart
  }

  private func use(_ findings: HistoryFindings?) {
    self.findings = findings
    history = findings?.liftFindings.history
    liftFindings = findings?.liftFindings
    exercises = findings?.lifts.map(\.done) ?? []
    weeklyVolume = findings?.weeklyVolume
  }

  private var orderedSuggestions: [Suggestion] {
    let suggestions =
      liftFindings?.suggestions(
        suggesting, of: nextSession?.workout ?? ProposedWorkout()) ?? []
    return nextSession?.ordered(suggestions) ?? suggestions
  }

  private func rules(of issues: [Issue]) -> [RowPlace: [String]] {
    var rules: [RowPlace: [String]] = [:]
    for issue in issues {
      guard let place = issue.place else { continue }
      let (key, rule) = (RowPlace(file: place.file, line: place.line), issue.rule.rawValue)
      if rules[key]?.contains(rule) != true { rules[key, default: []].append(rule) }
    }
    return rules
  }

  /// The set that was last asked for: several records are of one set.
  private var lastUsual: (row: Int, usualness: Usualness?)?

  /// How usual the set of a record was; nil where it is not of the reported week, or not predicted.
  func usualness(of best: PersonalBest) -> Usualness? {
    guard best.previous != nil, let row = best.row, let history, history.week.contains(best.date)
    else { return nil }
    if let lastUsual, lastUsual.row == row { return lastUsual.usualness }
    let usualness = predictions?.usualness(ofSet: row, on: best.date, in: history.log)
    lastUsual = (row, usualness)
    return usualness
  }

  /// The name of an exercise as logged.
  func exerciseName(_ exercise: Int) -> String { log.exercises[exercise].name }

  /// Sessions up to the report's day. Nothing is derived from those after it.
  private(set) lazy var countedSessions = history?.log.sessions.count ?? 0
  /// Sets up to the report's day.
  private(set) lazy var countedSets = history?.log.columns.count ?? 0

  /// The estimate that was asked for last: several cells of a row use the same one.
  private var lastEstimate: (row: Int, estimate: StrengthEstimate?)?

  /// The estimate of a best e1RM with its interval; nil for any other record.
  func estimate(of best: PersonalBest?, _ kind: RecordKind) -> StrengthEstimate? {
    guard let best, let row = best.row, kind == .estimate else { return nil }
    if let lastEstimate, lastEstimate.row == row { return lastEstimate.estimate }
    let estimate = best.estimate(kind, of: log, options)
    lastEstimate = (row, estimate)
    return estimate
  }
}
