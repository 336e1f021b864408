internal import GymBoLog

/// What one set of an exercise counts for each of its muscles. All counts of sets per muscle are made with it: the week's
/// muscles, the weeks of the history, and the comparison of volume models.
///
/// Shares are whole hundredths of a set, so sums of sets × shares are exact in any order of adding. An exercise trains few of
/// the muscles: adding its shares is cheaper than a product with a matrix of exercises × muscles, which is nearly empty.
struct MuscleShares: Sendable {
  /// One entry for each muscle that counts: its index in `Muscle.allCases`, and hundredths of a set.
  let shares: [(muscle: Int, hundredths: Int)]

  /// Adds an amount (sets, or a volume) to the sums of the muscles, in hundredths.
  /// - Parameters:
  ///   - sums: one entry for each muscle from `first` on.
  ///   - first: where the muscles begin in `sums`.
  @inline(__always)
  func add<Amount: FixedWidthInteger>(
    _ amount: Amount, to sums: inout MutableSpan<Amount>, first: Int = 0
  ) {
    let shares = shares.span
    for index in shares.indices {
      sums[first + shares[index].muscle] += amount * Amount(shares[index].hundredths)
    }
  }

  /// The hundredths of every muscle, in the order of `Muscle.allCases`, of amounts by exercise.
  /// - Parameters:
  ///   - amounts: one entry for each exercise of the log.
  ///   - exercises: those of the log.
  static func hundredths<Amount: FixedWidthInteger>(
    _ amounts: [Amount], of exercises: [LoggedExercise], by model: VolumeModel
  ) -> [Amount] {
    var hundredths = [Amount](repeating: 0, count: Muscle.allCases.count)
    var sums = hundredths.mutableSpan
    for (exercise, amount) in zip(exercises, amounts) where amount > 0 {
      model.shares(of: exercise).add(amount, to: &sums)
    }
    return hundredths
  }

  /// The sets of every muscle, in the order of `Muscle.allCases`, of sets counted by exercise of the log.
  static func sets(
    _ sets: [Int], of exercises: [LoggedExercise], by model: VolumeModel
  ) -> [Double] {
    inSets(hundredths(sets, of: exercises, by: model))
  }

  /// Sets from hundredths of sets.
  static func inSets(_ hundredths: [Int]) -> [Double] {
    hundredths.map { Double($0) / Double(VolumeModel.whole) }
  }
}

extension SetTraits {
  /// The hard sets of some sessions, counted by exercise of the log.
  func hardSets(in sessions: Range<Int>, of log: TrainingLog) -> [Int] {
    var sets = [Int](repeating: 0, count: log.exercises.count)
    for session in log.sessions[sessions] {
      for row in session.sets where isHard[row] { sets[Int(log.columns.exercise[row])] += 1 }
    }
    return sets
  }
}
