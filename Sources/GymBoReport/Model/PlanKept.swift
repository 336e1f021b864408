internal import GymBoAnalysis
internal import GymBoProgram

extension Triage.PlanKept {
  /// nil for a program that does not run, or of which too little was due yet to say anything.
  init?(_ plan: ProgramPlan) {
    guard case .running? = plan.position, plan.adherence.daysDue >= Adherence.fewestDue,
      let percent = plan.adherence.fulfilment
    else { return nil }
    self.init(
      percent: percent, daysDone: plan.adherence.daysDone, daysDue: plan.adherence.daysDue,
      isMissed: percent < Adherence.keptPercent)
  }
}
