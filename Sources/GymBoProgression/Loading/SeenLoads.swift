package import GymBoAnalysis
package import GymBoLog

/// What can be loaded for a lift as its own sessions show it: suggestions, plans and generated workouts ask for nothing else.
package struct SeenLoads: Sendable {
  package let loads: LoadableLoads
  /// Of a bar its step. Else from the heaviest load used to the next, or from that to the one after it, whichever is more: a
  /// load between two others is no step.
  package let step: Load

  /// - Returns: nil for a lift without a load in its last sessions.
  package init?(of lift: LiftFinding, _ history: PreparedHistory) {
    let (log, traits) = (history.log, history.traits)
    guard let day = lift.sessions.last?.date,
      let base = WorkBase(
        lift, day: day, today: history.asOf, log: log, traits: traits,
        body: log.bodyLoad(ofExercise: lift.exercise, history.options))
    else { return nil }
    let used = LiftAdvice.loads(
      of: base.sessions.map(\.session), log: log, isSuspect: traits.isSuspect)
    let present = base.sessions.suffix(2).compactMap { log.columns.load[$0.row] }
      .map(Load.init(units:))
    let (unit, own) = LoadUnit.ofLift(used, present: present, usual: log.nativeUnit)
    guard let heaviest = own.last, heaviest > .zero,
      let loads = LoadableLoads.seen(
        own, ofYear: LiftAdvice.loadsOfYear(lift, log: log, isSuspect: traits.isSuspect),
        present: present,
        of: log.exercises[lift.exercise].facts?.implement,
        LoadableSteps(unit: unit)),
      let next = loads.next(above: heaviest), let afterNext = loads.next(above: next)
    else { return nil }
    self.loads = loads
    let ownStep = Load(units: max(next.units - heaviest.units, afterNext.units - next.units))
    let isFixed = LoadableSteps.isFixed(log.exercises[lift.exercise].facts?.implement)
    step = isFixed ? ownStep : loads.step ?? ownStep
  }
}
