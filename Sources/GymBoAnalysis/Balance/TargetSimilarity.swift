internal import GymBoKernels
public import GymBoLog

/// How close the distribution of fractional sets over the muscles is to a target distribution.
public struct TargetSimilarity: Sendable, Hashable {
  /// 1 − Jensen–Shannon divergence in bits: 1 is the same distribution, 0 shares no muscle.
  public var similarity: Finding<Double>
  /// Muscles of the target, in the order of ``Muscle/allCases``, with the target's sets a week.
  public var target: [(muscle: Muscle, sets: Double)] {
    Muscle.allCases.compactMap { muscle in
      VolumeLandmarks.standard[muscle].map { (muscle, $0.target) }
    }
  }

  /// Over the muscles that have a landmark; its ``VolumeLandmarks/target`` is the default target.
  init(muscles: [MuscleFinding]) {
    let compared = muscles.filter { $0.landmarks != nil }
    let actual = compared.map(\.fractionalSets)
    let wanted = compared.compactMap { $0.landmarks?.target }
    similarity = Finding(
      jensenShannonDivergence(actual.span, wanted.span).map { 1 - $0 }, orMissing: .noMuscles)
  }
}
