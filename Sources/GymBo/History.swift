public import GymBoAnalysis
public import GymBoImport
public import GymBoLog
public import GymBoProgression
public import GymBoReport

/// One athlete's training history, and the reports of it.
///
/// ```swift
/// let history = try History(reading: ["strong.csv"])
/// print(history.report().text())
/// ```
public struct History: Sendable {
  /// Everything that was read, as columns: one row is one set.
  public let log: TrainingLog

  /// A history built in code.
  public init(_ log: TrainingLog) { self.log = log }

  /// Reads exports of one athlete; sessions present in several files count once.
  /// - Parameters:
  ///   - paths: files, or `-` for standard input.
  ///   - options: how to read what the files leave open.
  public init(
    reading paths: [String], options: ImportOptions = ImportOptions()
  ) throws(ImportError) {
    var files: [InputFile] = []
    for path in paths { files.append(try InputFile.read(path: path)) }
    log = try importHistory(files, options: options)
  }

  /// A history of sets that a program tells, in any order.
  ///
  /// ```swift
  /// let history = History(sets: [LoggedSet("Squat (Barbell)", start: monday, load: 100, repetitions: 5)])
  /// ```
  /// - Parameters:
  ///   - sets: of one athlete; `LoggedSet.athlete` is not looked at.
  ///   - exerciseMap: the user's own names of exercises.
  public init(sets: some Sequence<LoggedSet>, exerciseMap: ExerciseMap? = nil) {
    var collector = SetCollector(name: "sets", exerciseMap: exerciseMap)
    for var set in sets {
      set.athlete = nil
      collector.add(set)
    }
    log = collector.logs().first?.log ?? TrainingLog()
  }

  /// The weekly progress report.
  /// - Parameters:
  ///   - options: of the analysis.
  ///   - suggesting: how suggestions are made.
  ///   - unit: of what people read; nil takes the unit in which most loads were chosen.
  public func report(
    options: AnalysisOptions = AnalysisOptions(),
    suggesting: SuggestionOptions = SuggestionOptions(), unit: LoadUnit? = nil
  ) -> WeeklyReport {
    WeeklyReport(of: log, options: options, suggesting: suggesting, unit: unit)
  }

  /// What to lift next.
  public func suggestions(
    options: AnalysisOptions = AnalysisOptions(),
    suggesting: SuggestionOptions = SuggestionOptions(), unit: LoadUnit? = nil
  ) -> SuggestionReport {
    SuggestionReport(of: log, options: options, suggesting: suggesting, unit: unit)
  }

  /// What is wrong or doubtful in the data.
  public func check(
    options: AnalysisOptions = AnalysisOptions(), unit: LoadUnit? = nil
  ) -> CheckReport {
    CheckReport(of: log, options: options, unit: unit)
  }

  /// The index in the log of an exercise that is named as in ``exercise(_:options:suggesting:unit:goal:)``, such as for
  /// `SuggestionOptions/trainingMaxima``.
  public func exerciseIndex(
    named name: String, options: AnalysisOptions = AnalysisOptions()
  ) throws(ExerciseNotFound) -> Int {
    try findings(for: name, options: options).lift(named: name).exercise
  }

  /// The findings in which an exercise is looked up.
  /// - Parameter name: what the error says where the history has no session.
  func findings(
    for name: String, options: AnalysisOptions
  ) throws(ExerciseNotFound) -> HistoryFindings {
    guard let findings = HistoryFindings(of: log, options: options) else {
      throw ExerciseNotFound(name: name, candidates: [], isHistoryEmpty: true)
    }
    return findings
  }

  /// The report of one exercise.
  /// - Parameters:
  ///   - name: as logged, in any case; the catalogue's name of it; or a part that only one name has.
  ///   - options: what is analysed.
  ///   - suggesting: how suggestions are made.
  ///   - unit: of what people read; nil takes the unit in which most loads were chosen.
  ///   - goal: an e1RM whose day is forecast; nil takes the next round number above the best.
  public func exercise(
    _ name: String, options: AnalysisOptions = AnalysisOptions(),
    suggesting: SuggestionOptions = SuggestionOptions(), unit: LoadUnit? = nil, goal: Load? = nil
  ) throws(ExerciseNotFound) -> ExerciseReport {
    let findings = try findings(for: name, options: options)
    let lift = try findings.lift(named: name)
    return ExerciseReport(
      of: lift, findings: findings, log: log, suggesting: suggesting, unit: unit, goal: goal)
  }
}
