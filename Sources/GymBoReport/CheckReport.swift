package import GymBoAnalysis
public import GymBoLog
internal import GymBoProgression

/// What is wrong or doubtful in the data.
public struct CheckReport: Sendable {
  /// The whole history as read.
  public var log: TrainingLog
  /// In order of file and line.
  public var issues: [Issue]
  /// The unit of what people read; machine formats are always in kilograms.
  public var unit: LoadUnit

  /// Whether anything worse than a notice was found.
  public var hasFindings: Bool { issues.contains { $0.severity > .notice } }

  /// Checks a history; a unit of nil takes the one in which most loads were chosen.
  package init(of log: TrainingLog, dataCheck: DataCheck?, unit: LoadUnit?) {
    self.log = log
    issues = Issue.all(of: log, dataCheck: dataCheck)
    self.unit = unit ?? log.nativeUnit
  }

  /// Checks a history without analysing more of it than the check needs.
  package init(of log: TrainingLog, options: AnalysisOptions, unit: LoadUnit?) {
    self.init(
      of: log, dataCheck: PreparedHistory(of: log, options: options)?.dataCheck, unit: unit)
  }
}
