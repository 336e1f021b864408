internal import GymBoKernels
public import GymBoLog

/// The Gini coefficient of fractional sets over muscles, week by week: 0 where all muscles had equally many, towards 1
/// where few had all. For charts of the history.
///
/// Over the muscles that have volume landmarks, those without a set included. Source: ``giniCoefficient(_:)``.
public struct MuscleEvenness: Sendable, Hashable {
  public struct Week: Sendable, Hashable {
    public var week: ISOWeek
    public var gini: Finding<Double>
  }

  /// The muscles compared, in the order of ``Muscle/allCases``.
  public static let muscles = Muscle.allCases.filter { VolumeLandmarks.standard[$0] != nil }

  /// One a week with a session, in order.
  public var weeks: [Week]

  public init(_ volume: WeeklyVolume) {
    let width = Muscle.allCases.count
    weeks = volume.weeks.indices.map { index in
      let sets = MuscleEvenness.muscles.map { volume.fractionalSets[index * width + $0.index] }
      return Week(
        week: volume.weeks[index], gini: Finding(giniCoefficient(sets.span), orMissing: .noMuscles))
    }
  }
}
