internal import GymBoKernels
package import GymBoLog

/// How close the distribution of fractional sets over the muscles is to a target distribution.
package struct TargetSimilarity: Sendable, Hashable {
  /// 1 − Jensen–Shannon divergence in bits: 1 is the same distribution, 0 shares no muscle.
  package var similarity: Finding<Double>
  /// Muscles of the target, in the order of `Muscle.allCases`.
  package var target: [Target]

  /// The target of one muscle.
  package struct Target: Sendable, Hashable {
    /// The muscle.
    package var muscle: Muscle
    /// The target in sets per week.
    package var sets: Double
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
