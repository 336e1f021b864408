@testable import GymBo
@testable import GymBoAnalysis
@testable import GymBoCoach
@testable import GymBoLog
@testable import GymBoProgression
@testable import GymBoReport

/// Reads what GymBo advises. This is the only file that knows where the library keeps it.
enum GymBoAdvice {
  /// What is advised on a day by the default rules.
  /// - Returns: nil where the log has no session up to the day.
  static func advice(from log: TrainingLog, on day: CivilDate) -> Advice? {
    guard let findings = History(log).analysis(AnalysisOptions(asOf: day)).findings else {
      return nil
    }
    let next = NextSession(of: findings.liftFindings.history)
    return Advice(
      work: findings.suggestions().map(work),
      proposedLifts: Set(next?.lifts.map(\.exercise) ?? []),
      possibleLifts: Set(next?.possible.map(\.exercise) ?? []),
      isDeloadDue: findings.deload().verdict == .due, weekLifts: weekLifts(findings, log))
  }

  private static func work(_ suggestion: Suggestion) -> SuggestedWork {
    let planned = suggestion.plan.reduce(0) { $0 + $1.sets }
    let top = suggestion.plan.filter { $0.load == suggestion.load ?? .zero }
    return SuggestedWork(
      exercise: suggestion.exercise,
      isLoaded: suggestion.semantics == .loaded && (suggestion.load ?? .zero) > .zero,
      load: suggestion.load?.kilograms, repetitions: suggestion.repetitions,
      sets: suggestion.plan.isEmpty ? suggestion.sets : planned,
      repetitionsOfSets: suggestion.plan.isEmpty
        ? Array(repeating: suggestion.repetitions ?? 0, count: suggestion.sets)
        : top.flatMap { Array(repeating: $0.repetitions, count: $0.sets) },
      effort: suggestion.expectedRPE,
      probability: suggestion.probability, base: suggestion.lastSession)
  }

  private static func weekLifts(_ findings: HistoryFindings, _ log: TrainingLog) -> [WeekLift] {
    LiftsOfTheWeek(findings, records: RecordsOfTheWeek(findings, log: log)).lifts.map { lift in
      WeekLift(
        exercise: log.exercises.firstIndex { $0.name == lift.exercise } ?? -1,
        hasRecord: lift.hasRecord, state: lift.state)
    }
  }

  // MARK: What is found in a whole log

  /// The deloads that are found in a whole log, each as its sessions.
  static func deloads(in findings: HistoryFindings) -> [[Int]] {
    findings.breaks.deloads.map(\.sessions)
  }

  /// The sessions with a record that is significant and not suspect.
  static func recordSessions(in findings: HistoryFindings) -> RecordSessions {
    let events = findings.recordEvents.filter { $0.isSignificant && !$0.best.isSuspect }
    func sessions(_ isMeant: (RecordKind) -> Bool) -> Set<Int> {
      Set(events.filter { isMeant($0.kind) }.map(\.best.session))
    }
    return RecordSessions(
      ofStrength: sessions { $0 == .load || $0 == .estimate },
      ofAnyKind: sessions { $0 != .setVolume && $0 != .sessionVolume })
  }

  /// The rows of a whole log that the data check doubts.
  static func suspectRows(in findings: HistoryFindings) -> Set<Int> {
    Set(findings.log.columns.exercise.indices.filter { findings.traits.isSuspect[$0] })
  }
}
