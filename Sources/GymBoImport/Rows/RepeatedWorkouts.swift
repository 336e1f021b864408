import GymBoLog

/// Finds the workouts that come again in one file, as where two exports were put into one file.
///
/// Rows of a workout may come again for two reasons. In a file whose rows were sorted otherwise, they are further sets of it. In a
/// file of two exports, they are the same sets again. A run of rows repeats its workout if at least half of its sets are
/// among the workout's sets so far, and at least half of those among its own. The number of a set has to be equal, too,
/// which tells the first set of 100 kg from the second.
enum RepeatedWorkouts {
  /// Makes each run of rows that repeats its workout a version of its own. Nothing is done if most runs of the file are
  /// further sets: then the file is sorted otherwise, and a run that looks like the rows before it does so by chance.
  ///
  /// O(sets that come in later runs), which is none in nearly all files.
  static func separate(in history: inout ImportedFile) {
    let runs = history.laterRuns
    guard !runs.isEmpty else { return }
    var counts: [Int32: SetCounts] = [:]
    var repeats: [Range<Int>] = []
    for run in runs {
      let workout = history.rows[run.lowerBound].workout
      if counts[workout] == nil {
        var first = SetCounts()
        for row in history.workouts[Int(workout)].rows { first.add(identity(row, history)) }
        counts[workout] = first
      }
      if isRepetition(run, of: counts[workout, default: SetCounts()], history) {
        repeats.append(run)
      } else {
        for row in run { counts[workout]?.add(identity(row, history)) }
      }
    }
    guard 2 * repeats.count >= runs.count else { return }
    for run in repeats { history.separate(run) }
  }

  private static func isRepetition(
    _ run: Range<Int>, of before: SetCounts, _ history: ImportedFile
  ) -> Bool {
    guard run.count <= 2 * before.total, before.total <= 2 * run.count else { return false }
    var own: [SetIdentity: Int] = [:]
    var equal = 0
    for row in run {
      let set = identity(row, history)
      own[set, default: 0] += 1
      if own[set, default: 0] <= before.count(of: set) { equal += 1 }
    }
    return 2 * equal >= run.count && 2 * equal >= before.total
  }

  private static func identity(_ row: Int, _ history: ImportedFile) -> SetIdentity {
    let set = history.rows[row]
    return SetIdentity(of: row, in: history, exercise: set.exercise, order: set.order)
  }
}
