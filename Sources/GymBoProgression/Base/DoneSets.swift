internal import GymBoAnalysis
internal import GymBoLog

/// The sets of a session as they were done: runs of sets with one load, in order. The next session keeps their number and
/// order; only the sets at the load that is continued change.
struct DoneSets {
  /// Sets in a row with the same load.
  struct Run {
    var sets: Int { each.count }
    /// The repetitions of each, in order.
    var each: [Int]
    /// The load; nil where there is none.
    var load: Load?
    /// Whether they are at the load that is continued.
    var isContinued: Bool

    /// The most repetitions of one of them: a tired last set is not the new target.
    var repetitions: Int { each.max() ?? 0 }
  }

  let runs: [Run]

  /// Whether all sets were at the load that is continued.
  var isOneLoad: Bool { runs.allSatisfy(\.isContinued) }

  /// Sets at the load that is continued.
  var continued: Int {
    max(1, runs.reduce(0) { $0 + ($1.isContinued ? $1.sets : 0) })
  }

  init(_ base: WorkBase, log: TrainingLog, traits: SetTraits) {
    let sets = log.columns
    let load = sets.load[base.row]
    let semantics = sets.semantics[base.row]
    var runs: [Run] = []
    for row in log.sessions[base.last.session].sets
    where Int(sets.exercise[row]) == base.last.exercise && sets.kind[row] != .warmUp
      && sets.semantics[row] == semantics && !traits.isInferredWarmUp[row]
    {
      // A set whose load is doubted was one of those that are continued.
      let own = traits.isSuspect[row] ? load : sets.load[row]
      let repetitions = traits.isSuspect[row] ? 0 : Int(sets.repetitions[row] ?? 0)
      let isContinued = DoneSets.isSame(own, load)
      // A test is not done again, nor a heavier set that was failed.
      if !isContinued, let own,
        base.test.isTest(load: own, repetitions: repetitions) || own > load ?? .max
      {
        continue
      }
      if let last = runs.last, DoneSets.isSame(own, last.load?.units) {
        runs[runs.count - 1].each.append(repetitions)
      } else {
        runs.append(
          Run(each: [repetitions], load: own.map(Load.init(units:)), isContinued: isContinued))
      }
    }
    self.runs = runs
  }

  private static func isSame(_ first: Int64?, _ second: Int64?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return Load(units: first).isSame(as: Load(units: second))
  }

  /// The next session's sets in order, where they are not all alike: those at the continued load with a new load and
  /// repetitions, the others as they were.
  /// - Parameter asMost: whether no set is asked for more repetitions than it had: where the work gets easier, a later set
  ///   that was tired does not get harder.
  func plan(load: Load, repetitions: Int, isAtLeast: Bool, asMost: Bool) -> [PlannedSets] {
    var plan: [PlannedSets] = []
    for run in runs {
      guard let done = run.load else { continue }
      for own in run.each {
        let kept = own > 0 ? own : repetitions
        let set = PlannedSets(
          sets: 1,
          repetitions: !run.isContinued
            ? max(run.repetitions, 1) : asMost ? min(kept, repetitions) : repetitions,
          isAtLeast: run.isContinued && isAtLeast, load: run.isContinued ? load : done)
        if let last = plan.last, last.isSameWork(as: set) {
          plan[plan.count - 1] = last.with(sets: last.sets + 1)
        } else {
          plan.append(set)
        }
      }
    }
    return plan.count > 1 ? plan : []
  }
}
