internal import GymBoLog

/// Consecutive sets of one exercise in one session, warm-ups included. What depends on the exercise, the session or the day
/// is looked up once for a block instead of once for each set.
struct ExerciseBlock {
  /// Index into the log's exercises.
  let exercise: Int32
  /// Index into the log's sessions.
  let session: Int32
  /// The day of the session.
  let date: CivilDate
  private let first: Int32
  private let end: Int32

  init(exercise: Int32, session: Int, date: CivilDate, rows: Range<Int>) {
    self.exercise = exercise
    self.session = Int32(session)
    self.date = date
    first = Int32(rows.lowerBound)
    end = Int32(rows.upperBound)
  }

  /// The block's sets, as rows of the log.
  var rows: Range<Int> { Int(first)..<Int(end) }
}

/// All sets of a history as blocks, grouped by exercise.
struct ExerciseBlocks {
  /// The blocks of the first exercise in order of time, then those of the next exercise, and so on.
  let blocks: [ExerciseBlock]
  /// For each exercise, the index after its last block.
  private let ends: [Int]

  init(of log: TrainingLog) {
    let inTime = ExerciseBlocks.inTime(of: log)
    // A counting sort: `places` holds where the blocks of each exercise begin, then where its next block goes.
    var places = [Int](repeating: 0, count: log.exercises.count)
    var place = places.mutableSpan
    for block in inTime { place[Int(block.exercise)] += 1 }
    var count = 0
    for exercise in place.indices {
      let own = place[exercise]
      place[exercise] = count
      count += own
    }
    var blocks = inTime
    var sorted = blocks.mutableSpan
    for block in inTime {
      let exercise = Int(block.exercise)
      sorted[place[exercise]] = block
      place[exercise] += 1
    }
    self.blocks = blocks
    ends = places
  }

  private static func inTime(of log: TrainingLog) -> [ExerciseBlock] {
    let exercises = log.columns.exercise.span
    var blocks: [ExerciseBlock] = []
    // Most blocks have three sets or more.
    blocks.reserveCapacity(exercises.count / 3)
    for session in log.sessions.indices {
      let rows = log.sessions[session].sets
      let date = log.sessions[session].date
      var first = rows.lowerBound
      while first < rows.upperBound {
        let exercise = exercises[first]
        var end = first + 1
        while end < rows.upperBound, exercises[end] == exercise { end += 1 }
        blocks.append(
          ExerciseBlock(exercise: exercise, session: session, date: date, rows: first..<end))
        first = end
      }
    }
    return blocks
  }

  /// The indices of an exercise's blocks.
  func ofExercise(_ exercise: Int) -> Range<Int> {
    (exercise > 0 ? ends[exercise - 1] : 0)..<ends[exercise]
  }
}
