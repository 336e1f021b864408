public import GymBoAnalysis
public import GymBoImport
public import GymBoLog
public import GymBoProgression
public import GymBoReport

/// One athlete's training history, with the calls that analyse and report it.
///
/// ```swift
/// let history = try History(reading: ["strong.csv"])
/// print(history.report().text())
/// ```
public struct History: Sendable {
  /// Everything that was read, as columns: one row is one set.
  public let log: TrainingLog
  /// What was measured of the lifter's body, in any order.
  package var measurements: [BodyMeasurement] = []
  /// The tables of body weights among the files that were read.
  package private(set) var bodyTables: [BodyTable] = []

  /// A history built in code.
  public init(_ log: TrainingLog) { self.log = log }

  /// Reads exports of one athlete, of which each has a row that can be read; sessions present in several files count once. Tables
  /// of body weights among them are read, too, for the report.
  /// - Parameters:
  ///   - paths: files, or `-` for standard input.
  ///   - options: how to read what the files leave open.
  public init(
    reading paths: [String], options: ImportOptions = ImportOptions()
  ) throws(ImportError) {
    try self.init(readingAnyRowsOf: paths, options: options)
    try log.checkThatFilesAreRead()
  }

  /// Reads exports of one athlete that are in memory; else as by their paths.
  package init(
    readingContentOf files: [InputFile], options: ImportOptions
  ) throws(ImportError) {
    try self.init(readingAnyRowsOf: files, options: options)
    try log.checkThatFilesAreRead()
  }

  /// Reads exports of one athlete, also those of which no row can be read: the data check shows what is wrong with each.
  package init(readingAnyRowsOf paths: [String], options: ImportOptions) throws(ImportError) {
    var files: [InputFile] = []
    for path in paths { files.append(try InputFile.read(path: path)) }
    try self.init(readingAnyRowsOf: files, options: options)
  }

  private init(readingAnyRowsOf files: [InputFile], options: ImportOptions) throws(ImportError) {
    var files = files
    bodyTables = try BodyTable.taken(from: &files, options: options)
    measurements = bodyTables.flatMap(\.measurements)
    log = try importHistory(files, options: options)
    try log.checkThatFilesHaveRows()
  }

  /// Makes a history from sets that a program passes, in any order.
  ///
  /// ```swift
  /// let squat = LoggedSet("Squat (Barbell)", start: monday, load: 100, repetitions: 5)
  /// let history = History(sets: [squat])
  /// ```
  /// - Parameters:
  ///   - sets: the sets of one athlete.
  ///   - exerciseMap: the user's own names of exercises.
  public init(sets: some Sequence<LoggedSet>, exerciseMap: ExerciseMap? = nil) {
    var collector = SetCollector(name: "sets", names: ExerciseNames(userMap: exerciseMap))
    for (index, set) in sets.enumerated() { collector.add(set, row: Int32(clamping: index + 1)) }
    log = collector.firstRow == nil ? TrainingLog() : collector.log()
  }

  /// Analyses the history: computes everything once, for all reports. O(sets · log sets).
  public func analysis(_ options: AnalysisOptions = AnalysisOptions()) -> Analysis {
    Analysis(log, measurements, options: options)
  }

  /// The weekly progress report; see ``Analysis/report(suggesting:unit:)``.
  public func report(
    options: AnalysisOptions = AnalysisOptions(),
    suggesting: SuggestionOptions = SuggestionOptions(), unit: LoadUnit? = nil
  ) -> WeeklyReport {
    analysis(options).report(suggesting: suggesting, unit: unit)
  }

  /// What to lift next; see ``Analysis/suggestions(_:)``. It analyses the history each time.
  public func suggestions(
    _ suggesting: SuggestionOptions = SuggestionOptions(),
    options: AnalysisOptions = AnalysisOptions()
  ) -> [NextWork] {
    analysis(options).suggestions(suggesting)
  }

  /// The suggestions as a report; see ``Analysis/suggestionReport(suggesting:unit:)``.
  public func suggestionReport(
    options: AnalysisOptions = AnalysisOptions(),
    suggesting: SuggestionOptions = SuggestionOptions(), unit: LoadUnit? = nil
  ) -> SuggestionReport {
    analysis(options).suggestionReport(suggesting: suggesting, unit: unit)
  }

  /// What is wrong or doubtful in the data. It computes nothing else: O(sets + exercises²).
  public func check(
    options: AnalysisOptions = AnalysisOptions(), unit: LoadUnit? = nil
  ) -> CheckReport {
    var report = CheckReport(of: log, options: options, unit: unit)
    report.issues += bodyIssues
    return report
  }

  /// The report of one exercise; see ``Analysis/exercise(_:suggesting:unit:)``.
  public func exercise(
    _ name: String, options: AnalysisOptions = AnalysisOptions(),
    suggesting: SuggestionOptions = SuggestionOptions(), unit: LoadUnit? = nil
  ) throws(ExerciseNotFound) -> ExerciseReport {
    try analysis(options).exercise(name, suggesting: suggesting, unit: unit)
  }
}
