internal import GymBoKernels
public import GymBoLog

/// How close the distribution of fractional sets over the muscles is to a target distribution.
public struct TargetSimilarity: Sendable, Hashable {
  /// 1 − Jensen–Shannon divergence in bits: 1 is the same distribution, 0 shares no muscle.
  public var similarity: Finding<Double>
  /// Muscles of the target, in the order of `Muscle.allCases`.
  public var target: [Target]

  /// The target of one muscle.
  public struct Target: Sendable, Hashable {
    /// The muscle.
    public var muscle: Muscle
    /// The target in sets per week.
    public var sets: Double
  }

  /// The similarity to the targets of the landmarks, ``VolumeLandmarks/target``. Muscles without landmarks are left
  /// out.
  init(muscles: [MuscleFinding]) {
    target = muscles.compactMap { finding in
      finding.landmarks.map { Target(muscle: finding.muscle, sets: $0.target) }
    }
    let actual = muscles.filter { $0.landmarks != nil }.map(\.fractionalSets)
    let wanted = target.map(\.sets)
    similarity = Finding(
      jensenShannonSimilarity(actual.span, wanted.span), orMissing: .noMuscles)
  }
}
