internal import GymBoKernels
public import GymBoLog

/// What one muscle was trained in a span of days.
public struct MuscleFinding: Sendable, Hashable {
  /// The muscle.
  public var muscle: Muscle
  /// Hard sets of exercises in which the muscle is direct.
  public var directSets: Double
  /// Hard sets by the volume model: × 1.0 direct, × 0.5 indirect by default.
  public var fractionalSets: Double
  /// Share of all muscles' fractional sets, percent.
  public var shareOfSets: Finding<Double>
  /// Share of volume, attributed as the sets are, percent.
  public var shareOfVolume: Finding<Double>
  /// Percent of the muscle with most fractional sets.
  public var percentOfLargest: Finding<Double>
  /// Percent of the muscle's target, ``VolumeLandmarks/target``.
  public var percentOfTarget: Finding<Double>
  /// Days on which it had at least one direct hard set.
  public var days: Int
  /// Its volume landmarks, sets a week; nil where none are set.
  public var landmarks: VolumeLandmarks?
}

extension MuscleFinding {
  /// The muscles of a range of sessions, in the order of ``Muscle/allCases``. All sums are exact:
  /// see ``WeeklyVolume``.
  static func all(
    in sessions: Range<Int>, log: TrainingLog, traits: SetTraits, weights: MuscleWeights,
    landmarks: [Muscle: VolumeLandmarks]
  ) -> [MuscleFinding] {
    let exercises = log.exercises.count
    let muscles = MuscleWeights.muscles
    var hard = [Double](repeating: 0, count: exercises)
    var tonnage = [Volume](repeating: .zero, count: exercises)
    var days = [Int](repeating: 0, count: muscles.count)
    var lastDay = [CivilDate?](repeating: nil, count: muscles.count)
    for session in log.sessions[sessions] {
      for row in session.sets where traits.isHard[row] {
        let exercise = Int(log.sets.exercise[row])
        hard[exercise] += 1
        tonnage[exercise] += traits.tonnage[row]
        // Sessions stand in order of time: a day is new where it is not the last one.
        for muscle in log.exercises[exercise].facts?.direct ?? []
        where lastDay[muscle.index] != session.date {
          lastDay[muscle.index] = session.date
          days[muscle.index] += 1
        }
      }
    }
    func perMuscle(_ values: [Double], _ matrix: [Double]) -> [Double] {
      matrixProduct(
        values.span, matrix.span, rows: 1, inner: exercises, columns: muscles.count)
    }
    let direct = perMuscle(hard, weights.directMatrix)
    // Shares need no division by the hundred of the weights' hundredths.
    let fractional = perMuscle(hard, weights.matrix).map { $0 / Double(VolumeModel.whole) }
    let volume = volumeByMuscle(tonnage, weights)
    let totalSets = fractional.reduce(0, +)
    let totalVolume = volume.reduce(0, +)
    let largest = fractional.max() ?? 0
    func percent(_ part: Double, of whole: Double) -> Finding<Double> {
      whole > 0 ? .known(100 * part / whole) : .missing(.noMuscles)
    }
    return muscles.indices.map { index in
      let marks = landmarks[muscles[index]]
      return MuscleFinding(
        muscle: muscles[index], directSets: direct[index], fractionalSets: fractional[index],
        shareOfSets: percent(fractional[index], of: totalSets),
        shareOfVolume: percent(volume[index], of: totalVolume),
        percentOfLargest: percent(fractional[index], of: largest),
        percentOfTarget: Finding(
          marks.map { 100 * fractional[index] / $0.target }, orMissing: .noLandmark),
        days: days[index], landmarks: marks)
    }
  }

  /// Volume by muscle, each exercise's counted by its weights in hundredths: exact whole numbers, as shares need no unit.
  private static func volumeByMuscle(_ volume: [Volume], _ weights: MuscleWeights) -> [Double] {
    let width = MuscleWeights.muscles.count
    var sums = [Int128](repeating: 0, count: width)
    for exercise in volume.indices where volume[exercise] > .zero {
      for muscle in 0..<width {
        let hundredths = Int128(weights.matrix[exercise * width + muscle])
        sums[muscle] += Int128(volume[exercise].units) * hundredths
      }
    }
    return sums.map { Double($0) }
  }
}
