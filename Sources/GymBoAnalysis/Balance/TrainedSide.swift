package import GymBoLog

/// A group of muscles that training is balanced against another group's.
package struct TrainedSide: Sendable {
  package let muscles: Set<Muscle>

  package static let push = TrainedSide(muscles: [.chest, .frontDelts, .triceps])
  package static let pull = TrainedSide(muscles: [.lats, .upperBack, .traps, .rearDelts, .biceps])
  package static let quadriceps = TrainedSide(muscles: [.quadriceps])
  package static let hamstrings = TrainedSide(muscles: [.hamstrings])
  /// The muscles of the upper body except the neck, because few programs train it directly.
  package static let upper = TrainedSide(
    muscles: Set(Muscle.allCases.filter { $0.region == .upper && $0 != .neck }))
  package static let lower = TrainedSide(
    muscles: Set(Muscle.allCases.filter { $0.region == .lower }))

  /// What one hard set of an exercise counts for the side: 1 where a muscle of it is direct, ½ where one is indirect. A row
  /// that trains three pulling muscles is one set of pulling.
  package func weight(of facts: ExerciseFacts?) -> Double {
    guard let facts, facts.modality == .strength else { return 0 }
    if facts.direct.contains(where: muscles.contains) { return VolumeModel.directShare }
    return facts.indirect.contains(where: muscles.contains) ? VolumeModel.indirectShare : 0
  }
}
