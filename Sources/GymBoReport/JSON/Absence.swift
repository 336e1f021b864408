internal import GymBoAnalysis
internal import GymBoLog

/// Why something that a machine format has a place for is absent, where no computation gave the reason.
enum Absence: String {
  case noTitle = "no title in the file"
  case noNote = "no note in the file"
  case wholeFile = "the whole history is meant"
  case wholeRow = "the whole row is meant"
  case nothingToPropose = "nothing to propose"
  case unassigned = "no muscles are known for the name"
  case baseline = "the first session set the baseline"
  case weekIsOver = "the week is complete"
  case notInWeek = "not trained in the week"
  case firstTime = "the first time"
  case noAdjustment = "the rule's load is taken, rounded to a load that can be made"
  case noEstimates = "the lift is not followed by its e1RM"
  case tooUncertain = "too uncertain, or later than a year"
  case laterThanAYear = "later than a year"
  case noHistory = "no session up to the report's day"
}

extension LiftFinding {
  /// Why a lift has no record of a kind, where it has none.
  func reasonWithoutRecord(of kind: RecordKind, log: TrainingLog) -> MissingReason {
    if done.workingSets == 0 { return .noSets }
    if kind == .duration { return .notTimed }
    let isAssisted = sessions.contains { session in
      session.rows.contains { log.sets.semantics[$0] == .assisted }
    }
    if isAssisted, done.loadedSets == 0 { return .assisted }
    return switch kind {
    case .estimate: .noQualifiedSet
    case .repetitions: .noRepetitions
    case .setVolume, .sessionVolume: done.loadedSets > 0 ? .noLoadAboveZero : .noLoad
    case .load, .loadFor, .duration: .noLoadAboveZero
    }
  }

  /// Why a lift has no suggestion, where it has none.
  func reasonWithoutSuggestion(in findings: HistoryFindings) -> MissingReason {
    let modality = findings.log.exercises[exercise].facts?.modality ?? .strength
    if modality != .strength { return .notALift }
    return isActive(asOf: findings.asOf) ? .noSets : .inactive
  }
}
