public import GymBoAnalysis
public import GymBoLog

/// What is wrong or doubtful in the data.
public struct CheckReport: Sendable {
  public var log: TrainingLog
  /// In order of file and line.
  public var issues: [Issue]
  public var unit: LoadUnit

  /// Whether anything worse than a notice was found.
  public var hasFindings: Bool { issues.contains { $0.severity > .notice } }

  public init(of log: TrainingLog, options: AnalysisOptions, unit: LoadUnit?) {
    self.log = log
    issues = Issue.all(of: log, findings: HistoryFindings(of: log, options: options))
    self.unit = unit ?? log.nativeUnit
  }
}
