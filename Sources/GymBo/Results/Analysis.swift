public import GymBoAnalysis
internal import GymBoCoach
public import GymBoLog
public import GymBoProgression
public import GymBoReport

/// The analysis of one history. Everything is computed once; reports, suggestions, the report of an exercise and the data
/// check all use these results.
///
/// ```swift
/// let analysis = try History(reading: ["strong.csv"]).analysis()
/// for lift in analysis.lifts { print(lift.name, lift.state, lift.best?.load ?? .zero) }
/// print(analysis.report().text())
/// ```
public struct Analysis: Sendable {
  /// The history as read.
  public let log: TrainingLog
  /// The options that the caller chose.
  public let options: AnalysisOptions
  /// The findings; nil if the history has no session up to the day asked for.
  package let findings: HistoryFindings?

  /// What was measured of the lifter's body.
  private var measurements: [BodyMeasurement] = []

  /// Analyses a history. O(sets · log sets).
  init(_ log: TrainingLog, _ measurements: [BodyMeasurement] = [], options: AnalysisOptions) {
    self.log = log
    self.measurements = measurements
    self.options = options
    findings = HistoryFindings(of: log, options: options)
  }

  /// What was found already.
  init(_ log: TrainingLog, _ findings: HistoryFindings?) {
    self.log = log
    self.findings = findings
    options = findings?.options ?? AnalysisOptions()
  }

  /// The day that counts as today; nil if the history has no session up to it.
  public var asOf: CivilDate? { findings?.asOf }

  /// The reported week; nil where the history has no session.
  public var week: Week? { findings.map(Week.init) }

  /// The exercises of the history, in the order in which they first appear. O(sets).
  public var lifts: [Lift] {
    guard let findings else { return [] }
    return findings.lifts.map { Lift($0, findings) }
  }

  /// The lifts that are on a plateau or no longer rise, as far as they need attention: not in the weeks after their best or
  /// after a break, nor where they were hardly trained.
  public var plateaus: [Lift] { concerns { $0 == .plateau || $0 == .notRising } }

  /// The lifts that fall, as far as they need attention: none in a deload, or in the weeks after a break or after their best.
  public var declines: [Lift] { concerns { $0 == .declining } }

  private func concerns(_ isMeant: (TrendState) -> Bool) -> [Lift] {
    guard let findings else { return [] }
    let concerns = findings.liftFindings.concerns
    return findings.lifts.filter { concerns.state(of: $0).map(isMeant) ?? false }
      .map { Lift($0, findings) }
  }

  /// Finds a lift by its name as logged (ignoring case), by its catalogue name, or by a part that only one name contains.
  public func lift(_ name: String) throws(ExerciseNotFound) -> Lift {
    let findings = try known(name)
    return Lift(try findings.lift(named: name), findings)
  }

  /// What to lift next, the lift trained last first. O(active lifts).
  public func suggestions(_ suggesting: SuggestionOptions = SuggestionOptions()) -> [NextWork] {
    guard let findings else { return [] }
    let next = NextSession(of: findings.liftFindings.history)
    return findings.suggestions(suggesting, of: next?.workout ?? ProposedWorkout())
      .map { NextWork($0, findings.log) }
  }

  /// The weekly progress report.
  /// - Parameters:
  ///   - suggesting: how suggestions are made.
  ///   - unit: of what people read; nil takes the unit in which most loads were chosen.
  public func report(
    suggesting: SuggestionOptions = SuggestionOptions(), unit: LoadUnit? = nil
  ) -> WeeklyReport {
    WeeklyReport(
      of: log, measurements: measurements, findings: findings, suggesting: suggesting, unit: unit)
  }

  /// The suggestions as a report.
  public func suggestionReport(
    suggesting: SuggestionOptions = SuggestionOptions(), unit: LoadUnit? = nil
  ) -> SuggestionReport {
    SuggestionReport(of: log, findings: findings, suggesting: suggesting, unit: unit)
  }

  /// The part of a report of suggestions that is about some lifts, in the order of their names.
  package func suggestionReport(
    _ report: SuggestionReport, of names: [String]
  ) throws(ExerciseNotFound) -> SuggestionReport {
    var report = report
    var chosen: [Suggestion] = []
    for name in names {
      let exercise = try known(name).lift(named: name).exercise
      chosen += report.suggestions.filter { $0.exercise == exercise }
    }
    report.suggestions = chosen
    report.nextSession = nil
    return report
  }

  /// Every exercise of the history.
  package func exerciseList(unit: LoadUnit?) -> ExerciseListReport {
    ExerciseListReport(of: log, findings: findings, unit: unit)
  }

  /// What is wrong or doubtful in the data.
  public func check(unit: LoadUnit? = nil) -> CheckReport {
    CheckReport(of: log, dataCheck: findings?.dataCheck, unit: unit)
  }

  /// The report of one exercise.
  /// - Parameters:
  ///   - name: as ``lift(_:)`` takes it.
  ///   - suggesting: how the suggestion is made.
  ///   - unit: of what people read; nil takes the unit in which most loads were chosen.
  public func exercise(
    _ name: String, suggesting: SuggestionOptions = SuggestionOptions(), unit: LoadUnit? = nil
  ) throws(ExerciseNotFound) -> ExerciseReport {
    let findings = try known(name)
    return ExerciseReport(
      of: try findings.lift(named: name), findings: findings, log: log, suggesting: suggesting,
      unit: unit)
  }

  /// The name under which a lift is logged.
  func loggedName(_ name: String) throws(ExerciseNotFound) -> String {
    log.exercises[try known(name).lift(named: name).exercise].name
  }

  private func known(_ name: String) throws(ExerciseNotFound) -> HistoryFindings {
    guard let findings else {
      throw ExerciseNotFound(name: name, candidates: [], isHistoryEmpty: true)
    }
    return findings
  }
}
