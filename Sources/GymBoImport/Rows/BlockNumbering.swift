/// Numbers the blocks of an exercise in a workout, and gives each set the note of its block.
///
/// An exercise that is done again later in the same workout has a second block.
enum BlockNumbering {
  private struct State {
    var block: Int16 = 0
    /// The last number seen in the block; −1 before the first.
    var order: Int32 = -1
    var note: Int32 = -1
  }

  /// Numbers the blocks of a file's sets. A block begins where the exercise returns after another one, where its set numbers
  /// start over, and where the quotes of the note mark it.
  static func number(_ history: inout ImportedFile, _ map: HeaderMap) {
    number(
      &history,
      marksBlocks: notesOpenBlocks(map) && history.rows.contains { !$0.hasQuotedNote },
      sharesNotes: map.format.noteScope == .exercise)
  }

  /// - Parameters:
  ///   - marks: whether quotes around the note mark the first row of a block.
  ///   - sharesNotes: whether all sets of a block have its note.
  static func number(_ history: inout ImportedFile, marksBlocks marks: Bool, sharesNotes: Bool) {
    let exercises = history.exerciseCount
    // By exercise: the state of its block, and the workout in which that block is.
    var states = [State](repeating: State(), count: exercises)
    var workoutOfState = [Int](repeating: -1, count: exercises)
    let workouts = history.workouts
    var rows = history.rows.mutableSpan
    for workout in workouts.indices {
      var lastExercise: Int32 = -1
      var state = State()
      for index in workouts[workout].rows {
        let row = rows[index]
        if row.exercise == lastExercise {
          if begins(row, after: state, marks: marks) { state = State(block: next(state)) }
        } else {
          // The state of an exercise is stored only when another exercise follows.
          if lastExercise >= 0 { states[Int(lastExercise)] = state }
          let exercise = Int(row.exercise)
          state =
            workoutOfState[exercise] == workout ? State(block: next(states[exercise])) : State()
          workoutOfState[exercise] = workout
          lastExercise = row.exercise
        }
        if row.order >= 0 { state.order = row.order }
        if row.note >= 0 { state.note = row.note }
        rows[index].block = state.block
        if sharesNotes { rows[index].note = state.note }
      }
    }
  }

  private static func begins(_ row: ImportedSet, after state: State, marks: Bool) -> Bool {
    row.order >= 0
      ? state.order >= 0 && row.order <= state.order
      // Warm-ups have a letter instead of a number, so only the quotes of the note can mark the beginning of their block.
      : marks && row.hasQuotedNote
  }

  private static func next(_ state: State) -> Int16 { state.block == .max ? .max : state.block + 1 }

  /// Whether the file has quotes around the note, even an empty one, on the first row of each block, and none on the rows
  /// below. Strong writes it like this in exports with a column of durations, and on Android in those with columns of units.
  private static func notesOpenBlocks(_ map: HeaderMap) -> Bool {
    map.format.noteScope == .exercise && map.has(.note)
      && (map.has(.duration) || map.has(.loadUnit)) && !map.has(.workoutNumber)
  }
}
