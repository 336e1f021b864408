internal import GymBoLog

/// Counts the sets of each muscle in each group of sets, column piece after column piece; see
/// ``Vectors/muscleSets(exercises:groups:groupCount:shares:)``.
package struct MuscleSetCount {
  private let exercises: [MuscleShares]
  private let groups: Int
  /// The sets of each exercise in each group, row after row of groups; empty where that needs more memory than the sets.
  private var counts: [Int] = []
  /// Of each muscle in each group.
  private var hundredths: [Int]

  /// - Parameters:
  ///   - shares: rows of what a set of each exercise counts for each of `Muscle.allCases`.
  ///   - groups: how many there are.
  ///   - sets: how many will be added.
  /// - Precondition: whole rows of shares.
  package init(shares: [Double], groups: Int, sets: Int) {
    let muscles = Muscle.allCases.count
    precondition(shares.count % muscles == 0, "shares that are no whole rows")
    exercises = (0..<shares.count / muscles).map { row in
      MuscleShares(
        shares: (0..<muscles).compactMap { muscle in
          let hundredths = (shares[row * muscles + muscle] * Double(VolumeModel.whole)).rounded()
          return hundredths != 0 && hundredths.magnitude < 1e9 ? (muscle, Int(hundredths)) : nil
        })
    }
    self.groups = groups
    hundredths = [Int](repeating: 0, count: groups * muscles)
    let (cells, isTooLarge) = groups.multipliedReportingOverflow(by: exercises.count)
    if !isTooLarge, cells <= sets { counts = [Int](repeating: 0, count: cells) }
  }

  /// Adds sets: of each its exercise, a row of the shares, and its group. Sets with another number of either are left out.
  /// - Precondition: a group and an exercise a set.
  package mutating func add(exercises: [Int], groups: [Int]) {
    precondition(exercises.count == groups.count, "columns of different length")
    for set in exercises.indices { add(exercises[set], groups[set]) }
  }

  /// The same of numbers that may be no whole ones; sets with such are left out.
  package mutating func add(exercises: [Double], groups: [Double]) {
    precondition(exercises.count == groups.count, "columns of different length")
    for set in exercises.indices {
      guard let exercise = Vectors.day(exercises[set]), let group = Vectors.day(groups[set])
      else { continue }
      add(exercise, group)
    }
  }

  @inline(__always)
  private mutating func add(_ exercise: Int, _ group: Int) {
    guard exercises.indices.contains(exercise), 0..<groups ~= group else { return }
    if counts.isEmpty {
      let shares = exercises[exercise]
      var sums = hundredths.mutableSpan
      shares.add(1, to: &sums, first: group * Muscle.allCases.count)
    } else {
      counts[group * exercises.count + exercise] += 1
    }
  }

  /// The sets of each muscle in each group, row after row of groups.
  package consuming func all() -> [Double] {
    let exercises = exercises
    let counts = counts
    var hundredths = hundredths
    var sums = hundredths.mutableSpan
    for (cell, count) in counts.enumerated() where count > 0 {
      exercises[cell % exercises.count].add(
        count, to: &sums, first: cell / exercises.count * Muscle.allCases.count)
    }
    return MuscleShares.inSets(hundredths)
  }
}
