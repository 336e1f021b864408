internal import GymBoAnalysis
internal import GymBoProgram

extension Triage.PlanKept {
  /// nil for a program that does not run, or of which too little was due yet to say anything.
  ///
  /// Of days in turn, those that the program's pace would have brought and that were neither done nor passed over were due, too:
  /// else nobody who leaves off a program would be seen.
  init?(_ plan: ProgramPlan) {
    let kept = plan.adherence
    let daysDue = kept.daysDue + plan.behind
    guard case .running? = plan.position, daysDue >= Adherence.fewestDue else { return nil }
    let sets = plan.days.reduce(0) { sets, day in
      sets + day.prescription.exercises.reduce(0) { $0 + $1.sets.count }
    }
    let setsBehind = plan.behind * sets / max(1, plan.days.count)
    let setsDue = kept.setsDue + setsBehind
    guard setsDue > 0 else { return nil }
    let percent = 100 * Double(kept.setsDone) / Double(setsDue)
    self.init(
      percent: percent, daysDone: kept.daysDone, daysDue: daysDue,
      isMissed: percent < Adherence.keptPercent)
  }
}
