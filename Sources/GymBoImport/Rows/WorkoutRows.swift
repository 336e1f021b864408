/// The rows of a file by workout, each workout's in file order.
struct WorkoutRows {
  /// Indices of rows, those of a workout together.
  private let order: [Int]
  /// By workout, where its rows begin in the order; one more for the end.
  private let starts: [Int]

  init() { (order, starts) = ([], [0]) }

  init(_ history: FileHistory) {
    var starts = [Int](repeating: 0, count: history.workouts.count + 1)
    for row in history.rows { starts[Int(row.workout) + 1] += 1 }
    for workout in history.workouts.indices { starts[workout + 1] += starts[workout] }
    self.starts = starts
    guard !WorkoutRows.areGrouped(history.rows) else {
      order = Array(0..<history.rows.count)
      return
    }
    var next = starts
    var order = [Int](repeating: 0, count: history.rows.count)
    for index in history.rows.indices {
      let workout = Int(history.rows[index].workout)
      order[next[workout]] = index
      next[workout] += 1
    }
    self.order = order
  }

  /// Whether every workout's rows stand together, in order, as they do in nearly all files.
  private static func areGrouped(_ rows: [SetRow]) -> Bool {
    var last: Int32 = 0
    for row in rows {
      if row.workout < last { return false }
      last = row.workout
    }
    return true
  }

  subscript(workout: Int) -> ArraySlice<Int> { order[starts[workout]..<starts[workout + 1]] }
}
