@testable import GymBoLog

extension Replay {
  /// Days in which effort is looked for.
  private static let effortDays = 42
  /// Loads that differ by less than this share are one load.
  static let sameLoad = 0.003

  /// Counts suggestions whose printed effort is less than what such work cost in the last rated session. A set after a heavier
  /// one, or after one with as much load and more repetitions, was tired: it is no such work.
  func countEffort(_ work: SuggestedWork, on day: CivilDate, _ tally: inout Tally) {
    guard let effort = work.effort else { return }
    let recent = done.recent(work.exercise, days: Replay.effortDays, through: day)
    let hasRating = recent.contains { $0.sets.contains { $0.effort != nil } }
    tally.count(.effortWithoutEvidence, !hasRating, name(work.exercise, day))
    guard work.isLoaded, let load = work.load, let repetitions = work.repetitions else { return }
    let asked = "\(name(work.exercise, day)), \(repetitions) × \(load) kg at \(effort)"
    let same = Replay.lastCost(in: recent) { set, done in
      abs(done / load - 1) < Replay.sameLoad && set.repetitions == repetitions
    }
    if let same {
      // Where the hardest sets are asked for fewer repetitions, the others are the same work.
      let sets = work.repetitionsOfSets.count { $0 >= repetitions }
      let most = same.most(of: sets)
      tally.count(.effortBelowHardestSet, effort < most, "\(asked), was \(most)")
      if let least = same.least {
        tally.count(.effortBelowAllSets, effort < least, "\(asked), was \(least) or more")
      }
    }
    let easier = Replay.lastCost(in: recent) { set, done in
      done / load - 1 < Replay.sameLoad && done >= 0.9 * load && set.repetitions <= repetitions
        && set.repetitions + 3 >= repetitions
    }
    if let least = easier?.least {
      tally.count(.effortBelowEasierWork, effort < least, "\(asked), less cost \(least) or more")
    }
  }

  /// The RPE of some kind of work in the last session with a rated set of the lift.
  private struct Cost {
    /// Of the easiest set; nil where a set has no RPE: lifters who only mark failure rate the hardest alone.
    var least: Double?
    /// Of the rated sets, in ascending order; at least one.
    var rated: [Double]

    /// Of the hardest one of the easiest sets, as many as there are.
    func most(of sets: Int) -> Double { rated[min(max(sets, 1), rated.count) - 1] }
  }

  private static func lastCost(
    in recent: [DoneLift], of isMeant: (DoneSet, _ load: Double) -> Bool
  ) -> Cost? {
    let last = recent.last { $0.sets.contains { $0.effort != nil } }
    var (heaviest, mostAtHeaviest) = (0.0, 0)
    let sets =
      last?.sets.filter { set in
        guard let load = set.load else { return false }
        let isHeaviest = load > heaviest * (1 + Replay.sameLoad)
        let isTired =
          load * (1 + Replay.sameLoad) < heaviest
          || !isHeaviest && set.repetitions < mostAtHeaviest
        mostAtHeaviest = isHeaviest ? set.repetitions : max(mostAtHeaviest, set.repetitions)
        heaviest = max(heaviest, load)
        return !isTired && isMeant(set, load)
      } ?? []
    let rated = sets.compactMap(\.effort).sorted()
    guard let least = rated.first else { return nil }
    return Cost(least: rated.count == sets.count ? least : nil, rated: rated)
  }
}
