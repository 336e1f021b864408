package import GymBoAnalysis
internal import GymBoLog

/// Reference loads of lifts for which the program and the caller give none. Made once for a history, and asked for each day on
/// which a program may have begun.
package struct ReferenceEstimates {
  private let prepared: PreparedHistory
  /// For each exercise of the log the lift of the program that it is; nil for those that the program has not.
  private let lifts: [String?]

  /// O(exercises of the program and of the log).
  init(_ state: ProgramState, _ history: ProgramHistory, _ prepared: PreparedHistory) {
    self.prepared = prepared
    let wanted = Set(
      state.program.weeks.flatMap(\.days).flatMap(\.exercises).flatMap(\.names)
        .map { state.identity(of: $0) })
    lifts = history.identities.map { wanted.contains($0) ? $0 : nil }
  }

  /// A program before it begins, with the estimates of a history for the lifts of which neither it nor the caller says a maximum.
  package static func complete(_ state: ProgramState, with prepared: PreparedHistory)
    -> ProgramState
  {
    var state = state
    let estimates = ReferenceEstimates(state, ProgramHistory(prepared.log), prepared)
    state.complete(references: estimates.references(before: prepared.asOf.advanced(by: 1)))
    return state
  }

  /// The best estimated maximum of the 42 days before a day, for each lift of the program.
  func references(before start: CivilDate) -> [String: ProgramState.Reference] {
    let first = start.advanced(by: -AnalysisOptions.activeDays)
    var best: [String: Double] = [:]
    for session in prepared.log.sessions where session.date >= first && session.date < start {
      for row in session.sets where !prepared.traits.isSuspect[row] {
        guard let lift = lifts[Int(prepared.log.columns.exercise[row])],
          let estimate = prepared.traits.estimate[row]
        else { continue }
        best[lift] = max(best[lift] ?? 0, estimate)
      }
    }
    return best.mapValues {
      ProgramState.Reference(load: WrittenLoad($0, .kilogram), kind: .estimate)
    }
  }
}
