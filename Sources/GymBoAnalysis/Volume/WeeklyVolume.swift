internal import GymBoKernels
public import GymBoLog

/// The history as weeks: volume, hard sets and fractional sets per muscle, for every week with a session.
///
/// Sets are grouped once into weeks × exercises; what follows are matrix products, whose entries are whole
/// numbers (tonnage in 10 µg) or multiples of ½ (sets), so every sum is exact in whatever order BLAS adds.
public struct WeeklyVolume: Sendable {
  /// Weeks with at least one session, in order.
  public private(set) var weeks: [ISOWeek] = []
  public private(set) var workouts: [Int] = []
  /// Σ load × repetitions in 10 µg, one a week.
  public private(set) var tonnage: [Double] = []
  public private(set) var hardSets: [Double] = []
  public private(set) var workingSets: [Double] = []
  /// Fractional sets, weeks × muscles, row-major.
  public private(set) var fractionalSets: [Double] = []

  /// Entries of the weeks × exercises matrix that are worked on at once: 8 MB.
  private static let blockSize = 1 << 20

  init(of log: TrainingLog, traits: SetTraits, weights: MuscleWeights) {
    let exercises = log.exercises.count
    let width = MuscleWeights.muscles.count
    let ones = [Double](repeating: 1, count: exercises)
    let weeksInBlock = max(1, WeeklyVolume.blockSize / max(1, exercises))
    let sessionWeeks = log.sessions.map(\.date.isoWeek)
    var first = 0
    while first < log.sessions.count {
      // The sessions of the next block of weeks.
      var blockWeeks: [ISOWeek] = []
      var end = first
      while end < log.sessions.count {
        if blockWeeks.last != sessionWeeks[end] {
          if blockWeeks.count == weeksInBlock { break }
          blockWeeks.append(sessionWeeks[end])
          workouts.append(0)
        }
        workouts[workouts.count - 1] += 1
        end += 1
      }
      let size = blockWeeks.count * exercises
      var blockTonnage = [Double](repeating: 0, count: size)
      var blockHard = blockTonnage
      var blockWorking = blockTonnage
      var weekIndex = 0
      for session in first..<end {
        while blockWeeks[weekIndex] != sessionWeeks[session] { weekIndex += 1 }
        for row in log.sessions[session].sets where traits.isWorking[row] {
          let cell = weekIndex * exercises + Int(log.sets.exercise[row])
          blockTonnage[cell] += traits.tonnage[row]
          blockWorking[cell] += 1
          if traits.isHard[row] { blockHard[cell] += 1 }
        }
      }
      let rows = blockWeeks.count
      tonnage += matrixProduct(
        blockTonnage.span, ones.span, rows: rows, inner: exercises, columns: 1)
      hardSets += matrixProduct(blockHard.span, ones.span, rows: rows, inner: exercises, columns: 1)
      workingSets += matrixProduct(
        blockWorking.span, ones.span, rows: rows, inner: exercises, columns: 1)
      fractionalSets += matrixProduct(
        blockHard.span, weights.matrix.span, rows: rows, inner: exercises, columns: width)
      weeks += blockWeeks
      first = end
    }
  }
}
