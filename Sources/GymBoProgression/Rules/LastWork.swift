internal import GymBoAnalysis
internal import GymBoLog

/// The last session of a lift, with the values that rules need to derive the next one from it.
struct LastWork {
  let lift: LiftWork
  let session: LiftWork.Session
  /// Its top load.
  let load: Load
  let loadable: LoadableLoads
  /// What is moved of the body beside the load.
  var body = Load.zero

  /// Rows of the sets at the top load.
  var rows: [Int] { session.topSets.map(\.row) }

  /// The last sessions in a row with the same top load, newest first.
  var equalSessions: [LiftWork.Session] {
    lift.sessions.reversed().prefix {
      guard let top = $0.topLoad else { return false }
      return top.isSame(as: load)
    }.map(\.self)
  }

  /// An answer of equal sets.
  func answer(
    _ action: SuggestedChange, sets: Int, repetitions: Int, load: Load, targetRPE: Double? = nil,
    reason: RuleReason, evidence: [Int]
  ) -> RuleAnswer {
    let work = PlannedSets(
      sets: max(1, sets), repetitions: max(1, repetitions), load: load, targetRPE: targetRPE)
    return RuleAnswer(
      action: action, work: [work], reason: reason, evidence: evidence, lastSession: session.date)
  }

  /// By how many percent a load is above the last one.
  func percent(to next: Load) -> Double { LargestChange.percent(from: load, to: next, body: body) }

  /// The most that the next load may be.
  var limit: Load { LargestChange.highest(after: load, body: body) }

  /// The answer of a plan. Its loads come from the plan, not from the last session.
  /// - Throws: if its heaviest set is more than 10 % above everything of the last 42 days, or if it goes up after a failed
  ///   set.
  func plan(
    _ work: [PlannedSets], reason: RuleReason
  ) throws(RuleRefusal) -> RuleAnswer {
    let heaviest = work.map(\.load).max() ?? .zero
    let first = session.date.advanced(by: -AnalysisOptions.activeDays)
    let recent = lift.heaviest(from: first, through: session.date)
    let done = max(recent ?? load, load)
    guard heaviest <= LargestChange.highest(after: done, body: body) else {
      throw .planTooHeavy(
        percent: LargestChange.percent(from: done, to: heaviest, body: body), heaviest: done)
    }
    if session.hasFailedSet, heaviest > load { throw .failedSet }
    return RuleAnswer(
      action: .follow, work: work, reason: reason, evidence: rows, lastSession: session.date)
  }
}
