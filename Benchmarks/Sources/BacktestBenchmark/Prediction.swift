import Glibc

@testable import GymBoAnalysis
@testable import GymBoKernels
@testable import GymBoLog

/// What was said about the repetitions of one top set before it was done, and what was done.
struct Prediction {
  /// The repetitions that were done.
  let actual: Int
  /// The repetitions of the set before.
  let last: Int
  /// The repetitions at the nearest load of the last 20 sets; of equals the latest.
  let nearest: Int
  /// The probabilities of the predictor.
  let distribution: CountDistribution
  /// The change of the load against the set before, as a logarithm.
  let change: Double
  /// Whether the load is heavier than those of the last eight sets, beyond rounding.
  let isNewHeaviest: Bool

  /// Sets among which the nearest load is looked for.
  private static let nearestOf = 20
  /// Logarithms of loads closer than this are one load.
  private static let sameLoad = 0.003

  /// - Returns: nil where the predictor has no answer.
  init?(of set: TopSet, after earlier: [TopSet], lifter: RepetitionHabits) {
    guard let before = earlier.last,
      let load = Load(kilograms: exp(set.logLoad)),
      let distribution = NextSet(after: earlier, lifter: lifter)?
        .distribution(load: load, on: set.date)
    else { return nil }
    var near = before
    for candidate in earlier.suffix(Prediction.nearestOf).reversed()
    where (candidate.logLoad - set.logLoad).magnitude < (near.logLoad - set.logLoad).magnitude {
      near = candidate
    }
    actual = set.repetitions
    last = before.repetitions
    nearest = near.repetitions
    self.distribution = distribution
    change = set.logLoad - before.logLoad
    let heaviest = earlier.suffix(LoadSearch.sessions).map(\.logLoad).max() ?? set.logLoad
    isNewHeaviest = set.logLoad > heaviest + Prediction.sameLoad
  }

  /// How the load changed against the set before.
  enum Step: String, CaseIterable {
    case same = "the same load"
    case heavier = "up to 5.2 % heavier than last time"
    case newHeaviest = "a new heaviest of 8 sessions, up to 5.2 %"
    case muchHeavier = "more than 5.2 % heavier"
    case lighter = "lighter"
  }

  var step: Step {
    if change.magnitude < Prediction.sameLoad { return .same }
    if change < 0 { return .lighter }
    if change > log(1.052) { return .muchHeavier }
    return isNewHeaviest ? .newHeaviest : .heavier
  }
}

/// The predictions of one lift, from its sixth top set on, each from the sets before it alone.
struct BacktestedLift {
  let predictions: [Prediction]

  /// Lifts with fewer top sets are left out.
  static let fewestSets = 20
  /// Sets before the first prediction.
  static let fewestBefore = 5

  /// - Returns: nil for a lift with fewer than 20 top sets.
  init?(_ sets: [TopSet], of lifter: Lifter) {
    guard sets.count >= BacktestedLift.fewestSets else { return nil }
    predictions = sets.indices.dropFirst(BacktestedLift.fewestBefore).compactMap { index in
      Prediction(
        of: sets[index], after: Array(sets[..<index]),
        lifter: lifter.habits(before: sets[index].date))
    }
  }
}
