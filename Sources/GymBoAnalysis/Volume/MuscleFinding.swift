package import GymBoLog

/// What one muscle was trained in a span of days.
package struct MuscleFinding: Sendable, Hashable {
  /// The muscle.
  package var muscle: Muscle
  /// Hard sets of exercises in which the muscle is direct.
  package var directSets: Double
  /// Hard sets by the volume model: × 1.0 direct, × 0.5 indirect by default.
  package var fractionalSets: Double
  /// Share of all muscles' fractional sets, percent.
  package var shareOfSets: Finding<Double>
  /// Share of volume, attributed as the sets are, percent.
  package var shareOfVolume: Finding<Double>
  /// Percent of the muscle with most fractional sets.
  package var percentOfLargest: Finding<Double>
  /// Percent of the muscle's target, ``VolumeLandmarks/target``.
  package var percentOfTarget: Finding<Double>
  /// Days on which it had at least one direct hard set.
  package var days: Int
  /// Its volume landmarks, sets a week; nil where none are set.
  package var landmarks: VolumeLandmarks?
}

extension MuscleFinding {
  /// The muscles of a range of sessions, in the order of ``Muscle/allCases``. All sums are exact: see ``MuscleShares``.
  static func all(
    in sessions: Range<Int>, log: TrainingLog, traits: SetTraits, model: VolumeModel,
    landmarks: [Muscle: VolumeLandmarks]
  ) -> [MuscleFinding] {
    let muscles = Muscle.allCases
    let hard = traits.hardSets(in: sessions, of: log)
    var tonnage = [Volume](repeating: .zero, count: log.exercises.count)
    var days = [Int](repeating: 0, count: muscles.count)
    var lastDay = [CivilDate?](repeating: nil, count: muscles.count)
    for session in log.sessions[sessions] {
      for row in session.sets where traits.isHard[row] {
        let exercise = Int(log.columns.exercise[row])
        tonnage[exercise] += traits.tonnage[row]
        // Sessions are in order of time: a day is new if it is not that of the last hard set.
        for muscle in log.exercises[exercise].facts?.direct ?? []
        where lastDay[muscle.index] != session.date {
          lastDay[muscle.index] = session.date
          days[muscle.index] += 1
        }
      }
    }
    let direct = MuscleShares.sets(hard, of: log.exercises, by: .direct)
    let fractional = MuscleShares.sets(hard, of: log.exercises, by: model)
    // Only shares of the volume are reported: they are the same in hundredths. 128 bits hold any history's.
    let volume = MuscleShares.hundredths(
      tonnage.map { Int128($0.units) }, of: log.exercises, by: model
    )
    .map { Double($0) }
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
}
