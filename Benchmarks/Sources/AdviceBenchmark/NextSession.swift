@testable import GymBoLog

extension Replay {
  /// Counts how much of the next session was proposed, and what became of suggestions whose load was taken in it.
  func countNextSession(_ advice: Advice, after day: CivilDate, _ tally: inout Tally) {
    guard let session = nextSession(after: day) else { return }
    let actual = done.liftsOfSession[session]
    let common = actual.intersection(advice.proposedLifts).count
    tally.count(.actualProposed, hits: common, of: actual.count)
    tally.count(.proposedActual, hits: common, of: advice.proposedLifts.count)
    let named = advice.proposedLifts.union(advice.possibleLifts)
    tally.count(.actualNamed, hits: actual.intersection(named).count, of: actual.count)
    let plain = liftsByPlainRule(before: session)
    tally.count(.actualByPlainRule, hits: actual.intersection(plain).count, of: actual.count)
    for work in advice.work {
      guard let lift = done.lifts[work.exercise].first(where: { $0.session == session }) else {
        continue
      }
      countOutcome(work, lift, on: day, &tally)
    }
  }

  /// The lifts of the session that followed the one most like the last: 2 · common lifts / (lifts of both), of equals the
  /// latest. What the proposal has to beat.
  private func liftsByPlainRule(before session: Int) -> Set<Int> {
    let earlier = done.liftsOfSession[..<session].filter { !$0.isEmpty }
    guard let last = earlier.last else { return [] }
    var best = (similarity: 0.0, lifts: Set<Int>())
    for (lifts, following) in zip(earlier, earlier.dropFirst()) {
      let common = Double(lifts.intersection(last).count)
      let similarity = 2 * common / Double(lifts.count + last.count)
      if similarity > 0, similarity >= best.similarity { best = (similarity, following) }
    }
    return best.lifts
  }

  /// Counts whether the suggested load was taken, and then whether the suggested repetitions were done in the top set.
  private func countOutcome(
    _ work: SuggestedWork, _ lift: DoneLift, on day: CivilDate, _ tally: inout Tally
  ) {
    guard work.isLoaded, let load = work.load, let repetitions = work.repetitions,
      let top = lift.topSet, let topLoad = top.load, topLoad > 0
    else { return }
    let isTaken = abs(topLoad / load - 1) < Replay.sameLoad
    tally.count(.loadTaken, isTaken)
    guard isTaken else { return }
    let isCompleted = top.repetitions >= repetitions
    tally.count(.takenCompleted, isCompleted)
    guard let probability = work.probability else { return }
    guard let said = Replay.measures(ofSaid: probability) else { return }
    tally.count(said.top, isCompleted)
    let sets = lift.sets.filter { abs(($0.load ?? 0) / load - 1) < Replay.sameLoad }
      .map(\.repetitions).sorted(by: >)
    let asked = work.repetitionsOfSets.sorted(by: >)
    tally.count(said.all, sets.count >= asked.count && zip(sets, asked).allSatisfy { $0 >= $1 })
  }

  /// What is counted of a probability that was said: of the top set, and of all sets.
  private static func measures(ofSaid probability: Double) -> (top: Measure, all: Measure)? {
    switch probability {
    case 0.9...: (.said90, .allSets90)
    case 0.8..<0.9: (.said80, .allSets80)
    case 0.7..<0.8: (.said70, .allSets70)
    case 0.6..<0.7: (.said60, .allSets60)
    case 0.5..<0.6: (.said50, .allSets50)
    default: nil
    }
  }
}
