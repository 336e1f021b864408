package import GymBoAnalysis
package import GymBoCoach
public import GymBoLog
public import GymBoProgression

/// What to lift next, for every active lift.
public struct SuggestionReport: Sendable {
  /// The whole history as read.
  public var log: TrainingLog
  /// What was computed of it; nil where it has no session up to the report's day.
  package var findings: HistoryFindings?
  /// First those of the next session, in its order; the others in the order of their last sessions, latest first.
  package var suggestions: [Suggestion]
  /// The workout that is probably next; nil where the last one is like no earlier one.
  package var nextSession: NextSession?
  /// The rule that was asked for, of all lifts; nil where lifts have rules of their own.
  public var rule: RuleChoice?
  /// Whether a lighter week is due; nil where there is no session.
  package var deload: DeloadFinding?
  /// The unit of what people read; machine formats are always in kilograms.
  public var unit: LoadUnit

  /// Makes the suggestions of a history; a unit of nil takes the one in which most loads were
  /// chosen.
  package init(
    of log: TrainingLog, findings: HistoryFindings?,
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
    self.unit = unit ?? log.nativeUnit
  }

  /// Analyses a history and reports it.
  package init(
    of log: TrainingLog, options: AnalysisOptions,
    suggesting: SuggestionOptions = SuggestionOptions(), unit: LoadUnit?
  ) {
    self.init(
      of: log, findings: HistoryFindings(of: log, options: options), suggesting: suggesting,
      unit: unit)
  }
}
