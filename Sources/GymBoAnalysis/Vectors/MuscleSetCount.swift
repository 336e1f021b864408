internal import GymBoLog

/// Counts the sets of each muscle in each group of sets, column piece after column piece; see
/// ``Vectors/muscleSets(exercises:groups:groupCount:shares:)``.
package struct MuscleSetCount {
  private let exercises: [MuscleShares]
  private let groups: Int
  /// The sets of each exercise in each group, row after row of groups; empty where there are more of these than sets: adding each
  /// set by itself is faster then.
  private var counts: [Int32] = []
  /// Of each muscle in each group.
  private var hundredths: [Int]

  /// - Parameters:
  ///   - shares: rows of what a set of each exercise counts for each of `Muscle.allCases`.
  ///   - groups: how many there are.
  ///   - sets: how many will be added.
  /// - Precondition: whole rows of shares.
  package init(shares: Span<Double>, groups: Int, sets: Int) {
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
    if !isTooLarge, cells <= sets, sets <= Int(Int32.max) {
      counts = [Int32](repeating: 0, count: cells)
    }
  }

  /// Adds sets: of each its exercise, a row of the shares, and its group. Sets with another number of either are left out.
  /// - Precondition: a group and an exercise a set; in all no more sets than were said.
  package mutating func add(exercises: Span<Int>, groups: Span<Int>) {
    precondition(exercises.count == groups.count, "columns of different length")
    add(exercises.count, { exercises[$0] }, { groups[$0] })
  }

  /// The same of numbers that may be no whole ones; sets with such are left out.
  package mutating func add(exercises: [Double], groups: [Double]) {
    precondition(exercises.count == groups.count, "columns of different length")
    add(exercises.count, { Vectors.day(exercises[$0]) ?? -1 }, { Vectors.day(groups[$0]) ?? -1 })
  }

  @inline(__always)
  private mutating func add(_ sets: Int, _ exercise: (Int) -> Int, _ group: (Int) -> Int) {
    let (exercises, groups) = (exercises, groups)
    if counts.isEmpty {
      var sums = hundredths.mutableSpan
      for set in 0..<sets {
        let (exercise, group) = (exercise(set), group(set))
        guard 0..<exercises.count ~= exercise, 0..<groups ~= group else { continue }
        exercises[exercise].add(1, to: &sums, first: group * Muscle.allCases.count)
      }
    } else {
      var counts = counts.mutableSpan
      for set in 0..<sets {
        let (exercise, group) = (exercise(set), group(set))
        guard 0..<exercises.count ~= exercise, 0..<groups ~= group else { continue }
        counts[group * exercises.count + exercise] += 1
      }
    }
  }

  /// The sets of each muscle in each group, row after row of groups.
  package consuming func all() -> [Double] {
    let (exercises, counts) = (exercises, counts)
    var hundredths = hundredths
    var sums = hundredths.mutableSpan
    for group in 0..<(counts.isEmpty ? 0 : groups) {
      for exercise in exercises.indices {
        let count = counts[group * exercises.count + exercise]
        guard count > 0 else { continue }
        exercises[exercise].add(Int(count), to: &sums, first: group * Muscle.allCases.count)
      }
    }
    return MuscleShares.inSets(hundredths)
  }
}
