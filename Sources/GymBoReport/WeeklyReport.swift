package import GymBoAnalysis
package import GymBoCoach
public import GymBoLog
public import GymBoProgression

/// The weekly progress report: how the week went, whether each lift moves, and what to lift next.
/// Every renderer is a pure function of it.
public struct WeeklyReport: Sendable {
  /// The whole history as read, with its files, left-out rows and issues.
  public var log: TrainingLog
  /// What was computed of the history up to the report's day; nil where it has no session until then.
  package var findings: HistoryFindings?
  /// What to lift next, one an active lift: those of the next session first, in its order.
  package var suggestions: [Suggestion]
  /// The workout that is probably next; nil where the last one is like no earlier one.
  package var nextSession: NextSession?
  /// What the lifter's program says, which then goes before the suggestions in text; nil without one.
  public var plan: PlanReport?
  /// The rule that was asked for, of all lifts; nil where lifts have rules of their own.
  public var rule: RuleChoice?
  /// Whether a lighter week is due; nil where there is no session.
  package var deload: DeloadFinding?
  /// What was measured of the lifter's body up to the report's day; nil where nothing was.
  package private(set) var body: BodyFinding?
  /// Everything wrong or doubtful, from reading and from the data check, in order of file and line.
  public var issues: [Issue]
  /// The unit of what people read; machine formats are always in kilograms.
  public var unit: LoadUnit

  /// - Parameters:
  ///   - log: the history as read.
  ///   - measurements: of the lifter's body, in any order.
  ///   - findings: what was computed of it; nil where it has no session up to the report's day.
  ///   - suggesting: how suggestions are made.
  ///   - unit: nil takes the unit in which most of the history's loads were chosen.
  package init(
    of log: TrainingLog, measurements: [BodyMeasurement] = [], findings: HistoryFindings?,
    suggesting: SuggestionOptions = SuggestionOptions(), unit: LoadUnit?
  ) {
    self.log = log
    self.findings = findings
    let next = findings.flatMap { NextSession(of: $0.liftFindings.history) }
    let deload = findings?.deload()
    let suggestions =
      findings?.suggestions(
        suggesting, deload: deload, of: next?.workout ?? ProposedWorkout()) ?? []
    self.suggestions = next?.ordered(suggestions) ?? suggestions
    nextSession = next
    rule = suggesting.rules.isEmpty ? suggesting.rule : nil
    self.deload = deload
    body = findings.flatMap { BodyFinding(measurements, upTo: $0.asOf) }
    issues = Issue.all(of: log, dataCheck: findings?.dataCheck)
    self.unit = unit ?? log.nativeUnit
  }

  /// Analyses a history and reports it.
  package init(
    of log: TrainingLog, measurements: [BodyMeasurement] = [], options: AnalysisOptions,
    suggesting: SuggestionOptions = SuggestionOptions(), unit: LoadUnit?
  ) {
    self.init(
      of: log, measurements: measurements, findings: HistoryFindings(of: log, options: options),
      suggesting: suggesting, unit: unit)
  }
}

extension Issue {
  /// The issues of reading and of the data check, in order of file and line; those of a whole file first.
  static func all(of log: TrainingLog, dataCheck: DataCheck?) -> [Issue] {
    let found = log.issues + (dataCheck?.suspicions.map(\.issue) ?? [])
    return found.enumerated()
      .sorted { first, second in
        key(of: first.element, first.offset) < key(of: second.element, second.offset)
      }
      .map(\.element)
  }

  private static func key(of issue: Issue, _ offset: Int) -> (Int32, Int32, Int) {
    (issue.place?.file ?? -1, issue.place?.line ?? 0, offset)
  }
}
