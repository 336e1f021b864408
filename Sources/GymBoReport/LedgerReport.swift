package import GymBoAnalysis
package import GymBoCoach
public import GymBoLog
package import GymBoProgression

/// The tool's own suggestions in hindsight: how often they were what was done next, and how often what was said to be likely came
/// true. It says agreement, never effect.
public struct LedgerReport: Sendable {
  /// The history as read.
  package let log: TrainingLog
  /// nil where the history has no session up to the report's day.
  package let findings: HistoryFindings?
  /// nil without a session.
  package let ledger: Ledger?
  /// Would-be reminders of the last weeks that a workout followed; nil without a session.
  package let reminders: ReminderShares?
  /// The unit of what people read; machine formats are always in kilograms.
  public var unit: LoadUnit

  /// - Parameter days: looked back on.
  package init(
    of log: TrainingLog, findings: HistoryFindings?, days: Int?,
    suggesting: SuggestionOptions, unit: LoadUnit?
  ) {
    self.log = log
    self.findings = findings
    ledger = findings.map {
      Ledger(of: $0, days: days ?? Ledger.usualDays, suggesting: suggesting)
    }
    reminders = findings.map { ReminderShares(of: $0) }
    self.unit = unit ?? log.nativeUnit
  }
}
