internal import GymBoKernels
public import GymBoLog

/// The history as weeks: volume, hard sets and fractional sets per muscle, for every week with a session.
///
/// Fractional sets are a product of matrices, weeks × exercises and exercises × muscles, whose entries are whole numbers
/// (hundredths of a set), so every sum is exact in whatever order BLAS adds. It is taken in blocks of weeks, over the exercises
/// that occur in them, so that many weeks of many exercises cost no more than their sets.
public struct WeeklyVolume: Sendable {
  /// Weeks with at least one session, in order.
  public private(set) var weeks: [ISOWeek] = []
  /// Sessions, one entry a week.
  public private(set) var workouts: [Int] = []
  /// Σ load × repetitions in 10 µg, one a week.
  public private(set) var tonnage: [Double] = []
  /// Hard sets, one entry a week.
  public private(set) var hardSets: [Double] = []
  /// Working sets, one entry a week.
  public private(set) var workingSets: [Double] = []
  /// Fractional sets, weeks × muscles, row-major.
  public private(set) var fractionalSets: [Double] = []

  init(of log: TrainingLog, traits: SetTraits, weights: MuscleWeights) {
    var block = Block(exercises: log.exercises.count)
    var rest = log.sessions[...]
    while let week = rest.first?.date.isoWeek {
      let sessions = rest.prefix { week.contains($0.date) }
      rest = rest.dropFirst(sessions.count)
      let sets = (sessions.first?.sets.lowerBound ?? 0)..<(sessions.last?.sets.upperBound ?? 0)
      if !block.canHoldWeek(ofSets: sets.count) {
        fractionalSets += block.fractionalSets(weights)
      }
      block.weeks += 1
      var (volume, hard, working) = (0.0, 0.0, 0.0)
      // Hard sets of one exercise mostly follow each other, and are added together.
      var (exercise, count) = (Int32(0), 0)
      for row in sets where traits.marks[row].contains(.working) {
        volume += traits.tonnage[row]
        working += 1
        guard traits.marks[row].contains(.hard) else { continue }
        hard += 1
        if log.sets.exercise[row] != exercise {
          block.addHardSets(count, of: Int(exercise))
          (exercise, count) = (log.sets.exercise[row], 0)
        }
        count += 1
      }
      block.addHardSets(count, of: Int(exercise))
      weeks.append(week)
      workouts.append(sessions.count)
      tonnage.append(volume)
      hardSets.append(hard)
      workingSets.append(working)
    }
    fractionalSets += block.fractionalSets(weights)
  }
}

/// The hard sets of some weeks, by the exercises that occur in them.
private struct Block {
  var weeks = 0
  /// The exercises, as indices into the log's.
  private(set) var exercises: [Int] = []
  /// By exercise of the log: its position in ``exercises``; −1 for none.
  private var columns: [Int]
  private var hardSets: [(week: Int32, column: Int32, count: Int32)] = []

  /// Entries of the weeks × exercises matrix, unless one week alone has more: 1 MB.
  private static let largest = 1 << 17

  init(exercises count: Int) { columns = Array(repeating: -1, count: count) }

  /// Whether the matrix stays small if every set of another week is of an exercise of its own.
  func canHoldWeek(ofSets sets: Int) -> Bool {
    (weeks + 1) * min(exercises.count + sets, columns.count) <= Block.largest
  }

  /// Adds some sets to the last week.
  @inline(__always)
  mutating func addHardSets(_ count: Int, of exercise: Int) {
    guard count > 0 else { return }
    if columns[exercise] < 0 {
      columns[exercise] = exercises.count
      exercises.append(exercise)
    }
    hardSets.append((Int32(weeks - 1), Int32(columns[exercise]), Int32(count)))
  }

  /// Weeks × muscles, row-major; begins the next block.
  mutating func fractionalSets(_ weights: MuscleWeights) -> [Double] {
    let width = MuscleWeights.muscles.count
    var counts = [Double](repeating: 0, count: weeks * exercises.count)
    for (week, column, count) in hardSets {
      counts[Int(week) * exercises.count + Int(column)] += Double(count)
    }
    var matrix: [Double] = []
    matrix.reserveCapacity(exercises.count * width)
    for exercise in exercises {
      matrix += weights.matrix[exercise * width..<(exercise + 1) * width]
      columns[exercise] = -1
    }
    defer {
      weeks = 0
      exercises.removeAll(keepingCapacity: true)
      hardSets.removeAll(keepingCapacity: true)
    }
    return matrixProduct(
      counts.span, matrix.span, rows: weeks, inner: exercises.count, columns: width
    )
    .map { $0 / Double(VolumeModel.whole) }
  }
}
