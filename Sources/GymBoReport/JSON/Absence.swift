internal import GymBoAnalysis
internal import GymBoLog

/// Why something that a machine format has a place for is absent, where no computation gave the reason.
enum Absence: String, MachineWord {
  /// No title in the file.
  case noTitle = "no_title"
  /// No note in the file.
  case noNote = "no_note"
  /// The whole history is meant.
  case wholeFile = "whole_file"
  /// The whole row is meant.
  case wholeRow = "whole_row"
  /// Nothing to propose.
  case nothingToPropose = "nothing_to_propose"
  /// No muscles are known for the name.
  case unassigned
  /// The first session set the baseline.
  case baseline
  /// The week is complete.
  case weekIsOver = "week_is_over"
  /// Not trained in the week.
  case notInWeek = "not_in_week"
  /// The first time.
  case firstTime = "first_time"
  /// The rule's load is taken, rounded to a load that can be made.
  case noAdjustment = "no_adjustment"
  /// The lift is not followed by its e1RM.
  case noEstimates = "no_estimates"
  /// Too uncertain.
  case tooUncertain = "too_uncertain"
  /// The series does not start anew after a break.
  case noBreak = "no_break"
  /// The series does not show when the lift slowed.
  case notDated = "not_dated"
  /// Work by time has no repetitions.
  case noRepetitionsAsked = "no_repetitions_asked"
  /// More than 5 % above all loads of the last sessions: what is predicted there comes true less often.
  case untried
  /// Another load was lifted.
  case otherLoad = "other_load"
  /// The caller did not say.
  case notGiven = "not_given"
  /// Instants need a zone, and none was given.
  case noZone = "no_zone"
  /// No weekday is usual.
  case noUsualDay = "no_usual_day"
  /// Workouts begin at different times.
  case noUsualTime = "no_usual_time"
  /// No session up to the report's day.
  case noHistory = "no_history"
  /// Not a finite number.
  case notFinite = "not_finite"
  /// No body weight up to the report's day.
  case notWeighed = "not_weighed"
  /// No body weight four weeks before the last one, or in the week before that.
  case notWeighedThen = "not_weighed_then"
  /// No age was given.
  case noAge = "no_age"
  /// The federation makes no difference for age.
  case ageNotCounted = "age_not_counted"
  /// The last session is like no earlier one.
  case nothingSimilar = "nothing_similar"
  /// No loaded set of 1 to 15 repetitions to predict the next one by.
  case noTopSet = "no_top_set"
  /// A log has only the singles that were completed, so their chance is not known.
  case single
  /// Not a loaded set of 2 to 15 repetitions, or the first one of the lift.
  case notPredicted = "not_predicted"
}

extension LiftFinding {
  /// Why a lift has no record of a kind, where it has none.
  func reasonWithoutRecord(of kind: RecordKind, log: TrainingLog) -> MissingReason {
    if done.workingSets == 0 { return .noSets }
    if kind == .duration { return .notTimed }
    if kind == .assistance { return .notAssisted }
    let isAssisted = sessions.contains { session in
      session.rows.contains { log.columns.semantics[$0] == .assisted }
    }
    if isAssisted, done.loadedSets == 0 { return .assisted }
    return switch kind {
    case .estimate, .tenRepetitions: .noQualifiedSet
    case .repetitions: .noRepetitions
    case .setVolume, .sessionVolume: done.loadedSets > 0 ? .noLoadAboveZero : .noLoad
    case .load, .loadFor, .duration, .assistance: .noLoadAboveZero
    }
  }

  /// Why a lift has no suggestion, where it has none.
  func reasonWithoutSuggestion(in findings: HistoryFindings) -> MissingReason {
    let modality = findings.log.exercises[exercise].facts?.modality ?? .strength
    if modality != .strength { return .notALift }
    return isActive(asOf: findings.asOf) ? .noSets : .inactive
  }
}
