internal import GymBoAnalysis
internal import GymBoLog

/// The sets of a session as they were done: runs of sets with one load, in order. The next session keeps their number and
/// order; only the sets at the load that is continued change.
struct DoneSets {
  /// Sets in a row with the same load.
  struct Run {
    var sets: Int
    /// The most repetitions of one of them: a tired last set is not the new target.
    var repetitions: Int
    /// The load; nil where there is none.
    var load: Load?
    /// Whether they are at the load that is continued.
    var isContinued: Bool
  }

  let runs: [Run]

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
        runs[runs.count - 1].sets += 1
        runs[runs.count - 1].repetitions = max(last.repetitions, repetitions)
      } else {
        runs.append(
          Run(
            sets: 1, repetitions: repetitions, load: own.map(Load.init(units:)),
            isContinued: isContinued))
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
  func plan(load: Load, repetitions: Int, isAtLeast: Bool) -> [PlannedSets] {
    guard runs.contains(where: { !$0.isContinued }) else { return [] }
    return runs.compactMap { run in
      guard let done = run.load else { return nil }
      return PlannedSets(
        sets: run.sets,
        repetitions: run.isContinued
          ? repetitions : run.repetitions > 0 ? run.repetitions : repetitions,
        isAtLeast: run.isContinued && isAtLeast,
        load: run.isContinued ? load : done)
    }
  }
}
