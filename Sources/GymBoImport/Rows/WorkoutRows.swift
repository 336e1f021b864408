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
    var next = starts
    var order = [Int](repeating: 0, count: history.rows.count)
    for index in history.rows.indices {
      let workout = Int(history.rows[index].workout)
      order[next[workout]] = index
      next[workout] += 1
    }
    self.order = order
    self.starts = starts
  }

  subscript(workout: Int) -> ArraySlice<Int> { order[starts[workout]..<starts[workout + 1]] }
}
