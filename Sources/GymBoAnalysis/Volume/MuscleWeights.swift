internal import GymBoLog

/// How much a set of each exercise counts for each muscle, by a volume model: exercises × muscles.
struct MuscleWeights {
  /// Of a muscle that does the work and of one that helps, in set balances and by default (fractional sets; Pelland et
  /// al. 2025, doi 10.1007/s40279-025-02344-w).
  static let direct = 1.0
  static let indirect = Double(VolumeModel.usualIndirect) / Double(VolumeModel.whole)
  static let muscles = Muscle.allCases

  /// Hundredths, row-major, one row an exercise of the log; whole numbers, so that sums of products are exact.
  let matrix: [Double]
  /// 1 where the muscle is direct, same shape.
  let directMatrix: [Double]

  init(_ model: VolumeModel, exercises: [LoggedExercise]) {
    let width = MuscleWeights.muscles.count
    var directMatrix = [Double](repeating: 0, count: exercises.count * width)
    for (index, exercise) in exercises.enumerated() {
      guard let facts = exercise.facts, facts.modality == .strength else { continue }
      for muscle in facts.direct { directMatrix[index * width + muscle.index] = 1 }
    }
    matrix = model.matrix(exercises)
    self.directMatrix = directMatrix
  }
}
