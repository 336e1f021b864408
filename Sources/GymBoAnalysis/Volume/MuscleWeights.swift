internal import GymBoLog

/// How much a set of each exercise counts for each muscle: exercises × muscles, direct 1.0, indirect 0.5
/// (fractional sets; Pelland et al. 2025, doi 10.1007/s40279-025-02344-w).
struct MuscleWeights {
  static let direct = 1.0
  static let indirect = 0.5
  static let muscles = Muscle.allCases

  /// Row-major, one row an exercise of the log; multiples of ½, so that sums of products are exact.
  let matrix: [Double]
  /// 1 where the muscle is direct, same shape.
  let directMatrix: [Double]

  init(exercises: [LoggedExercise]) {
    let width = MuscleWeights.muscles.count
    var matrix = [Double](repeating: 0, count: exercises.count * width)
    var directMatrix = matrix
    for (index, exercise) in exercises.enumerated() {
      guard let facts = exercise.facts, facts.modality == .strength else { continue }
      for muscle in facts.indirect {
        matrix[index * width + muscle.index] = MuscleWeights.indirect
      }
      for muscle in facts.direct {
        matrix[index * width + muscle.index] = MuscleWeights.direct
        directMatrix[index * width + muscle.index] = 1
      }
    }
    self.matrix = matrix
    self.directMatrix = directMatrix
  }
}
