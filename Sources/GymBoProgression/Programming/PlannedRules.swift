internal import GymBoAnalysis
internal import GymBoLog

/// The rules that go by a training max or by effort.
extension LastWork {
  /// A plan's sets, held against what the lifter has done.
  func plan(
    _ work: [RuleAnswer.PlannedSets], reason: RuleAnswer.Reason
  ) throws(RuleRefusal) -> RuleAnswer {
    let heaviest = work.map(\.load).max() ?? .zero
    let first = session.date.advanced(by: -AnalysisOptions.activeDays)
    let recent = lift.since(first, through: session.date).sessions.compactMap(\.topLoad).max()
    let done = max(recent ?? load, load)
    guard heaviest <= LargestChange.highest(after: done) else {
      throw .planTooHeavy(
        percent: LargestChange.percent(from: done, to: heaviest), heaviest: done)
    }
    if session.hasFailedSet, heaviest > load { throw .failedSet }
    return RuleAnswer(
      action: .follow, work: work, reason: reason, evidence: rows, lastSession: session.date)
  }

  func fiveThreeOne(
    week: Int, cycle: Int, context: ProgressionRule.Context
  ) throws(RuleRefusal) -> RuleAnswer {
    guard
      let first = context.trainingMax
        ?? context.maximum.flatMap({ TrainingMax(oneRepetitionMaximum: $0) })
    else { throw .noMaximum }
    // A training max from the last weeks' estimate has grown with the lifter; only a given one is of the first cycle.
    let passed = context.trainingMax == nil ? 1 : cycle
    guard let sets = FiveThreeOne.sets(week: week), cycle >= 1,
      let trainingMax = FiveThreeOne.trainingMax(
        ofCycle: passed, first: first, region: lift.region ?? .upper, unit: lift.unit)
    else { throw .invalidPlan }
    let work = sets.compactMap { set in
      trainingMax.load(percent: set.percent).map {
        RuleAnswer.PlannedSets(
          sets: 1, repetitions: set.repetitions, isAtLeast: set.isAtLeast,
          load: context.loadable.nearest(to: $0))
      }
    }
    return try plan(
      work, reason: .cycle(week: week, cycle: cycle, trainingMax: trainingMax.load))
  }

  /// The heaviest rated set of the last session, of equals the one with most repetitions.
  private var ratedSet: LiftWork.WorkSet? {
    session.sets.filter { $0.effectiveRepetitions != nil }
      .max { ($0.load, $0.repetitions) < ($1.load, $1.repetitions) }
  }

  func answer(
    repetitions: Int?, rpe: Double, drop: LoadDrop?
  ) throws(RuleRefusal) -> RuleAnswer {
    guard let set = ratedSet, let done = set.rpe else {
      let first = session.date.advanced(by: -AnalysisOptions.activeDays)
      let sets = lift.since(first, through: session.date).sessions.flatMap(\.sets)
      let rated = sets.count { $0.effectiveRepetitions != nil }
      throw .noRatedSet(ratedPercent: sets.isEmpty ? 0 : 100 * Double(rated) / Double(sets.count))
    }
    let wantedRepetitions = repetitions ?? set.repetitions
    guard let target = TargetRPE(repetitions: wantedRepetitions, rpe: rpe) else {
      throw .offChart(repetitions: wantedRepetitions, rpe: rpe)
    }
    guard let factor = target.factor(done: Double(set.repetitions), rpe: done) else {
      throw .offChart(repetitions: set.repetitions, rpe: done)
    }
    let wanted = Load(units: Int64((Double(set.load.units) * factor).rounded()))
    var reason = RuleAnswer.Reason.effort(repetitions: set.repetitions, rpe: done)
    var next = loadable.nearest(to: wanted)
    if session.hasFailedSet, next > set.load {
      next = set.load
      reason = .failedSet
    } else if next > LargestChange.highest(after: set.load) {
      // Where not even the next load up is within 10 %, the load stays.
      let within = loadable.heaviest(atMost: LargestChange.highest(after: set.load))
      next = max(within ?? set.load, set.load)
      reason = .limited(wanted: wanted)
    }
    let action: RuleAnswer.Action =
      next.isSame(as: set.load) ? .hold : next > set.load ? .increaseLoad : .decreaseLoad
    let count = drop == nil ? session.sets(at: set.load).count : 1
    var answer = answer(
      action, sets: count, repetitions: wantedRepetitions, load: next, targetRPE: rpe,
      reason: reason, evidence: [set.row])
    if let drop, let backOff = drop.load(from: next),
      let load = loadable.heaviest(atMost: backOff)
    {
      let sets = max(1, session.sets.count { $0.load <= set.load } - 1)
      answer.work.append(
        RuleAnswer.PlannedSets(
          sets: sets, repetitions: wantedRepetitions, load: load, targetRPE: rpe))
    }
    return answer
  }
}
