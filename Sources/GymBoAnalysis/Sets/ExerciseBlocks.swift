internal import GymBoLog

/// Sets of one exercise that were done one after another in a session, warm-ups too: what is so of the session or the day is
/// asked once for all of them.
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

  /// Its sets in the log.
  var rows: Range<Int> { Int(first)..<Int(end) }
}

/// All sets of a history as blocks, by exercise.
struct ExerciseBlocks {
  /// Those of the first exercise in order of time, then those of the next.
  let blocks: [ExerciseBlock]
  /// Where those of each exercise end.
  private let ends: [Int]

  init(of log: TrainingLog) {
    let inTime = ExerciseBlocks.inTime(of: log)
    // Sorted by counting: where those of each exercise begin, and then where its next goes.
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
    let exercises = log.sets.exercise.span
    var blocks: [ExerciseBlock] = []
    // Most have three sets or more.
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

  /// Where the blocks of an exercise stand.
  func ofExercise(_ exercise: Int) -> Range<Int> {
    (exercise > 0 ? ends[exercise - 1] : 0)..<ends[exercise]
  }
}
