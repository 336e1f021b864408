public import GymBoLog
public import GymBoProgression
public import GymBoReport

extension Analysis {
  /// The tool's own suggestions in hindsight: how often they were what was done next, and how often what was said to be likely
  /// came true. It says agreement, never effect. O(days with a session · analysis).
  /// - Parameters:
  ///   - days: looked back on; nil for half a year.
  ///   - suggesting: how suggestions are made.
  ///   - unit: of what people read; nil takes the unit in which most loads were chosen.
  public func ledger(
    days: Int? = nil, suggesting: SuggestionOptions = SuggestionOptions(), unit: LoadUnit? = nil
  ) -> LedgerReport {
    LedgerReport(of: log, findings: findings, days: days, suggesting: suggesting, unit: unit)
  }
}
