package import GymBoAnalysis
package import GymBoLog
internal import GymBoProgression

/// Every exercise of a history, the latest first: how often it was done, its best, and what it trains.
package struct ExerciseListReport: Sendable {
  /// The whole history as read.
  package var log: TrainingLog
  /// What was computed of it; nil where it has no session up to the report's day.
  package var findings: HistoryFindings?
  /// The unit of what people read.
  package var unit: LoadUnit

  /// - Parameters:
  ///   - log: the history as read.
  ///   - findings: what was computed of it.
  ///   - unit: nil takes the unit in which most of the history's loads were chosen.
  package init(of log: TrainingLog, findings: HistoryFindings?, unit: LoadUnit?) {
    self.log = log
    self.findings = findings
    self.unit = unit ?? log.nativeUnit
  }

  /// The report's weekly tables need what a weekly report is made from.
  private var tables: TableSource? {
    findings.map { TableSource(WeeklyReport(of: log, findings: $0, unit: unit), athlete: nil) }
  }

  /// ``ResultTable/exercises`` as CSV.
  package func csv() -> [UInt8] { ResultTable.exercises.csv(tables ?? .empty) }
}
